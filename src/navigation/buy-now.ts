import { clock } from '#browser/clock.ts'
import { forgetTab, readTab, writeTab } from '#browser/tab-storage.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import type { CartLine, Item, NewCartLine } from '#openapi/generated/client.ts'
import type { Go } from './overlay.ts'
import { CHECKOUT } from './pages.ts'

/** Takes an item to checkout at once, past the cart (docs/spec.md §4: `page=buy_now`; a campaign's item `page=campaign`). Back leads to the item, also to its popup. */
export function buyNow(go: Go, item: Item, body: NewCartLine): void {
  writeTab(window, 'boughtNow', { id: clock.now(), item, body })
  go(`${CHECKOUT}?page=${body.model === 'ItemCampaign' ? 'campaign' : 'buy_now'}`, { replace: false })
}

/** Returns the line that the customer buys at once, or null when there is nothing to check out. */
export function readBoughtNow(): CartLine | null {
  const bought = readTab(window, 'boughtNow')
  return bought ? expectedLine(bought.id, bought.item, bought.body) : null
}

/** Deletes the line after the order, so that Back to checkout does not order it again. */
export const forgetBoughtNow = (): void => forgetTab(window, 'boughtNow')
