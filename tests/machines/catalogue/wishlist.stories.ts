import type { ChangeWishlistOutcome } from '#machines/catalogue/change-wishlist.machine.ts'
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import type { Wishlist } from '#openapi/generated/client.ts'
import { dish, refusal, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, type Step, stories } from '#tests/support/story.ts'

const guest = { token: null, zone_ids: [1], module_id: 1 }
const mona = { ...guest, token: 'mona' }
const placeless = { ...mona, zone_ids: [] }
const soup: Wish = { kind: 'item', thing: dish() }
const tea: Wish = { kind: 'item', thing: dish({ id: 16, name: 'Tea' }) }
/** A store that has the number of the soup. */
const kitchen: Wish = { kind: 'store', thing: store({ id: soup.thing.id }) }
const nothing: Wishlist = { item: [], store: [] }
const withSoup: Wishlist = { item: [soup.thing], store: [] }
const offline = new TypeError('Failed to fetch')
const full = refusal(403, { code: 'wishlist_limit', message: 'Your wishlist is full.' })

const press = (wish: Wish) => ({ type: 'wish.toggle', wish }) as const
const drop = (wish: Wish) => ({ type: 'wish.drop', wish }) as const
const here = (shopper: typeof guest | typeof mona) => ({ type: 'shopper.changed', shopper }) as const
const changed = { type: 'wishlist.changed' } as const
const keeping = (wish: Wish) => ({ type: 'keep', wish }) as const
const dropping = (wish: Wish) => ({ type: 'drop', wish }) as const
const went = (wishlist: Wishlist, message = 'Added to your wishlist.'): Step<typeof wishlistMachine> =>
  done('changeWishlist', { type: 'changed', wishlist, message } satisfies ChangeWishlistOutcome)
const failed = (
  type: 'refused' | 'unreachable',
  wishlist: Wishlist,
  error: unknown,
): Step<typeof wishlistMachine> =>
  done('changeWishlist', { type, wishlist, error } satisfies ChangeWishlistOutcome)

const added = (wish: Wish, message = 'Added to your wishlist.') =>
  ({ type: 'wishlist.added', wish, message }) as const
const removed = (wish: Wish, message = 'Added to your wishlist.') =>
  ({ type: 'wishlist.removed', wish, message }) as const
const failure = (error: unknown) => ({ type: 'failure', error }) as const
const needsLogin = { type: 'problem', refusal: { message: 'notLoggedIn' } } as const

const customer = { shopper: mona }
const idle = { signedIn: { ready: 'idle' } } as const
const changing = { signedIn: { ready: 'changing' } } as const
const loading = { signedIn: 'loading' } as const
const unavailable = { signedIn: 'unavailable' } as const

