import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { reactions } from '#app/reactions/react-to.ts'
import { type DraftName, draftsIn, withDraft } from '#machines/rules/kept-draft.ts'
import { untyped } from '#machines/rules/social-form.ts'
import type { Told, ToldFlow } from '#src/core/told.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { address, dish, lineFor, store } from '#tests/machines/samples.ts'
import { run, whatFollows } from './recording-app.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const line = lineFor(5, dish(), { quantity: 3 })
const unsold = { ...line, refusal: { code: 'item_id', message: 'This item is no longer sold.' } }
const place = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }
const closed = new ApiError(403, [{ code: 'closed', message: 'This store is closed.' }])
const wish = { kind: 'store', thing: store({ id: 7 }) } as const
const module = { id: 2, module_type: 'grocery' } as const
const money = (amount: number) => `$${amount}`
const order = { order_id: 100_001 } as never
const step = { type: 'delivery' } as const
/** Under which the browser keeps what was typed. */
const draft = { owner: 'guest guest-7', cart: 'cart 7' } as const
const atCheckout = {
  kind: 'cart',
  isGuest: true,
  contact_number: '+971500000000',
  step,
  money,
  draft,
} as const
const ofParcel = {
  isGuest: true,
  contact_number: '+971500000000',
  step: { type: 'parcel' },
  draft,
} as const
const customer = { ...atCheckout, isGuest: false }
const unpaid = {
  order_id: 100_001,
  payments: [{ payment_method: 'digital_payment', payment_status: 'unpaid', amount: 21 }],
} as never
/** The contact of the attempt, and not what checkout shows now. */
const attempt = {
  key: 'key-0000000000000001',
  purpose: 'cart/guest-7',
  kind: 'cart',
  guest_id: 'guest-7',
  contact_number: '+971511111111',
} as const
const nothingOfTheShopper = [
  'searchedValues',
  'diet',
  'retryKey',
  'orderUnderWay',
  'lastCustomer',
  'checkoutDrafts',
  'orderKey',
  'askedInterests',
].map((keeps) => ({ keeps, value: undefined }))
const ofCustomer = { ...attempt, guest_id: null }
const placedOf = ({ contact_number }: typeof attempt) => ({
  name: 'order-placed',
  order_id: 100_001,
  contact_number,
})

/** Drafts as the browser keeps them, the last one first. */
const kept = (...drafts: DraftName[]) =>
  drafts.reduceRight((text, name) => withDraft(text, { at: 0, place, balance: 0, said: {}, ...name }), '')
const draftForgotten = { keeps: 'checkoutDrafts', value: undefined }
const nothingGone = { category: null, size: null }

const notified = [{ publishes: 'notifications' }, { readsAgain: 'listNotifications' }]
const success = (text: string) => ({ says: { kind: 'success', text } })
const error = (text: string) => ({ says: { kind: 'error', id: 'error', text } })
const ofCart = (text: string) => ({ says: { kind: 'success', id: 'cart', text, duration: 5000 } })
/** A first arrival says both; the second takes the place of the first. */
const ofPlace = (text: string) => ({ says: { kind: 'success', id: 'location', text } })
const ofAgain = (text: string, kind = 'success') => ({ kind, id: 'cart', text })
const refused = error('This store is closed.')
/** A toast that goes when its cause ends. */
const about = (cause: string, { says }: { says: object }) => ({ says: { ...says, cause } })
const ofOrder = (text: string) => ({ says: { kind: 'success', id: 'order-7', text } })
const social = { next: '/wallet', leave: () => {} }
const paying = { order_id: 7, contact_number: '', isGuest: false, isJustPaid: false }

const cartReadAgain = { cart: { type: 'cart.changed' } }
const tabsReadCart = { tellsTabs: 'cart' }
const ordered = [{ readsAgain: 'getCustomerInfo' }, { readsAgain: 'listVisitAgainItems' }]
const personalForgotten = [
  'getCustomerInfo',
  'getOrderDetails',
  'getReceipt',
  'listAddresses',
  'listConversations',
  'listNotifications',
  'listRecommendedItems',
  'listSuggestedItems',
  'listVisitAgainItems',
  'trackOrder',
].map((forgets) => ({ forgets }))

const orderChanged = [
  { readsAgain: 'trackOrder' },
  { readsAgain: 'getOrderDetails' },
  { readsAgain: 'getCustomerInfo' },
]

type Row = { [Flow in ToldFlow]: [flow: Flow, told: Told<Flow>, then: object[]] }[ToldFlow]

