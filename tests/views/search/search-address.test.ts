import { describe, expect, it } from 'vitest'
import {
  addressOf,
  chosenBrands,
  isStart,
  unfiltered,
  wantedOf,
} from '#src/features/search/search-address.ts'
import { typedText } from '#src/features/search/typed-text.ts'
import { categoryPath } from '#src/navigation/category-path.ts'

const wanted = (text: string) => wantedOf(new URLSearchParams(text))

describe('a list is wanted by its address', () => {
  it('checks discounted from the start where the list is of discounted things', () => {
    expect(wanted('data_type=discounted&search=special-offer').filters).toEqual(['discounted'])
    expect(wanted('data_type=searched&search=tea').filters).toEqual([])
  })

  it('remembers that discounted was unchecked', () => {
    const before = new URLSearchParams('data_type=discounted')
    const after = addressOf(before, { ...wantedOf(before), filters: [] })
    expect(wantedOf(after).filters).toEqual([])
  })

  it('has its brand chosen from the start where the list is of a brand, and remembers that it was released', () => {
    const before = new URLSearchParams('data_type=brand&brand_id=4')
    expect(wantedOf(before)).toMatchObject({ of: 4, brands: [4] })
    expect(chosenBrands(wantedOf(before))).toEqual([])
    const released = addressOf(before, { ...wantedOf(before), brands: [] })
    expect(wantedOf(released)).toMatchObject({ of: 4, brands: [] })
    const other = wantedOf(addressOf(before, { ...wantedOf(before), brands: [4, 6] }))
    expect(chosenBrands(other)).toEqual([4, 6])
    expect(chosenBrands({ ...other, list_type: 'store' })).toEqual([])
    expect(addressOf(before, unfiltered(other)).toString()).toBe(before.toString())
  })

  it('writes no price while any price will do, and one end alone when one was chosen', () => {
    const before = new URLSearchParams('data_type=new')
    const priced = (price: readonly [number, number]) =>
      addressOf(before, { ...wantedOf(before), price }).toString()
    expect(priced([0, 20_000])).toBe('data_type=new')
    expect(priced([5, 20_000])).toBe('data_type=new&min_price=5')
    expect(priced([0, 90])).toBe('data_type=new&max_price=90')
  })

  it('is the same list after a reload', () => {
    const before = new URLSearchParams('data_type=category&id=4&module_id=1&name=SnVpY2Vz')
    const chosen = {
      ...wantedOf(before),
      list_type: 'store',
      categories: [7, 9],
      brands: [2, 5],
      filters: ['top_rated', 'nearby'],
      sort: 'low',
      rating: 3,
      price: [10, 250],
    } as const
    expect(wantedOf(addressOf(before, chosen))).toEqual(chosen)
    expect(addressOf(before, chosen).get('module_id')).toBe('1')
  })

  it('an address gives the name of a category in any language, and no name when its encoding is broken', () => {
    const path = categoryPath({ id: 4, name: 'عصائر', module_id: 1 } as never)
    expect(wanted(path.split('?')[1]!)).toMatchObject({ data_type: 'category', of: 4, name: 'عصائر' })
    expect(wanted('data_type=category&id=4&name=%%%').name).toBe('')
  })

  it('takes nothing that is not offered', () => {
    expect(
      wanted(
        'data_type=all&filter=cheap,popular&sort=name&rating=9&category_ids=0,x,5,5&id=-3&brand_ids=0,7&min_price=9&max_price=3',
      ),
    ).toMatchObject({
      data_type: 'searched',
      filters: ['popular'],
      sort: null,
      rating: null,
      categories: [5],
      brands: [7],
      price: [0, 20_000],
      of: null,
    })
  })
})

it('keys name a list, they are not looked for', () => {
  expect(typedText(wanted('data_type=searched&search=all categories'))).toBe('')
  expect(typedText(wanted('data_type=searched&search= kunafa '))).toBe('kunafa')
})

it('an empty search is the start of one', () => {
  expect(isStart(wanted('data_type=searched&search='))).toBe(true)
  expect(isStart(wanted('data_type=new'))).toBe(false)
})
