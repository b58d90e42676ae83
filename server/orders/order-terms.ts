import { eq } from 'drizzle-orm'
import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import { type moduleZones, stores, type zones } from '#server/db/schema.ts'
import type { DeliveryAddress, FeeCharges, ShopSettings } from '#server/db/shapes.ts'
import { statement } from '#server/db/statement.ts'
import { zonesAt } from '#server/geo/zones.ts'
import { refuse } from '#server/refusal.ts'
import { deliveryFee, feeCharges } from '#server/rules/delivery-fee.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { readSchedule, startsSlot } from '#server/rules/schedule.ts'
import { wallTime } from '#server/rules/shop-clock.ts'
import type { Services } from '#server/services.ts'
import { type Contact, readContact } from './contact.ts'

export type StoreOfOrder = typeof stores.$inferSelect

/** How and when an order reaches the customer; agreed before its items are read. */
export type OrderTerms = {
  store: StoreOfOrder
  zone: typeof zones.$inferSelect
  charges: typeof moduleZones.$inferSelect
  settings: ShopSettings
  address: DeliveryAddress
  /** Whose limits count this order. */
  phone_key: string
  metres: number
  /** Before it is waived, in minor units. */
  fee: number
  /** What the fee is computed by; `null` when the customer collects. */
  delivery_fee: FeeCharges | null
  /** How long it takes from then on. */
  minutes: { least: number; most: number }
  at: Date
  scheduled: boolean
}

/** Refuses an order for reasons other than its items: store, order type, payment, contact, time and position. */
export async function agreeTerms(services: Services, shopper: Shopper, body: OrderPlacement, now: Date) {
  const reference = await services.reference()
  const { settings } = reference
  ensureMayOrder(shopper, settings)

  const [store] = await storeOfId(services.db, { id: body.store_id ?? 0 })
  const zone = store && reference.zones.get(store.zone_id)
  const charges = store && chargesOf(reference.moduleZones, store)
  if (!store || !zone || !charges) throw refuse('not found')

  ensureHandOver(body, store, settings)
  ensurePayment(body, services, zone, settings, shopper)
  const when = agreeTime(body, store, settings, now)
  const { contact, phone } = await readContact(services.db, shopper, body)
  const address = addressOf(contact, body)
  const isBrought = body.order_type === 'delivery'
  const metres = isBrought ? await wayTo(services, reference, store, address) : 0
  const delivery_fee = isBrought ? feeCharges(charges, zone) : null
  const fee = delivery_fee ? deliveryFee(metres, delivery_fee) : 0
  const minutes = { least: store.minimum_delivery_minutes, most: store.maximum_delivery_minutes }
  return {
    store,
    zone,
    charges,
    settings,
    address,
    phone_key: services.pseudonyms.phone(phone),
    metres,
    fee,
    delivery_fee,
    minutes,
    ...when,
  } satisfies OrderTerms
}

const storeOfId = statement<{ id: number }, StoreOfOrder[]>((db, value) =>
  db
    .select()
    .from(stores)
    .where(eq(stores.id, value('id'))),
)

export function ensureMayOrder({ customer_id }: Shopper, { guest_checkout_status }: ShopSettings): void {
  if (customer_id === null && !guest_checkout_status) throw refuse('guest_checkout')
}

export function ensureCash(charges: OrderTerms['charges'] | undefined, amount: number): void {
  const limit = charges?.maximum_cod_order_amount ?? null
  if (limit !== null && amount > limit) throw refuse('cash limit')
}

function ensureHandOver({ order_type }: OrderPlacement, store: StoreOfOrder, settings: ShopSettings): void {
  if (order_type === 'delivery' && !(settings.home_delivery && store.delivery)) throw refuse('no delivery')
  if (order_type === 'take_away' && !(settings.takeaway && store.take_away)) throw refuse('no take away')
}

export function ensurePayment(
  { payment_method, partial_payment }: Pick<OrderPlacement, 'payment_method' | 'partial_payment'>,
  { payments }: Services,
  zone: OrderTerms['zone'],
  settings: ShopSettings,
  { customer_id }: Shopper,
): void {
  const hasWallet = settings.customer_wallet_status && customer_id !== null
  const offered = {
    cash_on_delivery: settings.cash_on_delivery && zone.cash_on_delivery,
    digital_payment: payments !== undefined && zone.digital_payment,
    wallet: hasWallet,
    offline_payment: settings.offline_payment && zone.offline_payment,
  }
  if (!offered[payment_method]) throw refuse('payment_method')
  const isDivisible = hasWallet && settings.partial_payment_status && payment_method !== 'wallet'
  if (partial_payment && !isDivisible) throw refuse('not divisible')
}

/** When an order is wanted, as far as the shop itself takes orders ahead. */
export function readTime({ schedule_at }: OrderPlacement, settings: ShopSettings, now: Date) {
  const when = readSchedule(schedule_at, now)
  if (!when) throw refuse('bad schedule')
  if (when.scheduled && !settings.schedule_order) throw refuse('no schedule')
  const { schedule_order_slot_minutes: minutes, timezone } = settings
  if (when.scheduled && !startsSlot(when.at, minutes, timezone)) throw refuse('no slot')
  return when
}

function agreeTime(body: OrderPlacement, store: StoreOfOrder, settings: ShopSettings, now: Date) {
  const when = readTime(body, settings, now)
  if (when.scheduled && !store.schedule_order) throw refuse('no schedule')
  if (!store.active || !isOpen(store.hours, wallTime(when.at, settings.timezone)))
    throw refuse(when.scheduled && store.active ? 'closed then' : 'store_closed')
  return when
}

function addressOf(contact: Contact, body: OrderPlacement): DeliveryAddress {
  const delivery = body.order_type === 'delivery'
  return {
    ...contact,
    address_type: body.address_type ?? '',
    address: delivery ? (body.address ?? '') : '',
    latitude: delivery ? Number(body.latitude) : null,
    longitude: delivery ? Number(body.longitude) : null,
    road: body.road ?? '',
    house: body.house ?? '',
    floor: body.floor ?? '',
    additional_information: body.delivery_instruction ?? '',
  }
}

/** Whole metres from the store to an address in its zone, as config/distance-api tells them. */
async function wayTo(
  { geo }: Services,
  { zones }: Reference,
  store: StoreOfOrder,
  { latitude, longitude }: DeliveryAddress,
): Promise<number> {
  const to = { lat: latitude!, lng: longitude! }
  const around = zonesAt(zones.values(), to)
  if (!around.some(({ id, active }) => active && id === store.zone_id))
    throw refuse(around.length ? 'address too far' : 'address outside')
  const way = await geo.distance({ lat: store.latitude, lng: store.longitude }, to)
  if (!way) throw refuse('address too far')
  return Math.round(way.metres)
}
