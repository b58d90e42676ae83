import type { Config, OrderPlacement, ParcelCategory, Quote } from '#openapi/generated/client.ts'
import { type Contact, contactFlaws } from './contact.ts'
import type { FieldRefusal, LocalRefusal } from './field-refusal.ts'
import { balanceOf, type DraftName, ownerName, type StoredDraft } from './kept-draft.ts'
import { type AmountPressed, type AmountSoFar, ownerOf } from './order-draft.ts'
import { type OrderPrice, quoteIn } from './order-price.ts'
import {
  emptyParcel,
  isPlaced,
  type ParcelEnd,
  type ParcelForm,
  type ParcelSide,
  parcelSides,
} from './parcel-form.ts'
import { weightRefusals, weightToSend } from './parcel-weight.ts'
import { type Payable, paymentFields, whyNoCash, whyNotPaid } from './payable.ts'
import type { CustomerLocation } from './place.ts'
import { isSameDoor } from './same-door.ts'
import type { Shopper } from './shopper.ts'
import type { Submission } from './submitted-order.ts'
import { tipProblems } from './tips.ts'

/** A parcel before it is ordered: the form, and what the server says of its price. */
export type ParcelDraft = ParcelForm & {
  shopper: Shopper
  config: Config
  /** The kinds on offer with their sizes. */
  categories: readonly ParcelCategory[]
  price: OrderPrice
  /** The last total that the button showed; null before the first. */
  total: number | null
}

export type ParcelChange = Partial<ParcelForm>

export type ParcelStart = {
  shopper: Shopper
  config: Config
  /** Where the customer shops for. */
  location: CustomerLocation
  categories: readonly ParcelCategory[]
  /** The kind whose tile led here. */
  parcel_category_id: number | null
  /** The form of an earlier visit. */
  saved?: ParcelForm | undefined
}

export const startParcel = ({
  shopper,
  config,
  location,
  categories,
  parcel_category_id,
  saved,
}: ParcelStart): ParcelDraft => {
  const form = saved ?? emptyParcel(shopper, location)
  return {
    ...form,
    parcel_category_id: parcel_category_id ?? form.parcel_category_id,
    shopper,
    config,
    categories,
    price: { type: 'incomplete' },
    total: null,
  }
}

/** A receiver who pays the courier pays in cash. */
export const changedParcel = (draft: ParcelDraft, change: ParcelChange): ParcelDraft => ({
  ...draft,
  ...change,
  ...(change.charge_payer === 'receiver' && {
    payment_method: 'cash_on_delivery' as const,
    partial_payment: false,
  }),
})

export const pricedParcel = (draft: ParcelDraft, price: OrderPrice): ParcelDraft => ({
  ...draft,
  price,
  total: price.type === 'known' && !openOf(draft) ? price.quote.total : draft.total,
})

/** What the customer has still to choose before the quote is that of the parcel. */
export const openOf = ({
  parcel_category_id,
  parcel_size_id,
}: Pick<ParcelForm, 'parcel_category_id' | 'parcel_size_id'>): 'kind' | 'size' | undefined => {
  if (parcel_category_id === null) return 'kind'
  return parcel_size_id === null ? 'size' : undefined
}

/** The quote of the parcel as it is; undefined before the first answer, and while its kind or size is open. */
export const quoteOfParcel = (draft: ParcelDraft): Quote | undefined =>
  openOf(draft) ? undefined : quoteIn(draft.price)

/** What the server refuses of the price; new objects, as every press leads to them again. */
export const priceRefusals = ({ price }: Pick<ParcelDraft, 'price'>): FieldRefusal[] =>
  price.type === 'refused' ? price.refusals.map((refusal) => ({ ...refusal })) : []

/** The refusals of the last press that stand when another price comes. */
export const withoutPrice = (
  draft: Pick<ParcelDraft, 'price'>,
  refusals: readonly FieldRefusal[],
): readonly FieldRefusal[] => {
  const over = priceRefusals(draft)
  return refusals.filter(({ code }) => !over.some((refusal) => refusal.code === code))
}

export const parcelName = (shopper: Shopper): DraftName => ({ owner: ownerName(shopper), cart: 'parcel' })

/** What keepDraft keeps of it. */
export const parcelToStore = (
  draft: ParcelDraft,
  { lat, lng }: CustomerLocation,
): Omit<StoredDraft, 'version' | 'at'> => ({
  ...parcelName(draft.shopper),
  place: { lat, lng },
  balance: balanceOf(draft.shopper),
  said: { parcel: formOf(draft) },
})

