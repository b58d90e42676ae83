import type { Database } from '#server/db/engine/open.ts'
import { type Budget, giveBack, spend, waitFor } from './budget.ts'

/** The budgets in which one attempt counts, each with its name there. */
export type Counted = readonly (readonly [budget: Budget, name: string])[]

/**
 * Takes one from each budget in turn. When one is used up, the others get theirs back: an attempt that is refused in one
 * budget costs nothing in another. The seconds to wait, else 0.
 */
export async function spendEach(db: Database, counted: Counted, now: Date): Promise<number> {
  for (const [at, [budget, name]] of counted.entries()) {
    const wait = await spend(db, budget, name, now)
    if (wait > 0) {
      await giveBackEach(db, counted.slice(0, at))
      return wait
    }
  }
  return 0
}

/** The seconds until every budget has one left, without taking any. */
export async function waitForEach(db: Database, counted: Counted, now: Date): Promise<number> {
  const waits = await Promise.all(counted.map(([budget, name]) => waitFor(db, budget, name, now)))
  return Math.max(0, ...waits)
}

export async function giveBackEach(db: Database, counted: Counted): Promise<void> {
  for (const [budget, name] of counted) await giveBack(db, budget, name)
}
