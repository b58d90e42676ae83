import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { issueToken } from '#server/accounts/tokens.ts'
import { customerTokens, items, orderLinks, parcelLinks, passkeys, reviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { pricePrescription } from '#server/orders/price-prescription.ts'
import type { Services } from '#server/wiring/services.ts'
import type { Person } from './app.ts'
import { giveTo } from './books.ts'
import { asForm } from './forms.ts'
import { giveParcel } from './parcels.ts'
import { addOn, courier, item, positions, store } from './small-shop.ts'

/**
 * The belongings of a person at the shop: a line in the cart, a running order, an order whose payment failed, an order to be
 * paid online, an order that a courier brings, a delivered order, an order to be paid by transfer; and, as a customer, an
 * address, a conversation with the grill, the kebab on the wishlist, 100.00 and 1000 points.
 */
export type Belongings = {
  cart_id: number
  order_id: number
  /** What `order_id` was placed under. */
  order_key: string
  /** What `order_id` was ordered again under: nothing was added, as the cart has it already. */
  again_key: string
  failed_order_id: number
  unpaid_order_id: number
  carried_order_id: number
  delivered_order_id: number
  /** Delivered, and the kebab and the courier reviewed, by a customer; guests review nothing. */
  reviewed_order_id: number
  offline_order_id: number
  /** A parcel, in a shop that carries them (`fillParcelShop`). */
  parcel_order_id: number
  /** Of a customer; guests have none. */
  address_id: number | undefined
  conversation_id: number | undefined
  notification_id: string | undefined
  /** Of another device of the customer. */
  session_id: string | undefined
  passkey_id: string | undefined
  /** A picture of a prescription that no order has. */
  picture_id: string
  /** Of a prescription that the pharmacy has priced at `PRICE`. */
  priced_order_id: number
}

export const contact = { contact_person_name: 'Omar', contact_person_number: '+971501234567' }

/** One kebab, bought at once and collected: 25.00 less 10 %, 5 % tax, 1.00 service fee. */
export const kebabToGo = {
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  order_amount: 24.63,
  store_id: store.grill,
  is_buy_now: 1,
  cart: [{ model: 'Item', item_id: item.kebab, price: 25, quantity: 1 }],
  ...contact,
} as const

export const home = {
  address_type: 'home',
  address: '14 Pearl Street',
  ...positions.center,
  contact_person_name: 'Sara',
  contact_person_number: '+971501234567',
}

type Give = { services: Services; person: Person }

/** The cart then holds exactly this line. */
export async function giveCartLine({ person: { api, guest_id, token } }: Give): Promise<number> {
  const who = token ? {} : { guest_id }
  await api.DELETE('/cart/remove', { params: { query: who } })
  const { data } = await api.POST('/cart/add', {
    body: {
      ...who,
      model: 'Item',
      item_id: item.kebab,
      price: 25,
      quantity: 1,
      add_on_ids: [addOn.sauce],
      add_on_qtys: [1],
    },
  })
  return data![0]!.id
}

export async function giveOrder(
  { person: { api, guest_id, token } }: Give,
  more = {},
  key?: string,
): Promise<number> {
  const body = { ...(token ? {} : { guest_id }), ...kebabToGo, cart: [...kebabToGo.cart], ...more }
  const params = key ? { header: { 'Idempotency-Key': key } } : {}
  const { data, error } = await api.POST('/customer/order/place', { params, body })
  if (!data) throw new Error(`No order: ${JSON.stringify(error)}`)
  return data.order_id
}

export async function giveFailedOrder(give: Give): Promise<number> {
  const { db, now } = give.services
  const id = await giveOrder(give)
  await transact(db, (tx) => moveOrder(tx, { id }, 'failed', { now: now() }))
  return id
}

/** On its way with a courier. */
export async function giveCarriedOrder(give: Give, delivery_man_id: number = courier.yusuf): Promise<number> {
  const id = await giveOrder(give)
  await carry(give.services, id, delivery_man_id)
  return id
}

/** Of a shop that has a gateway. */
export const giveUnpaidOrder = (give: Give): Promise<number> =>
  giveOrder(give, { payment_method: 'digital_payment' })

export async function giveDeliveredOrder(give: Give, more = {}): Promise<number> {
  const id = await giveOrder(give, more)
  await bring(give.services, id)
  return id
}

export async function giveReviewedOrder(give: Give): Promise<number> {
  const order_id = await giveDeliveredOrder(give)
  const { api, token } = give.person
  if (!token) return order_id
  const rating = 4
  const body = { order_id, item_id: item.kebab, rating, comment: 'Hot and crisp.' }
  await api.POST('/items/reviews/submit', { body, bodySerializer: asForm })
  await api.POST('/delivery-man/reviews/submit', {
    body: { order_id, delivery_man_id: courier.yusuf, rating },
  })
  return order_id
}

/** What everybody reads of the kebab; its author has left. */
export const giveShownReview = ({ db }: Services) =>
  db
    .insert(reviews)
    .values({
      id: 1,
      item_id: item.kebab,
      store_id: store.grill,
      customer_name: '',
      rating: 5,
      comment: 'Crisp.',
    })
    .onConflictDoNothing()

/** In the links that `giveSharedOrder` and `giveSharedParcel` make. */
export const sharedToken = 'dG9rZW4gb2YgYSB0ZXN0Lg'

export const giveSharedParcel = ({ db, now }: Services, order_id: number) =>
  db.insert(parcelLinks).values({
    token_hash: fingerprint(sharedToken),
    order_id,
    side: 'receiver',
    expires_at: new Date(now().getTime() + 86_400_000),
  })

export const giveSharedOrder = ({ db, now }: Services, order_id: number) =>
  db.insert(orderLinks).values({
    token_hash: fingerprint(sharedToken),
    order_id,
    expires_at: new Date(now().getTime() + 86_400_000),
  })

/** The courier of the center brings it. */
export async function bring(services: Services, id: number): Promise<void> {
  await carry(services, id, courier.yusuf)
  await transact(services.db, (tx) => moveOrder(tx, { id }, 'delivered', { now: services.now() }))
}

async function carry({ db, now }: Services, id: number, delivery_man_id: number): Promise<void> {
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
    await transact(db, (tx) => moveOrder(tx, { id }, to, { now: now(), delivery_man_id }))
}

export const giveOfflineOrder = (give: Give): Promise<number> =>
  giveOrder(give, { payment_method: 'offline_payment' })

export const giveAddress = async ({ person: { api, token } }: Give): Promise<number | undefined> =>
  token ? (await api.POST('/address/add', { body: home })).data!.id : undefined

export async function giveConversation({ person: { api, token } }: Give): Promise<number | undefined> {
  if (!token) return undefined
  const body = { receiver_type: 'vendor', receiver_id: store.grill, message: 'Hello' } as const
  const { data } = await api.POST('/message/send', { body, bodySerializer: asForm })
  return data!.conversation_id
}

/** Of a customer with an order. */
async function newestNotification({ person: { api, token } }: Give): Promise<string | undefined> {
  if (!token) return undefined
  const { data } = await api.GET('/customer/notifications', { params: { query: { limit: 1 } } })
  return data!.notifications[0]!.id
}

export const giveWish = async ({ person: { api } }: Give): Promise<void> => {
  await api.POST('/wish-list/add', { params: { query: { item_id: item.kebab } } })
}

let pictures = 0

/** A picture of one pixel, in a file like no other. */
export const onePixel = () => new Blob([dot, String(++pictures)], { type: 'image/png' })

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Gives a picture that is then the only picture waiting for an order. */
export async function givePicture({ person: { api, guest_id, token } }: Give): Promise<string> {
  const who = token ? {} : { guest_id }
  const { data: held } = await api.GET('/order/prescription/pictures', { params: { query: who } })
  for (const { id } of held!.pictures)
    await api.DELETE('/order/prescription/pictures', { params: { query: { ...who, picture_id: id } } })
  const body = { ...who, picture: onePixel() }
  const { data } = await api.POST('/order/prescription/pictures', { body, bodySerializer: asForm })
  return data!.id
}

/** What one medicine comes to: 9.00, three kilometres at 2.00 and 1.00 service fee. */
export const PRICE = 16

/** A prescription at the market, priced with one medicine. */
export async function givePricedOrder(give: Give): Promise<number> {
  const { services, person } = give
  // The shelf holds nine: each person gets an order of their own again and again.
  await services.db.update(items).set({ stock: 9 }).where(eq(items.id, item.medicine))
  const who = person.token ? {} : { guest_id: person.guest_id }
  const { data } = await person.api.POST('/order/prescription/place', {
    body: {
      ...who,
      store_id: store.market,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      order_attachment: [new File([onePixel()], 'prescription.png', { type: 'image/png' })],
    } as never,
    bodySerializer: asForm,
  })
  const id = data!.order_id
  await givePrice(services, id)
  return id
}

/** The pharmacy dispenses one medicine. */
export async function givePrice({ db, now, reference, config, relay }: Services, id: number): Promise<void> {
  const known = await reference()
  const minutes = config.PRESCRIPTION_PRICE_MINUTES
  const dispensed = [{ item_id: item.medicine, quantity: 1 }]
  await transact(db, (tx) => pricePrescription(tx, id, dispensed, known, { now: now(), minutes }))
  relay()
}

/** Orders again what the cart has already, under the key that it answers. */
export async function giveAgain(
  { person: { api, guest_id, token } }: Give,
  order_id: number,
): Promise<string> {
  const key = randomUUID()
  await api.POST('/order/again', {
    params: { header: { 'Idempotency-Key': key } },
    body: { order_id, ...(token ? {} : { guest_id }) },
  })
  return key
}

/** Signs a customer in on another device; guests have no session. */
export async function giveSession({ services: { db, now }, person: { api, token } }: Give) {
  if (!token) return undefined
  const { data } = await api.GET('/customer/info')
  const token_hash = fingerprint(await issueToken(db, data!.id, now()))
  const [row] = await db
    .select({ id: customerTokens.id })
    .from(customerTokens)
    .where(eq(customerTokens.token_hash, token_hash))
  return row!.id
}

/** A passkey that no device has; guests have none. */
export async function givePasskey({ services: { db }, person: { api, token } }: Give) {
  if (!token) return undefined
  const { data } = await api.GET('/customer/info')
  const [row] = await db
    .insert(passkeys)
    .values({
      customer_id: data!.id,
      credential_id: newSecret(),
      user_handle: newSecret(),
      public_key: new Uint8Array(1),
      counter: 0,
      transports: ['internal'],
    })
    .returning({ id: passkeys.id })
  return row!.id
}

/** Gives a person all the belongings anew. */
export const giveBelongings = async (give: Give): Promise<Belongings> => {
  await giveWish(give)
  if (give.person.token) await giveTo(give, { wallet: 10_000, points: 1000 })
  const order_key = randomUUID()
  const cart_id = await giveCartLine(give)
  const order_id = await giveOrder(give, {}, order_key)
  return {
    cart_id,
    order_id,
    order_key,
    again_key: await giveAgain(give, order_id),
    priced_order_id: await givePricedOrder(give),
    failed_order_id: await giveFailedOrder(give),
    unpaid_order_id: await giveUnpaidOrder(give),
    carried_order_id: await giveCarriedOrder(give),
    reviewed_order_id: await giveReviewedOrder(give),
    delivered_order_id: await giveDeliveredOrder(give),
    offline_order_id: await giveOfflineOrder(give),
    parcel_order_id: await giveParcel(give),
    address_id: await giveAddress(give),
    conversation_id: await giveConversation(give),
    notification_id: await newestNotification(give),
    session_id: await giveSession(give),
    passkey_id: await givePasskey(give),
    picture_id: await givePicture(give),
  }
}
