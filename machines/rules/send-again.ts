import type { OrderAddress, ParcelCategory, TrackedOrder } from '#openapi/generated/client.ts'
import { balanceOf, type StoredDraft } from './kept-draft.ts'
import { parcelName } from './parcel-draft.ts'
import { emptyParcel, type ParcelEnd, type ParcelForm, swapped } from './parcel-form.ts'
import type { CustomerLocation } from './place.ts'
import type { Shopper } from './shopper.ts'

/** An old parcel, and the shopper who sends it once more. */
export type SendAgain = {
  order_id: number
  /** Proves the order of a guest; empty for a customer's own. */
  contact_number: string
  /** `back`: from its receiver to its sender. */
  way: 'again' | 'back'
  shopper: Shopper
  /** Where the shopper shops for. */
  location: CustomerLocation
  /** The kinds of today with their sizes. */
  categories: readonly ParcelCategory[]
}

/** Names of the kind and of the size that are no longer offered; null while they are. */
export type GoneParts = { category: string | null; size: string | null }

export type ParcelAgain = { form: ParcelForm; gone: GoneParts }

type OldParcel = TrackedOrder & {
  parcel_category: ParcelCategory
  delivery_address: OrderAddress
  receiver_details: OrderAddress
}

/** Does the order say what was sent, from where to where? */
export const isOfParcel = (order: TrackedOrder): order is OldParcel =>
  order.order_type === 'parcel' &&
  order.parcel_category !== null &&
  order.delivery_address !== null &&
  order.receiver_details !== null

/**
 * The form as the order was, without what belongs to that day: time, tip, way to pay and consent. A kind or size that is no
 * longer offered stays open.
 */
export function parcelAgain(
  { way, shopper, location, categories }: SendAgain,
  order: TrackedOrder,
): ParcelAgain {
  if (!isOfParcel(order)) throw new Error('An order of goods is no parcel')
  const { parcel_category: kind, parcel_size: size, charge_payer } = order
  const category = categories.find(({ id }) => id === kind.id)
  const isCarried = category?.sizes?.some(({ id }) => id === size?.id) ?? false
  const form: ParcelForm = {
    ...emptyParcel(shopper, location),
    parcel_category_id: category ? kind.id : null,
    parcel_size_id: size && isCarried ? size.id : null,
    typedWeight: order.weight ? String(order.weight) : '',
    sender: endOf(order.delivery_address),
    receiver: endOf(order.receiver_details),
    charge_payer: charge_payer ?? 'sender',
  }
  return {
    form: way === 'back' ? { ...form, ...swapped(form) } : form,
    gone: { category: category ? null : kind.name, size: category && size && !isCarried ? size.name : null },
  }
}

const endOf = (address: OrderAddress): ParcelEnd => ({
  address: address.address,
  address_type: address.address_type,
  latitude: String(address.latitude),
  longitude: String(address.longitude),
  road: address.road ?? '',
  house: address.house ?? '',
  floor: address.floor ?? '',
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
  note: address.delivery_instruction ?? '',
})

/** What the browser keeps as the draft of the shopper. */
export const parcelAgainToStore = (
  { shopper, location: { lat, lng } }: Pick<SendAgain, 'shopper' | 'location'>,
  form: ParcelForm,
): Omit<StoredDraft, 'version' | 'at'> => ({
  ...parcelName(shopper),
  place: { lat, lng },
  balance: balanceOf(shopper),
  said: { parcel: form },
})