/** Every fact and outcome of every flow, and exactly what the app does then, in order. */
const rows: Row[] = [
  // docs/spec.md §4 Cart, §8 Cart.
  ['cart', { type: 'cart.added', message: 'itemAdded' }, [ofCart('Item added to cart'), tabsReadCart]],
  [
    'cart',
    { type: 'cart.replaced', message: 'cartReplaced' },
    [ofCart('Your cart has been cleared successfully. And selected item added to the cart.'), tabsReadCart],
  ],
  [
    'cart',
    { type: 'cart.updated', message: 'quantityUpdated' },
    [ofCart('Updated successfully.'), tabsReadCart],
  ],
  [
    'cart',
    { type: 'cart.updated', message: 'itemUpdated' },
    [ofCart('Item updated successfully'), tabsReadCart],
  ],
  [
    'cart',
    { type: 'cart.removed', message: 'removedFromCart', line },
    [{ ...ofCart('Removed from cart.'), button: 'Undo' }, tabsReadCart],
  ],
  [
    'cart',
    { type: 'cart.removed', message: 'itemRemoved', line },
    [{ ...ofCart('Cart item remove successfully'), button: 'Undo' }, tabsReadCart],
  ],
  [
    'cart',
    { type: 'cart.removed', message: 'itemRemoved', line: unsold },
    [ofCart('Cart item remove successfully'), tabsReadCart],
  ],
  ['cart', { type: 'problem', refusal: { message: 'outOfStock' } }, [error('Out of Stock')]],
  ['cart', { type: 'failure', error: closed }, [about('cart', refused)]],
  ['cart', { type: 'cart.retried' }, [{ ends: 'cart' }]],
  // docs/spec.md §6, §8 Authorization.
  ['session', { type: 'session.signedIn' }, personalForgotten],
  ['session', { type: 'session.taken', wasCustomer: false }, personalForgotten],
  ['session', { type: 'session.taken', wasCustomer: true }, personalForgotten],
  [
    'session',
    { type: 'session.expired' },
    [
      { keeps: 'searchedValues', value: undefined },
      { keeps: 'diet', value: undefined },
      { keeps: 'retryKey', value: undefined },
      { keeps: 'orderUnderWay', value: undefined },
      ...personalForgotten,
      error('Your account is inactive or Your token has been expired'),
      { goes: expect.stringMatching(/^\/auth\/sign-in\?next=.*&from=ended$/) },
    ],
  ],
  ['session', { type: 'session.signedOut' }, nothingOfTheShopper],
  [
    'session',
    { type: 'session.deleted' },
    [
      ...nothingOfTheShopper,
      { session: { type: 'signed.out' } },
      { keeps: 'rememberedLogin', value: undefined },
      success('Account has been deleted'),
      { goesInstead: '/' },
    ],
  ],
  ['session', { type: 'session.guestRefused', error: closed }, []],
  ['session', { type: 'session.notStored', error: closed }, []],
  // docs/spec.md §4 Cart: an item waits for the location.
  ['location', { type: 'location.changed', place }, [{ cart: { type: 'location.set' } }]],
  ['location', { type: 'location.changed', place: null }, []],
  ['location', { type: 'location.notStored', error: closed }, []],
  // docs/spec.md §4 Wishlist, §8.
  [
    'wishlist',
    { type: 'wishlist.added', wish, message: 'Kept.' },
    [{ says: { kind: 'success', id: 'wishlist', text: 'Kept.' } }, { tellsTabs: 'wishlist' }],
  ],
  ['wishlist', { type: 'wishlist.added', wish, message: '' }, [{ tellsTabs: 'wishlist' }]],
  [
    'wishlist',
    { type: 'wishlist.removed', wish, message: 'Gone.' },
    [{ says: { kind: 'success', id: 'wishlist', text: 'Gone.' }, button: 'Undo' }, { tellsTabs: 'wishlist' }],
  ],
  ['wishlist', { type: 'wishlist.removed', wish, message: '' }, [{ tellsTabs: 'wishlist' }]],
  ['wishlist', { type: 'place.needed' }, [{ opens: { name: 'location', next: 'close' } }]],
  ['wishlist', { type: 'failure', error: closed }, [refused]],
  [
    'wishlist',
    { type: 'problem', refusal: { message: 'notLoggedIn' } },
    [{ says: { kind: 'warning', id: 'login', text: 'You are not logged in' }, button: 'Sign in' }],
  ],
  // docs/spec.md §2 Guest order-placed dialog, §4 Checkout.
  [
    'checkout',
    { type: 'placed', order, ...atCheckout },
    [
      draftForgotten,
      cartReadAgain,
      tabsReadCart,
      ...ordered,
      { goesInstead: '/home' },
      { opens: { name: 'order-placed', order_id: 100_001, contact_number: '+971500000000', step } },
    ],
  ],
  [
    'checkout',
    { type: 'placed', order, ...customer },
    [
      draftForgotten,
      cartReadAgain,
      tabsReadCart,
      ...ordered,
      { goesInstead: '/track-order?order_id=100001' },
    ],
  ],
  [
    'checkout',
    { type: 'placed', order, ...atCheckout, kind: 'buy_now' },
    [
      draftForgotten,
      ...ordered,
      { goesInstead: '/home' },
      { opens: { name: 'order-placed', order_id: 100_001, contact_number: '+971500000000', step } },
    ],
  ],
  [
    'checkout',
    { type: 'placed', order, ...customer, kind: 'prescription' },
    [draftForgotten, ...ordered, { goesInstead: '/track-order?order_id=100001' }],
  ],
  [
    'checkout',
    { type: 'placedUnpaid', order, ...customer },
    [
      draftForgotten,
      cartReadAgain,
      tabsReadCart,
      ...ordered,
      { goesInstead: '/checkout?page=pay&order=100001&now=1' },
    ],
  ],
  [
    'checkout',
    { type: 'placedBefore', order, attempt, ...atCheckout },
    [
      draftForgotten,
      { goesInstead: '/home' },
      { opens: placedOf(attempt) },
      cartReadAgain,
      tabsReadCart,
      ...ordered,
    ],
  ],
  [
    'checkout',
    { type: 'placedBefore', order, attempt: ofCustomer, ...customer },
    [
      draftForgotten,
      { goesInstead: '/track-order?order_id=100001' },
      cartReadAgain,
      tabsReadCart,
      ...ordered,
    ],
  ],
  // docs/spec.md §2 /parcel-delivery-info: a parcel leads on as every other order does, and leaves the cart alone.
  [
    'parcel',
    { type: 'placed', order, ...ofParcel },
    [
      draftForgotten,
      ...ordered,
      { goesInstead: '/home' },
      {
        opens: {
          name: 'order-placed',
          order_id: 100_001,
          contact_number: '+971500000000',
          step: { type: 'parcel' },
        },
      },
    ],
  ],
  [
    'parcel',
    { type: 'placed', order, ...ofParcel, isGuest: false },
    [draftForgotten, ...ordered, { goesInstead: '/track-order?order_id=100001' }],
  ],
  [
    'parcel',
    { type: 'placedUnpaid', order, ...ofParcel },
    [draftForgotten, ...ordered, { goesInstead: '/checkout?page=pay&order=100001&now=1' }],
  ],
  [
    'parcel',
    { type: 'placedBefore', order, attempt: { ...attempt, kind: 'parcel' }, ...ofParcel },
    [draftForgotten, { goesInstead: '/home' }, { opens: placedOf(attempt) }, ...ordered],
  ],
  ['parcel', { type: 'failure', error: closed, ...ofParcel }, [about('checkout', refused)]],
  ['parcel', { type: 'refused', ...ofParcel }, [{ ends: 'checkout' }]],
  // docs/contract.md §1, Idempotency-Key: the stored key leads to the order.
  [
    'recoverOrder',
    { type: 'found', order, attempt, isKept: false, isAtCheckout: false },
    [{ opens: placedOf(attempt) }, cartReadAgain, tabsReadCart, ...ordered],
  ],
  [
    'recoverOrder',
    { type: 'found', order, attempt: { ...attempt, draft }, isKept: false, isAtCheckout: true },
    [
      draftForgotten,
      { goesInstead: '/home' },
      { opens: placedOf(attempt) },
      cartReadAgain,
      tabsReadCart,
      ...ordered,
    ],
  ],
  [
    'recoverOrder',
    { type: 'found', order, attempt: ofCustomer, isKept: false, isAtCheckout: false },
    [
      { opens: { name: 'order-placed', order_id: 100_001, isCustomer: true } },
      cartReadAgain,
      tabsReadCart,
      ...ordered,
    ],
  ],
  [
    'recoverOrder',
    {
      type: 'found',
      order: unpaid,
      attempt: ofCustomer,
      isKept: false,
      isAtCheckout: false,
    },
    [
      {
        opens: { name: 'order-placed', order_id: 100_001, isCustomer: true, step: { type: 'unpaid' } },
      },
      cartReadAgain,
      tabsReadCart,
      ...ordered,
    ],
  ],
  [
    'recoverOrder',
    { type: 'found', order: unpaid, attempt, isKept: false, isAtCheckout: true },
    [{ goesInstead: '/checkout?page=pay&order=100001' }, cartReadAgain, tabsReadCart, ...ordered],
  ],
  [
    'recoverOrder',
    {
      type: 'found',
      order,
      attempt: { ...attempt, kind: 'buy_now' },
      isKept: false,
      isAtCheckout: false,
    },
    [{ opens: placedOf(attempt) }, ...ordered],
  ],
  ['recoverOrder', { type: 'nothing', isKept: false, isAtCheckout: false }, []],
  ['checkout', { type: 'emptied', ...atCheckout }, [{ goesInstead: '/home' }]],
  // docs/spec.md §4 Cart: tabs of one browser share the cart.
  ['followCart', { type: 'lines.changed', lines: [], areEditsPending: false, startAgain: run }, []],
  ['followCart', { type: 'edits.retried', startAgain: run }, [{ cart: { type: 'retry' } }]],
  [
    'followCart',
    { type: 'cart.emptied', startAgain: run },
    [{ says: { kind: 'info', text: expect.stringContaining('another tab') } }],
  ],
  ['followCart', { type: 'moved', startAgain: run }, [{ runs: 'startAgain' }]],
  ['followCart', { type: 'left', startAgain: run }, [{ goesInstead: '/home' }]],
  ['checkout', { type: 'failure', error: closed, ...atCheckout }, [about('checkout', refused)]],
  ['checkout', { type: 'cart.outdated', ...atCheckout }, [cartReadAgain]],
  // Every part of checkout shows its own refusals.
  ['checkout', { type: 'refused', areGoodsStale: false, ...atCheckout }, [{ ends: 'checkout' }]],
  [
    'checkout',
    { type: 'refused', areGoodsStale: true, ...atCheckout },
    [{ ends: 'checkout' }, cartReadAgain],
  ],
  [
    'checkout',
    { type: 'refused', areGoodsStale: true, ...atCheckout, kind: 'buy_now' },
    [{ ends: 'checkout' }],
  ],
  [
    'checkout',
    {
      type: 'problem',
      refusal: { message: 'couponMinimum', params: { minimum: 30 } },
      ...atCheckout,
    },
    [about('checkout', error('To apply this coupon, total item amount should be minimum $30'))],
  ],
  [
    'checkout',
    { type: 'problem', refusal: { message: 'cashLimit' }, ...atCheckout },
    [
      about(
        'checkout',
        error('The total amount of the order, exceeds maximum amount of the cash on delivery method'),
      ),
    ],
  ],
  // docs/spec.md §4, saved addresses at checkout.
  [
    'destination',
    { type: 'address.saved', message: 'Saved.' },
    [success('Saved.'), { readsAgain: 'listAddresses' }],
  ],
  ['destination', { type: 'failure', error: closed }, [refused]],
  // docs/spec.md §4, failed order payment: both ends are on /home; §8 Order.
  [
    'payOrder',
    { type: 'settled', order: { ...orderAs('pending'), id: 7 }, ...paying, isGuest: true, isJustPaid: true },
    [
      ...orderChanged,
      { goesInstead: '/track-order?order_id=7', state: { contact_number: '+971501234567' } },
      {
        opens: {
          name: 'order-placed',
          order_id: 7,
          contact_number: '+971501234567',
          step: { type: 'delivery' },
        },
      },
    ],
  ],
  // An order to be collected names no address: the phone that found it follows it.
  [
    'payOrder',
    {
      type: 'settled',
      order: { ...orderAs('pending'), id: 7, delivery_address: null },
      ...paying,
      contact_number: '+971559876543',
      isGuest: true,
    },
    [...orderChanged, { goesInstead: '/track-order?order_id=7', state: { contact_number: '+971559876543' } }],
  ],
  [
    'payOrder',
    { type: 'settled', order: { ...orderAs('pending'), id: 7 }, ...paying, isJustPaid: true },
    [...orderChanged, { goesInstead: '/track-order?order_id=7' }],
  ],
  [
    'payOrder',
    { type: 'settled', order: { ...orderAs('pending'), id: 7 }, ...paying },
    [...orderChanged, { goesInstead: '/track-order?order_id=7' }],
  ],
  [
    'payOrder',
    { type: 'switched', message: 'Payment info updated.', ...paying },
    [ofOrder('Payment info updated.'), ...orderChanged, { goesInstead: '/home' }],
  ],
  [
    'payOrder',
    { type: 'canceled', message: 'Order canceled.', ...paying },
    [ofOrder('Order canceled.'), ...orderChanged, { goesInstead: '/home' }],
  ],
  [
    'payOrder',
    { type: 'transfer.told', message: 'Payment info updated.', ...paying },
    [success('Payment info updated.')],
  ],
  ['payOrder', { type: 'failure', error: closed, ...paying }, [about('pay', refused)]],
  // docs/contract.md §2 Cart: one of two carts stays.
  ['chooseCart', { type: 'nothing' }, []],
  ['chooseCart', { type: 'postponed' }, []],
  [
    'chooseCart',
    { type: 'chosen', lines: [line] },
    [cartReadAgain, tabsReadCart, { says: ofAgain('Your cart has the items of Harbour Kitchen.') }],
  ],
  [
    'chooseCart',
    { type: 'chosen', lines: [] },
    [cartReadAgain, tabsReadCart, { says: ofAgain('The saved cart is removed.') }],
  ],
  [
    'chooseCart',
    { type: 'refused', error: closed },
    [cartReadAgain, tabsReadCart, { says: ofAgain('This store is closed.', 'error') }],
  ],
  // docs/decisions/043.
  [
    'acceptPrice',
    { type: 'accepted', message: 'Price accepted.', order_id: 7, followOrder: run },
    [
      success('Price accepted.'),
      { readsAgain: 'getOrderDetails' },
      { readsAgain: 'listNotifications' },
      { readsAgain: 'trackOrder' },
      { runs: 'followOrder' },
    ],
  ],
  ...(['expired', 'closed', 'order.outdated'] as const).map(
    (type): Row => [
      'acceptPrice',
      { type, order_id: 7, followOrder: run },
      [{ readsAgain: 'trackOrder' }, { runs: 'followOrder' }],
    ],
  ),
  ['acceptPrice', { type: 'failure', error: closed, order_id: 7, followOrder: run }, [refused]],
  // docs/spec.md §2 Cancel-order reason dialog.
  [
    'cancelOrder',
    { type: 'canceled', message: 'Cancelled.', order_id: 7, followOrder: run },
    [
      success('Cancelled.'),
      { readsAgain: 'getOrderDetails' },
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getCustomerInfo' },
      { readsAgain: 'listNotifications' },
      { runs: 'followOrder' },
    ],
  ],
  [
    'cancelOrder',
    { type: 'order.outdated', order_id: 7, followOrder: run },
    [{ readsAgain: 'trackOrder' }, { runs: 'followOrder' }],
  ],
  ['cancelOrder', { type: 'kept', order_id: 7, followOrder: run }, [{ runs: 'followOrder' }]],
  ['cancelOrder', { type: 'failure', error: closed, order_id: 7, followOrder: run }, [refused]],
  // docs/spec.md §4 Language.
  [
    'changeLanguage',
    { type: 'changed', locale: 'ar' },
    [{ goesInstead: '/home', state: {} }, { loadsAgain: 'languageChanged' }],
  ],
  ['changeLanguage', { type: 'kept' }, []],
  ['changeLanguage', { type: 'failure', error: closed }, [refused]],
  // docs/spec.md §8 Other.
  ['page', { type: 'languageChanged' }, [success('Language has been changed')]],
  ['page', { type: 'addressSelected' }, [success('New delivery address selected.')]],
  // docs/spec.md §7 Other.
  [
    'convertPoints',
    { type: 'points.converted', message: 'Done.', refreshList: run },
    [success('Done.'), { readsAgain: 'getCustomerInfo' }, { runs: 'refreshList' }],
  ],
  [
    'fundReturn',
    { type: 'fund.arrived', refreshList: run },
    [{ readsAgain: 'getCustomerInfo' }, { runs: 'refreshList' }],
  ],
  ['notifications', { type: 'notifications.read' }, [{ readsAgain: 'listNotifications' }]],
  ['notifications', { type: 'failure', error: closed }, [refused]],
  ['pagedList', { type: 'failure', error: closed }, [refused]],
  // Issue 20, line 4.
  [
    'orderAgain',
    { type: 'added', added: 4, missing: 0, key: 'key-1' },
    [
      cartReadAgain,
      tabsReadCart,
      { says: { ...ofAgain('4 items added to your cart.'), duration: 10_000 }, button: 'Undo' },
    ],
  ],
  [
    'orderAgain',
    { type: 'added', added: 1, missing: 2, key: 'key-1' },
    [
      cartReadAgain,
      tabsReadCart,
      {
        says: { ...ofAgain('1 item added to your cart. Some are not available.'), duration: 10_000 },
        button: 'Undo',
      },
    ],
  ],
  ['orderAgain', { type: 'unknown' }, [cartReadAgain, tabsReadCart]],
  ['orderAgain', { type: 'closed' }, []],
  ['orderAgain', { type: 'failure', error: closed }, [refused]],
  [
    'undoAgain',
    { type: 'undone' },
    [cartReadAgain, tabsReadCart, { says: ofAgain('Your cart is as it was before.') }],
  ],
  [
    'undoAgain',
    { type: 'refused', error: closed },
    [cartReadAgain, tabsReadCart, { says: ofAgain('This store is closed.', 'error') }],
  ],
  [
    'undoAgain',
    { type: 'unanswered', error: closed, key: 'key-1' },
    [{ says: ofAgain("We couldn't undo that. Check your connection.", 'error'), button: 'Try again' }],
  ],
  // Issue 22, line 9.
  [
    'sendAgain',
    { type: 'filled', parcel_category_id: 2, gone: nothingGone, order_id: 7, way: 'back' },
    [
      {
        goesInstead: '/parcel-delivery-info?id=2',
        state: { filledFrom: { order_id: 7, way: 'back', gone: nothingGone } },
      },
    ],
  ],
  ['sendAgain', { type: 'kept', order_id: 7, way: 'again' }, [{ goesInstead: '/parcel-delivery-info' }]],
  [
    'sendAgain',
    { type: 'notFound', order_id: 7, way: 'again' },
    [
      { goesInstead: '/parcel-delivery-info' },
      error("We couldn't find that parcel. You can fill in the form yourself."),
    ],
  ],
  // Issue 20, line 5.
  ['saveReceipt', { type: 'failure', error: closed }, [refused]],
  ['saveData', { type: 'data.saved' }, [success('Your data is saved as a file.')]],
  ['saveData', { type: 'failure', error: closed }, [refused]],
  ['sessions', { type: 'sessions.ended', count: 1 }, [success('The device is signed out.')]],
  ['sessions', { type: 'sessions.ended', count: 2 }, [success('All other devices are signed out.')]],
  ['sessions', { type: 'failure', error: closed }, [refused]],
  ['deleteAccount', { type: 'removing' }, [{ session: { type: 'account.closing' } }]],
  ['deleteAccount', { type: 'kept' }, [{ session: { type: 'account.kept' } }]],
  ['deleteAccount', { type: 'failure', error: closed }, [refused]],
  [
    'deleteAccount',
    { type: 'deleted' },
    [
      { session: { type: 'signed.out' } },
      { keeps: 'rememberedLogin', value: undefined },
      success('Account has been deleted'),
      { goesInstead: '/' },
    ],
  ],
  // docs/contract.md §2, Ours.
  ['shareOrder', { type: 'sharing.stopped', message: 'Sharing stopped.' }, [success('Sharing stopped.')]],
  ['shareOrder', { type: 'failure', error: closed }, [refused]],
  // docs/spec.md §4 Location pick.
  [
    'pickLocation',
    { type: 'picked', place, next: 'home' },
    [{ location: { type: 'location.set', place } }, ofPlace('New location has been set.'), { goes: '/home' }],
  ],
  [
    'pickLocation',
    { type: 'picked', place, next: 'close' },
    [{ location: { type: 'location.set', place } }, ofPlace('New location has been set.')],
  ],
  [
    'pickLocation',
    { type: 'picked', place, next: 'modules' },
    [
      { location: { type: 'location.set', place } },
      ofPlace('New location has been set.'),
      { opens: { name: 'modules' } },
    ],
  ],
  [
    'pickLocation',
    { type: 'picked', place, next: { orderAgain: 7 } },
    [
      { location: { type: 'location.set', place } },
      ofPlace('New location has been set.'),
      { opens: { name: 'order-again', order_id: 7 } },
    ],
  ],
  [
    'pickLocation',
    { type: 'picked', place, next: 'reload' },
    [
      { location: { type: 'location.set', place } },
      { goesInstead: '/home', state: {} },
      { loadsAgain: 'addressSelected' },
    ],
  ],
  // docs/spec.md §4 Location pick: for a parcel it calls back, and the customer shops where they did.
  [
    'pickLocation',
    { type: 'picked', place, next: { parcel: 'receiver' } },
    [{ publishes: { side: 'receiver', place } }],
  ],
  ['pickLocation', { type: 'dismissed', next: 'home' }, []],
  [
    'pickModule',
    { type: 'picked', module },
    [
      { module: { type: 'module.set', module } },
      ofPlace('A module has been selected.'),
      { goes: '/home' },
      { enters: module },
    ],
  ],
  // docs/spec.md §2 /interest.
  [
    'offerInterests',
    { type: 'led', module_id: 4 },
    [{ keeps: 'askedInterests', value: [4] }, { goes: '/interest' }],
  ],
  ['offerInterests', { type: 'declined', module_id: 4 }, [{ keeps: 'askedInterests', value: [4] }]],
  ['offerInterests', { type: 'unasked' }, []],
  [
    'pickInterests',
    { type: 'saved', message: 'Updated.', module_id: 4, next: '/home' },
    [
      success('Updated.'),
      { readsAgain: 'getCustomerInfo' },
      { readsAgain: 'listSuggestedItems' },
      { keeps: 'askedInterests', value: [4] },
      { goesInstead: '/home' },
    ],
  ],
  [
    'pickInterests',
    { type: 'skipped', module_id: 4, next: '/profile?page=settings' },
    [{ keeps: 'askedInterests', value: [4] }, { goesInstead: '/profile?page=settings' }],
  ],
  ['pickInterests', { type: 'failure', error: closed, module_id: 4, next: '/home' }, [refused]],
  ['diet', { type: 'diet.changed', choice: { allergens: [], diets: [], hide: 'contained' } }, []],
  ['diet', { type: 'diet.saved' }, [{ tellsTabs: 'diet' }]],
  ['pickModule', { type: 'dismissed' }, []],
  // docs/spec.md §4 Push messages.
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'confirmed' },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'confirmed' } },
      { says: { kind: 'info', id: 'order-7', text: expect.stringContaining('7') }, button: 'Track' },
    ],
  ],
  // No store prepares a parcel.
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'processing', order_type: 'parcel' },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'processing' } },
      {
        says: { kind: 'info', id: 'order-7', text: 'The courier is coming to collect parcel #7.' },
        button: 'Track',
      },
    ],
  ],
  // A declined refund leaves the order delivered: the toast tells of the refund.
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'delivered', refund: 'declined' },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'delivered' } },
      {
        says: { kind: 'info', id: 'order-7', text: 'Your refund request for order #7 was declined.' },
        button: 'Track',
      },
    ],
  ],
  // Decision 013: the order shows its refund, or why there is none.
  [
    'requestRefund',
    { type: 'requested', message: 'Placed', order_id: 7 },
    [
      success('Placed'),
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      { readsAgain: 'listNotifications' },
    ],
  ],
  ['requestRefund', { type: 'left', order_id: 7 }, []],
  ['requestRefund', { type: 'order.outdated', order_id: 7 }, [{ readsAgain: 'trackOrder' }]],
  // The page that canceled it may have said so already.
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'canceled' },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'canceled' } },
      {
        says: { kind: 'info', id: 'order-7', yields: true, text: 'Order #7 was canceled.' },
        button: 'Track',
      },
    ],
  ],
  // The customer did not cancel a lost parcel: no page has said so.
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'canceled', order_type: 'parcel', lost: true },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'canceled' } },
      {
        says: { kind: 'info', id: 'order-7', text: "We're sorry, we lost parcel #7. It costs you nothing." },
        button: 'Track',
      },
    ],
  ],
  [
    'push',
    { type: 'order.changed', order_id: 7, order_status: 'pending' },
    [
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      ...notified,
      { publishes: { order_id: 7, order_status: 'pending' } },
    ],
  ],
  [
    'push',
    { type: 'message.arrived', conversation_id: 3, sender_type: 'vendor' },
    [
      { readsAgain: 'listConversations' },
      ...notified,
      { publishes: 'messages' },
      { says: { kind: 'info', id: 'message', text: 'You have a new message' }, button: 'Read' },
    ],
  ],
  [
    'push',
    { type: 'referral.arrived', title: 'Thanks', body: 'You earned $5' },
    [...notified, { says: { kind: 'info', text: 'Thanks\nYou earned $5', duration: 5000 } }],
  ],
  // docs/spec.md §4 Address save, §7 Address.
  [
    'removeAddress',
    { type: 'removed', message: 'Deleted.' },
    [success('Deleted.'), { readsAgain: 'listAddresses' }],
  ],
  ['removeAddress', { type: 'removed', message: '' }, [{ readsAgain: 'listAddresses' }]],
  ['removeAddress', { type: 'kept' }, []],
  ['removeAddress', { type: 'failure', error: closed }, [refused]],
  [
    'saveAddress',
    { type: 'saved', address: address(1), reply: { id: 1, message: 'Saved.', zone_ids: [1] } },
    [
      success('Saved.'),
      { readsAgain: 'listAddresses' },
      { publishes: { type: 'saved', address: address(1), zone_ids: [1] } },
    ],
  ],
  [
    'saveAddress',
    { type: 'kept', address: address(1) },
    [{ publishes: { type: 'kept', address: address(1) } }],
  ],
  ['saveAddress', { type: 'dismissed' }, []],
  ['share', { type: 'share.refused', error: closed, refusal: 'Not shared.' }, [error('Not shared.')]],
  // docs/spec.md §6, §8 Other.
  [
    'signIn',
    { type: 'signedIn', token: 'mona', remembered: 'mona@souk.test', next: '/home' },
    [
      { keeps: 'rememberedLogin', value: 'mona@souk.test' },
      { session: { type: 'signed.in', token: 'mona' } },
      success('Sign in successfully.'),
    ],
  ],
  // docs/contract.md §2 Ours.
  [
    'signInWithPasskey',
    { type: 'signedIn', token: 'mona', next: '/home' },
    [{ session: { type: 'signed.in', token: 'mona' } }, success('Sign in successfully.')],
  ],
  [
    'signInWithPasskey',
    { type: 'unverified', token: 'mona', next: '/wallet' },
    [{ goesInstead: '/auth/verify-phone?next=%2Fwallet' }],
  ],
  ['signInWithPasskey', { type: 'unsupported', next: '/home' }, []],
  [
    'passkeys',
    { type: 'passkey.added' },
    [success('Your passkey is ready. Use it the next time you sign in.')],
  ],
  [
    'offerPasskey',
    { type: 'offered' },
    [
      { keeps: 'passkeyOffered', value: true },
      {
        says: { kind: 'info', text: 'Sign in without a password next time', duration: 15_000 },
        button: 'Set up',
      },
    ],
  ],
  ['offerPasskey', { type: 'quiet' }, []],
  ['passkeys', { type: 'passkey.removed' }, [success('The passkey is removed.')]],
  ['passkeys', { type: 'failure', error: closed }, [refused]],
  [
    'signIn',
    { type: 'unverified', token: 'mona', remembered: '', phone: '+971500000000', next: '/wallet' },
    [{ keeps: 'rememberedLogin', value: undefined }, { goesInstead: '/auth/verify-phone?next=%2Fwallet' }],
  ],
  [
    'editProfile',
    { type: 'profile.saved', message: 'Saved.' },
    [success('Saved.'), { readsAgain: 'getCustomerInfo' }],
  ],
  [
    'changePhoto',
    { type: 'photo.changed', message: 'Saved.' },
    [success('Saved.'), { readsAgain: 'getCustomerInfo' }],
  ],
  [
    'verifyEmail',
    { type: 'verified', message: 'Your email is verified.' },
    [success('Your email is verified.'), { readsAgain: 'getCustomerInfo' }],
  ],
  [
    'signUp',
    { type: 'signedIn', token: 'mona', next: '/checkout?page=cart' },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Signup successfully.'),
      { goesInstead: '/checkout?page=cart' },
      { opens: { name: 'welcome' } },
    ],
  ],
  [
    'signUp',
    { type: 'unverified', token: 'mona', phone: '+971500000000', next: '/home' },
    [success('Signup successfully.'), { goesInstead: '/auth/verify-phone?next=%2Fhome' }],
  ],
  [
    'socialSignIn',
    { type: 'signedIn', token: 'mona', ...social },
    [{ session: { type: 'signed.in', token: 'mona' } }, success('Logged in successfully')],
  ],
  [
    'socialSignIn',
    { type: 'registered', token: 'mona', ...social },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Signup successfully.'),
      { goesInstead: '/wallet' },
      { opens: { name: 'welcome' } },
    ],
  ],
  [
    'socialSignIn',
    { type: 'unverified', token: 'mona', phone: '+971500000000', isNew: true, ...social },
    [success('Signup successfully.'), { goesInstead: '/auth/verify-phone?next=%2Fwallet' }],
  ],
  [
    'socialSignIn',
    { type: 'unverified', token: 'mona', phone: '', isNew: false, ...social },
    [{ goesInstead: '/auth/verify-phone?next=%2Fwallet' }],
  ],
  [
    'socialSignIn',
    {
      type: 'claimed',
      linked: true,
      token: 'mona',
      messages: ['The password is gone.', 'Linked.'],
      ...social,
    },
    [{ session: { type: 'signed.in', token: 'mona' } }, success('The password is gone.'), success('Linked.')],
  ],
  [
    'socialSignIn',
    { type: 'claimed', linked: false, token: 'mona', messages: [], ...social },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Logged in successfully'),
      error('Your accounts are not linked. Sign in with your password for now.'),
    ],
  ],
  ['socialSignIn', { type: 'left', ...social }, [{ goesInstead: '/auth/sign-in?next=%2Fwallet' }]],
  ['socialSignIn', { type: 'again', medium: 'google', typed: untyped, ...social }, []],
  [
    'resetPassword',
    { type: 'signedIn', token: 'mona', next: '/home' },
    [{ session: { type: 'signed.in', token: 'mona' } }, success('Sign in successfully.')],
  ],
  [
    'resetPassword',
    { type: 'unverified', token: 'mona', next: '/home' },
    [{ goesInstead: '/auth/verify-phone?next=%2Fhome' }],
  ],
  [
    'resetPassword',
    { type: 'reset', next: '/wallet' },
    [
      success('Your password is changed. Sign in with the new one.'),
      { goesInstead: '/auth/sign-in?next=%2Fwallet' },
    ],
  ],
  [
    'verifyPhone',
    { type: 'verified', token: 'mona', next: '/wallet', isNew: false },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Logged in successfully'),
      { goesInstead: '/wallet' },
    ],
  ],
  [
    'verifyPhone',
    { type: 'verified', token: 'mona', next: '/home', isNew: true },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Logged in successfully'),
      { goesInstead: '/home' },
      { opens: { name: 'welcome' } },
    ],
  ],
  ['verifyPhone', { type: 'left', next: '/home', isNew: true }, [{ goesInstead: '/home' }]],
  [
    'signInWithCode',
    { type: 'verified', token: 'mona', message: 'Your password ended.', next: '/wallet' },
    [
      { session: { type: 'signed.in', token: 'mona' } },
      success('Your password ended.'),
      { goesInstead: '/wallet' },
    ],
  ],
  ['signInWithCode', { type: 'left', next: '/wallet' }, [{ goesInstead: '/auth/sign-in?next=%2Fwallet' }]],
  [
    'signOut',
    { type: 'customer.left', path: '/profile' },
    [success('Logout successful.'), { goes: '/home' }],
  ],
  ['signOut', { type: 'customer.left', path: '/' }, [success('Logout successful.'), { goes: '/' }]],
  ['signOut', { type: 'stayed', path: '/' }, []],
  ['signOut', { type: 'signedOut', path: '/' }, []],
  ['signOut', { type: 'token.notRevoked', error: closed, path: '/' }, []],
  ['signOut', { type: 'failure', error: closed, path: '/' }, [refused]],
  ['subscribe', { type: 'newsletter.subscribed' }, [success('Subscribed Successfully')]],
  ['subscribe', { type: 'failure', error: closed }, [refused]],
  [
    'writeReviews',
    { type: 'draft.changed', words: {}, key: 'item 11', pictures: [], keepWords: run, keepPictures: run },
    [{ runs: 'keepWords' }, { runs: 'keepPictures' }],
  ],
  [
    'writeReviews',
    { type: 'review.saved', words: {}, key: 'item 11', keepWords: run, keepPictures: run },
    [{ runs: 'keepWords' }, { runs: 'keepPictures' }, { readsAgain: 'getItem' }],
  ],
  ['writeReviews', { type: 'rated', keepWords: run, keepPictures: run }, []],
  [
    'reviewPrompt',
    { type: 'prompt.rated', order_id: 7 },
    [{ keeps: 'askedReviews', value: [7] }, { goes: '/rate-and-review/7' }],
  ],
  ['reviewPrompt', { type: 'prompt.closed', order_id: 7 }, [{ keeps: 'askedReviews', value: [7] }]],
]

