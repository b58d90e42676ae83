import type { NextStep } from '#machines/rules/next-step.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'
import { ALL_READS, type Follows, PERSONAL } from '#tests/support/told.ts'

/** The session, the cart and the wishlist follow a sign-in, and the page leads on (docs/spec.md §6). */
export const asCustomer: Follows['afterwards'] = {
  forgets: PERSONAL,
  asks: ['listCart', 'listWishlist'],
  goes: '/home',
}

/** docs/spec.md §4 Profile delete, §8 Account: nothing that was read as this customer stays. */
export const accountDeleted: Follows = {
  sends: [['session', { type: 'signed.out' }]],
  forgets: ALL_READS,
  keeps: { rememberedLogin: undefined },
  says: [['success', 'Account has been deleted', { notice: 'accountDeleted' }]],
  goesInstead: '/',
}

/** Of a customer whose session ended, this tab keeps only what waits for its owner (docs/spec.md §6). */
export const nothingOfTheShopper = {
  guestContact: undefined,
  guestDelivery: undefined,
  choice: undefined,
  cartEdits: undefined,
  invitation: undefined,
  socialAway: undefined,
  waitingSignIn: undefined,
  orderTokens: undefined,
} satisfies Follows['keepsInTab']

/** The server changed the cart. */
const cartChangedElsewhere: Follows = {
  sends: [['cart', { type: 'cart.changed' }]],
  tellsTabs: ['cart'],
}

export const cartIsReadAgain: Follows = { ...cartChangedElsewhere, afterwards: { asks: ['listCart'] } }

/** What was typed for an order goes with it. */
export const forgetsDraft: Follows = { keeps: { checkoutDrafts: undefined } }

/** docs/spec.md §4 Checkout: an order counts for points, wallet and visited stores, and takes its items out of the cart. */
export const ordered = ({
  kind,
  hasBoughtItem = true,
}: {
  kind: OrderKind
  hasBoughtItem?: boolean
}): Follows => ({
  ...(kind === 'cart' && cartChangedElsewhere),
  ...(kind === 'buy_now' && hasBoughtItem && { keepsInTab: { boughtNow: undefined } }),
  readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
})

/** docs/spec.md §2 Guest order-placed dialog: a guest ends on /home, a customer at the order. */
export const ledToOrder = ({
  order: { order_id },
  isGuest,
  contact_number,
  step,
}: {
  order: OrderPlaced
  isGuest: boolean
  contact_number: string
  step: NextStep
}): Follows =>
  isGuest
    ? { goesInstead: '/home', opens: { name: 'order-placed', order_id, contact_number, step } }
    : { goesInstead: `/track-order?order_id=${order_id}` }

type Recovered = { order: OrderPlaced; attempt: OrderKey; hasBoughtItem: boolean; isAtCheckout: boolean }

/** docs/contract.md §1, Idempotency-Key: the contact of the attempt leads to the order, not what checkout shows now. */
export function recovered({
  order: { order_id, payments },
  attempt,
  hasBoughtItem,
  isAtCheckout,
}: Recovered): Follows {
  const { guest_id, contact_number, kind } = attempt
  const follows = ordered({ kind, hasBoughtItem })
  if (isAtCheckout && payments) return { goesInstead: `/checkout?page=pay&order=${order_id}`, ...follows }
  if (isAtCheckout && guest_id === null)
    return { goesInstead: `/track-order?order_id=${order_id}`, ...follows }
  return {
    ...(isAtCheckout && { goesInstead: '/home' }),
    opens: {
      name: 'order-placed',
      order_id,
      ...(guest_id === null ? { isCustomer: true } : { contact_number }),
      ...(payments && { step: { type: 'unpaid' } }),
    },
    ...follows,
  }
}

export const order = { order_id: 100_001 } as OrderPlaced
export const unpaid = {
  order_id: 100_001,
  payments: [{ payment_method: 'digital_payment', payment_status: 'unpaid', amount: 21 }],
} as OrderPlaced

export const ofGuest = {
  key: 'key-0000000000000001',
  purpose: 'cart/guest-7',
  kind: 'cart',
  guest_id: 'guest-7',
  contact_number: '+971511111111',
} as const
export const ofCustomer = { ...ofGuest, guest_id: null }