export const wishlistStories = stories(wishlistMachine, {
  // docs/spec.md §8, Login and zone: no token for the wishlist. docs/spec.md §6: a guest has no wishlist.
  'the wishlist tells a guest who presses a heart to sign in, and asks for nothing': {
    input: { shopper: guest },
    when: [at('signedOut'), press(soup), ignored(drop(soup)), ignored(changed)],
    ends: 'signedOut',
    asked: [],
    heard: [needsLogin],
    context: { wishlist: nothing, queue: [] },
  },
  // docs/spec.md §4, Wishlist: fetched only for logged-in users.
  'the wishlist fetches the list of a customer': {
    input: customer,
    when: [at(loading, ['busy']), done('listWishlist', withSoup)],
    ends: idle,
    asked: [['listWishlist']],
    context: { wishlist: withSoup },
  },
  'the wishlist fetches the list once a guest has signed in': {
    input: { shopper: guest },
    when: [here(mona), done('listWishlist', withSoup)],
    ends: idle,
    asked: [['listWishlist']],
    context: { wishlist: withSoup, shopper: mona },
  },
  // docs/spec.md §2, Header: the wishlist is for customers with a zone.
  'the wishlist asks a customer without a place for one, and for no list': {
    input: { shopper: placeless },
    when: [at('placeless'), press(soup)],
    ends: 'placeless',
    asked: [],
    heard: [{ type: 'place.needed' }],
    context: { queue: [] },
  },
  // docs/spec.md §4, Wishlist: toggles per item or store; the server's message is shown.
  'the wishlist keeps an item whose heart is pressed and drops it when the heart is pressed again': {
    input: customer,
    when: [
      done('listWishlist', nothing),
      press(soup),
      at(changing, ['busy']),
      went(withSoup),
      at(idle),
      press(soup),
      went(nothing, 'Removed from your wishlist.'),
    ],
    ends: idle,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(soup), wishlist: nothing }],
      ['changeWishlist', { edit: dropping(soup), wishlist: withSoup }],
    ],
    heard: [added(soup), removed(soup, 'Removed from your wishlist.')],
    context: { wishlist: nothing, queue: [] },
  },
  'the wishlist keeps a store and an item of the same number apart': {
    input: customer,
    when: [done('listWishlist', withSoup), press(kitchen), went({ ...withSoup, store: [kitchen.thing] })],
    ends: idle,
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(kitchen), wishlist: withSoup }]],
    heard: [added(kitchen)],
    context: { wishlist: { item: [soup.thing], store: [kitchen.thing] } },
  },
  'the wishlist sends what was pressed on several things one after another': {
    input: customer,
    when: [
      done('listWishlist', nothing),
      press(soup),
      press(tea),
      press(kitchen),
      went(withSoup),
      at(changing),
      went({ item: [tea.thing, soup.thing], store: [] }),
      went({ item: [tea.thing, soup.thing], store: [kitchen.thing] }),
    ],
    ends: idle,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(soup), wishlist: nothing }],
      ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }],
      ['changeWishlist', { edit: keeping(kitchen), wishlist: { item: [tea.thing, soup.thing], store: [] } }],
    ],
    heard: [added(soup), added(tea), added(kitchen)],
    context: { queue: [] },
  },
  'the wishlist lets go again what was pressed twice before the first answer came': {
    input: customer,
    when: [
      done('listWishlist', nothing),
      press(soup),
      press(soup),
      went(withSoup),
      went(nothing, 'Removed from your wishlist.'),
    ],
    ends: idle,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(soup), wishlist: nothing }],
      ['changeWishlist', { edit: dropping(soup), wishlist: withSoup }],
    ],
    heard: [added(soup), removed(soup, 'Removed from your wishlist.')],
  },
  'the wishlist asks once for what was pressed three times before the first answer came': {
    input: customer,
    when: [done('listWishlist', nothing), press(soup), press(soup), press(soup), went(withSoup)],
    ends: idle,
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(soup), wishlist: nothing }]],
    heard: [added(soup)],
    context: { wishlist: withSoup, queue: [] },
  },
  'the wishlist forgets what was pressed twice behind something else': {
    input: customer,
    when: [done('listWishlist', nothing), press(soup), press(tea), press(tea), went(withSoup)],
    ends: idle,
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(soup), wishlist: nothing }]],
    heard: [added(soup)],
    context: { queue: [] },
  },
  'the wishlist asks for nothing when it has gone while the customer was asked': {
    input: customer,
    when: [done('listWishlist', withSoup), drop(tea)],
    ends: idle,
    asked: [['listWishlist']],
    context: { queue: [] },
  },
  'the wishlist takes off what was deleted in the drawer, and puts it back when that is undone': {
    input: customer,
    when: [
      done('listWishlist', withSoup),
      drop(soup),
      went(nothing, 'Removed from your wishlist.'),
      press(soup),
      went(withSoup),
    ],
    ends: idle,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: dropping(soup), wishlist: withSoup }],
      ['changeWishlist', { edit: keeping(soup), wishlist: nothing }],
    ],
    heard: [removed(soup, 'Removed from your wishlist.'), added(soup)],
  },
  'the wishlist sends what was pressed before the list came, unless the list has it': {
    input: customer,
    when: [press(soup), press(tea), done('listWishlist', withSoup), at(changing)],
    ends: changing,
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }]],
    context: { queue: [keeping(tea)] },
  },
  // docs/spec.md §8: wishlist failures show response.data.message.
  'the wishlist rolls back what the server refuses, says why, and goes on with the rest': {
    input: customer,
    when: [
      done('listWishlist', withSoup),
      press(tea),
      press(kitchen),
      failed('refused', { item: [], store: [] }, full),
      at(changing),
    ],
    ends: changing,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }],
      ['changeWishlist', { edit: keeping(kitchen), wishlist: nothing }],
    ],
    heard: [failure(full)],
    context: { wishlist: nothing, queue: [keeping(kitchen)] },
  },
  'the wishlist rolls everything back when the server does not answer, and asks again at the next press': {
    input: customer,
    when: [
      done('listWishlist', withSoup),
      press(tea),
      press(kitchen),
      failed('unreachable', withSoup, offline),
      at(unavailable),
      press(soup),
      at(loading),
      done('listWishlist', withSoup),
    ],
    ends: changing,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }],
      ['listWishlist'],
      ['changeWishlist', { edit: dropping(soup), wishlist: withSoup }],
    ],
    heard: [failure(offline)],
    context: { wishlist: withSoup, queue: [dropping(soup)] },
  },
  'the wishlist says that the list did not come, rolls back what waits for it, and asks again': {
    input: customer,
    when: [
      press(soup),
      refused('listWishlist', offline),
      at(unavailable),
      { type: 'retry' },
      done('listWishlist', nothing),
    ],
    ends: idle,
    asked: [['listWishlist'], ['listWishlist']],
    heard: [failure(offline)],
    context: { wishlist: nothing, queue: [] },
  },
  'the wishlist asks again for a press of any kind when the server did not answer': {
    input: customer,
    when: [
      refused('listWishlist', offline),
      press(soup),
      refused('listWishlist', offline),
      drop(soup),
      refused('listWishlist', offline),
      changed,
    ],
    ends: loading,
    asked: [['listWishlist'], ['listWishlist'], ['listWishlist'], ['listWishlist']],
    heard: [failure(offline), failure(offline), failure(offline)],
  },
  'the wishlist reads the list again when another tab has changed it': {
    input: customer,
    when: [
      done('listWishlist', nothing),
      changed,
      at({ signedIn: { ready: 'rereading' } }, ['busy']),
      done('listWishlist', withSoup),
    ],
    ends: idle,
    asked: [['listWishlist'], ['listWishlist']],
    context: { wishlist: withSoup, queue: [] },
  },
  'the wishlist reads once for what several tabs tell meanwhile': {
    input: customer,
    when: [
      done('listWishlist', nothing),
      press(soup),
      changed,
      changed,
      went(withSoup),
      done('listWishlist', withSoup),
    ],
    ends: idle,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(soup), wishlist: nothing }],
      ['listWishlist'],
    ],
    heard: [added(soup)],
    context: { queue: [] },
  },
  'the wishlist says so when the list cannot be read again': {
    input: customer,
    when: [done('listWishlist', withSoup), changed, refused('listWishlist', offline)],
    ends: unavailable,
    asked: [['listWishlist'], ['listWishlist']],
    heard: [failure(offline)],
    context: { wishlist: withSoup, queue: [] },
  },
  'the wishlist says so when the change itself breaks': {
    input: customer,
    when: [done('listWishlist', withSoup), press(tea), refused('changeWishlist', offline)],
    ends: unavailable,
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }]],
    heard: [failure(offline)],
    context: { wishlist: withSoup, queue: [] },
  },
  // docs/spec.md §4, Logout: clears the wishlist.
  'the wishlist forgets everything when the customer leaves': {
    input: customer,
    when: [done('listWishlist', withSoup), press(tea), here(guest)],
    ends: 'signedOut',
    asked: [['listWishlist'], ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }]],
    context: { wishlist: nothing, queue: [] },
  },
  'the wishlist shows no customer the wishes of another customer': {
    input: customer,
    when: [done('listWishlist', withSoup), press(tea), here({ ...mona, token: 'nora' })],
    ends: loading,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }],
      ['listWishlist'],
    ],
    context: { wishlist: nothing, queue: [] },
  },
  'the wishlist reads the list of another module, and still sends what was pressed': {
    input: customer,
    when: [
      done('listWishlist', withSoup),
      press(tea),
      here({ ...mona, module_id: 2 }),
      at(loading),
      done('listWishlist', nothing),
    ],
    ends: changing,
    asked: [
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(tea), wishlist: withSoup }],
      ['listWishlist'],
      ['changeWishlist', { edit: keeping(tea), wishlist: nothing }],
    ],
    context: { wishlist: nothing, queue: [keeping(tea)] },
  },
  'the wishlist reads the list of another place, also when it is the first one': {
    input: { shopper: placeless },
    when: [here(mona), done('listWishlist', withSoup), here({ ...mona, zone_ids: [1, 2] })],
    ends: loading,
    asked: [['listWishlist'], ['listWishlist']],
    context: { wishlist: nothing },
  },
  'the wishlist does nothing when it is told what it knows': {
    input: customer,
    when: [done('listWishlist', withSoup), ignored(here({ ...mona, zone_ids: [1] }))],
    ends: idle,
    asked: [['listWishlist']],
    context: { wishlist: withSoup },
  },
})