const titleOf = ([flow, told]: Row) => {
  const { type, message, next, page, isGuest, place, path, order_status } = told as Record<string, unknown>
  const details = { message, next, page, isGuest, place, path, order_status }
  const known = Object.entries(details).filter(([, value]) => value !== undefined)
  return `${flow} ${type} ${JSON.stringify(Object.fromEntries(known))}`
}

describe('what the app does about', () => {
  it.each(rows.map((row): [string, Row] => [titleOf(row), row]))('%s', async (_, [flow, told, then]) => {
    const { did } = await whatFollows(flow, told as Told<typeof flow>)
    expect(did).toEqual(then)
  })

  it('every fact and outcome of every flow is in the table', () => {
    const known = new Set(rows.map(([flow, { type }]) => `${flow} ${type}`))
    const all = Object.entries(reactions).flatMap(([flow, table]) =>
      Object.keys(table).map((type) => `${flow} ${type}`),
    )
    expect(all.filter((each) => !known.has(each))).toEqual([])
  })
})

const overlay = { name: 'menu' }

/** What follows where something lies over the page: it is closed, or the next page takes its place. */
const overPage: Row[] = [
  ['changeLanguage', { type: 'kept' }, [{ closes: true }]],
  ['pickLocation', { type: 'dismissed', next: 'home' }, [{ closes: true }]],
  [
    'pickLocation',
    { type: 'picked', place, next: 'close' },
    [{ location: { type: 'location.set', place } }, ofPlace('New location has been set.'), { closes: true }],
  ],
  ['pickModule', { type: 'dismissed' }, [{ closes: true }]],
  ['orderAgain', { type: 'closed' }, [{ closes: true }]],
  ['orderAgain', { type: 'unknown' }, [cartReadAgain, tabsReadCart, { closes: true }]],
  [
    'requestRefund',
    { type: 'requested', message: 'Placed', order_id: 7 },
    [
      { closes: true },
      success('Placed'),
      { readsAgain: 'trackOrder' },
      { readsAgain: 'getOrderDetails' },
      { readsAgain: 'listNotifications' },
    ],
  ],
  ['requestRefund', { type: 'left', order_id: 7 }, [{ closes: true }]],
  ['saveAddress', { type: 'dismissed' }, [{ closes: true }]],
  [
    'saveAddress',
    { type: 'kept', address: address(1) },
    [{ publishes: { type: 'kept', address: address(1) } }, { closes: true }],
  ],
  [
    'saveAddress',
    { type: 'saved', address: address(1), reply: { id: 1, message: 'Saved.', zone_ids: [1] } },
    [
      success('Saved.'),
      { readsAgain: 'listAddresses' },
      { publishes: { type: 'saved', address: address(1), zone_ids: [1] } },
      { closes: true },
    ],
  ],
  ['signOut', { type: 'stayed', path: '/' }, [{ closes: true }]],
  ['signOut', { type: 'customer.left', path: '/' }, [success('Logout successful.'), { goesInstead: '/' }]],
]

