import { eq } from 'drizzle-orm'
import type { OrderPlacement } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { Route } from '#server/city/geo-provider.ts'
import { zonesAt } from '#server/city/zones.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { ParcelCategoryRow, ParcelSizeRow, QuoteRow } from '#server/db/rows.ts'
import { type OrderAmounts, parcelCategories, parcelSizes } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { deliveryFee, parcelCharges } from '#server/rules/delivery-fee.ts'
import { areNear, areTwoDoors } from '#server/rules/same-door.ts'
import type { Services } from '#server/wiring/services.ts'
import { type Contact, readContact } from './contact.ts'
import { minutesOf } from './kept-quotes.ts'
import { ensureMayOrder, ensurePayment, type OrderTerms, type PriceTerms, readTime } from './order-terms.ts'
import { quote, tipsOf } from './quote.ts'
import type { ParcelWish } from './quote-inputs.ts'
import { amountsWithFee } from './record-order.ts'

/** How and when a parcel is carried; the zone that both ends lie in is paid. */
export type ParcelPriceTerms = Omit<PriceTerms, 'store'> & {
  category: ParcelCategoryRow
  size: ParcelSizeRow
}

/** The same with both contacts and a way to pay; `address` is the sender's. */
export type ParcelTerms = ParcelPriceTerms &
  Pick<OrderTerms, 'address' | 'phone_key'> & { receiver: DeliveryAddress }

/** What a courier needs until the parcel is fetched, and how far the promise is spread. */
const FETCHED_IN = 15
const SPREAD = 15

/** How a parcel that is placed refuses its ends; a quote knows them by other names. */
const refused = {
  origin: 'address outside',
  destination: 'receiver outside',
  same: 'receiver at the same door',
  apart: 'receiver_details',
} as const

// The contract requires these three of a parcel.
export const wishOf = (body: OrderPlacement): ParcelWish => ({
  parcel_category_id: body.parcel_category_id!,
  parcel_size_id: body.parcel_size_id!,
  origin: pointOf(body),
  destination: pointOf(body.receiver_details!),
  two_doors: areTwoDoors(body, body.receiver_details!),
  ...(body.weight !== undefined && { weight: body.weight }),
  ...(body.dm_tips !== undefined && { dm_tips: body.dm_tips }),
  ...(body.schedule_at !== undefined && { schedule_at: body.schedule_at }),
})

/** Refuses parcels that cannot be sent. It measures the distance itself and ignores the one in the request. */
export async function agreeParcel(
  services: Services,
  shopper: Shopper,
  body: OrderPlacement,
  now: Date,
  quoted?: QuoteRow,
): Promise<ParcelTerms> {
  const terms = await agreeParcelPrice(services, shopper, wishOf(body), { now, quoted, refused })
  const { contact, phone } = await readContact(services.db, shopper, body)
  ensurePayment(body, services, terms.zone, terms.settings, shopper)
  if (
    body.charge_payer === 'receiver' &&
    (body.payment_method !== 'cash_on_delivery' || body.partial_payment)
  )
    throw refuse('receiver pays cash')
  if (body.coupon_code) throw refuseFor.coupon('not eligible', 403, '')
  return {
    ...terms,
    address: senderOf(contact, body),
    // The contract requires the receiver of a parcel.
    receiver: receiverOf(body.receiver_details!),
    phone_key: services.pseudonyms.phone(phone),
  }
}

type Agreeing = {
  now: Date
  quoted?: QuoteRow | undefined
  refused: {
    origin: 'address outside' | 'origin outside'
    destination: 'receiver outside' | 'destination outside'
    same: 'receiver at the same door' | 'destination at the same door'
    /** The field of an end in another zone. */
    apart: 'receiver_details' | 'destination'
  }
}

/** Refuses a parcel by category, size, both ends and time. The way of a quote is not measured again. */
export async function agreeParcelPrice(
  services: Services,
  shopper: Shopper,
  wish: ParcelWish,
  { now, quoted, refused }: Agreeing,
): Promise<ParcelPriceTerms> {
  const reference = await services.reference()
  const { settings } = reference
  ensureMayOrder(shopper, settings)
  const category = await categoryOf(services.db, reference, wish.parcel_category_id)
  const size = await sizeOf(services.db, category, wish.parcel_size_id)
  if (wish.weight !== undefined && wish.weight > size.max_weight_kg)
    throw refuseFor.weight(size.max_weight_kg)
  const served = zoneOfBoth(reference, category, wish, refused)
  if (areNear(wish.origin, wish.destination) && !wish.two_doors) throw refuse(refused.same)
  const when = readTime(wish, settings, now)
  const route = quoted
    ? { metres: quoted.figures.distance, minutes: minutesOf(quoted) }
    : await routeBetween(services, wish)
  if (!route) throw refuse(refused.destination)
  const delivery_fee = parcelCharges(category, served.charges, served.zone)
  const fee = deliveryFee(route.metres, delivery_fee)
  return { ...served, ...route, ...when, settings, category, size, fee, delivery_fee }
}

