import { addItemMachine } from '#machines/cart/add-item.machine.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { bodyFor, dish, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const soup = dish()
const body = bodyFor(soup)
const start = { owner: { guest_id: 'guest-7' }, line: expectedLine(-1, soup, body), body, lines: [] }

export const addItemModel = model(addItemMachine, {
  inputs: {
    'an empty cart': start,
    'a cart of another store': { ...start, lines: [lineFor(3, dish({ id: 30, store_id: 9 }))] },
  },
  events: {
    'clear.accept': [{}],
    'clear.decline': [{}],
    'location.set': [{}],
    'location.decline': [{}],
  },
  answers: {
    readStoredLocation: {
      done: [{ lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }, null],
      refused: [new Error('storage is blocked')],
    },
    addToCart: {
      done: (_, { context }) => [[...context.lines, lineFor(8, soup)]],
      refused: [new Error('connection reset')],
    },
    clearCart: { done: [[]], refused: [new Error('connection reset')] },
    listCart: {
      done: (_, { context }) => [[...context.lines, lineFor(8, soup)], context.lines],
      refused: [new Error('offline')],
    },
  },
  gestures: {
    'clear.accept': (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click(),
    'clear.decline': (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
    'location.set': (page) => page.getByRole('button', { name: 'Pick Locations' }).click(),
    'location.decline': (page) => page.keyboard.press('Escape'),
  },
})
