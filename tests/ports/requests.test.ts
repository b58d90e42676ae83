import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import type { Api } from '#api/client.ts'
import { connectSignOut } from '#app/shell/sign-out.ports.ts'
import { createStorage } from '#browser/storage.ts'
import { connectLocatePoint } from '#src/core/locate-point.ports.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { connectWishlist } from '#src/core/wishlist.ports.ts'
import { connectAddPasskey } from '#src/features/account/add-passkey.ports.ts'
import { connectChangePhoto } from '#src/features/account/change-photo.ports.ts'
import { connectDeleteAccount } from '#src/features/account/delete-account.ports.ts'
import { connectEditProfile } from '#src/features/account/edit-profile.ports.ts'
import { connectOfferPasskey } from '#src/features/account/offer-passkey.ports.ts'
import { connectPasskeys } from '#src/features/account/passkeys.ports.ts'
import { connectPickInterests } from '#src/features/account/pick-interests.ports.ts'
import { connectRemoveAddress } from '#src/features/account/remove-address.ports.ts'
import { connectSessions } from '#src/features/account/sessions.ports.ts'
import { connectVerifyEmail } from '#src/features/account/verify-email.ports.ts'
import { connectAddFund, connectConvertPoints } from '#src/features/account/wallet.ports.ts'
import { connectSaveAddress } from '#src/features/addresses/save-address.ports.ts'
import { connectSignIn, connectSignUp } from '#src/features/auth/auth.ports.ts'
import { connectResetPassword } from '#src/features/auth/reset-password.ports.ts'
import { connectSignInWithPasskey } from '#src/features/auth/sign-in-with-passkey.ports.ts'
import { connectSocialSignIn } from '#src/features/auth/social-sign-in.ports.ts'
import {
  type CodeWorld,
  connectSignInWithCode,
  connectVerifyPhone,
} from '#src/features/auth/verify-phone.ports.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { connectChooseCart } from '#src/features/cart/choose-cart.ports.ts'
import { connectSendMessage } from '#src/features/chat/conversation.ports.ts'
import { connectAttachPrescription } from '#src/features/checkout/prescription.ports.ts'
import { connectRecoverOrder } from '#src/features/checkout/recover-order.ports.ts'
import { connectPickLocation } from '#src/features/location/location.ports.ts'
import { connectPickModule } from '#src/features/modules/modules.ports.ts'
import { connectChooseKinds } from '#src/features/notifications/choose-kinds.ports.ts'
import { connectNotifications } from '#src/features/notifications/notifications.ports.ts'
import { connectOrderAgain, connectUndoAgain } from '#src/features/orders/again/order-again.ports.ts'
import { connectRequestRefund } from '#src/features/orders/request-refund.ports.ts'
import { connectParcel } from '#src/features/parcel/parcel.ports.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { connectSaveReceipt } from '#src/features/receipt/save-receipt.ports.ts'
import { connectRateOrder } from '#src/features/reviews/rate-order.ports.ts'
import { connectReviewPrompt } from '#src/features/reviews/review-prompt.ports.ts'
import { connectSearch } from '#src/features/search/search.ports.ts'
import { connectShareOrder } from '#src/features/tracking/share-order.ports.ts'
import { connectShareParcel } from '#src/features/tracking/share-parcel.ports.ts'
import { connectSharedOrder } from '#src/features/tracking/shared-order.ports.ts'
import { connectParcelTracking } from '#src/features/tracking/shared-parcel.ports.ts'
import { connectFindOrder, connectTrackOrder } from '#src/features/tracking/tracking.ports.ts'
import { connectWebPush } from '#src/features/tracking/web-push.ports.ts'
import { connectOfferInterests } from '#src/shared/account/offer-interests.ports.ts'
import { connectCheckout } from '#src/shared/checkout/checkout.ports.ts'
import { connectDiet } from '#src/shared/diet/diet.ports.ts'
import { connectSubscribe } from '#src/shared/footer/subscribe.ports.ts'
import { connectAcceptPrice } from '#src/shared/orders/accept-price.ports.ts'
import { connectCancelOrder } from '#src/shared/orders/cancel-order.ports.ts'
import { connectProveGuest } from '#src/shared/orders/prove-guest.ports.ts'
import { connectReportReview } from '#src/shared/reviews/report-review.ports.ts'
import { made, signed } from '#tests/machines/samples/passkeys.ts'
import { proof as socialProof } from '#tests/machines/samples/social.ts'
import { browserOfModel } from '#tests/machines/web-push.model.ts'
import { root } from '#tests/support/discover.ts'
import { isMutated } from '#tests/support/wanted.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort, newQueries, recordingApi, type Sent, silentApi, startPort } from './support/wire.ts'

const crypto = { randomUUID: () => 'a-key-of-its-own' } as unknown as Crypto
const KEY = { 'idempotency-key': 'key-1' }

/** Who asks: a guest, or a customer. */
function sessionOf(api: Api, kept: { token?: string; guest_id?: string }): ShopActors['session'] {
  const storage = createStorage(windowStandIn())
  if (kept.token) storage.write('token', kept.token)
  if (kept.guest_id) storage.write('guest_id', kept.guest_id)
  return createActor(connectSession(api, storage)).start()
}
const guest = (api: Api) => sessionOf(api, { guest_id: 'guest-7' })
const customer = (api: Api) => sessionOf(api, { token: 'mona' })

const checkout = (api: Api) =>
  connectCheckout({
    api,
    crypto,
    storage: createStorage(windowStandIn()),
    module_id: 4,
    guest_id: 'guest-7',
    now: Date.now,
    rememberGuest: () => {},
    tellApp: () => {},
  })
const parcel = (api: Api) =>
  connectParcel({ api, crypto, storage: createStorage(windowStandIn()), module_id: 5, now: Date.now })
const prescription = (api: Api) => connectAttachPrescription({ api, crypto, guest_id: 'guest-7' })
const payment = (api: Api) => connectPayOrder({ api, session: guest(api), page: () => window })
const rating = (api: Api) => connectRateOrder({ api, window: windowStandIn() })
const ofItem = { order_id: 7, about: { type: 'item', item_id: 11 } }
const ofCourier = { order_id: 7, about: { type: 'courier', delivery_man_id: 2 } }
const said = { rating: 4.5, comment: 'Crisp.', kept: [], chosen: [] }
const cart = (api: Api) => connectCart(api, () => null)
const noWindow = () => windowStandIn() as Window & typeof globalThis
const wallet = (api: Api) =>
  connectAddFund(api, () => ({ crypto, location: {}, addEventListener() {} }) as unknown as Window)
