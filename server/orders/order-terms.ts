import { eq } from 'drizzle-orm'
import type { OrderPlacement } from '#openapi/generated/server.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import { zonesAt } from '#server/city/zones.ts'
import { statement } from '#server/db/engine/statement.ts'
import type { ModuleZoneRow, QuoteRow, StoreRow, ZoneRow } from '#server/db/rows.ts'
import { stores } from '#server/db/schema.ts'
import type { DeliveryAddress, FeeCharges, ShopSettings } from '#server/db/shapes.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { deliveryFee, feeCharges } from '#server/rules/delivery-fee.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { beginsAt, isTooLate, minutesToSlot, readSchedule, startsSlot } from '#server/rules/schedule.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import type { Services } from '#server/wiring/services.ts'
import { type Contact, readContact } from './contact.ts'
import { minutesOf } from './kept-quotes.ts'

/** How and when an order reaches the customer, and what that costs; agreed before its items are read. */
export type PriceTerms = {
  store: StoreRow
  zone: ZoneRow
  charges: ModuleZoneRow
  settings: ShopSettings
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

/** The same with a contact and a way to pay. */
export type OrderTerms = PriceTerms & {
  address: DeliveryAddress
  /** Whose limits count this order. */
  phone_key: string
}

/** What of an order its terms depend on. */
type Wish = Pick<OrderPlacement, 'order_type' | 'store_id' | 'latitude' | 'longitude' | 'schedule_at'>

/** Refuses an order for reasons other than its items: store, order type, time, position, payment and contact. */
export async function agreeTerms(
  services: Services,
  shopper: Shopper,
  body: OrderPlacement,
  now: Date,
  quoted?: QuoteRow,
): Promise<OrderTerms> {
  const terms = await agreePriceTerms(services, shopper, body, now, quoted)
  ensurePayment(body, services, terms.zone, terms.settings, shopper)
  const { contact, phone } = await readContact(services.db, shopper, body)
  return { ...terms, address: addressOf(contact, body), phone_key: services.pseudonyms.phone(phone) }
}

/** Refuses an order for reasons other than its items, contact and payment. The way of a quote is not measured again. */
export async function agreePriceTerms(
  services: Services,
  shopper: Shopper,
  wish: Wish,
  now: Date,
  quoted?: QuoteRow,
): Promise<PriceTerms> {
  const reference = await services.reference()
  const { settings } = reference
  ensureMayOrder(shopper, settings)

  const [store] = await storeOfId(services.db, { id: wish.store_id ?? 0 })
  const zone = store && reference.zones.get(store.zone_id)
  const charges = store && chargesOf(reference.moduleZones, store)
  if (!store || !zone || !charges) throw refuse('not found')

  ensureHandOver(wish, store, settings)
  const when = agreeTime(wish, store, settings, now)
  const isBrought = wish.order_type === 'delivery'
  const metres = isBrought ? await distanceTo(services, reference, store, wish, quoted) : 0
  const delivery_fee = isBrought ? feeCharges(charges, zone) : null
  const fee = delivery_fee ? deliveryFee(metres, delivery_fee) : 0
  const minutes = quoted ? minutesOf(quoted) : minutesFor(wish, when, store, settings)
  ensureInTime(wish, { minutes, ...when }, { store, settings, now })
  return { store, zone, charges, settings, metres, fee, delivery_fee, minutes, ...when }
}

const storeOfId = statement<{ id: number }, StoreRow[]>((db, value) =>
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

function ensureHandOver({ order_type }: Wish, store: StoreRow, settings: ShopSettings): void {
  if (order_type === 'delivery' && !(settings.home_delivery && store.delivery)) throw refuse('no delivery')
  if (order_type === 'take_away' && !(settings.takeaway && store.take_away)) throw refuse('no take away')
}

/** The ways to pay that the shop offers a shopper in a zone; limits of the amount are not counted. */
export function offeredMethods(
  { payments }: Pick<Services, 'payments'>,
  zone: OrderTerms['zone'],
  settings: ShopSettings,
  { customer_id }: Shopper,
) {
  const wallet = settings.customer_wallet_status && customer_id !== null
  return {
    cash_on_delivery: settings.cash_on_delivery && zone.cash_on_delivery,
    digital_payment: payments !== undefined && zone.digital_payment,
    offline_payment: settings.offline_payment && zone.offline_payment,
    wallet,
    partial_payment: wallet && settings.partial_payment_status,
  }
}

export function ensurePayment(
  { payment_method, partial_payment }: Pick<OrderPlacement, 'payment_method' | 'partial_payment'>,
  services: Services,
  zone: OrderTerms['zone'],
  settings: ShopSettings,
  shopper: Shopper,
): void {
  const offered = offeredMethods(services, zone, settings, shopper)
  if (!offered[payment_method]) throw refuse('payment_method')
  if (partial_payment && !(offered.partial_payment && payment_method !== 'wallet'))
    throw refuse('not divisible')
}

/** When an order is wanted, as far as the shop itself takes orders ahead. */
export function readTime({ schedule_at }: Pick<Wish, 'schedule_at'>, settings: ShopSettings, now: Date) {
  const when = readSchedule(schedule_at, now)
  if (!when) throw refuse('bad schedule')
  if (when.scheduled && !settings.schedule_order) throw refuse('no schedule')
  const { schedule_order_slot_minutes: minutes, timezone } = settings
  if (when.scheduled && !startsSlot(when.at, minutes, timezone)) throw refuse('no slot')
  return when
}

function agreeTime(wish: Wish, store: StoreRow, settings: ShopSettings, now: Date) {
  const when = readTime(wish, settings, now)
  if (when.scheduled && !store.schedule_order) throw refuse('no schedule')
  if (!store.active || !isOpen(store.hours, wallTime(when.at, settings.timezone)))
    throw refuse(when.scheduled && store.active ? 'closed then' : 'store_closed')
  return when
}

function minutesFor(
  { order_type }: Wish,
  { scheduled }: Pick<PriceTerms, 'scheduled'>,
  { minimum_delivery_minutes: least, maximum_delivery_minutes: most }: StoreRow,
  { schedule_order_slot_minutes: slot }: ShopSettings,
) {
  return scheduled ? minutesToSlot({ least, most }, order_type, slot) : { least, most }
}

/** The store has to be open when it begins, so that the customer has the order in the slot. */
function ensureInTime(
  { order_type }: Wish,
  { at, scheduled, minutes }: Pick<PriceTerms, 'at' | 'scheduled' | 'minutes'>,
  { store, settings, now }: { store: StoreRow; settings: ShopSettings; now: Date },
): void {
  if (!scheduled) return
  const begins = beginsAt({
    order_type,
    scheduled,
    schedule_at: at,
    minimum_delivery_minutes: minutes.least,
  })
  if (isTooLate(begins, now) || !isOpen(store.hours, wallTime(begins, settings.timezone)))
    throw refuse('too soon')
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
async function distanceTo(
  { geo }: Pick<Services, 'geo'>,
  { zones }: Reference,
  store: StoreRow,
  { latitude, longitude }: Wish,
  quoted: QuoteRow | undefined,
): Promise<number> {
  const to = { lat: Number(latitude), lng: Number(longitude) }
  const around = zonesAt(zones.values(), to)
  if (!around.some(({ id, active }) => active && id === store.zone_id))
    throw refuse(around.length ? 'address too far' : 'address outside')
  if (quoted) return quoted.figures.distance
  const route = await geo.distance({ lat: store.latitude, lng: store.longitude }, to)
  if (!route) throw refuse('address too far')
  return Math.round(route.metres)
}
