import type { Page } from '@playwright/test'
import { ApiError } from '#api/api-error.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { fromOtherStore, preview, repeated, soldOut } from '#tests/machines/samples/order-again.ts'
import { model } from '#tests/support/model.ts'

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click()
const answer = (name: string) => (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

export const orderAgainModel = model(orderAgainMachine, {
  inputs: { 'an old order': { order_id: 100001, key: 'a-key-of-the-browser' } },
  // A second attempt is like the first.
  stopWhen: ({ context }) => context.attempt > 2,
  stateKey: ({ context }) => String(Boolean(context.preview?.other_cart)),
  events: {
    'again.add': [{}],
    'again.retry': [{}],
    'again.close': [{}],
    'clear.accept': [{}],
    'clear.decline': [{}],
  },
  answers: {
    previewOrderAgain: {
      done: [preview(), fromOtherStore, soldOut],
      refused: [
        new ApiError(403, [{ code: 'zoneId', message: 'Choose your location first.' }]),
        new TypeError('Failed to fetch'),
      ],
    },
    orderAgain: {
      done: [repeated(), repeated({ added: 0 })],
      refused: [
        new ApiError(403, [{ code: 'different_stores', message: 'The cart holds items of another store.' }]),
        new ApiError(409, [{ code: 'idempotency_key', message: 'Wait a moment.' }]),
        new TypeError('Failed to fetch'),
        new ApiError(403, [{ code: 'cart_limit', message: 'Your cart is full.' }]),
      ],
    },
  },
  gestures: {
    'again.add': press(/^Add \d+ items?/),
    'again.retry': press('Try again'),
    'again.close': (page) => page.keyboard.press('Escape'),
    'clear.accept': answer('Continue'),
    'clear.decline': answer('Cancel'),
  },
})
