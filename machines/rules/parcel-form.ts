import type { PaymentMethod } from '#openapi/generated/client.ts'
import { type Contact, contactOfCustomer } from './contact.ts'
import { type Delivery, deliveryAt } from './delivery.ts'
import type { CustomerLocation } from './place.ts'
import type { Shopper } from './shopper.ts'

export type ParcelSide = 'sender' | 'receiver'
export const parcelSides: readonly ParcelSide[] = ['sender', 'receiver']

/** Where a parcel is fetched or brought, and who is there; empty text means not yet known. */
export type ParcelEnd = Delivery &
  Pick<Contact, 'contact_person_name' | 'contact_person_number'> & {
    /** For the courier. */
    note: string
  }

/** Everything a customer says of a parcel; `dm_tips` is money, `schedule_at` an instant or null for now. */
export type ParcelForm = {
  parcel_category_id: number | null
  parcel_size_id: number | null
  /** Kilograms as typed. */
  typedWeight: string
  sender: ParcelEnd
  receiver: ParcelEnd
  charge_payer: ParcelSide
  payment_method: PaymentMethod
  /** The wallet pays what it can; `payment_method` pays the rest, if any. */
  partial_payment: boolean
  schedule_at: string | null
  dm_tips: number
  /** A tip of the customer's own as typed; empty for a tip on offer. */
  typedTip: string
  /** The customer confirms that nothing in it is prohibited. */
  no_prohibited_goods: boolean
  /** The receiver may see the phone of the sender. */
  share_sender_phone: boolean
}

const nowhere: ParcelEnd = {
  address: '',
  address_type: 'other',
  latitude: '',
  longitude: '',
  road: '',
  house: '',
  floor: '',
  contact_person_name: '',
  contact_person_number: '',
  note: '',
}

/** The form as it opens: the shopper sends from where they shop for. */
export const emptyParcel = (shopper: Shopper, location: CustomerLocation): ParcelForm => ({
  parcel_category_id: null,
  parcel_size_id: null,
  typedWeight: '',
  sender: { ...nowhere, ...deliveryAt(location), ...contactOfShopper(shopper) },
  receiver: nowhere,
  charge_payer: 'sender',
  payment_method: 'cash_on_delivery',
  partial_payment: false,
  schedule_at: null,
  dm_tips: 0,
  typedTip: '',
  no_prohibited_goods: false,
  share_sender_phone: false,
})

/** The name and phone of a customer; a guest has no profile. */
export const contactOfShopper = (shopper: Shopper): Partial<ParcelEnd> => {
  if (shopper.type === 'guest') return {}
  const { contact_person_name, contact_person_number } = contactOfCustomer(shopper.info)
  return { contact_person_name, contact_person_number }
}

/** Does the end have a position? */
export const isPlaced = ({
  address,
  latitude,
  longitude,
}: Pick<ParcelEnd, 'address' | 'latitude' | 'longitude'>): boolean =>
  address.trim() !== '' && latitude !== '' && longitude !== ''

/** An end that moves to a picked place: details of the old address go, its contact stays. */
export const movedTo = (end: ParcelEnd, location: CustomerLocation): ParcelEnd => ({
  ...end,
  ...deliveryAt(location),
})

/** The parcel that goes the other way. */
export const swapped = ({ sender, receiver }: ParcelForm): Pick<ParcelForm, 'sender' | 'receiver'> => ({
  sender: receiver,
  receiver: sender,
})

const LONGEST = 2000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST

const isEnd = (value: unknown): value is ParcelEnd =>
  isRecord(value) && Object.keys(nowhere).every((field) => isText(value[field]))

const isId = (value: unknown) => value === null || Number.isSafeInteger(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isField: Record<keyof ParcelForm, (value: unknown) => boolean> = {
  parcel_category_id: isId,
  parcel_size_id: isId,
  typedWeight: isText,
  sender: isEnd,
  receiver: isEnd,
  charge_payer: (value) => value === 'sender' || value === 'receiver',
  payment_method: (value) =>
    ['cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet'].includes(String(value)),
  partial_payment: (value) => typeof value === 'boolean',
  schedule_at: (value) => value === null || (isText(value) && Number.isFinite(Date.parse(value))),
  dm_tips: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  typedTip: isText,
  no_prohibited_goods: (value) => typeof value === 'boolean',
  share_sender_phone: (value) => typeof value === 'boolean',
}

/** Is this a form of this release? */
export const isParcelForm = (value: unknown): value is ParcelForm =>
  isRecord(value) && Object.entries(isField).every(([field, holds]) => holds(value[field]))
