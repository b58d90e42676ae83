import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type OwnDatabase = { url: string; drop: () => Promise<void> }

/** A new database on a PostgreSQL server, empty or a copy of `template`; its user must be allowed to make them. */
export async function ownDatabase(server: string, template?: string): Promise<OwnDatabase> {
  const name = `souk_test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  return { url: new URL(`/${name}`, server).href, drop: () => ask(server, `drop database ${name}`) }
}

/** Any number; every process that prepares this server asks for the same lock. */
const LOCK = 7_685_108

/** Runs `prepare` on a connection to the server while no other process runs its own. */
export async function withServerLock(
  server: string,
  prepare: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await connected(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await prepare(client)
  })
}

const ask = (server: string, sql: string) =>
  connected(server, async (client) => void (await client.query(sql)))

async function connected(server: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