describe('what the app does, over an open overlay, about', () => {
  it.each(overPage.map((row): [string, Row] => [titleOf(row), row]))('%s', async (_, [flow, told, then]) => {
    const { did } = await whatFollows(flow, told as Told<typeof flow>, { overlay })
    expect(did).toEqual(then)
  })
})

it.each<[ToldFlow, object]>([
  ['signIn', { type: 'signedIn', token: 'mona', remembered: '', next: '/home' }],
  ['signInWithCode', { type: 'verified', token: 'mona', next: '/home' }],
  ['verifyPhone', { type: 'verified', token: 'mona', next: '/home' }],
])('the sign-in by %s is followed by the offer of a passkey, where the device can', async (flow, told) => {
  // The reaction loads the offer when it is needed: a loaded machine took more than the second of waitFor to compile it.
  await import('#src/features/account/offer-passkey.ts')
  const { begun } = await whatFollows(flow, told as Told<typeof flow>)
  await vi.waitFor(() => expect(begun).toEqual(['offerPasskey']))
})

it('a sign-in by a passkey is followed by no offer of another', async () => {
  const { begun } = await whatFollows('signInWithPasskey', { type: 'signedIn', token: 'mona', next: '/home' })
  await import('#src/features/account/offer-passkey.ts')
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toEqual([])
})

