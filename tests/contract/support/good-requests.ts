import { newSecret } from '#server/identity/secret.ts'
import { confirmed, type Person } from './app.ts'
import { type Belongings, contact, home, kebabToGo, onePixel, PRICE, sharedToken } from './belongings.ts'
import type { Operation } from './contract.ts'
import { encoded } from './forms.ts'
import { idToken } from './issuer.ts'
import type { Proof } from './proofs.ts'
import { addOn, courier, item, module, noon, place, store, transfer, zone } from './small-shop.ts'

/** A request the shop answers: every value right for the one who asks. */
export type GoodRequest = {
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
}

export type Asker = { person: Person | undefined; has: Belongings; phone: string; proof?: Proof }

/** The example of the contract, told of the small shop and of what this asker has. */
export function goodRequest(operation: Operation, { person, has, phone, proof }: Asker): GoodRequest {
  const { id, caller, parameters, body } = operation
  const who = person && !person.token ? { guest_id: person.guest_id } : {}
  const order_id = has[orderOf[id] ?? 'order_id']
  const values = (where: string, own: Record<string, unknown>) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === where)
        .map(({ name, example }) => [name, name in own ? own[name] : example] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    )
  return {
    path: values('path', { ...has, id: inPath[id] ?? has.address_id }),
    query: values('query', {
      guest_id: undefined,
      ...who,
      lat: place.center.latitude,
      lng: place.center.longitude,
      store_id: store.grill,
      code: 'FREERIDE',
      ...has,
      order_id,
      ...inQuery[id],
    }),
    headers: {
      ...values('header', {
        'X-localization': undefined,
        'Idempotency-Key': { findPlacedOrder: has.order_key, undoOrderAgain: has.again_key }[id],
        zoneid: `[${zone.center}]`,
        moduleId: module.food,
      }),
      ...(person?.token ? { authorization: `Bearer ${person.token}` } : {}),
    },
    body: body && {
      ...bodyOf(operation, { ...has, order_id }, phone, proof),
      ...(caller === 'guest' ? who : {}),
    },
  }
}

const orderOf: Record<
  string,
  | 'failed_order_id'
  | 'unpaid_order_id'
  | 'carried_order_id'
  | 'delivered_order_id'
  | 'reviewed_order_id'
  | 'offline_order_id'
  | 'parcel_order_id'
  | 'priced_order_id'
> = {
  shareParcel: 'parcel_order_id',
  acceptPrescriptionPrice: 'priced_order_id',
  getCourierLocation: 'carried_order_id',
  getRefundOffer: 'delivered_order_id',
  requestRefund: 'delivered_order_id',
  submitReview: 'delivered_order_id',
  submitCourierReview: 'delivered_order_id',
  updateReview: 'reviewed_order_id',
  updateCourierReview: 'reviewed_order_id',
  getOrderReviews: 'reviewed_order_id',
  saveOfflinePayment: 'offline_order_id',
  cancelFailedOrder: 'failed_order_id',
  switchPaymentMethod: 'failed_order_id',
  startPayment: 'unpaid_order_id',
}

const inPath: Record<string, string | number> = {
  getCategory: 1,
  listCategoryChildes: 1,
  listCategoryItems: 1,
  listCategoryStores: 1,
  getStore: 'grill',
  getItem: 'kebab',
  listRelatedItems: item.kebab,
  listBrandItems: 1,
  listCommonConditionItems: 1,
  listItemReviews: 'kebab',
}

const inQuery: Record<string, Record<string, unknown>> = {
  getPlaceDetails: { placeid: 'street-1' },
  getItem: { campaign: undefined },
  listOrders: { module_id: undefined, name: undefined },
  addToWishlist: { item_id: item.margherita, store_id: undefined },
  removeFromWishlist: { item_id: item.kebab, store_id: undefined },
  getBasicCampaign: { basic_campaign_id: 1 },
  searchConversations: { name: 'grill' },
  trackSharedOrder: { token: sharedToken },
  trackSharedParcel: { token: sharedToken },
  combinedSearch: { category_ids: '[1]', brand_ids: undefined, filter: '["popular"]' },
}

/** One kebab, bought at once and brought: 22.50 and 5 % tax, 3 km at 2.00, 1.00 service fee. */
const kebabBrought = {
  ...kebabToGo,
  order_type: 'delivery',
  order_amount: 30.63,
  address: '14 Pearl Street',
  ...place.center,
}

let people = 0
const named = (number: number) => ({ f_name: 'Sara', l_name: 'Haddad', email: `new${number}@example.com` })

const newPhone = () => `+97153${1_000_000 + ++people}`

