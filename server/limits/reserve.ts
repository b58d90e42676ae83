import type { Database } from '#server/db/engine/open.ts'
import { type Budget, giveBack, spend } from './budget.ts'

/** A budget and the name it is spent under, the narrowest first: an exhausted one leaves the next untouched. */
export type Share = readonly [budget: Budget, name: string]

/** Takes one from each; `wait` in seconds when one has none left, else 0. `giveBack` returns what was taken. */
export async function reserve(
  db: Database,
  shares: readonly Share[],
  now: Date,
): Promise<{ wait: number; giveBack: () => Promise<void> }> {
  const taken: Share[] = []
  const returnTaken = async () => {
    for (const [budget, name] of taken) await giveBack(db, budget, name)
  }
  for (const share of shares) {
    const wait = await spend(db, ...share, now)
    if (wait > 0) return { wait, giveBack: returnTaken }
    taken.push(share)
  }
  return { wait: 0, giveBack: returnTaken }
}