describe('what a shopper hides', () => {
  const changed = (hide: 'nothing' | 'contained' | 'unstated') =>
    whatFollows('diet', { type: 'diet.changed', choice: { allergens: ['gluten'], diets: [], hide } })
  const dropped = ['listRecommendedItems', 'listSuggestedItems', 'listVisitAgainItems'].map((forgets) => ({
    forgets,
  }))

  it('drops what was read of lists whenever they are to hide other items, and only then', async () => {
    expect((await changed('nothing')).did).toEqual([])
    expect((await changed('contained')).did).toEqual(dropped)
    expect((await changed('contained')).did).toEqual([])
    expect((await changed('unstated')).did).toEqual(dropped)
    expect((await changed('nothing')).did).toEqual(dropped)
  })
})

describe('the button of a toast', () => {
  it('puts a removed line back into the cart', async () => {
    const { press } = await whatFollows('cart', { type: 'cart.removed', message: 'itemRemoved', line })
    const { item, item_type: model, item_id, price, quantity, add_on_ids, add_on_qtys, variation } = line
    const body = { model, item_id, price, quantity, add_on_ids, add_on_qtys, variation }
    expect(await press()).toEqual([{ cart: { type: 'item.add', item, body } }])
  })

  const removed = { type: 'wishlist.removed', wish, message: 'Gone.' } as const
  it('puts a removed wish back into the wishlist', async () => {
    const { press } = await whatFollows('wishlist', removed)
    expect(await press()).toEqual([{ wishlist: { type: 'wish.toggle', wish } }])
  })

  it.each([
    ['takes an order again back', 'orderAgain', { type: 'added', added: 4, missing: 0, key: 'key-1' }],
    ['asks again to take it back', 'undoAgain', { type: 'unanswered', error: closed, key: 'key-1' }],
  ] as const)('%s', async (_, flow, told) => {
    const { press } = await whatFollows(flow, told)
    expect(await press()).toEqual([{ undoes: 'key-1' }])
  })

  it('leaves a wish that is back already where it is', async () => {
    const { press } = await whatFollows('wishlist', removed, { wished: [wish] })
    expect(await press()).toEqual([])
  })

  it('leads a visitor to the sign-in page, and from there back to this page', async () => {
    const at = '/store/lantern-cafe?category=3'
    const { press } = await whatFollows(
      'wishlist',
      { type: 'problem', refusal: { message: 'notLoggedIn' } },
      { at },
    )
    expect(await press()).toEqual([{ goes: `/auth/sign-in?next=${encodeURIComponent(at)}` }])
  })

  it('opens the tracking of an order that changed', async () => {
    const told = { type: 'order.changed', order_id: 7, order_status: 'confirmed' } as const
    const { press } = await whatFollows('push', told)
    expect(await press()).toEqual([{ opens: { name: 'order-tracking', order_id: 7 } }])
  })

  it('leads to the passkeys of the profile', async () => {
    const { press } = await whatFollows('offerPasskey', { type: 'offered' })
    expect(await press()).toEqual([{ goes: '/profile?page=passkeys' }])
  })

  it('opens the conversation of a new message', async () => {
    const told = { type: 'message.arrived', conversation_id: 3, sender_type: 'vendor' } as const
    const { press } = await whatFollows('push', told)
    expect(await press()).toEqual([{ goes: expect.stringContaining('3') }])
  })
})