const storage = createStorage(windowStandIn())
const refundOf = (api: Api, kept: { token?: string; guest_id?: string }) =>
  connectRequestRefund({ api, session: sessionOf(api, kept), crypto })

const codes = { storage: createStorage(windowStandIn()), clock: Date }
const profile = { f_name: ' Mona ', l_name: ' Aziz ', email: ' mona@souk.test ' }
const editing = (api: Api) => connectEditProfile(api, Date, createStorage(windowStandIn()))
const proving = (api: Api) => connectProveGuest({ api, session: guest(api), clock: Date }, 100_001)
const verifying = (api: Api) => connectVerifyEmail(api, Date)
/** The picture that is sent is the part of it in words. */
const photo = (api: Api) =>
  connectChangePhoto({
    api,
    saved: async () => ({ f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test', phone: '+971501234567' }),
    pictures: {
      measurePicture: async () => ({ width: 800, height: 400 }),
      shrinkPicture: async (file) => file,
      cutSquare: async (_, part) => JSON.stringify(part) as unknown as Blob,
    },
  })
const deleting = (api: Api) => connectDeleteAccount(api, Date)
const neverAsked = () => Promise.reject(new Error('The device is not asked here'))
const adding = (api: Api) => connectAddPasskey({ api, clock: Date, createPasskey: neverAsked })
const managing = (api: Api) => connectPasskeys({ api, clock: Date, createPasskey: neverAsked })
const byPasskey = (api: Api) =>
  connectSignInWithPasskey({
    api,
    storage,
    device: { readPasskey: neverAsked, readPasskeySupport: neverAsked },
    page: noWindow,
  })
const bySocial = (api: Api) => connectSocialSignIn({ api, storage, clock: Date }, { guest_id: 'guest-7' })
const resettingIn = ({ api, storage, clock }: CodeWorld) => connectResetPassword(api, storage, clock)
const resetting = (api: Api) => resettingIn({ ...codes, api })
const waiting = { token: 'waits', guest_id: null }

type Row = {
  connect: (api: Api) => AnyStateMachine
  /** With dots for a child of the machine. */
  port: string
  input?: unknown
  sent: Sent
  /** The field without which a reply says nothing; without one, any JSON is an answer. */
  field?: string
  /** A reply that says something, where it is not an object with that field. */
  reply?: unknown
  /** What the machine gets of it; left out, the reply itself. */
  gets?: unknown
}

/** Every port that asks the server for one thing, and what it sends (docs/spec.md §7). */
const rows: Row[] = [
  {
    connect: parcel,
    port: 'quoteOrder.createQuote',
    input: { order_type: 'parcel', parcel_category_id: 2, parcel_size_id: 3, replaces: 'quote-1' },
    sent: {
      request: 'POST /customer/order/quote',
      body: { order_type: 'parcel', parcel_category_id: 2, parcel_size_id: 3, replaces: 'quote-1' },
    },
    field: 'total',
  },
  {
    connect: parcel,
    port: 'submitOrder.placeOrder',
    input: { key: 'key-1', placement: { order_type: 'parcel', quote_id: 'quote-1' } },
    sent: {
      request: 'POST /customer/order/place',
      body: { order_type: 'parcel', quote_id: 'quote-1' },
      headers: { ...KEY, moduleid: '5' },
    },
    field: 'order_id',
  },
  {
    connect: byPasskey,
    port: 'startPasskeySignIn',
    sent: { request: 'POST /auth/passkey/options' },
    field: 'challenge',
  },
  {
    connect: byPasskey,
    port: 'signInWithPasskey',
    input: { credential: signed, guest_id: 'guest-7' },
    sent: { request: 'POST /auth/passkey', body: { credential: signed, guest_id: 'guest-7' } },
    field: 'token',
  },
  {
    connect: adding,
    port: 'startPasskey',
    input: { proofs: [] },
    sent: { request: 'POST /customer/passkeys/options', body: {} },
    field: 'challenge',
  },
  {
    connect: adding,
    port: 'startPasskey',
    input: { proofs: [{ current_password: 'secret' }] },
    sent: { request: 'POST /customer/passkeys/options', body: { current_password: 'secret' } },
    field: 'challenge',
  },
  {
    connect: adding,
    port: 'addPasskey',
    input: { credential: made },
    sent: { request: 'POST /customer/passkeys', body: { credential: made } },
    field: 'passkeys',
  },
  {
    connect: adding,
    port: 'listPasskeys',
    sent: { request: 'GET /customer/passkeys' },
    field: 'passkeys',
  },
  {
    connect: (api) => connectOfferPasskey(api, neverAsked),
    port: 'listPasskeys',
    sent: { request: 'GET /customer/passkeys' },
    field: 'passkeys',
  },
  {
    connect: managing,
    port: 'listPasskeys',
    sent: { request: 'GET /customer/passkeys' },
    field: 'passkeys',
  },
  {
    connect: managing,
    port: 'renamePasskey',
    input: { id: 'k-1', name: ' My phone ' },
    sent: { request: 'PUT /customer/passkeys/k-1', body: { name: 'My phone' } },
    field: 'passkeys',
  },
  {
    connect: managing,
    port: 'removePasskey',
    input: { id: 'k-1' },
    sent: { request: 'DELETE /customer/passkeys/k-1' },
    field: 'passkeys',
  },
  {
    connect: cart,
    port: 'listCart',
    input: { guest_id: 'guest-7' },
    sent: { request: 'GET /customer/cart/list?guest_id=guest-7' },
    reply: [],
  },
  {
    connect: cart,
    port: 'addItem.addToCart',
    input: { item_id: 3 },
    sent: { request: 'POST /cart/add', body: { item_id: 3 } },
    reply: [],
  },
  {
    connect: cart,
    port: 'addItem.clearCart',
    input: { guest_id: 'guest-7' },
    sent: { request: 'DELETE /cart/remove?guest_id=guest-7' },
  },
  {
    connect: cart,
    port: 'addItem.listCart',
    input: {},
    sent: { request: 'GET /customer/cart/list' },
    reply: [],
  },
  {
    connect: cart,
    port: 'changeCart.updateCart',
    input: { cart_id: 8, quantity: 2 },
    sent: { request: 'POST /cart/update', body: { cart_id: 8, quantity: 2 } },
    reply: [],
  },
  {
    connect: cart,
    port: 'changeCart.replaceCartLine',
    input: { cart_id: 8, item_id: 3 },
    sent: { request: 'PUT /cart/update', body: { cart_id: 8, item_id: 3 } },
    reply: [],
  },
  {
    connect: cart,
    port: 'changeCart.removeFromCart',
    input: { cart_id: 8, guest_id: 'guest-7' },
    sent: { request: 'DELETE /cart/remove-item?cart_id=8&guest_id=guest-7' },
    reply: [],
  },
  {
    connect: cart,
    port: 'changeCart.listCart',
    input: {},
    sent: { request: 'GET /customer/cart/list' },
    reply: [],
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.rereadGoods.getCustomerInfo',
    sent: { request: 'GET /customer/info' },
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.rereadGoods.listCart',
    input: { guest_id: 'guest-7' },
    sent: { request: 'GET /customer/cart/list?guest_id=guest-7' },
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.rereadGoods.getItem',
    input: { id: 14, campaign: 1 },
    sent: { request: 'GET /items/details/14?campaign=1' },
  },
  {
    connect: checkout,
    port: 'runParts.quoteDelivery.getDistance',
    input: { origin: { lat: 1, lng: 2 }, destination: { lat: 3, lng: 4 } },
    sent: {
      request:
        'GET /config/distance-api?origin_lat=1&origin_lng=2&destination_lat=3&destination_lng=4&mode=walking',
    },
  },
  {
    connect: checkout,
    port: 'runParts.quoteDelivery.getZoneId',
    input: { lat: 3, lng: 4 },
    sent: { request: 'GET /config/get-zone-id?lat=3&lng=4' },
  },
  {
    connect: checkout,
    port: 'runParts.destination.addAddress',
    input: { address: '1 Quay Street' },
    sent: { request: 'POST /address/add', body: { address: '1 Quay Street' } },
    field: 'message',
  },
  {
    connect: checkout,
    port: 'runParts.useCoupon.applyCoupon',
    input: { code: 'EID', store_id: 7 },
    sent: { request: 'GET /coupon/apply?code=EID&store_id=7&guest_id=guest-7' },
    field: 'code',
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.submitOrder.placeOrder',
    input: { key: 'key-1', placement: { order_type: 'delivery', order_amount: 9 } },
    sent: {
      request: 'POST /customer/order/place',
      body: { order_type: 'delivery', order_amount: 9 },
      headers: { ...KEY, moduleid: '4' },
    },
    field: 'order_id',
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.submitOrder.placeOrder',
    input: { key: 'key-1', placement: { store_id: 7, prescription_pictures: ['p1'] } },
    sent: {
      request: 'POST /order/prescription/place',
      body: { store_id: 7, prescription_pictures: ['p1'] },
      headers: KEY,
    },
    field: 'order_id',
  },
  {
    connect: checkout,
    port: 'placeDraft.sendOrder.submitOrder.findPlacedOrder',
    input: { key: 'key-1', guest_id: null },
    sent: { request: 'GET /order/by-key', headers: KEY },
    field: 'order_id',
  },
  {
    connect: (api) => connectRecoverOrder({ api, storage: createStorage(windowStandIn()) }),
    port: 'findPlacedOrder',
    input: { key: 'key-1', guest_id: 'guest-7' },
    sent: { request: 'GET /order/by-key?guest_id=guest-7', headers: KEY },
    field: 'order_id',
  },
  {
    connect: connectSessions,
    port: 'listSessions',
    sent: { request: 'GET /customer/sessions' },
    field: 'sessions',
  },
  {
    connect: connectSessions,
    port: 'endSessions',
    input: { ids: ['phone'] },
    sent: { request: 'DELETE /customer/sessions?session_id=phone' },
    field: 'sessions',
  },
  {
    connect: connectSessions,
    port: 'endSessions',
    input: { ids: ['phone', 'tablet'] },
    sent: { request: 'DELETE /customer/sessions/others' },
    field: 'sessions',
  },
  {
    connect: deleting,
    port: 'previewRemoval',
    sent: { request: 'GET /customer/removal' },
    field: 'obstacles',
  },
  {
    connect: deleting,
    port: 'removeAccount',
    input: { current_password: 'secret', wallet_given_up: 12.5 },
    sent: {
      request: 'DELETE /customer/remove-account',
      body: { current_password: 'secret', wallet_given_up: 12.5 },
    },
    field: 'message',
  },
  {
    connect: prescription,
    port: 'listPrescriptionPictures',
    sent: { request: 'GET /order/prescription/pictures?guest_id=guest-7' },
    field: 'pictures',
  },
  {
    connect: (api) => connectAttachPrescription({ api, crypto, guest_id: undefined }),
    port: 'listPrescriptionPictures',
    sent: { request: 'GET /order/prescription/pictures' },
    field: 'pictures',
  },
  {
    connect: prescription,
    port: 'addPrescriptionPicture',
    input: { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) },
    sent: {
      request: 'POST /order/prescription/pictures',
      body: { picture: expect.any(File), guest_id: 'guest-7' },
      headers: { 'idempotency-key': 'a-key-of-its-own' },
    },
    field: 'id',
  },
  {
    connect: prescription,
    port: 'removePrescriptionPicture',
    input: { picture_id: 'p1' },
    sent: { request: 'DELETE /order/prescription/pictures?picture_id=p1&guest_id=guest-7' },
    field: 'pictures',
  },
  {
    connect: connectSaveAddress,
    port: 'addAddress',
    input: { address: '1 Quay Street' },
    sent: { request: 'POST /address/add', body: { address: '1 Quay Street' } },
    field: 'message',
  },
  {
    connect: connectSaveAddress,
    port: 'updateAddress',
    input: { id: 5, address: '1 Quay Street' },
    sent: { request: 'POST /address/update', body: { id: 5, address: '1 Quay Street' } },
    field: 'message',
  },
  {
    connect: connectRemoveAddress,
    port: 'deleteAddress',
    input: { address_id: 5 },
    sent: { request: 'POST /address/delete?address_id=5' },
    field: 'message',
  },
  {
    connect: connectLocatePoint,
    port: 'reverseGeocode',
    input: { lat: 3, lng: 4 },
    sent: { request: 'GET /config/geocode-api?lat=3&lng=4' },
    field: 'results',
  },
  {
    connect: connectLocatePoint,
    port: 'getZoneId',
    input: { lat: 3, lng: 4 },
    sent: { request: 'GET /config/get-zone-id?lat=3&lng=4' },
    field: 'zone_id',
  },
  {
    connect: (api) => connectPickLocation(api, {} as Navigator),
    port: 'autocompletePlace',
    input: { search_text: 'pearl' },
    sent: { request: 'GET /config/place-api-autocomplete?search_text=pearl' },
    field: 'predictions',
  },
  {
    connect: (api) => connectPickLocation(api, {} as Navigator),
    port: 'getPlaceDetails',
    input: { placeid: 'p7' },
    sent: { request: 'GET /config/place-api-details?placeid=p7' },
    field: 'result',
  },
  {
    connect: (api) => connectSignIn(api, createStorage(windowStandIn())),
    port: 'login',
    input: { password: 'secret' },
    sent: { request: 'POST /auth/login', body: { password: 'secret' } },
    field: 'token',
  },
  {
    connect: (api) => connectSignUp(api, createStorage(windowStandIn())),
    port: 'signUp',
    input: { f_name: 'Mona' },
    sent: { request: 'POST /auth/sign-up', body: { f_name: 'Mona' } },
    field: 'token',
  },
  {
    connect: bySocial,
    port: 'socialLogin',
    input: { ...socialProof, guest_id: 'guest-7' },
    sent: { request: 'POST /auth/social-login', body: { ...socialProof, guest_id: 'guest-7' } },
    field: 'token',
  },
  {
    connect: bySocial,
    port: 'socialRegister',
    input: { ...socialProof, phone: '+971501234567' },
    sent: { request: 'POST /auth/social-register', body: { ...socialProof, phone: '+971501234567' } },
    field: 'token',
  },
  {
    connect: bySocial,
    port: 'claimAccount.linkSocial',
    input: { session: 'token-9', proof: socialProof },
    sent: {
      request: 'POST /customer/social-link',
      headers: { authorization: 'Bearer token-9' },
      body: socialProof,
    },
    field: 'message',
  },
  {
    connect: editing,
    port: 'proveOwner.enterCode.sendCode',
    input: { recipient: '+971501234567' },
    sent: { request: 'POST /customer/confirmation-code' },
    field: 'message',
  },
  {
    connect: editing,
    port: 'updateCustomerInfo',
    input: { fields: { ...profile, password: '', confirm_password: '' }, proofs: [{ otp: '123456' }] },
    sent: {
      request: 'PUT /customer/info',
      body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test', otp: '123456' },
    },
    field: 'message',
  },
  {
    connect: editing,
    port: 'updateCustomerInfo',
    input: {
      fields: { ...profile, password: ' new one ', confirm_password: ' new one ' },
      proofs: [{ current_password: 'old' }],
    },
    sent: {
      request: 'PUT /customer/info',
      body: {
        f_name: 'Mona',
        l_name: 'Aziz',
        email: 'mona@souk.test',
        password: ' new one ',
        confirm_password: ' new one ',
        current_password: 'old',
      },
    },
    field: 'message',
  },
  {
    connect: editing,
    port: 'updateCustomerInfo',
    input: { fields: { ...profile, password: '', confirm_password: '' }, proofs: [] },
    sent: {
      request: 'PUT /customer/info',
      body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test' },
    },
    field: 'message',
  },
  {
    connect: verifying,
    port: 'enterCode.sendCode',
    input: { recipient: 'mona@souk.test' },
    sent: { request: 'POST /customer/email-code' },
    field: 'message',
  },
  {
    connect: verifying,
    port: 'enterCode.checkCode',
    input: { recipient: 'mona@souk.test', code: '123456' },
    sent: { request: 'POST /customer/verify-email', body: { otp: '123456' } },
    field: 'message',
  },
  {
    connect: photo,
    port: 'updateProfile',
    input: {
      photos: [{ file: new Blob(['x']) }],
      square: { x: 0.5, y: 0.5, zoom: 2 },
      measures: { width: 800, height: 400 },
    },
    sent: {
      request: 'POST /update-profile',
      body: {
        f_name: 'Mona',
        l_name: 'Aziz',
        email: 'mona@souk.test',
        image: '{"x":0.375,"y":0.25,"width":0.25,"height":0.5}',
      },
    },
    field: 'message',
  },
  {
    connect: photo,
    port: 'removePhoto',
    sent: {
      request: 'PUT /customer/info',
      body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test', image: '' },
    },
    field: 'message',
  },
  {
    connect: resetting,
    port: 'enterCode.sendCode',
    input: { recipient: ' +٩٧١٥01234567 ' },
    sent: {
      request: 'POST /auth/forgot-password',
      body: { phone: '+971501234567', verification_method: 'phone' },
    },
    field: 'message',
  },
  {
    connect: resetting,
    port: 'enterCode.checkCode',
    input: { recipient: 'mona@souk.test', code: '123456' },
    sent: {
      request: 'POST /auth/verify-token',
      body: { email: 'mona@souk.test', verification_method: 'email', reset_token: '123456' },
    },
    field: 'message',
  },
  {
    connect: resetting,
    port: 'resetPassword',
    input: { email_or_phone: 'mona@souk.test', code: '123456', password: 'new', confirm_password: 'new' },
    sent: {
      request: 'PUT /auth/reset-password',
      body: {
        email: 'mona@souk.test',
        verification_method: 'email',
        reset_token: '123456',
        password: 'new',
        confirm_password: 'new',
      },
    },
    field: 'message',
  },
  {
    connect: resetting,
    port: 'login',
    input: { password: 'secret' },
    sent: { request: 'POST /auth/login', body: { password: 'secret' } },
    field: 'token',
  },
  {
    connect: (api) => connectVerifyPhone({ ...codes, api }, { token: 'waits', guest_id: 'guest-7' }),
    port: 'enterCode.sendCode',
    input: { recipient: '+971501234567' },
    sent: { request: 'POST /auth/verify-phone/send', body: { phone: '+971501234567', token: 'waits' } },
    field: 'message',
  },
  {
    connect: (api) => connectVerifyPhone({ ...codes, api }, { token: 'waits', guest_id: 'guest-7' }),
    port: 'enterCode.checkCode',
    input: { recipient: '+٩٧١501234567', code: '123456' },
    sent: {
      request: 'POST /auth/verify-phone',
      body: { phone: '+971501234567', otp: '123456', token: 'waits', guest_id: 'guest-7' },
    },
    field: 'token',
  },
  {
    connect: (api) => connectVerifyPhone({ ...codes, api }, { token: '', guest_id: null }),
    port: 'enterCode.checkCode',
    input: { recipient: '+971501234567', code: '123456' },
    sent: { request: 'POST /auth/verify-phone', body: { phone: '+971501234567', otp: '123456' } },
    field: 'token',
  },
  {
    connect: (api) => connectSignInWithCode({ ...codes, api }, { guest_id: 'guest-7' }),
    port: 'enterCode.sendCode',
    input: { recipient: '+٩٧١501234567' },
    sent: { request: 'POST /auth/login-code', body: { phone: '+971501234567' } },
    field: 'message',
  },
  {
    connect: (api) => connectSignInWithCode({ ...codes, api }, { guest_id: 'guest-7' }),
    port: 'enterCode.checkCode',
    input: { recipient: '+971501234567', code: '123456' },
    sent: {
      request: 'POST /auth/login',
      body: { phone: '+971501234567', otp: '123456', login_type: 'otp', guest_id: 'guest-7' },
    },
    field: 'token',
  },
  {
    connect: (api) => connectSignOut({ api, actors: {} as ShopActors }, newQueries(), windowStandIn),
    port: 'logOut',
    input: { token: 'mona' },
    sent: { request: 'POST /auth/logout', headers: { authorization: 'Bearer mona' } },
  },
  {
    connect: (api) => connectWebPush(api, guest(api), noWindow),
    port: 'subscribeToPush',
    input: browserOfModel,
    sent: { request: 'POST /push/subscribe', body: { ...browserOfModel, guest_id: 'guest-7' } },
  },
  {
    connect: (api) => connectWebPush(api, customer(api), noWindow),
    port: 'unsubscribeFromPush',
    input: { endpoint: browserOfModel.endpoint },
    sent: { request: 'POST /push/unsubscribe', body: { endpoint: browserOfModel.endpoint } },
  },
  {
    connect: (api) => connectDiet(api, storage),
    port: 'getDiet',
    input: undefined,
    sent: { request: 'GET /customer/diet' },
    field: 'allergens',
  },
  {
    connect: (api) => connectDiet(api, storage),
    port: 'updateDiet',
    input: { allergens: ['gluten'], diets: [], hide: 'contained', when_empty: true },
    sent: {
      request: 'PUT /customer/diet',
      body: { allergens: ['gluten'], diets: [], hide: 'contained', when_empty: true },
    },
    field: 'allergens',
  },
  {
    connect: connectChooseKinds,
    port: 'updateNotificationSettings',
    input: { order_status: true, message: false, referral_code: true },
    sent: {
      request: 'PUT /customer/notification-settings',
      body: { order_status: true, message: false, referral_code: true },
    },
    field: 'order_status',
  },
  {
    connect: connectPickInterests,
    port: 'updateInterest',
    input: { interest: [3, 5] },
    sent: { request: 'POST /customer/update-interest', body: { interest: [3, 5] } },
    field: 'message',
  },
  {
    connect: connectOfferInterests,
    port: 'getCustomerInfo',
    sent: { request: 'GET /customer/info' },
    field: 'selected_modules_for_interest',
  },
  {
    connect: (api) => connectSession(api, storage),
    port: 'requestGuest',
    sent: { request: 'POST /auth/guest/request' },
    field: 'guest_id',
  },
  {
    connect: (api) => connectTrackOrder(api, customer(api)),
    port: 'trackOrder',
    input: { order_id: 100_001, contact_number: '' },
    sent: { request: 'GET /order/track?order_id=100001' },
    field: 'order_status',
  },
  {
    connect: (api) => connectFindOrder(api, guest(api)),
    port: 'trackOrder',
    input: { order_id: 100_001, contact_number: '+971500000000' },
    sent: { request: 'GET /order/track?order_id=100001&guest_id=guest-7&contact_number=+971500000000' },
    field: 'order_status',
  },
  {
    connect: (api) => connectSharedOrder(api, 'Vb0r3Jw5Yq2mXc8dN1tKzE'),
    port: 'trackOrder',
    input: { order_id: 100_001, contact_number: '' },
    sent: { request: 'GET /order/shared?token=Vb0r3Jw5Yq2mXc8dN1tKzE' },
    field: 'order_status',
  },
  {
    connect: (api) => connectParcelTracking(api),
    port: 'trackSharedParcel',
    input: { token: 'Vb0r3Jw5Yq2mXc8dN1tKzE' },
    sent: { request: 'GET /order/parcel-shared?token=Vb0r3Jw5Yq2mXc8dN1tKzE' },
    field: 'order_status',
  },
  {
    connect: (api) => connectShareOrder(api, guest(api)),
    port: 'shareOrder',
    input: { order_id: 100_001 },
    sent: {
      request: 'POST /order/share',
      body: { order_id: 100_001, guest_id: 'guest-7' },
    },
    field: 'path',
  },
  {
    connect: (api) => connectShareParcel(api, guest(api)),
    port: 'shareOrder',
    input: { order_id: 100_001 },
    sent: {
      request: 'POST /order/parcel-links',
      body: { order_id: 100_001, guest_id: 'guest-7' },
    },
    field: 'receiver',
    reply: { receiver: { token: 'r', expires_at: '' }, sender: { token: 's', expires_at: '' } },
    gets: { path: '/p/r', sender_path: '/p/s', expires_at: '' },
  },
  {
    connect: (api) => connectShareParcel(api, customer(api)),
    port: 'stopSharingOrder',
    input: { order_id: 100_001 },
    sent: { request: 'POST /order/share/stop', body: { order_id: 100_001 } },
    field: 'message',
  },
  {
    connect: (api) => connectShareOrder(api, customer(api)),
    port: 'stopSharingOrder',
    input: { order_id: 100_001 },
    sent: { request: 'POST /order/share/stop', body: { order_id: 100_001 } },
    field: 'message',
  },
  {
    connect: (api) => connectAcceptPrice(api, guest(api)),
    port: 'acceptPrescriptionPrice',
    input: { order_id: 100_001, amount: 61 },
    sent: {
      request: 'POST /order/prescription/accept',
      body: { order_id: 100_001, amount: 61, guest_id: 'guest-7' },
    },
    field: 'message',
  },
  {
    connect: (api) => connectAcceptPrice(api, customer(api)),
    port: 'acceptPrescriptionPrice',
    input: { order_id: 100_001, amount: 61 },
    sent: { request: 'POST /order/prescription/accept', body: { order_id: 100_001, amount: 61 } },
    field: 'message',
  },
  {
    connect: proving,
    port: 'enterCode.sendCode',
    input: { recipient: '+971501234567' },
    sent: {
      request: 'POST /order/prove/send',
      body: { order_id: 100_001, contact_number: '+971501234567', guest_id: 'guest-7' },
    },
    field: 'message',
  },
  {
    connect: proving,
    port: 'enterCode.checkCode',
    input: { recipient: '+971501234567', code: '123456' },
    sent: {
      request: 'POST /order/prove',
      body: { order_id: 100_001, contact_number: '+971501234567', otp: '123456', guest_id: 'guest-7' },
    },
    field: 'order_token',
  },
  {
    connect: (api) => connectCancelOrder(api, guest(api)),
    port: 'cancelOrder',
    input: { order_id: 100_001, reason: 'Too late' },
    sent: {
      request: 'POST /order/cancel',
      body: { order_id: 100_001, reason: 'Too late', guest_id: 'guest-7' },
    },
    field: 'message',
  },
  {
    connect: (api) => connectCancelOrder(api, customer(api)),
    port: 'cancelOrder',
    input: { order_id: 100_001, reason: 'Too late', cancel_fee: 5 },
    sent: {
      request: 'POST /order/cancel',
      body: { order_id: 100_001, reason: 'Too late', cancel_fee: 5 },
    },
    field: 'message',
  },
  {
    connect: (api) => connectOrderAgain(api, guest(api)),
    port: 'previewOrderAgain',
    input: { order_id: 100_001 },
    sent: { request: 'GET /order/again?order_id=100001&guest_id=guest-7' },
    field: 'lines',
  },
  {
    connect: (api) => connectOrderAgain(api, customer(api)),
    port: 'orderAgain',
    input: { key: 'key-1', order_id: 100_001, replace_cart: 1 },
    sent: { request: 'POST /order/again', body: { order_id: 100_001, replace_cart: 1 }, headers: KEY },
    field: 'cart',
  },
  {
    connect: (api) => connectUndoAgain(api, guest(api)),
    port: 'undoOrderAgain',
    input: { key: 'key-1' },
    sent: { request: 'DELETE /order/again?guest_id=guest-7', headers: KEY },
    field: 'cart',
  },
  {
    connect: payment,
    port: 'offerPayment.payOnline.startPayment',
    input: { order_id: 100_001 },
    sent: {
      request: 'POST /order/payment',
      body: { order_id: 100_001, callback: '/checkout?page=pay&order=100001', guest_id: 'guest-7' },
    },
    field: 'redirect_link',
  },
  {
    connect: payment,
    port: 'offerPayment.switchPayment.switchPaymentMethod',
    input: { order_id: 100_001, payment_method: 'cash_on_delivery' },
    sent: {
      request: 'PUT /order/payment-method',
      body: { order_id: 100_001, payment_method: 'cash_on_delivery', guest_id: 'guest-7' },
    },
    field: 'message',
  },
  {
    connect: payment,
    port: 'offerPayment.cancelFailedOrder',
    input: { order_id: 100_001, reason: 'Order payment canceled' },
    sent: {
      request: 'PUT /order/cancel',
      body: { order_id: 100_001, reason: 'Order payment canceled', guest_id: 'guest-7' },
    },
    field: 'message',
  },
  {
    connect: payment,
    port: 'offerPayment.tellTransfer.listOfflinePaymentMethods',
    sent: { request: 'GET /offline-payment/methods' },
    reply: [],
  },
  {
    connect: payment,
    port: 'offerPayment.tellTransfer.saveOfflinePayment',
    input: { order_id: 100_001, method_id: 3, method_informations: [], customer_note: null, proof: [] },
    sent: {
      request: 'PUT /order/offline-payment',
      body: {
        order_id: 100_001,
        method_id: 3,
        method_informations: [],
        customer_note: null,
        guest_id: 'guest-7',
      },
    },
    field: 'message',
  },
  // A picture goes in a form, which holds no lists of objects.
  {
    connect: payment,
    port: 'offerPayment.tellTransfer.saveOfflinePayment',
    input: {
      order_id: 100_001,
      method_id: 3,
      method_informations: [{ customer_input: 'reference', customer_data: 'TR-1' }],
      customer_note: 'Sent this morning',
      proof: [{ id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) }],
    },
    sent: {
      request: 'PUT /order/offline-payment',
      body: {
        order_id: '100001',
        method_id: '3',
        method_informations: '[{"customer_input":"reference","customer_data":"TR-1"}]',
        customer_note: 'Sent this morning',
        proof: expect.any(File),
        guest_id: 'guest-7',
      },
    },
    field: 'message',
  },
  {
    connect: wallet,
    port: 'addFund',
    input: { key: 'key-1', amount: 25 },
    sent: {
      request: 'POST /wallet/add-fund',
      body: { amount: 25, callback: '/profile?page=wallet' },
      headers: KEY,
    },
    field: 'redirect_link',
  },
  {
    connect: (api) => connectConvertPoints(api, crypto),
    port: 'transferPoints',
    input: { key: 'key-1', point: 300 },
    sent: { request: 'POST /loyalty-point/point-transfer', body: { point: 300 }, headers: KEY },
    field: 'message',
  },
  {
    connect: connectNotifications,
    port: 'readNotification',
    input: { notification_id: 'n-1' },
    sent: { request: 'PUT /customer/notifications/n-1/read' },
    field: 'unread_count',
  },
  {
    connect: connectNotifications,
    port: 'readNotifications',
    input: { until: '2026-11-20T08:31:00.000Z' },
    sent: { request: 'PUT /customer/notifications/read', body: { until: '2026-11-20T08:31:00.000Z' } },
    field: 'unread_count',
  },
  {
    connect: (api) => connectSendMessage(api, crypto),
    port: 'sendMessage',
    input: {
      key: 'key-1',
      letter: { text: 'Hello', pictures: [] },
      to: { whom: { conversation_id: 5 }, order_id: 9 },
    },
    sent: {
      request: 'POST /message/send',
      body: { conversation_id: '5', order_id: '9', message: 'Hello' },
      headers: KEY,
    },
    field: 'id',
  },
  {
    connect: (api) => connectSendMessage(api, crypto),
    port: 'sendMessage',
    input: { key: 'key-1', letter: { text: '', pictures: [] }, to: { whom: { conversation_id: 5 } } },
    sent: { request: 'POST /message/send', body: { conversation_id: '5' }, headers: KEY },
    field: 'id',
  },
  {
    connect: (api) => refundOf(api, { guest_id: 'guest-7' }),
    port: 'getRefundOffer',
    input: { order_id: 9 },
    sent: { request: 'GET /order/refund-offer?order_id=9&guest_id=guest-7' },
    field: 'lines',
  },
  {
    connect: (api) => refundOf(api, { token: 'token' }),
    port: 'getRefundOffer',
    input: { order_id: 9 },
    sent: { request: 'GET /order/refund-offer?order_id=9' },
    field: 'lines',
  },
  {
    connect: (api) => refundOf(api, { token: 'token' }),
    port: 'fillRefund.listRefundReasons',
    sent: { request: 'GET /order/refund-reasons' },
    field: 'refund_reasons',
  },
  {
    connect: (api) => refundOf(api, { guest_id: 'guest-7' }),
    port: 'fillRefund.requestRefund',
    input: {
      key: 'key-1',
      request: {
        order_id: 9,
        customer_reason: 'Cold',
        customer_note: 'Ice',
        lines: [{ id: 9001, quantity: 2 }],
        pictures: [],
      },
    },
    sent: {
      request: 'POST /order/refund-request',
      body: {
        order_id: '9',
        customer_reason: 'Cold',
        customer_note: 'Ice',
        lines: '[{"id":9001,"quantity":2}]',
        guest_id: 'guest-7',
      },
      headers: KEY,
    },
    field: 'message',
  },
  {
    connect: (api) => connectSearch(api, storage, async () => {}),
    port: 'suggestSearch',
    input: { name: 'soup' },
    sent: { request: 'GET /items/item-or-store-search?name=soup' },
  },
  {
    connect: connectPickModule,
    port: 'listModules',
    sent: { request: 'GET /module' },
    field: 'map',
    reply: [],
  },
  {
    connect: connectSubscribe,
    port: 'subscribeNewsletter',
    input: { email: 'a@b.test' },
    sent: { request: 'POST /newsletter/subscribe', body: { email: 'a@b.test' } },
    field: 'message',
  },
  {
    connect: connectWishlist,
    port: 'listWishlist',
    sent: { request: 'GET /wish-list' },
    field: 'item',
  },
  {
    connect: connectWishlist,
    port: 'changeWishlist.addToWishlist',
    input: { item_id: 3 },
    sent: { request: 'POST /wish-list/add?item_id=3' },
    field: 'message',
  },
  {
    connect: connectWishlist,
    port: 'changeWishlist.removeFromWishlist',
    input: { store_id: 7 },
    sent: { request: 'DELETE /wish-list/remove?store_id=7' },
    field: 'message',
  },
  {
    connect: connectWishlist,
    port: 'changeWishlist.listWishlist',
    sent: { request: 'GET /wish-list' },
    field: 'item',
  },
  {
    connect: rating,
    port: 'getOrderReviews',
    input: { order_id: 7 },
    sent: { request: 'GET /order/reviews?order_id=7' },
    field: 'items',
  },
  {
    connect: rating,
    port: 'writeReviews.sendReview.submitReview',
    input: { ...ofItem, draft: said },
    sent: {
      request: 'POST /items/reviews/submit',
      body: { order_id: '7', item_id: '11', rating: '4.5', comment: 'Crisp.' },
    },
    field: 'message',
  },
  {
    connect: rating,
    port: 'writeReviews.sendReview.updateReview',
    input: { ...ofItem, draft: { ...said, comment: '', kept: ['photo-1'] } },
    sent: {
      request: 'PUT /items/reviews/submit',
      body: { order_id: '7', item_id: '11', rating: '4.5', kept: 'photo-1' },
    },
    field: 'message',
  },
  {
    connect: rating,
    port: 'writeReviews.sendReview.submitReview',
    input: { ...ofCourier, draft: said },
    sent: {
      request: 'POST /delivery-man/reviews/submit',
      body: { order_id: 7, delivery_man_id: 2, rating: 4.5, comment: 'Crisp.' },
    },
    field: 'message',
  },
  {
    connect: rating,
    port: 'writeReviews.sendReview.updateReview',
    input: { ...ofCourier, draft: { ...said, comment: '' } },
    sent: {
      request: 'PUT /delivery-man/reviews/submit',
      body: { order_id: 7, delivery_man_id: 2, rating: 4.5 },
    },
    field: 'message',
  },
  {
    connect: connectChooseCart,
    port: 'getSavedCart',
    sent: { request: 'GET /customer/cart/saved' },
    reply: [],
  },
  {
    connect: connectChooseCart,
    port: 'chooseCart',
    input: { keep: 'saved' },
    sent: { request: 'POST /customer/cart/saved', body: { keep: 'saved' } },
    reply: [],
  },
  {
    connect: connectReviewPrompt,
    port: 'getReviewReminder',
    sent: { request: 'GET /review-reminder' },
    field: 'images',
  },
  {
    connect: connectReviewPrompt,
    port: 'cancelReviewReminder',
    input: { order_id: 7 },
    sent: { request: 'GET /review-reminder-cancel?order_id=7' },
    field: 'message',
  },
  {
    connect: connectReportReview,
    port: 'reportReview',
    input: { review_id: 12, reason: 'untrue' },
    sent: { request: 'POST /items/reviews/report', body: { review_id: 12, reason: 'untrue' } },
    field: 'message',
  },
]

