import type { Database } from '#server/db/engine/open.ts'
import { countSales } from '#server/orders/popularity.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

const EVERY = 1_000

/** Updates the popularity of stores and items from new sales; processes with one database share the work. */
export const startCountingSales = (db: Database, onError: (error: unknown) => void): Repeated =>
  repeat(EVERY, async () => void (await countSales(db)), onError)