it.each(['placed', 'placedUnpaid', 'placedBefore'] as const)(
  '%s forgets the draft of the order',
  async (type) => {
    const others = kept({ ...draft, cart: 'cart 8' }, { ...draft, owner: 'guest guest-8' })
    localStorage.setItem('checkoutDrafts', kept(draft, ...draftsIn(others)))
    await whatFollows('checkout', { type, order, attempt, ...atCheckout })
    expect(draftsIn(localStorage.getItem('checkoutDrafts')!)).toEqual(draftsIn(others))
  },
)

it('checkout begins anew with the goods of another store', async () => {
  const startAgain = vi.fn()
  await whatFollows('followCart', { type: 'moved', startAgain })
  expect(startAgain).toHaveBeenCalledOnce()
})

it('an emptied cart leaves the draft', async () => {
  localStorage.setItem('checkoutDrafts', kept(draft))
  await whatFollows('checkout', { type: 'emptied', ...atCheckout })
  expect(localStorage.getItem('checkoutDrafts')).toBe(kept(draft))
})

it.each([
  ['a customer who signs out', { type: 'session.signedOut' }, null, null],
  ['a session that expires', { type: 'session.expired' }, null, '{}'],
  ['a customer who left in another tab', { type: 'session.taken', wasCustomer: true }, null, '{}'],
  ['a guest who signed in in another tab', { type: 'session.taken', wasCustomer: false }, '{}', '{}'],
] as const)(
  '%s leaves of the contact of a guest, and of an unsent review',
  async (_, told, guestContact, reviewDraft) => {
    for (const kept of ['souk.guestContact', 'souk.reviewDraft']) sessionStorage.setItem(kept, '{}')
    await whatFollows('session', told)
    expect(sessionStorage.getItem('souk.guestContact')).toBe(guestContact)
    expect(sessionStorage.getItem('souk.reviewDraft')).toBe(reviewDraft)
  },
)

