import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { reactIn } from '#app/reactions/react-to.ts'
import { otherTabs } from '#browser/other-tabs.ts'
import { createStorage } from '#browser/storage.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import { onAddress } from '#src/core/address-news.ts'
import { enteredModule } from '#src/core/entered-module.ts'
import { onMessages } from '#src/core/message-news.ts'
import { onNotifications } from '#src/core/notification-news.ts'
import { onOrder } from '#src/core/order-news.ts'
import { onParcelPlace } from '#src/core/parcel-place-news.ts'
import type { Shop } from '#src/core/shop.ts'
import type { Toast, ToastEnd } from '#src/core/toasts.ts'
import type { Told, ToldFlow } from '#src/core/told.ts'

/** Every kind of read the storefront keeps, each under its key. */
const KEPT = [
  'getConfig',
  'getCustomerInfo',
  'getItem',
  'getOrderDetails',
  'getReceipt',
  'listAddresses',
  'listCategories',
  'listConversations',
  'listNotifications',
  'listRecommendedItems',
  'listSuggestedItems',
  'listVisitAgainItems',
  'trackOrder',
]

/** Stands for what a screen does itself. */
export const run = () => {}

type Surroundings = {
  /** Whether a screen shows orders and messages, so that no toast has to. */
  isShown?: boolean
  at?: string
  overlay?: object
  /** What the wishlist holds. */
  wished?: Wish[]
}

/** Tells an app that writes down, in order, everything it does about it. */
export async function whatFollows<Flow extends ToldFlow>(
  flow: Flow,
  told: Told<Flow>,
  { isShown = false, at = '/home', overlay, wished = [] }: Surroundings = {},
) {
  await lazyNamespaces('en', [
    'news',
    'refusals',
    'checkout',
    'afterOrder',
    'account',
    'shellLater',
    'auth',
    'sendParcel',
  ])
  const did: object[] = []
  const begun: string[] = []
  const toasts: Toast[] = []
  window.history.replaceState(overlay ? { overlay } : null, '', at)
  const actor = (name: string) => ({ send: (event: object) => did.push({ [name]: event }) })
  const queries = new QueryClient()
  for (const key of KEPT) queries.setQueryData([key, 7], key)
  queries.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
    if (type !== 'updated') return
    if (state.isInvalidated) did.push({ readsAgain: queryKey[0] })
    if (state.data === undefined) did.push({ forgets: queryKey[0] })
  })
  const storage = createStorage(window)
  storage.watch((key) => did.push({ keeps: key, value: storage.read(key) }))
  const shop = {
    api: {
      DELETE: (_: string, { params }: { params: { header: Record<string, string> } }) => {
        did.push({ undoes: params.header['Idempotency-Key'] })
        return new Promise(() => {})
      },
    },
    actors: {
      cart: actor('cart'),
      session: { ...actor('session'), getSnapshot: () => ({ context: { token: 'mona', guest_id: null } }) },
      location: actor('location'),
      module: actor('module'),
    },
    storage,
    tellApp: (ended: string) => void begun.push(ended),
    toasts: {
      isNeeded: () => true,
      show: (toast: Toast | ToastEnd) => {
        if ('ends' in toast) return void did.push(toast)
        toasts.push(toast)
        const { action, ...said } = toast
        did.push({ says: said, ...(action && { button: action.label }) })
      },
    },
    wishes: {
      open: async () => ({
        getSnapshot: () => ({
          context: {
            wishlist: { item: [], store: [] },
            queue: wished.map((wish) => ({ type: 'keep', wish })),
          },
        }),
        send: (event: object) => did.push({ wishlist: event }),
      }),
    },
  } as unknown as Shop
  const stops = [
    onOrder((news) => {
      did.push({ publishes: news })
      return isShown
    }),
    onMessages(() => {
      did.push({ publishes: 'messages' })
      return isShown
    }),
    onNotifications(() => {
      did.push({ publishes: 'notifications' })
      return false
    }),
    enteredModule.subscribe(() => did.push({ enters: enteredModule.get() })),
    onAddress((news) => {
      did.push({ publishes: news })
      return true
    }),
    onParcelPlace((news) => {
      did.push({ publishes: news })
      return true
    }),
  ]
  for (const topic of ['cart', 'wishlist', 'diet'])
    vi.spyOn(otherTabs(topic), 'tell').mockImplementation(() => void did.push({ tellsTabs: topic }))
  const moved =
    (how: 'goes' | 'goesInstead') =>
    (state: { overlay?: object } | null, _: string, url: string | URL | null | undefined) => {
      if (state?.overlay) return void did.push({ opens: state.overlay })
      did.push({ [how]: String(url).replace(window.location.origin, ''), ...(state && { state }) })
    }
  vi.spyOn(window.history, 'pushState').mockImplementation(moved('goes'))
  vi.spyOn(window.history, 'replaceState').mockImplementation(moved('goesInstead'))
  vi.spyOn(window.history, 'back').mockImplementation(() => void did.push({ closes: true }))
  vi.spyOn(window.location, 'reload').mockImplementation(
    () => void did.push({ loadsAgain: sessionStorage.getItem('note') }),
  )

  const recorded = Object.entries(told).map(([name, value]) =>
    value === run ? [name, () => did.push({ runs: name })] : [name, value],
  )
  reactIn({ shop, queries, locale: 'en', window })(flow, Object.fromEntries(recorded))
  await lazyNamespaces('en', ['tracking'])
  for (const stop of stops) stop()
  return {
    did,
    /** Flows that began with it and have ended since. */
    begun,
    /** What a press on the button of the toast does. */
    press: async () => {
      did.length = 0
      toasts[0]?.action?.run()
      // A flow that the press starts asks the server a few microtasks later.
      await new Promise((resolve) => setTimeout(resolve))
      return did
    },
  }
}
