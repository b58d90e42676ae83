import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open.ts'
import { ownDatabase } from '#tools/own-database.ts'

/**
 * An empty, migrated database that is gone when closed: embedded, or one of its own on the PostgreSQL server that
 * `TEST_DATABASE_URL` names (its user must be allowed to create databases).
 */
export async function openEmpty(server = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  if (!server) return openEmbedded({})
  const { url, drop } = await ownDatabase(server)
  const opened = await openPostgres(url)
  return { ...opened, close: () => opened.close().then(drop) }
}