function bodyOf(
  { id, body }: Operation,
  has: Belongings,
  phone: string,
  proof: Proof = { phone, code: '000000' },
): Record<string, unknown> {
  const { cart_id, order_id, address_id, conversation_id } = has
  const bodies: Record<string, () => Record<string, unknown>> = {
    signUp: () => {
      const number = ++people
      const own = { email: `bad${number}@example.com`, phone: `+97152${1_000_000 + number}` }
      return { ...body!.example, ...own, ref_code: '', guest_id: newSecret() }
    },
    login: () => ({ phone, password: 'long enough' }),
    sendPhoneCode: () => ({ phone: newPhone() }),
    sendLoginCode: () => ({ phone: newPhone() }),
    verifyPhone: () => ({ phone: proof.phone, otp: proof.code, guest_id: newSecret() }),
    verifyFirebaseToken: () => ({ sessionInfo: proof.phone, phoneNumber: proof.phone, code: '123456' }),
    forgotPassword: () => ({ phone: newPhone() }),
    verifyResetToken: () => ({ phone: proof.phone, reset_token: proof.code }),
    resetPassword: () => ({ ...body!.example, phone: proof.phone, reset_token: proof.code }),
    socialLogin: () => ({ token: idToken(noon, { sub: newSecret() }), medium: 'google' }),
    socialRegister: () => ({
      token: idToken(noon, { sub: newSecret(), email: `${newSecret()}@example.com`, email_verified: true }),
      medium: 'google',
      phone: newPhone(),
      f_name: 'Sara',
      guest_id: newSecret(),
    }),
    linkSocial: () => ({
      token: idToken(noon, { sub: newSecret() }),
      medium: 'google',
      ...confirmed.body,
    }),
    addToCart: () => ({
      model: 'Item',
      item_id: item.mixedGrill,
      price: 55,
      quantity: 1,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
    }),
    updateCart: () => ({ cart_id, quantity: 2, price: 25 }),
    replaceCartLine: () => ({
      cart_id,
      model: 'Item',
      item_id: item.kebab,
      price: 25,
      quantity: 1,
      add_on_ids: [addOn.bread],
      add_on_qtys: [1],
    }),
    updateCustomerInfo: () => ({ ...named(++people), phone, ...confirmed.body }),
    updateProfile: () => ({ ...named(++people), phone, image: onePixel(), ...confirmed.body }),
    removeAccount: () => ({ ...confirmed.body }),
    startPasskey: () => ({ ...confirmed.body }),
    addPasskey: () => ({ credential: structuredClone(proof.credential ?? body!.example) }),
    signInWithPasskey: () => ({
      credential: structuredClone(proof.credential ?? body!.example),
      guest_id: newSecret(),
    }),
    verifyEmail: () => ({ otp: proof.code }),
    sendConfirmationCode: () => ({ verification_method: 'phone' }),
    chooseCart: () => ({ keep: 'current' }),
    updateInterest: () => ({ interest: [1] }),
    sendMessage: () => ({ conversation_id, message: 'Hello', order_id, image: [onePixel()] }),
    addFund: () => ({ amount: 25, callback: '/profile?page=wallet', payment_method: 'sandbox' }),
    transferPoints: () => ({ point: 100 }),
    addAddress: () => ({ ...home }),
    updateAddress: () => ({ ...home, id: address_id }),
    replaceAddress: () => ({ ...home, id: address_id }),
    createQuote: () => ({
      order_type: 'take_away',
      store_id: store.grill,
      is_buy_now: 1,
      cart: structuredClone(kebabToGo.cart),
    }),
    placeOrder: () => structuredClone(kebabBrought),
    placePrescription: () => ({
      store_id: store.market,
      address: '14 Pearl Street',
      ...place.center,
      ...contact,
      order_attachment: onePixel(),
    }),
    addPrescriptionPicture: () => ({ picture: onePixel() }),
    orderAgain: () => ({ order_id }),
    sendOrderCode: () => ({ order_id: proof.order_id ?? 1, contact_number: proof.phone }),
    proveOrder: () => ({ order_id: proof.order_id ?? 1, contact_number: proof.phone, otp: proof.code }),
    openReceipt: () => ({ order_id }),
    shareOrder: () => ({ order_id }),
    stopSharingOrder: () => ({ order_id }),
    shareParcel: () => ({ order_id }),
    requestRefund: () => ({
      order_id,
      customer_reason: 'Something is missing',
      lines: [{ id: order_id * 1000 + 1, quantity: 1 }],
      image: onePixel(),
    }),
    submitReview: () => ({ order_id, item_id: item.kebab, rating: 5, comment: 'Hot and crisp.' }),
    submitCourierReview: () => ({ order_id, delivery_man_id: courier.yusuf, rating: 5 }),
    updateReview: () => ({ order_id, item_id: item.kebab, rating: 3.5, attachment: onePixel() }),
    updateCourierReview: () => ({ order_id, delivery_man_id: courier.yusuf, rating: 4.5 }),
    reportReview: () => ({ review_id: 1, reason: 'offensive', note: 'It insults the courier.' }),
    acceptPrescriptionPrice: () => ({ order_id, amount: PRICE }),
    cancelOrder: () => ({ order_id, reason: 'Changed my mind' }),
    cancelFailedOrder: () => ({ order_id, reason: 'Order payment canceled' }),
    startPayment: () => ({ order_id, callback: '/checkout?page=cart', payment_method: 'sandbox' }),
    saveOfflinePayment: () => ({
      order_id,
      method_id: transfer.bank,
      method_informations: [{ customer_input: 'reference', customer_data: 'FT42' }],
    }),
    switchPaymentMethod: () => ({ order_id, payment_method: 'cash_on_delivery' }),
  }
  return bodies[id]?.() ?? structuredClone(body!.example)
}

/** The URL of a request: parameters encoded as a browser does it. */
export const urlOf = ({ path: pattern }: Operation, { path, query }: GoodRequest): string => {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name) => escaped(path[name] ?? ''))
  const search = Object.entries(query).map(([name, value]) => `${name}=${escaped(value)}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** The body as it is sent, with the header that says what it is. */
export const payloadOf = async ({ body: declared }: Operation, { body }: GoodRequest) => {
  if (!body) return { headers: {}, payload: undefined }
  return declared?.isForm
    ? encoded(body)
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}
