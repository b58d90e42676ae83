import { checkoutGateMachine } from '#machines/checkout/checkout-gate.machine.ts'
import { at, stories } from '#tests/support/story.ts'

const guest = { itemCount: 2, shopper: 'guest', guest_checkout_status: 1 } as const

/** docs/spec.md §4, checkout from the cart: the four entries; §2, login-or-guest dialog. */
export const checkoutGateStories = stories(checkoutGateMachine, {
  'the checkout gate leads a customer with items to checkout': {
    input: { itemCount: 1, shopper: 'customer', guest_checkout_status: 0 },
    when: [],
    ends: 'atCheckout',
    output: 'checkout',
  },
  'the checkout gate asks a guest when guest checkout is on': {
    input: guest,
    when: [],
    ends: 'askingGuest',
  },
  'the checkout gate leads a guest to sign-in when guest checkout is off': {
    input: { ...guest, guest_checkout_status: 0 },
    when: [],
    ends: 'atSignIn',
    output: 'signIn',
  },
  'the checkout gate leads a customer with an empty cart home': {
    input: { itemCount: 0, shopper: 'customer', guest_checkout_status: 1 },
    when: [],
    ends: 'atHome',
    output: 'home',
  },
  'the checkout gate leads a guest with an empty cart home, without a question': {
    input: { ...guest, itemCount: 0 },
    when: [],
    ends: 'atHome',
    output: 'home',
  },
  'the checkout gate lets the guest continue as a guest': {
    input: guest,
    when: [at('askingGuest'), { type: 'guest.choose' }],
    ends: 'atCheckout',
    output: 'checkout',
  },
  'the checkout gate leads the guest to login': {
    input: guest,
    when: [{ type: 'login.choose' }],
    ends: 'atSignIn',
    output: 'signIn',
  },
  'the checkout gate leads the guest to sign-up': {
    input: guest,
    when: [{ type: 'signUp.choose' }],
    ends: 'atSignUp',
    output: 'signUp',
  },
  'the checkout gate leads nowhere when the dialog is closed': {
    input: guest,
    when: [{ type: 'dialog.close' }],
    ends: 'staying',
    output: 'stay',
  },
})