type Refused = Parameters<typeof refuse>[0]

/** Names both ends at once, so that the customer corrects them together. */
function refuseBoth(...names: (Refused | undefined)[]): ApiError {
  const [first, ...more] = names.flatMap((name) => (name ? refuse(name).refusals : []))
  return new ApiError(403, [present(first, 'the end that is refused'), ...more])
}

async function routeBetween({ geo }: Pick<Services, 'geo'>, { origin, destination }: ParcelWish) {
  const route = await geo.distance(origin, destination)
  return route && { metres: Math.round(route.metres), minutes: minutesOfRoute(route) }
}

/** A parcel fee is never waived: without items no order value can reach the threshold. */
export function parcelAmounts(
  { settings, size, fee, ...terms }: ParcelPriceTerms,
  wish: ParcelWish,
): OrderAmounts {
  const due = quote([], {
    store: { tax: 0, free_delivery: false },
    settings: { ...settings, free_delivery_over: null },
    fee,
    couponDiscount: 0,
    welcomeDiscount: 0,
    couponFreesDelivery: false,
    tips: tipsOf({ ...wish, order_type: 'parcel' }, settings),
    sizeCharge: size.charge,
  })
  return amountsWithFee(due, terms)
}

async function categoryOf(db: Database, { modules }: Reference, id: number): Promise<ParcelCategoryRow> {
  const [category] = await db.select().from(parcelCategories).where(eq(parcelCategories.id, id))
  if (!category?.active || modules.get(category.module_id)?.type !== 'parcel')
    throw refuse('parcel_category_id')
  return category
}

async function sizeOf(db: Database, { size_ids }: ParcelCategoryRow, id: number): Promise<ParcelSizeRow> {
  const [size] = await db.select().from(parcelSizes).where(eq(parcelSizes.id, id))
  if (!size || !size_ids.includes(id)) throw refuse('parcel_size_id')
  return size
}

/** The zone that carries parcels between both ends, and what it charges; where several do, the first. */
function zoneOfBoth(
  reference: Reference,
  category: ParcelCategoryRow,
  { origin, destination }: ParcelWish,
  refused: Agreeing['refused'],
) {
  const [from, ...others] = servedAt(reference, category, origin)
  const to = servedAt(reference, category, destination)
  if (!from || to.length === 0)
    throw refuseBoth(from ? undefined : refused.origin, to.length > 0 ? undefined : refused.destination)
  const shared = [from, ...others].find(({ zone }) => to.some((other) => other.zone.id === zone.id))
  if (!shared) throw refuseFor.otherZone(refused.apart, from.zone.name)
  return shared
}

/** The zones around a point that carry parcels, each with what it charges. */
function servedAt({ zones, moduleZones }: Reference, { module_id }: ParcelCategoryRow, at: LatLng) {
  return zonesAt(zones.values(), at).flatMap((zone) => {
    const charges = chargesOf(moduleZones, { module_id, zone_id: zone.id })
    return zone.active && charges ? [{ zone, charges }] : []
  })
}

function senderOf(contact: Contact, body: OrderPlacement): DeliveryAddress {
  return {
    ...contact,
    // The contract requires the address of a parcel.
    ...doorOf({ ...body, address: body.address! }),
    additional_information: body.delivery_instruction ?? '',
  }
}

const receiverOf = (receiver: NonNullable<OrderPlacement['receiver_details']>): DeliveryAddress => ({
  contact_person_name: receiver.contact_person_name.trim(),
  contact_person_number: receiver.contact_person_number.trim(),
  contact_person_email: receiver.contact_person_email?.trim() ?? '',
  ...doorOf(receiver),
  additional_information: receiver.delivery_instruction ?? '',
})

type Door = Pick<OrderPlacement, 'address_type' | 'latitude' | 'longitude' | 'road' | 'house' | 'floor'>

const doorOf = ({ address, ...door }: Door & { address: string }) => ({
  address_type: door.address_type ?? '',
  address,
  latitude: Number(door.latitude),
  longitude: Number(door.longitude),
  road: door.road ?? '',
  house: door.house ?? '',
  floor: door.floor ?? '',
})

const pointOf = ({ latitude, longitude }: { latitude?: string; longitude?: string }): LatLng => ({
  lat: Number(latitude),
  lng: Number(longitude),
})

const minutesOfRoute = ({ seconds }: Route) => {
  const least = FETCHED_IN + Math.ceil(seconds / 60)
  return { least, most: least + SPREAD }
}
