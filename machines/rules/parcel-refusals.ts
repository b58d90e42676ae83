import { type Contact, contactFlaws } from './contact.ts'
import type { FieldRefusal, LocalRefusal } from './field-refusal.ts'
import {
  changedParcel,
  type ParcelChange,
  type ParcelDraft,
  payableParcel,
  quoteOfParcel,
} from './parcel-draft.ts'
import { isPlaced, type ParcelEnd, type ParcelForm, type ParcelSide, parcelSides } from './parcel-form.ts'
import { weightRefusals } from './parcel-weight.ts'
import { whyNoCash, whyNotPaid } from './payable.ts'
import { isSameDoor } from './same-door.ts'
import { tipProblems } from './tips.ts'

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
