import { assign, setup } from 'xstate'

/** Who shops here, as the session says; both are null while a guest id is requested. */
export type ShopperNow = { token: string | null; guest_id: string | null }

export type FollowShopperOutcome = { type: 'accepted' }

/** Notices that another tab signed the customer out of a checkout, or signed in, before anything is ordered as the other. */
export const followShopperMachine = setup({
  types: {
    input: {} as ShopperNow,
    context: {} as { began: ShopperNow; now: ShopperNow },
    events: {} as
      /** Another tab changed who shops. */
        | ({ type: 'shopper.changed' } & ShopperNow)
        /** The server refused the token. */
        | { type: 'token.expired' }
        | { type: 'shopper.accept' },
    output: {} as FollowShopperOutcome,
  },
  actions: {
    'take the shopper': assign((_, { token, guest_id }: ShopperNow) => ({ now: { token, guest_id } })),
  },
  guards: {
    'it is the shopper who began': ({ context: { began, now } }) =>
      began.token === now.token && (began.token !== null || began.guest_id === now.guest_id),
    'the customer is gone': ({ context: { began, now } }) => began.token !== null && now.token === null,
    'a guest became a customer': ({ context: { began, now } }) => began.token === null && now.token !== null,
  },
}).createMachine({
  id: 'followShopper',
  description: 'Is the shopper still the same as at the start of checkout?',
  context: ({ input }) => ({ began: input, now: input }),
  output: ({ event }) => event.output as FollowShopperOutcome,
  on: {
    'shopper.changed': {
      target: '.deciding',
      actions: { type: 'take the shopper', params: ({ event }) => event },
    },
    'token.expired': '.expired',
  },
  initial: 'same',
  states: {
    same: { description: 'The shopper is the same as at the start of checkout.' },
    deciding: {
      description: 'How did the other tab change the shopper?',
      always: [
        { guard: 'it is the shopper who began', target: 'same' },
        { guard: 'the customer is gone', target: 'signedOut' },
        { guard: 'a guest became a customer', target: 'signedIn' },
        'another',
      ],
    },
    expired: {
      description: 'The session expired: the app leads to the sign-in page, and back to this checkout.',
    },
    signedOut: {
      description:
        'The customer signed out in another tab: checkout orders nothing before the shopper says how to go on.',
      on: { 'shopper.accept': 'accepted' },
    },
    signedIn: {
      description: 'The guest signed in in another tab, and keeps the cart and the draft as a customer.',
      on: { 'shopper.accept': 'accepted' },
    },
    another: {
      description: 'Another customer or guest shops in this browser now.',
      on: { 'shopper.accept': 'accepted' },
    },
    accepted: {
      description: 'Checkout starts over for the new shopper.',
      type: 'final',
      output: (): FollowShopperOutcome => ({ type: 'accepted' }),
    },
  },
})
