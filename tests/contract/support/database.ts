import { type OpenDatabase, openPostgres } from '#server/db/engine/open.ts'
import { emptyEmbedded, emptyOn } from './empty-database.ts'

/**
 * An empty, migrated database that is gone when closed: embedded, or one of its own on the PostgreSQL server that
 * `TEST_DATABASE_URL` names (its user must be allowed to create databases).
 */
export async function openEmpty(server = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  if (!server) return emptyEmbedded()
  const { url, drop } = await emptyOn(server)
  const opened = await openPostgres(url)
  return { ...opened, close: () => opened.close().then(drop) }
}
