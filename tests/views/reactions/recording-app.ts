import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { reactIn } from '#app/reactions/react-to.ts'
import { otherTabs } from '#browser/other-tabs.ts'
import { createStorage } from '#browser/storage.ts'
import { tabRules } from '#browser/stored-things.ts'
import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import { onAddress } from '#src/core/address-news.ts'
import { enteredModule } from '#src/core/entered-module.ts'
import { onMessages } from '#src/core/message-news.ts'
import { onNotifications } from '#src/core/notification-news.ts'
import { onOrder } from '#src/core/order-news.ts'
import { onParcelLocation } from '#src/core/parcel-place-news.ts'
import type { Shop } from '#src/core/shop.ts'
import type { Toast, ToastEnd } from '#src/core/toasts.ts'
import type { Told, ToldFlow } from '#src/core/told.ts'
import { hideItems } from '#src/shared/diet/hidden-items.ts'
import { ALL_READS, act } from '#tests/support/told.ts'
import type { Did } from './as-done.ts'

type Surroundings = {
  locale?: Locale
  /** Whether a screen shows orders and messages, so that no toast has to. */
  isShown?: boolean
  at?: string
  overlay?: object
  /** Lists hide already what the reactions before said. */
  isHidden?: boolean
  /** What the wishlist holds. */
  wished?: Wish[]
}

/** Words that reactions load when they say something. */
const LATE: Namespace[] = [
  'account',
  'afterOrder',
  'auth',
  'checkout',
  'sendParcel',
  'shellLater',
  'tracking',
]

/** Tells an app that writes down, in order, everything it does about it. */
export async function whatFollows<Flow extends ToldFlow>(
  flow: Flow,
  told: Told<Flow>,
  { locale = 'en', isShown = false, at = '/home', overlay, isHidden = false, wished = [] }: Surroundings = {},
) {
  await lazyNamespaces(locale, ['news', 'refusals'])
  const did: Did[] = []
  const record = (word: string, what: unknown) => void did.push([word, what])
  const buttons: (() => void)[] = []
  const ends: (() => void)[] = []
  const replaced: [state: object | null, url: string][] = []
  window.history.replaceState(overlay ? { overlay } : null, '', at)
  const tab = Object.keys(tabRules)
  for (const key of tab)
    if (sessionStorage.getItem(inTab(key)) === null) sessionStorage.setItem(inTab(key), KEPT)

  const actor = (name: string) => ({ send: (event: object) => record('sends', [name, event]) })
  const queries = new QueryClient()
  if (!isHidden) hideItems(undefined, queries)
  for (const key of ['getConfig', ...ALL_READS]) queries.setQueryData([key, 7], key)
  queries.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
    if (type === 'updated' && state.isInvalidated) record('readsAgain', queryKey[0])
    if (type === 'removed' || (type === 'updated' && state.data === undefined)) record('forgets', queryKey[0])
  })
  const storage = createStorage(window)
  storage.watch((key) => record('keeps', [key, storage.read(key)]))
  const shop = {
    api: {
      DELETE: (_: string, { params }: { params: { header: Record<string, string> } }) => {
        record('undoes', params.header['Idempotency-Key'])
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
    tellApp: (ended: string) => ended === 'offerPasskey' && record('offersPasskey', true),
    toasts: {
      isNeeded: () => true,
      show: (toast: Toast | ToastEnd) => {
        if ('ends' in toast) return record('ends', toast.ends)
        const { kind, text, action, whenGone, ...manner } = toast
        if (action) buttons.push(action.run)
        const how = {
          ...manner,
          ...(whenGone && { notice: sessionStorage.getItem('note') }),
          ...(action && { button: action.label }),
        }
        record('says', [kind, text, how])
        if (whenGone) ends.push(whenGone)
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
        send: ({ wish }: { type: 'wish.toggle'; wish: Wish }) => record('keepsWish', wish),
      }),
    },
  } as unknown as Shop
  const stops = [
    onOrder((update) => {
      record('publishes', update)
      return isShown
    }),
    onMessages(() => {
      record('publishes', 'messages')
      return isShown
    }),
    onNotifications(() => {
      record('publishes', 'notifications')
      return false
    }),
    enteredModule.subscribe(() => record('enters', enteredModule.get())),
    onAddress((update) => {
      record('publishes', update)
      return true
    }),
    onParcelLocation((update) => {
      record('publishes', update)
      return true
    }),
  ]
  for (const topic of ['cart', 'wishlist', 'diet'])
    vi.spyOn(otherTabs(topic), 'tell').mockImplementation(() => record('tellsTabs', topic))
  const moved =
    (how: 'goes' | 'goesInstead') =>
    (state: { overlay?: object } | null, _: string, url: string | URL | null | undefined) => {
      if (state?.overlay) return record('opens', state.overlay)
      if (url === window.location.href) return void replaced.push([state, url])
      record(how, url)
      if (state) record('carries', state)
    }
  vi.spyOn(window.history, 'pushState').mockImplementation(moved('goes'))
  vi.spyOn(window.history, 'replaceState').mockImplementation(moved('goesInstead'))
  vi.spyOn(window.history, 'back').mockImplementation(() => record('closes', true))
  vi.spyOn(window.location, 'reload').mockImplementation(() =>
    record('loadsAgain', sessionStorage.getItem('note')),
  )

  const recorded = Object.entries(told).map(([name, value]) =>
    value === act ? [name, (...values: unknown[]) => record('runs', [name, ...values])] : [name, value],
  )
  reactIn({ shop, queries, locale, window })(flow, Object.fromEntries(recorded))
  await settled(locale)
  for (const stop of stops) stop()
  for (const key of tab) {
    const text = sessionStorage.getItem(inTab(key))
    if (text !== KEPT) record('keepsInTab', [key, text === null ? undefined : JSON.parse(text)])
  }
  return {
    did,
    /** New states of the history entry of the page itself. */
    replaced,
    /** The toasts are no longer on show. */
    endToasts: () => {
      for (const end of ends) end()
    },
    /** What a press on the button of a toast does. */
    press: async (button = 0) => {
      did.length = 0
      buttons[button]!()
      await settled(locale)
      return did
    },
  }
}

const inTab = (key: string) => `souk.${key}`
/** Stands for what the tab kept before. */
const KEPT = '"kept"'

/** Words have come, and a flow that was started has asked. */
async function settled(locale: Locale): Promise<void> {
  await lazyNamespaces(locale, LATE)
  await import('#src/features/account/offer-passkey.ts')
  await new Promise((resolve) => setTimeout(resolve))
}
