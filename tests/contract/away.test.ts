import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createReference } from '#server/catalogue/reference.ts'
import { isAway } from '#server/db/engine/away.ts'
import { type Database, type OpenDatabase, openPostgres } from '#server/db/engine/open.ts'
import { items } from '#server/db/schema.ts'
import type { Services } from '#server/wiring/services.ts'
import { ownDatabase } from '#tools/check/own-database.ts'
import { clientOf, inTheCenter, newCustomer, openShop } from './support/app.ts'
import { emptyEmbedded } from './support/empty-database.ts'
import { item } from './support/small-shop.ts'

const shop = openShop()
const server = process.env.TEST_DATABASE_URL

/** What the driver says of a database that is not there, as Drizzle passes it on. */
const failures = {
  'shuts down': Object.assign(new Error('terminating connection'), { code: '57P01' }),
  'takes too long': Object.assign(new Error('canceling statement'), { code: '57014' }),
  'has too many clients': Object.assign(new Error('too many clients'), { code: '53300' }),
  'has a full disk': Object.assign(new Error('could not extend file'), { code: '53100' }),
  'has no memory left': Object.assign(new Error('out of memory'), { code: '53200' }),
  'cannot write its files': Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }),
  'cannot be reached': Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  'broke the line': Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  'lost the line': new Error('Connection terminated unexpectedly'),
  'is asked by more than there are connections': new Error('timeout exceeded when trying to connect'),
  'says nothing': new Error('Query read timeout'),
}

const failing = (error: Error): Database => {
  const fail = () => {
    throw new Error('Failed query', { cause: error })
  }
  // A statement that another file has prepared goes to the client.
  const client = { query: async () => fail() }
  return { select: fail, execute: fail, transaction: fail, _: { session: { client } } } as never
}

const appOver = (changes: Partial<Services>) =>
  buildApp({ ...shop.services, ...changes }, { checkReplies: true, storefront: '/nowhere' })

describe('while the database', () => {
  it.each(Object.entries(failures))('%s, customers may ask again', async (_, error) => {
    const app = await appOver({ db: failing(error) })
    const asked = [
      app.inject({ url: '/api/v1/customer/info', headers: { authorization: 'Bearer any' } }),
      app.inject('/readyz'),
    ]
    for (const reply of await Promise.all(asked)) {
      expect(reply.statusCode).toBe(503)
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      expect(reply.json().errors[0].code).toBe('unavailable')
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await app.close()
  })

  it('has a full disk, writes may be asked again, reads are answered, and the shop is not ready', async () => {
    const { db } = shop.services
    await db.execute(sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await db.execute(
      sql`create trigger no_room before insert on newsletter_subscribers execute function no_room()`,
    )
    let isFull = true
    const full = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' && isFull
          ? failing(failures['has a full disk']).transaction
          : Reflect.get(target, name),
    })
    const app = await appOver({ db: full })
    const subscribe = async () => {
      const { response, error } = await clientOf(app).POST('/newsletter/subscribe', {
        body: { email: 'reader@example.com' },
      })
      return [response.status, response.headers.get('retry-after'), error?.errors[0]?.code]
    }
    const ready = async () => (await app.inject('/readyz')).statusCode
    expect(await ready()).toBe(200)
    expect(await subscribe()).toEqual([503, '5', 'unavailable'])
    expect((await app.inject('/api/v1/config')).statusCode).toBe(200)
    expect(await ready()).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    isFull = false
    await db.execute(sql`drop function no_room cascade`)
    expect(await ready()).toBe(200)
    expect((await subscribe())[0]).toBe(200)
    await app.close()
  })

  it('refuses a question as wrong, it is a fault', async () => {
    const wrong = Object.assign(new Error('column does not exist'), { code: '42703' })
    const app = await appOver({ db: failing(wrong) })
    const headers = { authorization: 'Bearer any' }
    const reply = await app.inject({ url: '/api/v1/customer/info', headers })
    expect(reply.statusCode).toBe(500)
    await app.close()
  })
})

describe('a shop that stops', () => {
  it('is not ready for anybody, and lives', async () => {
    const app = await appOver({ stopping: AbortSignal.abort() })
    const reply = await app.inject('/readyz')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1'])
    await app.close()
  })
})