export const formOf = (draft: ParcelDraft): ParcelForm => {
  const { shopper: _, config: __, categories: ___, price: ____, total: _____, ...form } = draft
  return form
}

export const payableParcel = (draft: ParcelDraft): Payable => {
  const quote = quoteOfParcel(draft)
  return {
    kind: 'parcel',
    shopper: draft.shopper,
    config: draft.config,
    payment_method: draft.payment_method,
    partial_payment: draft.partial_payment,
    amount: quote?.total ?? 0,
    isPriced: quote !== undefined,
    terms: quote && {
      cash_on_delivery: quote.payments.cash_on_delivery === 1,
      digital_payment: quote.payments.digital_payment === 1,
      offline_payment: quote.payments.offline_payment === 1,
      maximum_cod_order_amount: quote.payments.maximum_cod_order_amount ?? Number.POSITIVE_INFINITY,
    },
    receiverPays: draft.charge_payer === 'receiver',
  }
}

const feeOfPrice: Record<OrderPrice['type'], AmountSoFar['fee']> = {
  incomplete: 'unknown',
  asking: 'measuring',
  known: 'known',
  expired: 'measuring',
  renewing: 'measuring',
  refused: 'outside',
  unknown: 'unknown',
}

/** The amount as it stands; final while the quote on show holds. */
export const parcelAmount = ({ price }: Pick<ParcelDraft, 'price'>): AmountSoFar => ({
  amount: price.type === 'known' ? price.quote.total : 0,
  final: price.type === 'known',
  fee: feeOfPrice[price.type],
})

export const parcelPressed = (draft: ParcelDraft): AmountPressed => {
  const soFar = parcelAmount(draft)
  return { ...soFar, shown: draft.total ?? soFar.amount }
}

/**
 * The missing or malformed fields of a parcel, in the order of the form; the parcel can be ordered when there are none.
 */
export const parcelRefusals = (draft: ParcelDraft): LocalRefusal[] => {
  const payment = paymentProblem(draft)
  return [
    ...(draft.parcel_category_id === null
      ? [{ code: 'parcel_category_id', key: 'parcelCategoryMissing' as const }]
      : []),
    ...(draft.parcel_size_id === null ? [{ code: 'parcel_size_id', key: 'parcelSizeMissing' as const }] : []),
    ...weightRefusals(draft),
    ...parcelSides.flatMap((side) => endRefusals(side, draft[side])),
    ...sameDoorRefusals(draft),
    ...(payment ? [{ code: 'payment_method', key: payment.message }] : []),
    ...(draft.config.dm_tips_status === 1 ? tipProblems(draft) : []),
    ...(draft.no_prohibited_goods
      ? []
      : [{ code: 'no_prohibited_goods', key: 'parcelRulesMissing' as const }]),
  ]
}

/** A parcel does not go from a door to itself; the form says it before any press. */
export const sameDoorRefusals = (draft: Pick<ParcelForm, ParcelSide>): LocalRefusal[] =>
  isSameDoor(draft) ? [{ code: codeAt('receiver', 'address'), key: 'parcelSameDoor' }] : []

const endRefusals = (side: ParcelSide, end: ParcelEnd): LocalRefusal[] => {
  const flaws = endFlaws(end)
  return [
    ...(isPlaced(end) ? [] : [{ code: codeAt(side, 'address'), key: 'parcelPlaceMissing' as const }]),
    ...contactOfEnd.flatMap((field) => {
      const flaw = flaws[field]
      if (!flaw) return []
      const key = flaw === 'required' ? ('contactMissing' as const) : ('contactInvalid' as const)
      return [{ code: codeAt(side, field), key }]
    }),
  ]
}

export const contactOfEnd = ['contact_person_name', 'contact_person_number'] as const

/** Name and phone are required at both ends. */
export const endFlaws = (end: ParcelEnd) =>
  contactFlaws({ ...end, contact_person_email: '' } satisfies Contact)

/** As the server names the field of an end. */
export const codeAt = (side: ParcelSide, field: string): string =>
  side === 'sender' ? field : `receiver_details.${field}`

