import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A new database on a PostgreSQL server; its user must be allowed to make them. */
export async function ownDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `souk_test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  return { url: new URL(`/${name}`, server).href, drop: () => ask(server, `drop database ${name}`) }
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
