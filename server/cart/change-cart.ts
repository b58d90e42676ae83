import type { Database } from '#server/db/engine/open.ts'
import { together } from '#server/db/together.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { type LineInCart, lockCart } from './cart.ts'

/** A change of the locked cart, which answers the cart after it. */
export type CartChange = (tx: Database, shopper: Shopper, now: Date) => Promise<LineInCart[]>

/** Makes one change at a time per cart, and returns the cart after it. */
export const changeCart = (
  db: Database,
  shopper: Shopper,
  now: Date,
  change: CartChange,
): Promise<LineInCart[]> =>
  transact(db, async (tx) => {
    const [, lines] = await together([lockCart(tx, shopper, now), change(tx, shopper, now)])
    return lines
  })
