import type { ParcelCategory, ParcelSize } from '#openapi/generated/client.ts'
import { amountIn } from './amount.ts'
import type { LocalRefusal } from './field-refusal.ts'
import type { ParcelForm } from './parcel-form.ts'

/** What a weight is held against: the sizes of the chosen kind, the smallest first. */
export type Weighed = Pick<ParcelForm, 'parcel_category_id' | 'parcel_size_id' | 'typedWeight'> & {
  categories: readonly ParcelCategory[]
}

const sizesOf = ({
  categories,
  parcel_category_id,
}: Omit<Weighed, 'typedWeight' | 'parcel_size_id'>): readonly ParcelSize[] =>
  categories.find(({ id }) => id === parcel_category_id)?.sizes ?? []

/**
 * The kind and the size that the server is asked about: while one of them is open, the first kind and its smallest size, so
 * that both ends are checked with the question. Undefined where nothing is offered.
 */
export function askedKind(
  parcel: Omit<Weighed, 'typedWeight'>,
): { parcel_category_id: number; parcel_size_id: number } | undefined {
  const parcel_category_id = parcel.parcel_category_id ?? parcel.categories[0]?.id
  if (parcel_category_id === undefined) return undefined
  const parcel_size_id = parcel.parcel_size_id ?? sizesOf({ ...parcel, parcel_category_id })[0]?.id
  return parcel_size_id === undefined ? undefined : { parcel_category_id, parcel_size_id }
}

export const chosenSize = (parcel: Weighed): ParcelSize | undefined =>
  sizesOf(parcel).find(({ id }) => id === parcel.parcel_size_id)

/** The smallest size of the kind that takes the typed weight, where the chosen one does not. */
export function sizeForWeight(parcel: Weighed): ParcelSize | undefined {
  const weight = amountIn(parcel.typedWeight)
  const size = chosenSize(parcel)
  if (!size || weight === undefined || weight <= size.max_weight_kg) return undefined
  return sizesOf(parcel).find(({ max_weight_kg }) => weight <= max_weight_kg)
}

/** The form asks for a weight once a size is chosen: every size has a limit. */
export function weightRefusals(parcel: Weighed): LocalRefusal[] {
  const weight = amountIn(parcel.typedWeight)
  const size = chosenSize(parcel)
  if (parcel.typedWeight.trim() === '') return size ? [{ code: 'weight', key: 'parcelWeightMissing' }] : []
  if (weight === undefined) return [{ code: 'weight', key: 'parcelWeightInvalid' }]
  if (!size || weight <= size.max_weight_kg) return []
  if (sizeForWeight(parcel))
    return [{ code: 'weight', key: 'parcelTooHeavy', params: { maximum: size.max_weight_kg } }]
  const maximum = Math.max(...sizesOf(parcel).map(({ max_weight_kg }) => max_weight_kg))
  return [{ code: 'weight', key: 'parcelTooHeavyOfKind', params: { maximum } }]
}

/** Kilograms to send: a weight that its size does not take is never sent. */
export const weightToSend = (parcel: Weighed): number | undefined =>
  weightRefusals(parcel).length === 0 ? amountIn(parcel.typedWeight) : undefined
