import { changeWishlistMachine } from '#machines/catalogue/change-wishlist.machine.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import { dish, refusal, store } from '#tests/machines/samples.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const soup: Wish = { kind: 'item', thing: dish() }
const tea: Wish = { kind: 'item', thing: dish({ id: 16, name: 'Tea' }) }
const kitchen: Wish = { kind: 'store', thing: store() }
const nothing = { item: [], store: [] }
const both = { item: [soup.thing], store: [kitchen.thing] }
const offline = new TypeError('Failed to fetch')
const full = refusal(403, { code: 'wishlist_limit', message: 'Your wishlist is full.' })
const added = { message: 'Added to your wishlist.' }
const gone = { message: 'Removed from your wishlist.' }

// docs/spec.md §7, Wishlist: POST wish-list/add?item_id or ?store_id, DELETE wish-list/remove?item_id or ?store_id.
export const changeWishlistStories = stories(changeWishlistMachine, {
  'the wishlist edit keeps an item; what was kept last stands first': {
    input: { edit: { type: 'keep', wish: tea }, wishlist: both },
    when: [at('adding', ['busy']), done('addToWishlist', added)],
    ends: 'changed',
    asked: [['addToWishlist', { item_id: 16 }]],
    output: { type: 'changed', wishlist: { ...both, item: [tea.thing, soup.thing] }, ...added },
  },
  'the wishlist edit keeps a store': {
    input: { edit: { type: 'keep', wish: kitchen }, wishlist: nothing },
    when: [done('addToWishlist', added)],
    ends: 'changed',
    asked: [['addToWishlist', { store_id: 1 }]],
    output: { type: 'changed', wishlist: { item: [], store: [kitchen.thing] }, ...added },
  },
  'the wishlist edit takes an item off, and leaves the store of the same number': {
    input: {
      edit: { type: 'drop', wish: soup },
      wishlist: { item: [soup.thing], store: [store({ id: soup.thing.id })] },
    },
    when: [at('removing', ['busy']), done('removeFromWishlist', gone)],
    ends: 'changed',
    asked: [['removeFromWishlist', { item_id: 11 }]],
    output: {
      type: 'changed',
      wishlist: { item: [], store: [store({ id: soup.thing.id })] },
      ...gone,
    },
  },
  'the wishlist edit takes a store off': {
    input: { edit: { type: 'drop', wish: kitchen }, wishlist: both },
    when: [done('removeFromWishlist', gone)],
    ends: 'changed',
    asked: [['removeFromWishlist', { store_id: 1 }]],
    output: { type: 'changed', wishlist: { item: [soup.thing], store: [] }, ...gone },
  },
  'the wishlist edit says what the server said when it refused': {
    input: { edit: { type: 'keep', wish: soup }, wishlist: nothing },
    when: [
      refused('addToWishlist', full),
      at('rereading', ['busy']),
      done('listWishlist', { item: [], store: [kitchen.thing] }),
    ],
    ends: 'refused',
    asked: [['addToWishlist', { item_id: 11 }], ['listWishlist']],
    output: { type: 'refused', wishlist: { item: [], store: [kitchen.thing] }, error: full },
  },
  'the wishlist edit says what the server said when it cannot be taken off': {
    input: { edit: { type: 'drop', wish: soup }, wishlist: both },
    when: [refused('removeFromWishlist', full), done('listWishlist', both)],
    ends: 'refused',
    asked: [['removeFromWishlist', { item_id: 11 }], ['listWishlist']],
    output: { type: 'refused', wishlist: both, error: full },
  },
  'the wishlist edit takes a lost reply for a yes when the list holds it': {
    input: { edit: { type: 'keep', wish: soup }, wishlist: nothing },
    when: [refused('addToWishlist', offline), done('listWishlist', both)],
    ends: 'foundChanged',
    asked: [['addToWishlist', { item_id: 11 }], ['listWishlist']],
    output: { type: 'changed', wishlist: both, message: '' },
  },
  'the wishlist edit takes a lost reply for a yes when the list holds it no more': {
    input: { edit: { type: 'drop', wish: soup }, wishlist: both },
    when: [refused('removeFromWishlist', offline), done('listWishlist', nothing)],
    ends: 'foundChanged',
    asked: [['removeFromWishlist', { item_id: 11 }], ['listWishlist']],
    output: { type: 'changed', wishlist: nothing, message: '' },
  },
  'the wishlist edit knows nothing when the server answers neither request': {
    input: { edit: { type: 'drop', wish: soup }, wishlist: both },
    when: [refused('removeFromWishlist', full), refused('listWishlist', offline)],
    ends: 'unreachable',
    asked: [['removeFromWishlist', { item_id: 11 }], ['listWishlist']],
    output: { type: 'unreachable', wishlist: both, error: offline },
  },
})
