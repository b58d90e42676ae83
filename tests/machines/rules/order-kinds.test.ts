import { expect, it } from 'vitest'
import { guestsMayOrder, type OrderKind } from '#machines/rules/order-kinds.ts'

// docs/spec.md §5: guest checkout needs guest_checkout_status 1; Order Now of a campaign item needs a token.
it.each<[OrderKind, 0 | 1, boolean]>([
  ['cart', 1, true],
  ['cart', 0, false],
  ['buy_now', 1, true],
  ['buy_now', 0, false],
  ['prescription', 1, true],
  ['prescription', 0, false],
  ['campaign', 1, false],
  ['campaign', 0, false],
])(
  'a guest who orders by %s in a shop with guest_checkout_status %i: %s',
  (kind, guest_checkout_status, may) => {
    expect(guestsMayOrder(kind, { guest_checkout_status })).toBe(may)
  },
)
