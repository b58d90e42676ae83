import { deepStrictEqual } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { isWished } from '#machines/rules/wishes.ts'
import { connectWishlist } from '#src/core/wishlist.ports.ts'
import { inAnotherTab, openOver, tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { wished } from '#tests/machines/catalogue/change-wishlist.levels.ts'
import { store } from '#tests/machines/samples.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, failure, told } from '#tests/support/told.ts'

/** The questions that the changes ask. */
const changes = ['addToWishlist', 'removeFromWishlist']

export const wishlistService = service(wishlistMachine, async (stage, { from }) => {
  const { server, wire, city } = stage
  const { soup, tea, milk, kitchen, here } = city
  const { token } = await stage.becomeCustomer()
  const shopper = (seen = wire) => ({
    token: seen.token ?? null,
    zone_ids: seen.zone_ids ?? [],
    module_id: seen.module_id ?? null,
  })
  const all = { ...wire, token, module_id: undefined, zone_ids: here.zone_ids }

  /** Another device of the customer leaves the soup and the kitchen in the list, as the model has it. */
  const tidy = async () => {
    const now = { ...wire }
    Object.assign(wire, all)
    const [items = [], stores = []] = wished(await unwrap(server.GET('/wish-list')))
    const add = (query: { item_id: number } | { store_id: number }) =>
      unwrap(server.POST('/wish-list/add', { params: { query } }))
    if (!items.includes(soup.id)) await add({ item_id: soup.id })
    if (!stores.includes(kitchen.id)) await add({ store_id: kitchen.id })
    for (const item_id of items.filter((id) => id !== soup.id))
      await unwrap(server.DELETE('/wish-list/remove', { params: { query: { item_id } } }))
    Object.assign(wire, { ...now, token: now.token, module_id: now.module_id, zone_ids: now.zone_ids })
  }
  await tidy()
  const shoppers = {
    'a guest': { ...wire, token: undefined },
    'a customer': { ...wire },
    'a customer without a place': { ...wire, zone_ids: undefined },
  }
  Object.assign(wire, shoppers[from as keyof typeof shoppers])

  return {
    connected: connectWishlist(stage.api),
    inputs: Object.fromEntries(
      Object.entries(shoppers).map(([name, seen]) => [name, { shopper: shopper(seen) }]),
    ),
    events: {
      'wish.toggle': () => ({ wish: { kind: 'item' as const, thing: tea } }),
      'wish.drop': () => ({ wish: { kind: 'item' as const, thing: soup } }),
      'shopper.changed': (sample) => {
        const module_id = sample === 2 ? milk.module_id : kitchen.module_id
        Object.assign(wire, { token: sample === 0 ? undefined : token, zone_ids: here.zone_ids, module_id })
        return { shopper: shopper() }
      },
    },
    answers: {
      listWishlist: { before: tidy },
      changeWishlist: {
        played: async ({ output }) => {
          const held = await Promise.any(changes.map((operation) => stage.next(operation)))
          if (output.type === 'changed') return stage.forward(held.operationId)
          await held.drop()
          if (output.type === 'refused') return stage.forward('listWishlist')
          return (await stage.next('listWishlist')).drop()
        },
      },
    },
    holds: async (snapshot) => {
      const { wishlist, queue } = snapshot.context
      if (!snapshot.matches({ signedIn: { ready: 'idle' } }) || queue.length > 0) return
      deepStrictEqual(wished(wishlist), wished(await unwrap(server.GET('/wish-list'))))
    },
  }
})

type Snapshot = SnapshotFrom<typeof wishlistMachine>

export const wishlistBrowser = browser(
  wishlistMachine,
  async ({ page, arrive, stage }, { from }) => {
    const { soup, tea, milk, here } = stage.city
    const { wire } = stage
    // A dish of the same name may stand among the related ones.
    const heart = page.getByRole('button', { name: `Add ${tea.name} to the wishlist` }).first()
    const drawer = page.getByRole('dialog', { name: 'Wishlist' })
    const { token } = wire.token ? { token: wire.token } : await stage.becomeCustomer()
    if (from === 'a guest') wire.token = undefined
    let hasLocation = from !== 'a customer without a place'
    const inDrawer = async (work: () => Promise<unknown>) => {
      await openOver(page, { name: 'wishlist' })
      await work()
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
    const module = ({ module_id, module_type }: typeof soup) => JSON.stringify({ id: module_id, module_type })
    return {
      open: async () => {
        // An address that names its module would not follow another tab into another one.
        const path = `/product/${tea.id}`
        await arrive(path, hasLocation ? {} : { zone_ids: [] })
        // A guest's comes with the first heart that is pressed, or with its drawer.
        if (from === 'a guest') await inDrawer(() => drawer.waitFor())
      },
      gestures: {
        'wish.toggle': async () => {
          await heart.click()
          if (hasLocation) return
          // Asked for a place, the customer looks around first.
          await page.getByRole('dialog').waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
        },
        'wish.drop': () =>
          inDrawer(async () => {
            await drawer.getByRole('button', { name: `Delete ${soup.name} from the wishlist` }).click()
            await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
          }),
        'wishlist.changed': () => tellFromAnotherTab(page, 'wishlist'),
        'shopper.changed': ({ shopper }) => {
          hasLocation = true
          return inAnotherTab(page, {
            token: shopper.token ? token : null,
            ...(shopper.token && { guest_id: null }),
            currentLatLng: JSON.stringify({ lat: here.lat, lng: here.lng }),
            location: here.address,
            zoneid: JSON.stringify(here.zone_ids),
            module: module(shopper.module_id === milk.module_id ? milk : soup),
          })
        },
        retry: () => inDrawer(() => drawer.getByRole('button', { name: 'Try again' }).click()),
      },
    }
  },
  {
    offered: {
      'wish.drop': (snapshot, { wish }) => isWished(snapshot.context, wish.kind, wish.thing.id),
      'shopper.changed': (snapshot, { shopper }) =>
        JSON.stringify(snapshot.context.shopper) !== JSON.stringify(shopper),
      retry: (snapshot: Snapshot) => snapshot.matches({ signedIn: 'unavailable' }),
    },
  },
)

const changed = (message: string, button?: readonly [string, Follows]): Follows => ({
  ...(message && { says: [['success', message, { id: 'wishlist', ...(button && { button }) }]] }),
  tellsTabs: ['wishlist'],
})

const wish = { kind: 'store', thing: store({ id: 7 }) } as const

export const wishlistTold = told(
  'wishlist',
  {
    'wishlist.added': ({ message }) => changed(message),
    'wishlist.removed': ({ message, wish }) => changed(message, ['Undo', { keepsWish: wish }]),
    // The customer closes the question for the location and looks around first.
    'place.needed': { opens: { name: 'location', next: 'close' }, afterwards: { over: null } },
    problem: {
      says: [
        [
          'warning',
          'You are not logged in',
          { id: 'login', button: ['Sign in', { goes: '/auth/sign-in?next=%2Fhome' }] },
        ],
      ],
    },
    failure,
  },
  {
    own: ['listWishlist'],
    samples: {
      'wishlist.added': [
        { wish, message: 'Kept.' },
        { wish, message: '' },
      ],
      'wishlist.removed': [
        { wish, message: 'Gone.' },
        { wish, message: '' },
      ],
      problem: [{ refusal: { message: 'notLoggedIn' } }],
    },
  },
)

/** What the ports send. */
export const wishlistRequests = requests(connectWishlist, [
  {
    port: 'listWishlist',
    sent: { request: 'GET /wish-list' },
    field: 'item',
  },
  {
    port: 'changeWishlist.addToWishlist',
    input: { item_id: 3 },
    sent: { request: 'POST /wish-list/add?item_id=3' },
    field: 'message',
  },
  {
    port: 'changeWishlist.removeFromWishlist',
    input: { store_id: 7 },
    sent: { request: 'DELETE /wish-list/remove?store_id=7' },
    field: 'message',
  },
  {
    port: 'changeWishlist.listWishlist',
    sent: { request: 'GET /wish-list' },
    field: 'item',
  },
])
