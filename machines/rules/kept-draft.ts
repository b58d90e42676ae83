import type { CustomerInfo, LatLng } from '#openapi/generated/client.ts'
import type { Contact } from './contact.ts'
import type { Delivery } from './delivery.ts'
import {
  type DraftStart,
  type OrderDraft,
  type OrderForm,
  offeredOrderTypes,
  startDraft,
} from './order-draft.ts'
import { partsOf } from './order-kinds.ts'
import { isParcelForm, type ParcelForm } from './parcel-form.ts'
import type { AppliedCoupon } from './quote.ts'
import type { Shopper } from './shopper.ts'

/** What the customer said at checkout, as far as it differs from what checkout opens with. */
export type Said = Partial<OrderForm & Pick<OrderDraft, 'address_id' | 'coupon' | 'coupon_code'>> & {
  /** The whole form of a parcel, which keeps nothing else. */
  parcel?: ParcelForm
}

/** Whose draft it is, and of which cart: a shopper has one draft for each order kind and store. */
export type DraftName = { owner: string; cart: string }

/** A draft in the browser's storage. */
export type StoredDraft = DraftName & {
  version: typeof VERSION
  /** Milliseconds since 1970. */
  at: number
  /** Where the customer shopped for; the delivery address belongs to it. */
  place: LatLng
  /** What the wallet held. */
  balance: number
  said: Said
}

/** A draft with another version was written by another release and is dropped. */
const VERSION = 1
/** Milliseconds after which a draft is forgotten. */
const LIFETIME = 24 * 60 * 60_000
/** Drafts kept at most; the oldest goes first. */
const MANY = 8
/** Characters of one text. */
const LONGEST = 2000

const GUEST = 'guest '

export const customerName = (id: CustomerInfo['id']): DraftName['owner'] => `customer ${id}`

export const ownerName = (shopper: Shopper): DraftName['owner'] =>
  shopper.type === 'guest' ? `${GUEST}${shopper.guest_id}` : customerName(shopper.info.id)

/** Of another customer than this owner; a guest's draft goes to the customer who signs in. */
export const isOfAnother = (draft: Pick<DraftName, 'owner'>, owner: DraftName['owner']): boolean =>
  draft.owner !== owner && !draft.owner.startsWith(GUEST)

export const draftName = ({
  kind,
  shopper,
  store,
  lines,
}: Pick<OrderDraft, 'kind' | 'shopper' | 'store' | 'lines'>): DraftName => ({
  owner: ownerName(shopper),
  cart: [kind, store.id, ...(partsOf[kind].goods === 'item' ? lines.map(({ item_id }) => item_id) : [])].join(
    ' ',
  ),
})

export const balanceOf = (shopper: Shopper): CustomerInfo['wallet_balance'] =>
  shopper.type === 'guest' ? 0 : shopper.info.wallet_balance

/** What the next order of a guest begins with, wherever it is from. */
export type GuestMemory = { place: LatLng } & Pick<Said, 'contact' | 'delivery'>

/** Undefined for a customer, whose profile and saved addresses answer. */
export const guestMemoryOf = ({
  owner,
  place,
  said,
}: Pick<StoredDraft, 'owner' | 'place' | 'said'>): GuestMemory | undefined =>
  owner.startsWith(GUEST) ? { place, contact: said.contact, delivery: said.delivery } : undefined

const formFields = [
  'order_type',
  'delivery',
  'contact',
  'payment_method',
  'partial_payment',
  'schedule_at',
  'dm_tips',
  'typedTip',
  'cutlery',
  'order_note',
  'delivery_instruction',
  'unavailable_item_note',
  'address_id',
  'coupon',
  'coupon_code',
] as const satisfies (keyof Required<Said>)[]

const storedFields = [...formFields, 'parcel'] as const

/** The fields of a draft worth keeping: those that differ from the values checkout opens with. */
export const saidOf = (draft: OrderDraft): Said => {
  const { kind, shopper, store, config, lines, location } = draft
  const fresh = startDraft({ kind, shopper, store, config, lines, location })
  return pick(formFields, draft, (field) => JSON.stringify(draft[field]) !== JSON.stringify(fresh[field]))
}

/** What a kept draft says that this order can still take up; what the customer has to decide anew stays in it. */
export const recalledIn = ({ place: then, said }: StoredDraft, start: DraftStart): Omit<Said, 'parcel'> => {
  const { kind, shopper, store, config, location } = start
  const isHere = then.lat === location.lat && then.lng === location.lng
  const offered: Partial<Record<keyof Said, boolean>> = {
    order_type:
      partsOf[kind].orderTypes &&
      offeredOrderTypes(store, config).some((order_type) => order_type === said.order_type),
    delivery: isHere,
    address_id: isHere,
    partial_payment: shopper.type === 'customer',
    dm_tips: config.dm_tips_status === 1,
    typedTip: config.dm_tips_status === 1,
  }
  const known = pick(formFields, said, (field) => said[field] !== undefined && offered[field] !== false)
  return known.contact ? { ...known, contact: filledIn(known.contact, startDraft(start).contact) } : known
}

