import { type OpenDatabase, openPostgres } from '#server/db/engine/open.ts'
import { emptyEmbedded, emptyOn } from './empty-database.ts'

/**
 * An empty, migrated database that is gone when closed: embedded, or one of its own on the PostgreSQL server that
 * `TEST_DATABASE_URL` names (its user must be allowed to create databases).
 */
export async function openEmpty(server = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  if (!server) return emptiedEmbedded()
  const { url, drop } = await emptyOn(server)
  const opened = await openPostgres(url)
  return { ...opened, close: () => opened.close().then(drop) }
}

type Embedded = Awaited<ReturnType<typeof emptyEmbedded>>

/** The embedded database that a test file of this worker has closed; with new ones, files take a quarter more processor time. */
let free: Embedded | undefined

async function emptiedEmbedded(): Promise<OpenDatabase> {
  const opened = free ?? (await emptyEmbedded())
  free = undefined
  const { client } = opened
  const migrated = await objectsOf(client)
  const close = async () => {
    await empty(client)
    // What a test made beside rows stays in no other test's way: such a database ends here.
    if (free || (await objectsOf(client)) !== migrated) await opened.close()
    else free = opened
  }
  return { ...opened, close }
}

/** Deletes every row and begins all numbers anew. */
async function empty(client: Embedded['client']): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    "select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  )
  await client.exec(`truncate ${rows[0]!.tables} restart identity cascade`)
}

/** Counts what a migration makes. */
async function objectsOf(client: Embedded['client']): Promise<string> {
  const { rows } = await client.query<{ counts: string }>(
    `select concat_ws(' ', (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
      (select count(*) from pg_proc), (select count(*) from pg_trigger), (select count(*) from pg_constraint)) as counts`,
  )
  return rows[0]!.counts
}
