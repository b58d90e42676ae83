import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedLine } from '#server/db/engine/embedded-line.ts'
import { type OpenDatabase, openPostgres } from '#server/db/engine/open.ts'
import { counters } from '#server/db/schema.ts'
import { sqlState } from '#server/db/sql-state.ts'
import { together } from '#server/db/together.ts'
import { transact } from '#server/db/transact.ts'
import { ownDatabase } from '#tools/check/own-database.ts'
import { emptyEmbedded } from './support/empty-database.ts'

const server = process.env.TEST_DATABASE_URL
const UNIQUE = '23505'

/** A pool of one connection, so that a query meets the leftovers of the query before. */
describe('a transaction on a connection that does not wait', () => {
  let own: Awaited<ReturnType<typeof ownDatabase>> | undefined
  let shop: OpenDatabase
  beforeAll(async () => {
    own = server ? await ownDatabase(server) : undefined
    shop = own ? await openPostgres(own.url, { poolSize: 1 }) : await emptyEmbedded()
  })
  afterAll(async () => {
    await shop.close()
    await own?.drop()
  })
  const stored = async (name: string) =>
    (await shop.db.select().from(counters).where(eq(counters.name, name)))[0]?.value

  it('is done in the order it was asked', async () => {
    const read = await transact(shop.db, async (tx) => {
      const set = (value: number) =>
        tx
          .insert(counters)
          .values({ name: 'in order', value })
          .onConflictDoUpdate({ target: counters.name, set: { value } })
      const read = () => tx.select().from(counters).where(eq(counters.name, 'in order'))
      const [, [first], , [second]] = await together([set(1), read(), set(2), read()])
      return [first!.value, second!.value]
    })
    expect(read).toEqual([1, 2])
  })

  it('says its own fault, not that of what was asked behind it, and leaves nothing', async () => {
    const add = (name: string) => shop.db.insert(counters).values({ name, value: 1 })
    await add('taken')
    const failed = transact(shop.db, (tx) => {
      const insert = (name: string) => tx.insert(counters).values({ name, value: 2 })
      return together([insert('before'), insert('taken'), insert('behind')])
    })
    expect(sqlState(await failed.catch((error: unknown) => error))).toBe(UNIQUE)
    expect(await Promise.all(['before', 'taken', 'behind'].map(stored))).toEqual([undefined, 1, undefined])
    await add('after')
    expect(await stored('after')).toBe(1)
  })

  it('is taken back whole when its work is refused', async () => {
    const refused = transact(shop.db, async (tx) => {
      await together([
        tx.insert(counters).values({ name: 'refused', value: 1 }),
        Promise.reject(new Error('refused')),
      ])
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await stored('refused')).toBeUndefined()
  })
})

describe('the embedded database', () => {
  it('the embedded database begins anew with the next client after a connection broke', async () => {
    const { client, close } = await emptyEmbedded()
    const connected = async () => {
      const line = new pg.Client({ stream: () => new EmbeddedLine(client), user: 'postgres' })
      await line.connect()
      const count = () =>
        line.query<{ count: number }>({
          name: 's0',
          text: 'select count(*)::int from counters where $1',
          values: [true],
        })
      return { line, count: async () => (await count()).rows[0]!.count }
    }
    const broken = await connected()
    await broken.line.query("begin; insert into counters (name, value) values ('left', 1)")
    expect(await broken.count()).toBe(1)
    broken.line.on('error', () => {})
    broken.line.connection.stream.destroy()
    const { count, line } = await connected()
    expect(await count()).toBe(0)
    await line.end()
    await close()
  })
})
