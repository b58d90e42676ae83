import { ApiError } from '#api/api-error.ts'
import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const savedLine = lineFor(5, dish(), { quantity: 3 })
const lost = new TypeError('Failed to fetch')
const denied = new ApiError(403, [{ code: 'keep', message: 'Choose one of the carts.' }])
const keepSaved = { type: 'cart.choose', keep: 'saved' } as const
const keepCurrent = { type: 'cart.choose', keep: 'current' } as const
const postpone = { type: 'choice.postpone' } as const
const offered = done('getSavedCart', [savedLine])
const reads: ['getSavedCart'] = ['getSavedCart']

// Signing in with the cart of another store loses neither cart (docs/contract.md §2 Cart).
export const chooseCartStories = stories(chooseCartMachine, {
  'the choice between two carts begins by asking the server': {
    when: [],
    ends: 'reading',
    asked: [reads],
    context: { saved: [], keep: 'current' },
  },
  'a customer without a second cart is asked nothing': {
    when: [done('getSavedCart', [])],
    ends: 'nothing',
    asked: [reads],
    output: { type: 'nothing' },
  },
  'a customer is asked nothing when the server does not answer, until the next visit': {
    when: [ignored(keepSaved), refused('getSavedCart', lost)],
    ends: 'nothing',
    asked: [reads],
    output: { type: 'nothing' },
  },
  'a customer with two carts is asked which one stays': {
    when: [offered],
    ends: ['offering.fresh'],
    asked: [reads],
    context: { saved: [savedLine] },
  },
  'the customer keeps the cart of the account': {
    when: [
      offered,
      keepSaved,
      at('choosing', ['busy']),
      ignored(keepCurrent),
      ignored(postpone),
      done('chooseCart', [savedLine]),
    ],
    ends: 'chosen',
    asked: [reads, ['chooseCart', { keep: 'saved' }]],
    output: { type: 'chosen', lines: [savedLine] },
  },
  'the customer keeps what they just chose': {
    when: [offered, keepCurrent, done('chooseCart', [])],
    ends: 'chosen',
    asked: [reads, ['chooseCart', { keep: 'current' }]],
    output: { type: 'chosen', lines: [] },
  },
  'the customer decides at another visit': {
    when: [offered, postpone],
    ends: 'postponed',
    asked: [reads],
    output: { type: 'postponed' },
  },
  'a choice without an answer can be made again, and changed': {
    when: [
      offered,
      keepSaved,
      refused('chooseCart', lost),
      at({ offering: 'unanswered' }),
      keepCurrent,
      done('chooseCart', [savedLine]),
    ],
    ends: 'chosen',
    asked: [reads, ['chooseCart', { keep: 'saved' }], ['chooseCart', { keep: 'current' }]],
    output: { type: 'chosen', lines: [savedLine] },
  },
  'a choice without an answer can be left for another visit': {
    when: [offered, keepSaved, refused('chooseCart', lost), postpone],
    ends: 'postponed',
    output: { type: 'postponed' },
  },
  'a choice that the server refuses says why': {
    when: [offered, keepSaved, refused('chooseCart', denied)],
    ends: 'refused',
    output: { type: 'refused', error: denied },
  },
})