/** Before the price is known only what does not depend on it is held against the payment. */
const paymentProblem = (draft: ParcelDraft) => {
  const payable = payableParcel(draft)
  if (quoteOfParcel(draft)) return whyNotPaid(payable)
  return draft.payment_method === 'cash_on_delivery' ? whyNoCash(payable) : undefined
}

export type ParcelPart = 'what' | ParcelSide | 'time' | 'payment' | 'tip' | 'rules' | 'order'

const partOfCode: Record<string, ParcelPart> = {
  parcel_category_id: 'what',
  parcel_size_id: 'what',
  weight: 'what',
  origin: 'sender',
  destination: 'receiver',
  schedule_at: 'time',
  payment_method: 'payment',
  charge_payer: 'payment',
  dm_tips: 'tip',
  no_prohibited_goods: 'rules',
}

const ofSender: readonly string[] = [
  'address',
  'latitude',
  'longitude',
  'road',
  'house',
  'floor',
  'contact_person_name',
  'contact_person_number',
  'delivery_instruction',
]

/** The part of the form where a refusal stands; `order` is beside the button. */
export const parcelPart = (code: string): ParcelPart => {
  if (code.startsWith('receiver_details')) return 'receiver'
  return ofSender.includes(code) ? 'sender' : (partOfCode[code] ?? 'order')
}

const answeredBy: Record<ParcelPart, readonly (keyof ParcelForm)[]> = {
  what: ['parcel_category_id', 'parcel_size_id', 'typedWeight'],
  sender: ['sender'],
  receiver: ['receiver'],
  time: ['schedule_at'],
  payment: ['payment_method', 'partial_payment', 'charge_payer'],
  tip: ['dm_tips'],
  rules: ['no_prohibited_goods'],
  order: [
    'parcel_category_id',
    'parcel_size_id',
    'typedWeight',
    'sender',
    'receiver',
    'dm_tips',
    'schedule_at',
  ],
}

/** The refusals that stand after a change. */
export const stillHeld = (
  draft: ParcelDraft,
  change: ParcelChange,
  refusals: readonly FieldRefusal[],
): readonly FieldRefusal[] => {
  const missing = new Set(parcelRefusals(changedParcel(draft, change)).map(({ code }) => code))
  return refusals.filter((refusal) =>
    'key' in refusal
      ? missing.has(refusal.code)
      : !answeredBy[parcelPart(refusal.code)].some((field) => field in change),
  )
}

/** The body of placeOrder: the parcel at the price of its quote. */
const parcelPlacement = (draft: ParcelDraft): OrderPlacement => {
  const { sender, receiver, shopper } = draft
  const quote = quoteIn(draft.price)
  const weight = weightToSend(draft)
  return {
    order_type: 'parcel',
    ...paymentFields(payableParcel(draft)),
    order_amount: quote?.total ?? 0,
    ...(quote && { quote_id: quote.id }),
    ...ownerOf(shopper),
    parcel_category_id: draft.parcel_category_id!,
    parcel_size_id: draft.parcel_size_id!,
    ...(weight !== undefined && { weight }),
    charge_payer: draft.charge_payer,
    ...addressOf(sender),
    contact_person_email: shopper.type === 'customer' ? shopper.info.email || null : null,
    delivery_instruction: sender.note.trim() || null,
    receiver_details: { ...addressOf(receiver), delivery_instruction: receiver.note.trim() || null },
    schedule_at: draft.schedule_at,
    dm_tips: draft.dm_tips,
    no_prohibited_goods: draft.no_prohibited_goods ? 1 : 0,
    share_sender_phone: draft.share_sender_phone ? 1 : 0,
  }
}

const addressOf = ({ note: _, ...end }: ParcelEnd) => ({
  ...end,
  contact_person_name: end.contact_person_name.trim(),
  contact_person_number: end.contact_person_number.trim(),
})

/** What submitOrder sends; a later parcel between other ends, or of another size, gets a key of its own. */
export const parcelSubmission = (draft: ParcelDraft): Submission => {
  const { shopper, parcel_category_id, parcel_size_id, sender, receiver } = draft
  const ends = [sender, receiver].flatMap(({ latitude, longitude }) => [latitude, longitude])
  return {
    placement: parcelPlacement(draft),
    purpose: [
      'parcel',
      ownerOf(shopper).guest_id ?? 'customer',
      parcel_category_id,
      parcel_size_id,
      ...ends,
    ].join('/'),
    draft: parcelName(shopper),
  }
}
