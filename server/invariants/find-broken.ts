import type { Database } from '#server/db/engine/open.ts'
import { books } from './books.ts'
import { catalogue } from './goods.ts'
import type { Invariant } from './invariant.ts'
import { orders } from './orders.ts'
import { parcels } from './parcels.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'

/** Invariants of the shop by name. */
export const invariants = { ...books, ...payments, ...orders, ...parcels, ...catalogue, ...people }

export type InvariantName = keyof typeof invariants

export type Broken = { name: InvariantName; means: string; rows: object[] }

/** The invariants that do not hold, with the rows that break them; empty in a shop that is right. */
export async function findBroken(db: Database): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [name, { means, offenders }] of Object.entries<Invariant>(invariants) as [
    InvariantName,
    Invariant,
  ][]) {
    const { rows } = (await db.execute(offenders)) as unknown as { rows: object[] }
    if (rows.length > 0) broken.push({ name, means, rows })
  }
  return broken
}
