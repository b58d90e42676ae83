import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open.ts'

/**
 * An empty, migrated database that is gone when closed: embedded, or one of its own on the PostgreSQL server that
 * `TEST_DATABASE_URL` names (its user must be allowed to create databases).
 */
export async function openEmpty(server = process.env.TEST_DATABASE_URL): Promise<OpenDatabase> {
  if (!server) return openEmbedded({})
  const name = `souk_test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  const opened = await openPostgres(new URL(`/${name}`, server).href)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await ask(server, `drop database ${name}`)
    },
  }
}

async function ask(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
