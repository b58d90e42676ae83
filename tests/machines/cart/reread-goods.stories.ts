import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { customer, entitled, guest, lines, offline } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor, mona } from '#tests/machines/samples.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const cart = { kind: 'cart' as const, lines, shopper: guest.shopper }
const dearer = dish({ price: 25 })
const fresh = [lineFor(8, dearer, { quantity: 2 })]

/** docs/contract.md §1: the server names another price or amount; the customer sees it before ordering again. */
export const rereadGoodsStories = stories(rereadGoodsMachine, {
  'the cart of a guest is read again': {
    input: cart,
    when: [at('readingCart', ['busy']), done('listCart', fresh)],
    ends: 'cartRead',
    asked: [['listCart', { guest_id: 'guest-7' }]],
    output: { type: 'read', lines: fresh, shopper: guest.shopper },
  },
  'the cart of a customer is read by the token alone, with what the customer has off now': {
    input: { ...cart, shopper: entitled },
    when: [at('readingCustomer', ['busy']), done('getCustomerInfo', mona), done('listCart', fresh)],
    ends: 'cartRead',
    asked: [['getCustomerInfo'], ['listCart', {}]],
    output: { type: 'read', lines: fresh, shopper: customer.shopper },
  },
  'the customer stays as known when only the goods can be read': {
    input: { ...cart, shopper: entitled },
    when: [refused('getCustomerInfo', offline), done('listCart', fresh)],
    ends: 'cartRead',
    output: { type: 'read', lines: fresh, shopper: entitled },
  },
  'an item that a customer buys at once comes with what the customer has off now': {
    input: { ...cart, kind: 'buy_now', shopper: entitled },
    when: [done('getCustomerInfo', mona), done('getItem', dearer)],
    ends: 'itemRead',
    output: { type: 'read', lines: [{ ...lines[0]!, item: dearer }], shopper: customer.shopper },
  },
  'an item is read although its customer cannot be': {
    input: { ...cart, kind: 'buy_now', shopper: entitled },
    when: [refused('getCustomerInfo', offline)],
    ends: 'readingItem',
  },
  'an emptied cart leaves nothing to order': {
    input: cart,
    when: [done('listCart', [])],
    ends: 'gone',
    output: { type: 'gone' },
  },
  'an item that is bought at once is read again, with the choice the customer made': {
    input: { ...cart, kind: 'buy_now' },
    when: [at('readingItem', ['busy']), done('getItem', dearer)],
    ends: 'itemRead',
    asked: [['getItem', { id: 11, campaign: 0 }]],
    output: { type: 'read', lines: [{ ...lines[0]!, item: dearer }], shopper: guest.shopper },
  },
  'an item of a campaign is read as such': {
    input: { ...cart, kind: 'campaign' },
    when: [],
    ends: 'readingItem',
    asked: [['getItem', { id: 11, campaign: 1 }]],
  },
  'a prescription has no goods to read': {
    input: { ...cart, kind: 'prescription', lines: [] },
    when: [],
    ends: 'unread',
    output: { type: 'unread' },
  },
  'the goods stay as they are when the cart cannot be read': {
    input: cart,
    when: [refused('listCart', offline)],
    ends: 'unread',
    output: { type: 'unread' },
  },
  'the goods stay as they are when the item cannot be read': {
    input: { ...cart, kind: 'buy_now' },
    when: [refused('getItem', offline)],
    ends: 'unread',
    output: { type: 'unread' },
  },
})
