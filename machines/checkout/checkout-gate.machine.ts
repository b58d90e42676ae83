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
  description: 'Who may go to checkout, and who is asked to sign in first.',
  context: ({ input }) => input,
  output: ({ event }) => event.output as CheckoutGateOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there something to order, and who orders it?',
      always: [
        { guard: 'the cart is empty', target: 'atHome' },
        { guard: 'a customer is shopping', target: 'atCheckout' },
        { guard: 'guests may order', target: 'askingGuest' },
        'atSignIn',
      ],
    },
    askingGuest: {
      description:
        'A guest hears that login saves the order history, and chooses: go on as a guest, login, sign up.',
      on: {
        'guest.choose': 'atCheckout',
        'login.choose': 'atSignIn',
        'signUp.choose': 'atSignUp',
        'dialog.close': 'staying',
      },
    },
    atCheckout: { description: 'On to checkout (page=cart).', type: 'final', output: () => 'checkout' },
    atSignIn: { description: 'Sign in first.', type: 'final', output: () => 'signIn' },
    atSignUp: { description: 'Sign up first.', type: 'final', output: () => 'signUp' },
    atHome: { description: 'Nothing to order yet: on to /home.', type: 'final', output: () => 'home' },
    staying: { description: 'The dialog was closed: nothing happens.', type: 'final', output: () => 'stay' },
  },
})