const titled = rows.map((row): [string, Row] => [`${row.port} sends ${row.sent.request}`, row])

describe('what ports send', () => {
  it.each(titled)('%s', async (_, { connect, port, input, sent: expected, field, reply, gets }) => {
    const answer = reply ?? (field ? { [field]: 1 } : {})
    const { api, sent } = recordingApi(answer)
    const answered = await askPort(connect(api), port, input)
    expect(sent).toEqual([expected])
    if (!/logOut$|Push$|sendCode$/.test(port)) expect(answered).toEqual(gets ?? answer)
  })

  it.each(titled.filter(([, { field }]) => field))(
    '%s, and takes a reply that lacks the answer for none',
    async (_, { connect, port, input }) => {
      const { api } = recordingApi({ else: 1 })
      await expect(askPort(connect(api), port, input)).rejects.toThrow(SyntaxError)
    },
  )

  // A message or a request on its way is sent although the customer leaves the page.
  const kept = [
    'sendMessage',
    'fillRefund.requestRefund',
    'resetPassword',
    'updateCustomerInfo',
    'addPasskey',
    'updateProfile',
    'removePhoto',
    'runParts.destination.addAddress',
  ]
  it.each(titled.filter(([, { port }]) => !kept.includes(port)))(
    '%s, and gives the request up when the state is left',
    async (_, { connect, port, input }) => {
      const { api, asked } = silentApi()
      const { actor, answered } = startPort(connect(api), port, input)
      answered.catch(() => {})
      const signal = await asked
      expect(signal.aborted).toBe(false)
      actor.stop()
      expect(signal.aborted).toBe(true)
    },
  )

  it.each([
    ['a device that is known sends its token', 'device-1', { password: 'secret', device_token: 'device-1' }],
    ['a device that is not known sends none', undefined, { password: 'secret' }],
  ])('login: %s, and keeps the one it gets', async (_, known, body) => {
    const devices = createStorage(windowStandIn())
    if (known) devices.write('deviceToken', known)
    const { api, sent } = recordingApi({ token: 'mona', device_token: 'device-2' })
    await askPort(connectSignIn(api, devices), 'login', { password: 'secret' })
    expect(sent).toEqual([{ request: 'POST /auth/login', body }])
    expect(devices.read('deviceToken')).toBe('device-2')
  })

  it.each([
    ['verify-phone/send', 'enterCode.sendCode', (world: CodeWorld) => connectVerifyPhone(world, waiting)],
    ['verify-phone', 'enterCode.checkCode', (world: CodeWorld) => connectVerifyPhone(world, waiting)],
    ['login-code', 'enterCode.sendCode', (world: CodeWorld) => connectSignInWithCode(world, waiting)],
    ['login', 'enterCode.checkCode', (world: CodeWorld) => connectSignInWithCode(world, waiting)],
    ['forgot-password', 'enterCode.sendCode', resettingIn],
    ['verify-token', 'enterCode.checkCode', resettingIn],
    ['reset-password', 'resetPassword', resettingIn],
  ])(
    'auth/%s sends the token of a known device, so that strangers cannot use up its codes',
    async (path, port, connect) => {
      const storage = createStorage(windowStandIn())
      storage.write('deviceToken', 'device-1')
      const { api, sent } = recordingApi({ token: 'mona', message: 'Sent' })
      const typed = { recipient: '+971501234567', email_or_phone: '+971501234567', code: '123456' }
      await askPort(connect({ api, storage, clock: Date }), port, typed)
      expect(sent).toMatchObject([{ body: { device_token: 'device-1' } }])
      expect(sent[0]!.request).toMatch(new RegExp(` /auth/${path}$`))
    },
  )

  it('a picture of a prescription is sent with one key however often it is sent', async () => {
    const { api, sent } = recordingApi({ id: 'p1' })
    let keys = 0
    const counting = { randomUUID: () => `key-of-picture-${++keys}` } as unknown as Crypto
    const machine = connectAttachPrescription({ api, crypto: counting, guest_id: 'guest-7' })
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    for (const id of ['a', 'b', 'a']) await askPort(machine, 'addPrescriptionPicture', { id, file })
    expect(sent.map(({ request }) => request)).toEqual(Array(3).fill('POST /order/prescription/pictures'))
    const [first, second, third] = sent.map(({ headers }) => headers?.['idempotency-key'])
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })

  it('a new password: the browser keeps the device token that comes with it', async () => {
    const devices = createStorage(windowStandIn())
    devices.write('deviceToken', 'device-1')
    const { api } = recordingApi({ message: 'Profile updated successfully', device_token: 'device-2' })
    const fields = { f_name: 'Mona', l_name: 'Saleh', email: 'mona@example.com', password: 'a new password' }
    await askPort(connectEditProfile(api, Date, devices), 'updateCustomerInfo', { fields, proofs: [] })
    expect(devices.read('deviceToken')).toBe('device-2')
  })

  it('login: a reply without a device token keeps the known one', async () => {
    const devices = createStorage(windowStandIn())
    devices.write('deviceToken', 'device-1')
    await askPort(connectSignIn(recordingApi({ token: 'mona' }).api, devices), 'login', {})
    expect(devices.read('deviceToken')).toBe('device-1')
  })

  it('the receipt of a guest in another browser is asked for with the phone number, and saved as a file', async () => {
    const { api, sent } = recordingApi({ link: '/receipts/7?key=1' })
    const saved: string[] = []
    const link = { href: '', click: () => saved.push(link.href), remove: () => {} }
    const page = { document: { createElement: () => link, body: { append: () => {} } } }
    await askPort(
      connectSaveReceipt(api, guest(api), () => page as never),
      'openReceipt',
      {
        order_id: 100_001,
        contact_number: '+971501234567',
      },
    )
    const body = { order_id: 100_001, guest_id: 'guest-7', contact_number: '+971501234567' }
    expect(sent).toEqual([{ request: 'POST /order/receipt', body }])
    expect(saved).toEqual(['/receipts/7?key=1&download=1'])
  })

  // A mutation run rewrites the sources that this reads.
  it.skipIf(isMutated)('are all in the table', () => {
    const known = new Set(
      rows.map(({ sent }) =>
        sent.request
          .replace(/\?.*/, '')
          .replace('/14', '/{id}')
          .replace('/n-1', '/{notification_id}')
          .replace('/k-1', '/{passkey_id}'),
      ),
    )
    const asked = globSync('src/**/*.ports.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/api\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
    )
    const elsewhere = [
      // tests/ports/lists.test.ts
      'GET /wallet/transactions',
      'GET /loyalty-point/transactions',
      'GET /message/details',
      'GET /customer/notifications',
      'GET /message/list',
      'GET /message/search-list',
      'GET /address/list',
      'GET /customer/order/{type}',
      'GET /order/cancellation-reasons',
      // tests/ports/live-order.test.ts
      'GET /order/running-check',
      // Above: the port answers nothing.
      'POST /order/receipt',
      // tests/ports/account.test.ts
      'GET /customer/data',
      // Read once by the screens: src/features/tracking/web-push.part.tsx, src/features/notifications/choose-kinds.part.tsx
      'GET /push/key',
      'GET /customer/notification-settings',
      'GET /diet',
      // tests/views/tracking/push.test.ts
      'GET /events',
    ]
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter((request) => !known.has(request) && !elsewhere.includes(request))).toEqual([])
  })
})
