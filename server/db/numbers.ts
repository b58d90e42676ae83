import { sql } from 'drizzle-orm'
import type { Database } from './engine/open.ts'
import { onlyRow } from './only-row.ts'
import { counters } from './schema.ts'

export type NumberedThing = 'order' | 'cart_line' | 'customer' | 'address' | 'review' | 'conversation'

/** The next number of a kind. Never called inside a transaction: it asks the database by itself. */
export type Numbers = (thing: NumberedThing) => Promise<number>

const FIRST = 100_001
const BLOCK = 50

/**
 * Hands out integer keys without a sequence. A process reserves a block at a time, so that customers who order at the
 * same moment do not wait for one row; what a stopped process had left is skipped.
 */
export function createNumbers(db: Database): Numbers {
  const blocks = new Map<NumberedThing, Promise<Iterator<number, void>>>()
  const reserve = async (thing: NumberedThing) => {
    const rows = await db
      .insert(counters)
      .values({ name: thing, value: FIRST + BLOCK })
      .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + ${BLOCK}` } })
      .returning({ value: counters.value })
    return count(onlyRow(rows).value - BLOCK)
  }
  return async function next(thing): Promise<number> {
    const block = blocks.get(thing) ?? reserve(thing)
    blocks.set(thing, block)
    try {
      const { value, done } = (await block).next()
      if (!done) return value
    } catch (error) {
      if (blocks.get(thing) === block) blocks.delete(thing)
      throw error
    }
    if (blocks.get(thing) === block) blocks.delete(thing)
    return next(thing)
  }
}

function* count(from: number): Generator<number, void> {
  for (let number = from; number < from + BLOCK; number++) yield number
}
