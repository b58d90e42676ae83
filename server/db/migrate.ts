import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateOverPool } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

/** The SQL is made from schema.ts by `npm run migration -- --name <what>`, and committed. */
const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Search forgives typing errors by trigrams; the extension is a trusted one, so the database's owner may create it. */
const extension = 'create extension if not exists pg_trgm'

/** Any number; every process that migrates this schema asks for the same lock. */
const LOCK = 7_685_107

/**
 * Brings the schema up to date, on a connection without limits of time; processes that start together do it one after the
 * other.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(extension)
    await migrateOverPool(drizzlePostgres(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** The folder lock already keeps a second process out. */
export async function migratePglite(client: PGlite): Promise<void> {
  await client.exec(extension)
  await migrateEmbedded(drizzlePglite(client), { migrationsFolder })
}
