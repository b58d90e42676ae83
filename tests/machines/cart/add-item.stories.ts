import { addItemMachine } from '#machines/cart/add-item.machine.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { bodyFor, dish, lineFor, refusal } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const soup = dish()
const body = bodyFor(soup)
const owner = { guest_id: 'guest-7' }
const here = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }
const elsewhere = lineFor(3, dish({ id: 30, store_id: 9 }))
const neighbour = lineFor(4, dish({ id: 31 }))
const added = lineFor(8, soup)
const start = { owner, line: expectedLine(-1, soup, body), body, lines: [] }
const request = { ...body, ...owner }
const soldOut = refusal(403, { code: 'stock', message: 'Lentil soup is out of stock.' })
const lost = new Error('connection reset')

export const addItemStories = stories(addItemMachine, {
  // docs/spec.md §4, cart: POST cart/add answers the list of lines.
  'the add-item flow adds the item when the cart is empty': {
    input: start,
    when: [
      at('checkingLocation', ['busy']),
      done('readStoredLocation', here),
      at('adding', ['busy']),
      done('addToCart', [added]),
    ],
    ends: 'added',
    asked: [['readStoredLocation'], ['addToCart', request]],
    output: { type: 'added', lines: [added] },
  },
  'the add-item flow adds the item beside others of the same store without a question': {
    input: { ...start, lines: [neighbour] },
    when: [done('readStoredLocation', here), done('addToCart', [neighbour, added])],
    ends: 'added',
    asked: [['readStoredLocation'], ['addToCart', request]],
    output: { type: 'added', lines: [neighbour, added] },
  },
  'the add-item flow sends no guest id for a signed-in customer': {
    input: { ...start, owner: {} },
    when: [done('readStoredLocation', here), done('addToCart', [added])],
    ends: 'added',
    asked: [['readStoredLocation'], ['addToCart', body]],
    output: { type: 'added', lines: [added] },
  },
  // docs/spec.md §4, cart: adding requires a stored location; otherwise the delivery-location prompt opens.
  'the add-item flow asks for a location first, and then adds the same item': {
    input: start,
    when: [
      done('readStoredLocation', null),
      at('awaitingLocation'),
      { type: 'location.set' },
      at('adding'),
      done('addToCart', [added]),
    ],
    ends: 'added',
    asked: [['readStoredLocation'], ['addToCart', request]],
    heard: [{ type: 'location.needed' }],
    output: { type: 'added', lines: [added] },
  },
  'the add-item flow asks for a location when the storage cannot be read': {
    input: start,
    when: [refused('readStoredLocation')],
    ends: 'awaitingLocation',
    heard: [{ type: 'location.needed' }],
  },
  'the add-item flow adds nothing when the location prompt is closed': {
    input: start,
    when: [done('readStoredLocation', null), { type: 'location.decline' }],
    ends: 'declined',
    asked: [['readStoredLocation']],
    heard: [{ type: 'location.needed' }],
    output: { type: 'declined', lines: [] },
  },
  // docs/spec.md §4, cart: an item of a different store opens a clear-cart confirmation.
  'the add-item flow asks before a cart of another store is cleared': {
    input: { ...start, lines: [elsewhere] },
    when: [done('readStoredLocation', here)],
    ends: 'confirmingClear',
    asked: [['readStoredLocation']],
  },
  'the add-item flow asks for the location first and about the other store second': {
    input: { ...start, lines: [elsewhere] },
    when: [
      done('readStoredLocation', null),
      { type: 'location.set' },
      at('confirmingClear'),
      ignored({ type: 'location.set' }),
    ],
    ends: 'confirmingClear',
    heard: [{ type: 'location.needed' }],
  },
  'the add-item flow keeps the cart of another store when the customer declines': {
    input: { ...start, lines: [elsewhere] },
    when: [done('readStoredLocation', here), { type: 'clear.decline' }],
    ends: 'declined',
    asked: [['readStoredLocation']],
    output: { type: 'declined', lines: [elsewhere] },
  },
  'the add-item flow clears the cart and adds the selected item when the customer continues': {
    input: { ...start, lines: [elsewhere] },
    when: [
      done('readStoredLocation', here),
      { type: 'clear.accept' },
      at('clearing', ['busy']),
      ignored({ type: 'clear.accept' }),
      done('clearCart', []),
      at('replacing', ['busy']),
      done('addToCart', [added]),
    ],
    ends: 'replaced',
    asked: [['readStoredLocation'], ['clearCart', owner], ['addToCart', request]],
    output: { type: 'replaced', lines: [added] },
  },
  'the add-item flow keeps what the server says when it refuses the item': {
    input: { ...start, lines: [neighbour] },
    when: [
      done('readStoredLocation', here),
      refused('addToCart', soldOut),
      at('rereading', ['busy']),
      done('listCart', [neighbour]),
    ],
    ends: 'refused',
    asked: [['readStoredLocation'], ['addToCart', request], ['listCart', owner]],
    output: { type: 'refused', lines: [neighbour], error: soldOut },
  },
  // docs/spec.md §4 Cart: a slow or failing server never invents a cart line.
  'the add-item flow finds the item in the cart when only the reply was lost, and adds no second one': {
    input: start,
    when: [done('readStoredLocation', here), refused('addToCart', lost), done('listCart', [added])],
    ends: 'added',
    asked: [['readStoredLocation'], ['addToCart', request], ['listCart', owner]],
    output: { type: 'added', lines: [added] },
  },
  'the add-item flow is not fooled by a line that was there before': {
    input: { ...start, lines: [added] },
    when: [done('readStoredLocation', here), refused('addToCart', lost), done('listCart', [added])],
    ends: 'refused',
    output: { type: 'refused', lines: [added], error: lost },
  },
  'the add-item flow does not know what the cart holds when the server answers neither request': {
    input: start,
    when: [done('readStoredLocation', here), refused('addToCart', lost), refused('listCart', lost)],
    ends: 'unreachable',
    output: { type: 'unreachable', lines: [], error: lost },
  },
  'the add-item flow knows that the cart was cleared when the server answers nothing after that': {
    input: { ...start, lines: [elsewhere] },
    when: [
      done('readStoredLocation', here),
      { type: 'clear.accept' },
      done('clearCart', []),
      refused('addToCart', lost),
      refused('listCart', lost),
    ],
    ends: 'unreachable',
    output: { type: 'unreachable', lines: [], error: lost },
  },
  'the add-item flow takes over what another tab did to the cart when the item is refused': {
    input: { ...start, lines: [neighbour] },
    when: [
      done('readStoredLocation', here),
      refused('addToCart', soldOut),
      done('listCart', [{ ...neighbour, quantity: 5 }]),
    ],
    ends: 'refused',
    output: { type: 'refused', lines: [{ ...neighbour, quantity: 5 }], error: soldOut },
  },
  'the add-item flow keeps the cart of another store when clearing it is refused': {
    input: { ...start, lines: [elsewhere] },
    when: [
      done('readStoredLocation', here),
      { type: 'clear.accept' },
      refused('clearCart', soldOut),
      done('listCart', [elsewhere]),
    ],
    ends: 'refused',
    output: { type: 'refused', lines: [elsewhere], error: soldOut },
  },
  'the add-item flow says that the item is missing when the cart was cleared but the item refused': {
    input: { ...start, lines: [elsewhere] },
    when: [
      done('readStoredLocation', here),
      { type: 'clear.accept' },
      done('clearCart', []),
      refused('addToCart', soldOut),
      done('listCart', []),
    ],
    ends: 'refused',
    output: { type: 'refused', lines: [], error: soldOut },
  },
})
