import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { EventFromLogic } from 'xstate'
import { leaveNotice, type Notice, takeNotice } from '#browser/note.ts'
import { otherTabs } from '#browser/other-tabs.ts'
import { reload } from '#browser/reload.ts'
import { forgetTab, type TabStored, writeTab } from '#browser/tab-storage.ts'
import { lazyNamespaces, type Namespace, type Words, wordsOf } from '#i18n/dictionaries.ts'
import type { Locale } from '#i18n/locale.ts'
import type { moduleMachine } from '#machines/app/module.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { locationMachine } from '#machines/location/location.machine.ts'
import type { DraftName } from '#machines/rules/kept-draft.ts'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { isWished, type Wish } from '#machines/rules/wishes.ts'
import { type AddressUpdate, publishAddress } from '#src/core/address-news.ts'
import { endToasts } from '#src/core/end-toasts.ts'
import { enteredModule } from '#src/core/entered-module.ts'
import { publishMessages } from '#src/core/message-news.ts'
import { publishNotifications } from '#src/core/notification-news.ts'
import { type OrderUpdate, publishOrder } from '#src/core/order-news.ts'
import { type ParcelLocationUpdate, publishParcelLocation } from '#src/core/parcel-place-news.ts'
import type { Shop } from '#src/core/shop.ts'
import type { Toast } from '#src/core/toasts.ts'
import type { ScreenAct } from '#src/core/told.ts'
import { forgetBoughtNow } from '#src/navigation/buy-now.ts'
import { closeOverlay, go, type Overlay, openOverlay } from '#src/navigation/overlay.ts'
import { parcelPath } from '#src/navigation/parcel-path.ts'
import type { FilledFrom, FilledState } from '#src/navigation/send-again-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { eraseDraft } from '#src/shared/checkout/erase-draft.ts'
import { hideItems } from '#src/shared/diet/hidden-items.ts'
import { forgetCustomer } from '../forget-customer.ts'
import { forgetShopper, type Leaving } from '../forget-shopper.ts'
import { undoAgain } from '../undo-again.ts'
import { isPersonal } from './personal-reads.ts'

/** Everything that reactions act on; `screen` is what the screen of the flow gave. */
export type App = { shop: Shop; queries: QueryClient; locale: Locale; window: Window; screen: object }

type Text = string | ((words: Words) => string)

/** A toast, and what a press on its button does. `needs` are words that are not loaded everywhere. */
export type Saying = Omit<Toast, 'text' | 'action' | 'cause' | 'whenGone'> & {
  cause?: Cause
  text: Text
  action?: { label: Text; does: Effect[] }
  needs?: Namespace
  /** A page that is loaded again before the toast has gone is told this. */
  notice?: Notice
}

/** What a toast is about, where the app knows when that ends. */
export type Cause = 'cart' | 'checkout' | 'pay'

type Effects = {
  /** An event for an actor of app lifetime. */
  cart: EventFromLogic<typeof cartMachine>
  session: EventFromLogic<typeof sessionMachine>
  location: EventFromLogic<typeof locationMachine>
  module: EventFromLogic<typeof moduleMachine>
  /** Puts a wish back; pressed twice, it stays. */
  keepWish: Wish
  /** Reads under this key are stale: those on show are read again now, the others when they are shown. */
  readAgain: QueryKey
  /** Another customer shops now: reads made for the one before are dropped. */
  forgetPersonalReads: true
  /** Nothing of the customer stays in the browser. */
  forgetCustomer: true
  say: Saying
  /** What a toast was about is over: the toast goes. */
  endToasts: Cause
  /** Goes to another page; an open overlay does not stay behind in the history. */
  go: string
  /** Like `go`, and the back button skips the page left. */
  goInstead: string
  /** To the tracking of an order, in the same way; a guest's phone number proves it. */
  trackInstead: { order_id: number; contact_number?: string }
  /** To the form of a parcel, in the same way; it says from which order it is filled. */
  parcelInstead: { parcel_category_id: number | null; filledFrom: FilledFrom | null }
  /** To the sign-in page, which leads back to this page, and says so when the session has ended. */
  signIn: 'asked' | 'ended'
  open: Overlay
  close: true
  /** Loads the same page again, without its overlay; the note is said once it shows. */
  loadAgain: Notice
  /** Other tabs read the same again. */
  tellTabs: 'cart' | 'wishlist' | 'diet'
  /** Lists of items leave out what this `X-diet` names; undefined leaves out nothing. */
  hideItems: string | undefined
  publishAddress: AddressUpdate
  publishParcelLocation: ParcelLocationUpdate
  /** `unseen` is done when no screen shows the news. */
  publishOrder: { update: OrderUpdate; unseen: Effect[] }
  publishMessages: { unseen: Effect[] }
  /** The list of notifications and the bell are read again. */
  publishNotifications: true
  /** The phone or email offered at the next sign-in; empty forgets it. */
  rememberLogin: string
  /** The item bought at once is ordered. */
  forgetBoughtNow: true
  /** Who signed in and has to prove the phone first; this tab keeps it until that is done. */
  keepWaiting: TabStored['waitingSignIn']
  forgetWaiting: true
  /** An account was made with the code of a referral link. */
  forgetInvitation: true
  /** The next shopper of this browser finds nothing that this one typed. */
  forgetShopper: Leaving
  /** Takes back what an order again put into the cart. */
  undoAgain: { key: string }
  /** Offers a passkey, unless this browser did before. */
  offerPasskey: true
  passkeyOffered: true
  /** The customer was asked to review this order; other tabs hear of it. */
  askedReview: number
  /** The customer was asked what they like in this module. */
  askedInterests: number
  enteredModule: ModuleChoice
  /** What was typed for an order goes with it. */
  forgetDraft: DraftName
  /** Something the screen does itself. */
  screen: ScreenAct
}

