import { changeCartMachine } from '#machines/cart/change-cart.machine.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { bodyFor, dish, lineFor, refusal } from '#tests/machines/samples.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const owner = { guest_id: 'guest-7' }
const soup = dish()
const two = lineFor(8, soup, { quantity: 2 })
const three = { ...two, quantity: 3 }
const bigger = bodyFor(soup, { quantity: 6 })
const lost = new Error('connection reset')
const limit = refusal(403, { code: 'cart_item_limit', message: 'At most 3 of this item.' })

const oneMore = { owner, lines: [two], edit: { type: 'change' as const, id: 8, by: 1 } }
const removal = { owner, lines: [two], edit: { type: 'remove' as const, id: 8, asked: 'remove' as const } }
const replacement = {
  owner,
  lines: [two],
  edit: { type: 'replace' as const, id: 8, body: bigger, line: expectedLine(8, soup, bigger) },
}

export const changeCartStories = stories(changeCartMachine, {
  // docs/spec.md §7, cart: POST cart/update (id, quantity, price).
  'the cart edit sends the quantity that the confirmed line gets': {
    input: oneMore,
    when: [at('updating', ['busy']), done('updateCart', [three])],
    ends: 'changed',
    asked: [['updateCart', { ...owner, cart_id: 8, quantity: 3, price: 10 }]],
    output: { type: 'changed', lines: [three] },
  },
  // docs/spec.md §5: the quantity minimum is 1.
  'the cart edit never sends a quantity below one': {
    input: { ...oneMore, edit: { type: 'change', id: 8, by: -9 } },
    when: [done('updateCart', [lineFor(8, soup)])],
    ends: 'changed',
    asked: [['updateCart', { ...owner, cart_id: 8, quantity: 1, price: 10 }]],
    output: { type: 'changed', lines: [lineFor(8, soup)] },
  },
  // docs/spec.md §3: on update, cart_id is added; §7: PUT with the same fields as add.
  'the cart edit sends a line chosen anew with the fields of adding and its cart_id': {
    input: replacement,
    when: [at('replacing', ['busy']), done('replaceCartLine', [{ ...two, quantity: 6 }])],
    ends: 'changed',
    asked: [['replaceCartLine', { ...bigger, ...owner, cart_id: 8 }]],
    output: { type: 'changed', lines: [{ ...two, quantity: 6 }] },
  },
  // docs/spec.md §7: DELETE cart/remove-item. Query cart_id, plus guest_id.
  'the cart edit removes a line by its cart_id': {
    input: removal,
    when: [at('removing', ['busy']), done('removeFromCart', [])],
    ends: 'changed',
    asked: [['removeFromCart', { ...owner, cart_id: 8 }]],
    output: { type: 'changed', lines: [] },
  },
  'the cart edit reads the cart before it says that the server refused': {
    input: oneMore,
    when: [refused('updateCart', limit), at('rereading', ['busy']), done('listCart', [two])],
    ends: 'refused',
    asked: [
      ['updateCart', { ...owner, cart_id: 8, quantity: 3, price: 10 }],
      ['listCart', owner],
    ],
    output: { type: 'refused', lines: [two], error: limit },
  },
  'the cart edit sees that a quantity was changed although the reply was lost': {
    input: oneMore,
    when: [refused('updateCart', lost), done('listCart', [three])],
    ends: 'changed',
    output: { type: 'changed', lines: [three] },
  },
  'the cart edit does not take the change of another tab for its own': {
    input: oneMore,
    when: [refused('updateCart', lost), done('listCart', [{ ...two, quantity: 9 }])],
    ends: 'refused',
    output: { type: 'refused', lines: [{ ...two, quantity: 9 }], error: lost },
  },
  'the cart edit is content when the line to be removed is gone': {
    input: removal,
    when: [
      refused('removeFromCart', refusal(404, { code: 'cart', message: 'Not found' })),
      done('listCart', []),
    ],
    ends: 'changed',
    output: { type: 'changed', lines: [] },
  },
  'the cart edit says so when the line to be changed is gone': {
    input: oneMore,
    when: [refused('updateCart', limit), done('listCart', [])],
    ends: 'refused',
    output: { type: 'refused', lines: [], error: limit },
  },
  'the cart edit says so when the line to be removed is still there': {
    input: removal,
    when: [refused('removeFromCart', lost), done('listCart', [two])],
    ends: 'refused',
    output: { type: 'refused', lines: [two], error: lost },
  },
  'the cart edit says so when the line could not be chosen anew': {
    input: replacement,
    when: [refused('replaceCartLine', limit), done('listCart', [two])],
    ends: 'refused',
    output: { type: 'refused', lines: [two], error: limit },
  },
  'the cart edit sees that a line was chosen anew although the reply was lost': {
    input: replacement,
    when: [refused('replaceCartLine', lost), done('listCart', [{ ...two, quantity: 6 }])],
    ends: 'changed',
    output: { type: 'changed', lines: [{ ...two, quantity: 6 }] },
  },
  'the cart edit does not know what the cart holds when the server answers neither request': {
    input: oneMore,
    when: [refused('updateCart', lost), refused('listCart', new Error('offline'))],
    ends: 'unreachable',
    output: { type: 'unreachable', lines: [two], error: new Error('offline') },
  },
})
