import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { CannotStart } from '#server/config/cannot-start.ts'
import { migratePglite, migratePostgres } from '../migrate.ts'
import { damaged, prepareFolder } from './embedded-folder.ts'
import { EmbeddedLine } from './embedded-line.ts'
import { lockFolder } from './folder-lock.ts'
import { PipelinedClient } from './pipelined-client.ts'

/** The database, or a transaction in it. On PGlite the outer one must not be used inside a transaction: it waits for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = { db: Database; engine: 'pglite' | 'postgresql'; close: () => Promise<void> }

/**
 * Similarity above which two words match (`%`): swapped letters share few trigrams, and the edit distance is checked
 * afterwards.
 */
const ALIKE = 'pg_trgm.similarity_threshold=0.2'

/** What a page asks is answered sooner than it is compiled. */
const COMPILED = 'jit=off'

export type PostgresOptions = {
  poolSize?: number
  /** How long a question waits for a free connection. */
  waitMs?: number
  /** What takes longer fails; without it a statement takes the time it takes, as seeding and checking do. */
  answerMs?: number
}

/** Opens and migrates the database: a PostgreSQL server when its address is given, else an embedded one in `dataDir`. */
export function openDatabase({
  url,
  dataDir,
  ...options
}: PostgresOptions & { url?: string | undefined; dataDir: string }) {
  return url ? openPostgres(url, options) : openPglite(dataDir)
}

/** On the server's clock, and some seconds later on ours: a line that broke in silence answers nothing. */
const LATER_HERE = 5_000
/** A transaction that asks nothing for so long was left by a process that stands still; its locks are given up. */
const IDLE_IN_TRANSACTION = 60_000

const limited = (answerMs: number) => ({
  statement_timeout: answerMs,
  query_timeout: answerMs + LATER_HERE,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
})

export async function openPostgres(
  url: string,
  { poolSize = 10, waitMs = 5_000, answerMs }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PipelinedClient,
    pipeline: true,
    options: `-c ${ALIKE} -c ${COMPILED}`,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    ...(answerMs && limited(answerMs)),
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await migratePostgres(url)
  } catch (error) {
    await pool.end()
    throw unreachable(error, url)
  }
  return { db: drizzlePostgres(pool), engine: 'postgresql', close: () => pool.end() }
}

const NO_ANSWER = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000']

/** Says without the password which server was asked, where the reason lies outside the code. */
function unreachable(error: unknown, url: string): unknown {
  const { code = '', message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] }
  if (!NO_ANSWER.includes(code)) return error
  const { host, pathname } = new URL(url)
  const reason = message || errors?.[0]?.message
  return new CannotStart(
    `The database ${pathname.slice(1)} at ${host} cannot be used: ${reason}. Check DATABASE_URL.`,
  )
}

/** `unlock` runs on close even when closing fails, so that the next start is not refused. */
async function openPglite(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  const folder = join(dataDir, 'pg')
  try {
    const finished = prepareFolder(folder)
    const { db, engine, close } = await openEmbedded({ dataDir: folder })
    finished()
    return { db, engine, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    throw damaged(error, folder)
  }
}

/** An embedded database; without `dataDir` it lives in memory, with `loadDataDir` it starts as a copy. */
export async function openEmbedded(options: PGliteOptions): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  await migratePglite(client)
  await client.exec(`set ${ALIKE}`)
  // It has one session: transactions follow one another.
  const pool = new pg.Pool({
    Client: PipelinedClient,
    pipeline: true,
    stream: () => new EmbeddedLine(client),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  })
  const close = () => pool.end().then(() => client.close())
  return { db: drizzlePostgres(pool), engine: 'pglite', client, close }
}