/** What the app does about a fact: one of `Effects`, as `{ go: '/home' }`. */
export type Effect = { [Name in keyof Effects]: { [Only in Name]: Effects[Only] } }[keyof Effects]

/** Only the latest order is asked about. */
const MANY_ASKED = 10

const performers: { [Name in keyof Effects]: (what: Effects[Name], app: App) => void } = {
  cart: (event, { shop }) => shop.actors.cart.send(event),
  session: (event, { shop }) => shop.actors.session.send(event),
  location: (event, { shop }) => shop.actors.location.send(event),
  module: (event, { shop }) => shop.actors.module.send(event),
  keepWish: async (wish, { shop }) => {
    const wishlist = await shop.wishes.open()
    if (!isWished(wishlist.getSnapshot().context, wish.kind, wish.thing.id))
      wishlist.send({ type: 'wish.toggle', wish })
  },
  readAgain: (queryKey, { queries }) => void queries.invalidateQueries({ queryKey }),
  forgetPersonalReads: (_, { queries }) => void queries.resetQueries({ predicate: isPersonal }),
  forgetCustomer: (_, { shop, queries, window }) => forgetCustomer(shop, queries, window),
  say,
  endToasts: (cause, { shop }) => endToasts(shop.toasts, cause),
  go: (to) => go(to),
  goInstead: (to) => go(to, { replace: true }),
  trackInstead: ({ order_id, contact_number }) =>
    go(trackPath(order_id), { replace: true, state: provedBy(contact_number) }),
  parcelInstead: ({ parcel_category_id, filledFrom }) =>
    go(parcelPath(parcel_category_id), {
      replace: true,
      state: filledFrom && ({ filledFrom } satisfies FilledState),
    }),
  signIn: (why, { window: { location } }) =>
    go(signInPath(location.pathname + location.search, { ended: why === 'ended' })),
  open: openOverlay,
  close: closeOverlay,
  loadAgain: (notice, { window }) => {
    leaveNotice(window, notice)
    window.history.replaceState({ ...window.history.state, overlay: undefined }, '', window.location.href)
    reload(window)
  },
  tellTabs: (topic) => otherTabs(topic).tell(),
  hideItems: (header, { queries }) => hideItems(header, queries),
  publishAddress: (update) => void publishAddress(update),
  publishParcelLocation: (update) => void publishParcelLocation(update),
  publishOrder: ({ update, unseen }, app) => {
    if (!publishOrder(update)) performAll(unseen, app)
  },
  publishMessages: ({ unseen }, app) => {
    if (!publishMessages()) performAll(unseen, app)
  },
  publishNotifications: (_, { queries }) => {
    publishNotifications()
    void queries.invalidateQueries({ queryKey: ['listNotifications'] })
  },
  rememberLogin: (login, { shop: { storage } }) =>
    login ? storage.write('rememberedLogin', login) : storage.remove('rememberedLogin'),
  forgetBoughtNow: () => forgetBoughtNow(),
  keepWaiting: (waiting, { window }) => writeTab(window, 'waitingSignIn', waiting),
  forgetWaiting: (_, { window }) => forgetTab(window, 'waitingSignIn'),
  forgetInvitation: (_, { window }) => forgetTab(window, 'invitation'),
  forgetShopper: (leaving, { shop: { storage }, window }) => forgetShopper(leaving, storage, window),
  askedReview: (order_id, { shop: { storage } }) =>
    storage.write('askedReviews', [...(storage.read('askedReviews') ?? []), order_id].slice(-MANY_ASKED)),
  undoAgain: ({ key }, { shop }) => undoAgain(shop, key),
  askedInterests: (module_id, { shop: { storage } }) =>
    storage.write('askedInterests', [...new Set([...(storage.read('askedInterests') ?? []), module_id])]),
  enteredModule: enteredModule.set,
  offerPasskey: (_, { shop, window }) => {
    // An offer that does not come is not missed.
    import('#src/features/account/offer-passkey.ts')
      .then(({ offerPasskey }) => offerPasskey(shop, window))
      .catch(() => {})
  },
  passkeyOffered: (is, { shop: { storage } }) => storage.write('passkeyOffered', is),
  forgetDraft: (name, { shop: { storage } }) => eraseDraft(storage, name),
  screen: ([name, ...values], { screen }) =>
    (screen as Record<string, (...values: unknown[]) => void>)[name]!(...values),
}

/** Does them all, in their order. */
export function performAll(effects: readonly Effect[], app: App): void {
  for (const effect of effects) perform(effect, app)
}

function perform(effect: Effect, app: App): void {
  for (const [name, what] of Object.entries(effect)) {
    const performer = performers[name as keyof Effects] as (what: unknown, app: App) => void
    performer(what, app)
  }
}

async function say({ needs, text, action, notice, ...toast }: Saying, app: App): Promise<void> {
  if (notice) leaveNotice(app.window, notice)
  if (needs) await lazyNamespaces(app.locale, [needs])
  const words = wordsOf(app.locale)
  const textOf = (from: Text) => (typeof from === 'string' ? from : from(words))
  app.shop.toasts.show({
    ...toast,
    text: textOf(text),
    ...(action && { action: { label: textOf(action.label), run: () => performAll(action.does, app) } }),
    ...(notice && { whenGone: () => takeNotice(app.window) }),
  })
}
