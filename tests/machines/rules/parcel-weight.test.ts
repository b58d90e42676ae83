import { describe, expect, it } from 'vitest'
import {
  askedKind,
  chosenSize,
  sizeForWeight,
  weightRefusals,
  weightToSend,
} from '#machines/rules/parcel-weight.ts'
import { boxes } from '#tests/machines/samples/parcel.ts'

const parcel = (typedWeight: string, parcel_size_id: number | null = 3) => ({
  categories: [boxes],
  parcel_category_id: 2,
  parcel_size_id,
  typedWeight,
})

describe('the kind and size that the server is asked about', () => {
  const letters = { ...boxes, id: 5, sizes: [boxes.sizes![1]!, boxes.sizes![0]!] }
  it.each([
    ['the chosen ones', 2, 4, { parcel_category_id: 2, parcel_size_id: 4 }],
    [
      'the smallest size of the kind while the size is open',
      2,
      null,
      { parcel_category_id: 2, parcel_size_id: 3 },
    ],
    ['the first kind while the kind is open', null, null, { parcel_category_id: 5, parcel_size_id: 4 }],
    ['nothing of a kind that is not offered', 9, null, undefined],
  ])('are %s', (_, parcel_category_id, parcel_size_id, asked) => {
    expect(askedKind({ categories: [letters, boxes], parcel_category_id, parcel_size_id })).toEqual(asked)
  })

  it('are none where nothing is offered', () => {
    expect(askedKind({ categories: [], parcel_category_id: null, parcel_size_id: null })).toBeUndefined()
  })
})

describe('the weight of a parcel', () => {
  it.each([
    ['4', 4],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['٢٫٥', 2.5],
    ['۱۰', 10],
    [' 10 ', 10],
    ['.5', 0.5],
  ])('the weight %j is sent as %d kilograms', (typed, weight) => {
    expect(weightRefusals(parcel(typed))).toEqual([])
    expect(weightToSend(parcel(typed))).toBe(weight)
  })

  it.each(['abc', '0', '-1', '1.2.3', '5 kg'])('the text %j is no weight', (typed) => {
    expect(weightRefusals(parcel(typed))).toEqual([{ code: 'weight', key: 'parcelWeightInvalid' }])
    expect(weightToSend(parcel(typed))).toBeUndefined()
  })

  it('is asked for once a size is chosen, and not before', () => {
    expect(weightRefusals(parcel(' '))).toEqual([{ code: 'weight', key: 'parcelWeightMissing' }])
    expect(weightRefusals(parcel('', null))).toEqual([])
    expect(weightToSend(parcel(''))).toBeUndefined()
  })

  it('a weight above its size names the limit of the size and the size that takes the parcel', () => {
    const heavy = parcel('10.001')
    expect(weightRefusals(heavy)).toEqual([
      { code: 'weight', key: 'parcelTooHeavy', params: { maximum: 10 } },
    ])
    expect(weightToSend(heavy)).toBeUndefined()
    expect(sizeForWeight(heavy)).toMatchObject({ id: 4, name: 'Large' })
    expect(sizeForWeight(parcel('10'))).toBeUndefined()
    expect(sizeForWeight(parcel('12', 4))).toBeUndefined()
  })

  it('a weight above every size of the kind names the limit of the kind', () => {
    expect(weightRefusals(parcel('21'))).toEqual([
      { code: 'weight', key: 'parcelTooHeavyOfKind', params: { maximum: 20 } },
    ])
    expect(sizeForWeight(parcel('21'))).toBeUndefined()
  })

  it('holds nothing against the weight of a parcel whose kind has no sizes', () => {
    const plain = { ...parcel('21', null), categories: [{ ...boxes, sizes: undefined }] }
    expect(chosenSize(plain)).toBeUndefined()
    expect(weightRefusals(plain)).toEqual([])
  })
})
