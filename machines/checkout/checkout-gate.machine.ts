import { setup } from 'xstate'
import type { Config } from '#openapi/generated/client.ts'

/** Where the checkout button leads. */
export type CheckoutGateOutcome = 'checkout' | 'signIn' | 'signUp' | 'home' | 'stay'

/** Decides where the checkout button leads: the four entries of docs/spec.md §4, checkout from the cart. */
export const checkoutGateMachine = setup({
  types: {
    input: {} as {
      itemCount: number
      shopper: 'guest' | 'customer'
      guest_checkout_status: Config['guest_checkout_status']
    },
    context: {} as {
      itemCount: number
      shopper: 'guest' | 'customer'
      guest_checkout_status: Config['guest_checkout_status']
    },
    events: {} as
      | { type: 'guest.choose' }
      | { type: 'login.choose' }
      | { type: 'signUp.choose' }
      | { type: 'dialog.close' },
    output: {} as CheckoutGateOutcome,
  },
  guards: {
    'the cart is empty': ({ context }) => context.itemCount === 0,
    'a customer is shopping': ({ context }) => context.shopper === 'customer',
    'guests may order': ({ context }) => context.guest_checkout_status === 1,
  },
}).createMachine({
  id: 'checkoutGate',
  description: 'May the shopper go to checkout, or does the shopper have to sign in first?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as CheckoutGateOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the cart hold an item, and is the shopper a customer or a guest?',
      always: [
        { guard: 'the cart is empty', target: 'atHome' },
        { guard: 'a customer is shopping', target: 'atCheckout' },
        { guard: 'guests may order', target: 'askingGuest' },
        'atSignIn',
      ],
    },
    askingGuest: {
      description:
        'The dialog says that an account saves the order history; the guest goes on as a guest, signs in or signs up.',
      on: {
        'guest.choose': 'atCheckout',
        'login.choose': 'atSignIn',
        'signUp.choose': 'atSignUp',
        'dialog.close': 'staying',
      },
    },
    atCheckout: {
      description: 'The shopper goes to checkout (page=cart).',
      type: 'final',
      output: () => 'checkout',
    },
    atSignIn: {
      description: 'The guest goes to the sign-in page first.',
      type: 'final',
      output: () => 'signIn',
    },
    atSignUp: {
      description: 'The guest goes to the sign-up page first.',
      type: 'final',
      output: () => 'signUp',
    },
    atHome: {
      description: 'The cart is empty, and the shopper goes to /home.',
      type: 'final',
      output: () => 'home',
    },
    staying: {
      description: 'The guest closed the dialog, and stays on the page.',
      type: 'final',
      output: () => 'stay',
    },
  },
})
