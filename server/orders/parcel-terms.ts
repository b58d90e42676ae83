import { eq } from 'drizzle-orm'
import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/open.ts'
import { parcelCategories } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import type { Way } from '#server/geo/geo-provider.ts'
import type { LatLng } from '#server/geo/sphere.ts'
import { zonesAt } from '#server/geo/zones.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { deliveryFee, parcelCharges } from '#server/rules/delivery-fee.ts'
import type { Services } from '#server/services.ts'
import { type Contact, readContact } from './contact.ts'
import { ensureMayOrder, ensurePayment, type OrderTerms, readTime } from './order-terms.ts'

type ParcelCategoryRow = typeof parcelCategories.$inferSelect

/** How and when a parcel is carried; `address` is the sender's, whose zone is paid. */
export type ParcelTerms = Omit<OrderTerms, 'store'> & {
  category: ParcelCategoryRow
  receiver: DeliveryAddress
}

/** What a courier needs until the parcel is fetched, and how far the promise is spread. */
const FETCHED_IN = 15
const SPREAD = 15

/**
 * Refuses parcels that cannot be sent: category, both ends, payment and time. It measures the distance itself and
 * ignores the one in the request.
 */
export async function agreeParcel(
  services: Services,
  shopper: Shopper,
  body: OrderPlacement,
  now: Date,
): Promise<ParcelTerms> {
  const reference = await services.reference()
  const { settings } = reference
  ensureMayOrder(shopper, settings)
  const category = await categoryOf(services.db, reference, body.parcel_category_id!)
  const { contact, phone } = await readContact(services.db, shopper, body)
  const address = senderOf(contact, body)
  const receiver = receiverOf(body.receiver_details!)
  const from = servedAt(reference, category, pointOf(address))
  if (!from) throw refuse('address outside')
  if (!servedAt(reference, category, pointOf(receiver))) throw refuse('receiver outside')
  ensurePayment(body, services, from.zone, settings, shopper)
  if (
    body.charge_payer === 'receiver' &&
    (body.payment_method !== 'cash_on_delivery' || body.partial_payment)
  )
    throw refuse('receiver pays cash')
  if (body.coupon_code) throw refuseFor.coupon('not eligible', 403, '')
  const way = await services.geo.distance(pointOf(address), pointOf(receiver))
  if (!way) throw refuse('receiver outside')
  const metres = Math.round(way.metres)
  const delivery_fee = parcelCharges(category, from.charges, from.zone)
  return {
    ...from,
    settings,
    category,
    address,
    phone_key: services.pseudonyms.phone(phone),
    receiver,
    metres,
    fee: deliveryFee(metres, delivery_fee),
    delivery_fee,
    minutes: minutesOf(way),
    ...readTime(body, settings, now),
  }
}

async function categoryOf(db: Database, { modules }: Reference, id: number): Promise<ParcelCategoryRow> {
  const [category] = await db.select().from(parcelCategories).where(eq(parcelCategories.id, id))
  if (!category?.active || modules.get(category.module_id)?.type !== 'parcel')
    throw refuse('parcel_category_id')
  return category
}

/** The zone around a point that carries parcels, and what it charges; where several do, the first. */
function servedAt({ zones, moduleZones }: Reference, { module_id }: ParcelCategoryRow, at: LatLng) {
  for (const zone of zonesAt(zones.values(), at)) {
    const charges = chargesOf(moduleZones, { module_id, zone_id: zone.id })
    if (zone.active && charges) return { zone, charges }
  }
  return undefined
}

function senderOf(contact: Contact, body: OrderPlacement): DeliveryAddress {
  return {
    ...contact,
    ...doorOf({ ...body, address: body.address! }),
    additional_information: body.delivery_instruction ?? '',
  }
}

const receiverOf = (receiver: NonNullable<OrderPlacement['receiver_details']>): DeliveryAddress => ({
  contact_person_name: receiver.contact_person_name.trim(),
  contact_person_number: receiver.contact_person_number.trim(),
  contact_person_email: receiver.contact_person_email?.trim() ?? '',
  ...doorOf(receiver),
  additional_information: '',
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

const pointOf = ({ latitude, longitude }: DeliveryAddress): LatLng => ({ lat: latitude!, lng: longitude! })

const minutesOf = ({ seconds }: Way) => {
  const least = FETCHED_IN + Math.ceil(seconds / 60)
  return { least, most: least + SPREAD }
}