it('a module in which the customer was asked what they like is kept once, beside the others', async () => {
  localStorage.setItem('askedInterests', '[1,4]')
  await whatFollows('offerInterests', { type: 'declined', module_id: 4 })
  expect(localStorage.getItem('askedInterests')).toBe('[1,4]')
  await whatFollows('offerInterests', { type: 'declined', module_id: 2 })
  expect(localStorage.getItem('askedInterests')).toBe('[1,4,2]')
})

it('an order of an item bought at once leaves nothing to buy', async () => {
  sessionStorage.setItem('souk.boughtNow', '{}')
  await whatFollows('checkout', { type: 'placed', order, ...atCheckout, kind: 'buy_now' })
  expect(sessionStorage.getItem('souk.boughtNow')).toBeNull()
})

it('an order of the cart leaves the item bought at once', async () => {
  sessionStorage.setItem('souk.boughtNow', '{}')
  await whatFollows('checkout', { type: 'placed', order, ...atCheckout })
  expect(sessionStorage.getItem('souk.boughtNow')).toBe('{}')
})

describe('news that a screen shows', () => {
  it.each<Told<'push'>>([
    { type: 'order.changed', order_id: 7, order_status: 'confirmed' },
    { type: 'message.arrived', conversation_id: 3, sender_type: 'vendor' },
  ])('get no toast: %o', async (told) => {
    const { did } = await whatFollows('push', told, { isShown: true })
    expect(did.filter((each) => 'says' in each)).toEqual([])
    expect(did).toHaveLength(told.type === 'order.changed' ? 5 : 4)
  })
})

