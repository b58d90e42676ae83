import type { AddItemOutcome } from '#machines/cart/add-item.machine.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type { ChangeCartOutcome } from '#machines/cart/change-cart.machine.ts'
import { applied, isFromAnotherStore } from '#machines/rules/cart-edits.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { bodyFor, dish, lineFor, milk } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const owner = { guest_id: 'guest-7' }
const soup = dish()
const tea = dish({ id: 16, name: 'Tea' })
const fromKitchen = [
  lineFor(8, soup, { quantity: 2 }),
  lineFor(9, dish({ id: 15, name: 'Rice', maximum_cart_quantity: 2 }), { quantity: 2 }),
]
const fromGrocer = [lineFor(10, milk({ stock: 1, store_id: 2 }))]
const soldOut = milk({ id: 17, stock: 0, store_id: 2 })
const offline = new Error('offline')

const failures = (lines: CartLine[]) => [
  { type: 'refused' as const, lines, error: offline },
  { type: 'unreachable' as const, lines, error: offline },
]

export const cartModel = model(cartMachine, {
  inputs: { start: undefined },
  events: {
    'item.add': [
      { item: tea, body: bodyFor(tea) },
      { item: soldOut, body: bodyFor(soldOut) },
    ],
    'line.increment': [{ line: 8 }, { line: 9 }, { line: 10 }],
    'line.decrement': [{ line: 8 }, { line: 10 }, { line: 99 }],
    'line.remove': [{ line: 8 }],
    'line.replace': [{ line: 8, item: soup, body: bodyFor(soup, { quantity: 4 }) }],
    'cart.changed': [{}],
    'owner.changed': [{ owner }, { owner: {} }],
    'location.set': [{}],
    retry: [{}],
  },
  answers: {
    /** The first reading finds either cart; later readings find the known lines. */
    listCart: {
      done: (_, { context: { lines } }) => (lines.length > 0 ? [lines] : [fromKitchen, fromGrocer]),
      refused: [offline],
    },
    addItem: {
      done: ({ line, lines }): AddItemOutcome[] =>
        isFromAnotherStore(lines, line.item)
          ? [
              { type: 'replaced', lines: [{ ...line, id: 16 }] },
              { type: 'declined', lines },
              ...failures(lines),
            ]
          : [{ type: 'added', lines: [...lines, { ...line, id: 16 }] }, ...failures(lines)],
      refused: [offline],
    },
    changeCart: {
      done: ({ edit, lines }): ChangeCartOutcome[] => [
        { type: 'changed', lines: applied(lines, edit) },
        ...failures(lines),
      ],
      refused: [offline],
    },
  },
  stateKey: ({ context: { owner, queue, lines } }) =>
    `${owner.guest_id ?? 'customer'}, ${lines.map(({ id }) => id)}, ${queue.length} waiting`,
  stopWhen: ({ context }) => context.queue.length > 1,
})