describe('a shop without a sender of codes', () => {
  it('says so, and when to ask again', async () => {
    const app = await appOver({ otp: undefined })
    const { phone } = await newCustomer(app)
    const { response } = await clientOf(app).POST('/auth/forgot-password', { body: { phone } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    await app.close()
  })
})

describe('the reference', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is read again while calls still get the one before, and is never older than half a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { db } = shop.services
    const errors: unknown[] = []
    const reference = createReference(db, (error) => errors.push(error))
    const first = await reference()
    vi.advanceTimersByTime(14_000)
    expect(await reference()).toBe(first)
    vi.advanceTimersByTime(2_000)
    expect(await reference()).toBe(first)
    const second = await vi.waitFor(async () => {
      const now = await reference()
      expect(now).not.toBe(first)
      return now
    })
    vi.advanceTimersByTime(31_000)
    expect(await reference()).not.toBe(second)
    expect(errors).toEqual([])
  })

  it('a reference that could not be read again is kept until it is too old, and its failure is told once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { db } = shop.services
    let isGone = false
    const errors: unknown[] = []
    // No database listens at this port.
    const gone = drizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }))
    const flaky = new Proxy(db, { get: (target, name) => Reflect.get(isGone ? gone : target, name) })
    const reference = createReference(flaky, (error) => errors.push(error))
    const first = await reference()
    isGone = true
    vi.advanceTimersByTime(16_000)
    expect(await reference()).toBe(first)
    expect(await reference()).toBe(first)
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    vi.advanceTimersByTime(15_000)
    await expect(reference()).rejects.toThrow('Failed query')
    isGone = false
    expect(await reference()).not.toBe(first)
  })
})

describe('how many goods there are', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const countOf = async (reference: Services['reference']) =>
    (await reference()).modules.get(inTheCenter.module)!.items_count

  it('the number of items is known to every request, and is counted again in the background', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { db } = shop.services
    const errors: unknown[] = []
    let counted = 0
    const slow = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select')
          return (fields?: Record<string, unknown>) => {
            if (fields && 'count' in fields) counted++
            // biome-ignore lint/suspicious/noExplicitAny: passed on as it came.
            return (target.select as any)(fields)
          }
        return Reflect.get(target, name)
      },
    })
    const reference = createReference(slow, (error) => errors.push(error))
    const before = await countOf(reference)
    // Goods of modules and brands, stores, goods of categories, goods of allergens.
    expect(counted).toBe(5)
    const [row] = await db.select().from(items).where(sql`${items.id} = ${item.kebab}`)
    await db.insert(items).values({ ...row!, id: 9_999, slug: 'another-kebab' })
    vi.advanceTimersByTime(31_000)
    expect(await countOf(reference)).toBe(before)
    expect(counted).toBe(5)
    vi.advanceTimersByTime(300_000)
    expect(await countOf(reference)).toBe(before)
    expect(counted).toBe(10)
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(31_000)
      expect(await countOf(reference)).toBe(before + 1)
    })
    expect(errors).toEqual([])
    await db.delete(items).where(sql`${items.id} = 9999`)
  })
})

/** Real PostgreSQL alone: the embedded one has no connections. */
describe.runIf(server)('a database with limits', () => {
  let own: Awaited<ReturnType<typeof ownDatabase>>
  let opened: OpenDatabase
  beforeAll(async () => {
    own = await ownDatabase(server!)
    opened = await openPostgres(own.url, { poolSize: 1, waitMs: 500, answerMs: 200 })
  })
  afterAll(async () => {
    await opened.close()
    await own.drop()
  })
  const failureOf = (asked: PromiseLike<unknown>) =>
    Promise.resolve(asked).then(
      () => undefined,
      (error: unknown) => error,
    )

  it('gives up a statement that takes too long, and goes on', async () => {
    const error = await failureOf(opened.db.execute(sql`select pg_sleep(30)`))
    expect(isAway(error)).toBe(true)
    await opened.db.execute(sql`select 1`)
  })

  it('does not let who finds no free connection wait', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const first = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await held
    })
    const error = await failureOf(opened.db.execute(sql`select 1`))
    letGo()
    await first
    expect(isAway(error)).toBe(true)
  })

  it('is away for who was asking when the line was cut, and back for the next', async () => {
    const killed = failureOf(opened.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    expect(isAway(await killed)).toBe(true)
    await opened.db.execute(sql`select 1`)
  })
})

describe('a database that is closed', () => {
  it('is away', async () => {
    const { db, close } = await emptyEmbedded()
    await close()
    const error = await db.execute(sql`select 1`).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isAway(error)).toBe(true)
  })
})
