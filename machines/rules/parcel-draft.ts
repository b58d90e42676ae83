import type { Config, ParcelCategory, Quote } from '#openapi/generated/client.ts'
import type { FieldRefusal } from './field-refusal.ts'
import { balanceOf, type DraftName, ownerName, type StoredDraft } from './kept-draft.ts'
import type { AmountPressed, AmountSoFar } from './order-draft.ts'
import { type OrderPrice, quoteIn } from './order-price.ts'
import { emptyParcel, type ParcelForm } from './parcel-form.ts'
import type { Payable } from './payable.ts'
import type { CustomerLocation } from './place.ts'
import type { Shopper } from './shopper.ts'

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
