import { checkoutGateMachine } from '#machines/checkout/checkout-gate.machine.ts'
import { model } from '#tests/support/model.ts'

export const checkoutGateModel = model(checkoutGateMachine, {
  inputs: {
    'an empty cart': { itemCount: 0, shopper: 'guest', guest_checkout_status: 1 },
    'a customer': { itemCount: 1, shopper: 'customer', guest_checkout_status: 1 },
    'a guest': { itemCount: 1, shopper: 'guest', guest_checkout_status: 1 },
    'a guest while guests may not order': { itemCount: 1, shopper: 'guest', guest_checkout_status: 0 },
  },
  events: { 'guest.choose': [{}], 'login.choose': [{}], 'signUp.choose': [{}], 'dialog.close': [{}] },
  answers: {},
  gestures: {
    'guest.choose': (page) => page.getByRole('dialog').getByRole('button', { name: 'Guest' }).click(),
    'login.choose': (page) => page.getByRole('dialog').getByRole('button', { name: 'Login' }).click(),
    'signUp.choose': (page) => page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click(),
    'dialog.close': (page) => page.keyboard.press('Escape'),
  },
})
