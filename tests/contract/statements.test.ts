import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { cartLines, counters } from '#server/db/schema.ts'
import { sqlState } from '#server/db/sql-state.ts'
import { transact } from '#server/db/transact.ts'
import { openEmpty } from './support/database.ts'

let shop: OpenDatabase
beforeAll(async () => {
  shop = await openEmpty()
})
afterAll(() => shop.close())

describe('a statement that is built once', () => {
  const counterOf = statement<{ name: string }, (typeof counters.$inferSelect)[]>((db, value) =>
    db
      .select()
      .from(counters)
      .where(eq(counters.name, value('name'))),
  )

  it('answers each who asks for their own values', async () => {
    await insertInto(shop.db, counters, { name: 'one', value: 1 }, { name: 'two', value: 2 })
    const both = await Promise.all(['one', 'two'].map((name) => counterOf(shop.db, { name })))
    expect(both.flat().map(({ value }) => value)).toEqual([1, 2])
  })

  it('is asked inside the transaction it is given', async () => {
    const refused = transact(shop.db, async (tx) => {
      await insertInto(tx, counters, { name: 'inside', value: 3 })
      expect(await counterOf(tx, { name: 'inside' })).toHaveLength(1)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await counterOf(shop.db, { name: 'inside' })).toEqual([])
  })
})

describe('rows that are inserted', () => {
  const line = { owner: 'guest:a', item_id: 1, store_id: 2, module_id: 3, quantity: 4 }
  const chosen = [{ name: 'Size', labels: ['Large'] }]
  const stored = () =>
    shop.db
      .select({ line: cartLines, isNull: sql<boolean>`${cartLines.variation} is null` })
      .from(cartLines)
      .orderBy(asc(cartLines.id))

  it('inserted rows each have their own columns: null stays null, and an absent value takes the default of the table', async () => {
    const created_at = new Date('2026-01-02T03:04:05.678Z')
    await insertInto(
      shop.db,
      cartLines,
      { ...line, id: 1, variation: null, variation_key: 'a' },
      {
        ...line,
        id: 2,
        variation: chosen,
        variation_key: 'b',
        add_ons: [{ id: 5, quantity: 6 }],
        created_at,
      },
    )
    await insertInto(shop.db, cartLines, { ...line, id: 3, variation: chosen, add_ons: undefined })
    const [first, second, third] = await stored()
    expect(first).toMatchObject({ isNull: true, line: { variation: null, add_ons: [] } })
    expect(second!.line).toMatchObject({ created_at, variation: chosen, add_ons: [{ id: 5, quantity: 6 }] })
    expect(third).toMatchObject({
      isNull: false,
      line: { variation: chosen, variation_key: '', add_ons: [] },
    })
  })
})

describe('a write without await', () => {
  const UNIQUE = '23505'
  const counter = (name: string) => shop.db.select().from(counters).where(eq(counters.name, name))
  const stateOf = (failing: Promise<unknown>) => failing.then(() => undefined, sqlState)
  beforeAll(() => insertInto(shop.db, counters, { name: 'taken', value: 1 }))

  it('a write without await is kept with its transaction', async () => {
    await transact(shop.db, (tx) => insertInto(tx, counters, { name: 'left', value: 2 }))
    expect(await counter('left')).toHaveLength(1)
  })

  it('a write without await that fails with the commit takes all back and says why', async () => {
    const failing = transact(shop.db, async (tx) => {
      await insertInto(tx, counters, { name: 'before', value: 3 })
      await insertInto(tx, counters, { name: 'taken', value: 4 })
      return 'done'
    })
    expect(await stateOf(failing)).toBe(UNIQUE)
    expect(await counter('before')).toEqual([])
  })

  it('a query that fails behind a write without await says why the write failed', async () => {
    const failing = transact(shop.db, async (tx) => {
      await insertInto(tx, counters, { name: 'taken', value: 5 })
      await tx.select().from(counters)
    })
    expect(await stateOf(failing)).toBe(UNIQUE)
  })
})