it('the browser leaves for the medium once more, with what was typed', async () => {
  const leave = vi.fn()
  await whatFollows('socialSignIn', { type: 'again', medium: 'apple', typed: untyped, next: '/home', leave })
  expect(leave.mock.calls).toEqual([['apple', untyped]])
})

it('this tab forgets a referral code once an account was made with it, and not at a sign-in', async () => {
  const kept = () => sessionStorage.getItem('souk.invitation')
  const made: [Parameters<typeof whatFollows>[0], object][] = [
    ['signUp', { type: 'signedIn', token: 'mona', next: '/home' }],
    ['signUp', { type: 'unverified', token: 'mona', phone: '+971500000000', next: '/home' }],
    ['socialSignIn', { type: 'registered', token: 'mona', ...social }],
    ['socialSignIn', { type: 'unverified', token: 'mona', phone: '', isNew: true, ...social }],
  ]
  for (const [flow, told] of made) {
    sessionStorage.setItem('souk.invitation', '"SARA7Q"')
    await whatFollows(flow, told as never)
    expect(kept()).toBeNull()
  }
  sessionStorage.setItem('souk.invitation', '"SARA7Q"')
  await whatFollows('socialSignIn', { type: 'unverified', token: 'mona', phone: '', isNew: false, ...social })
  expect(kept()).toBe('"SARA7Q"')
})

it('this tab keeps who has to prove the phone, also for later, until that is done', async () => {
  const kept = () => sessionStorage.getItem('souk.waitingSignIn')
  const waiting = { token: 'mona', phone: '+971500000000' }
  await whatFollows('signUp', { type: 'unverified', ...waiting, next: '/home' })
  expect(JSON.parse(kept()!)).toEqual({ ...waiting, isNew: true })
  await whatFollows('verifyPhone', { type: 'verified', token: 'mona-2', next: '/home', isNew: true })
  expect(kept()).toBeNull()
  await whatFollows('signIn', { type: 'unverified', ...waiting, remembered: '', next: '/home' })
  expect(JSON.parse(kept()!)).toEqual(waiting)
  await whatFollows('verifyPhone', { type: 'left', next: '/home', isNew: false })
  expect(JSON.parse(kept()!)).toEqual(waiting)
  await whatFollows('signInWithPasskey', { type: 'unverified', token: 'mona', next: '/home' })
  expect(JSON.parse(kept()!)).toEqual({ token: 'mona', phone: '' })
  await whatFollows('verifyPhone', { type: 'verified', token: 'mona-2', next: '/home', isNew: false })
  await whatFollows('resetPassword', { type: 'unverified', token: 'mona', next: '/home' })
  expect(JSON.parse(kept()!)).toEqual({ token: 'mona', phone: '' })
})