/** A guest who signs in has a profile, which answers what the guest left empty. */
const filledIn = (contact: Contact, profile: Contact): Contact => ({
  contact_person_name: contact.contact_person_name || profile.contact_person_name,
  contact_person_number: contact.contact_person_number || profile.contact_person_number,
  contact_person_email: contact.contact_person_email || profile.contact_person_email,
})

/** The kept draft of this name. A customer takes over what the guest of this browser said, as with the cart. */
export const draftIn = (text: string, name: DraftName): StoredDraft | undefined =>
  draftsIn(text)
    .filter((draft) => answersTo(draft, name))
    .toSorted((one, other) => other.at - one.at)[0]

export const isTooOld = ({ at }: Pick<StoredDraft, 'at'>, now: number): boolean =>
  now - at >= LIFETIME || at > now + LIFETIME

/** The text with this draft in it, in place of the one before; drafts that are too old go. */
export const withDraft = (text: string, draft: Omit<StoredDraft, 'version'>): string =>
  JSON.stringify(
    [
      { ...draft, version: VERSION },
      ...draftsIn(text).filter((other) => !answersTo(other, draft) && !isTooOld(other, draft.at)),
    ].slice(0, MANY),
  )

export const withoutDraft = (text: string, name: DraftName): string =>
  withDraftsWhere(text, (draft) => !answersTo(draft, name))

export const withDraftsWhere = (text: string, stays: (draft: StoredDraft) => boolean): string =>
  JSON.stringify(draftsIn(text).filter(stays))

const answersTo = (draft: DraftName, { owner, cart }: DraftName) =>
  draft.cart === cart &&
  (draft.owner === owner || (!owner.startsWith(GUEST) && draft.owner.startsWith(GUEST)))

/** The drafts in a text of the storage. What another program or release left there is dropped, field by field. */
export const draftsIn = (text: string): StoredDraft[] => {
  const drafts = parsed(text)
  return Array.isArray(drafts) ? drafts.flatMap(storedDraft) : []
}

const storedDraft = (value: unknown): StoredDraft[] => {
  if (!isRecord(value)) return []
  const { version, owner, cart, at, place, balance, said } = value
  if (version !== VERSION || !isText(owner) || !isText(cart) || !isAmount(at) || !isPosition(place)) return []
  return [
    {
      version,
      owner,
      cart,
      at,
      place,
      balance: isAmount(balance) ? balance : 0,
      said: isRecord(said) ? pick(storedFields, said as Said, (field) => isSaid[field](said[field])) : {},
    },
  ]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const isPosition = (value: unknown): value is LatLng =>
  isRecord(value) && Number.isFinite(value.lat) && Number.isFinite(value.lng)

const isOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value)

const hasTexts =
  (...fields: string[]) =>
  (value: unknown) =>
    isRecord(value) && fields.every((field) => isText(value[field]))

const isCoupon = (value: unknown): value is AppliedCoupon =>
  isRecord(value) &&
  isText(value.code) &&
  isAmount(value.discount) &&
  isAmount(value.min_purchase) &&
  (value.max_discount === null || isAmount(value.max_discount)) &&
  isText(value.discount_type) &&
  isText(value.coupon_type)

/** Is this what a field of a draft may hold? */
const isSaid: Record<keyof Required<Said>, (value: unknown) => boolean> = {
  order_type: isOf('delivery', 'take_away'),
  delivery: hasTexts(
    ...([
      'address',
      'address_type',
      'latitude',
      'longitude',
      'road',
      'house',
      'floor',
    ] satisfies (keyof Delivery)[]),
  ),
  contact: hasTexts(
    ...(['contact_person_name', 'contact_person_number', 'contact_person_email'] satisfies (keyof Contact)[]),
  ),
  payment_method: isOf('cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet'),
  partial_payment: isFlag,
  schedule_at: (value) => value === null || (isText(value) && Number.isFinite(Date.parse(value))),
  dm_tips: isAmount,
  typedTip: isText,
  cutlery: isFlag,
  order_note: isText,
  delivery_instruction: isText,
  unavailable_item_note: isText,
  address_id: (value) => value === null || Number.isSafeInteger(value),
  coupon: isCoupon,
  coupon_code: isText,
  parcel: isParcelForm,
}

/** The fields of what was said for which this holds. */
const pick = <Field extends keyof Said>(
  fields: readonly Field[],
  from: Said,
  holds: (field: Field) => boolean,
): Pick<Said, Field> =>
  Object.fromEntries(fields.filter(holds).map((field) => [field, from[field]])) as Pick<Said, Field>
