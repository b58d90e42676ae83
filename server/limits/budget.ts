// Hand-written: one statement counts on both database engines; rate-limiter-flexible brings a store and a table of its own.
import { createHash } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { budgets } from '#server/db/schema.ts'

/** So many times within `seconds`, and `pause` seconds apart. */
export type Budget = { kind: string; most: number; seconds: number; pause?: number }

/**
 * Takes one from the budget of `name` before the work it limits begins; the seconds to wait when none is left, else 0. One
 * statement outside every transaction: parallel callers cannot pass together, every process counts in the same row, and no
 * lock is held while another is taken.
 */
export async function spend(db: Database, budget: Budget, name: string, now: Date): Promise<number> {
  const { most, seconds, pause = 0 } = budget
  const key = keyOf(budget, name)
  const isOver = lte(budgets.since, before(now, seconds))
  const spent = await db
    .insert(budgets)
    .values({ name: key, spent: 1, since: now, last_at: now })
    .onConflictDoUpdate({
      target: budgets.name,
      set: {
        spent: sql`case when ${isOver} then 1 else ${budgets.spent} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${budgets.since} end`,
        last_at: now,
      },
      setWhere: sql`${isOver} or (${lt(budgets.spent, most)} and ${lte(budgets.last_at, before(now, pause))})`,
    })
    .returning({ name: budgets.name })
  return spent.length > 0 ? 0 : Math.max(1, await waitFor(db, budget, name, now))
}

/** The seconds to wait, else 0, without taking anything. */
export async function waitFor(db: Database, budget: Budget, name: string, now: Date): Promise<number> {
  const { most, seconds, pause = 0 } = budget
  const [row] = await db
    .select()
    .from(budgets)
    .where(eq(budgets.name, keyOf(budget, name)))
  if (!row) return 0
  const freeAt = row.spent >= most ? after(row.since, seconds) : after(row.last_at, pause)
  return Math.max(0, Math.ceil((freeAt - now.getTime()) / 1000))
}

/** Returns one unit to the budget: the attempt turned out harmless. */
export async function giveBack(db: Database, budget: Budget, name: string): Promise<void> {
  await db
    .update(budgets)
    .set({ spent: sql`${budgets.spent} - 1` })
    .where(and(eq(budgets.name, keyOf(budget, name)), gt(budgets.spent, 0)))
}

/** Names are hashed: phone numbers, e-mail addresses and networks are not kept in clear. */
const keyOf = ({ kind }: Budget, name: string) => createHash('sha256').update(`${kind} ${name}`).digest('hex')

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
const after = (then: Date, seconds: number) => then.getTime() + seconds * 1000
