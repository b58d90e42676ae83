import { anyPrice, type PriceRange, priceRangeOf } from '#machines/catalogue/price-range.ts'

/** What /home shows in place of the module's home (docs/spec.md §2, Routes). */
export const dataTypes = ['searched', 'category', 'brand', 'discounted', 'new'] as const
export const filters = ['top_rated', 'popular', 'discounted', 'nearby', 'currently_open'] as const
export const sorts = ['high', 'low'] as const
export const ratings = [4, 3, 2] as const

export type Filter = (typeof filters)[number]
export type Sort = (typeof sorts)[number]

/** Everything that decides which rows are shown; it stands whole in the address. */
export type Wanted = {
  data_type: (typeof dataTypes)[number]
  /** What was typed; or a key: `special-offer`, `all-categories`. */
  search: string
  list_type: 'item' | 'store'
  /** The category or brand the list is of. */
  of: number | null
  /** Its name, when the link brought it along. */
  name: string
  /** Categories chosen among those found. */
  categories: readonly number[]
  brands: readonly number[]
  filters: readonly Filter[]
  sort: Sort | null
  rating: number | null
  price: PriceRange
}

/** Nothing is asked for yet: the search tab of the bar opened. */
export const isStart = (wanted: Wanted): boolean =>
  wanted.data_type === 'searched' && wanted.search.trim() === ''

/**
 * The choices from the start: `discounted` in a list of discounted items (docs/spec.md §4, Search), the brand in the
 * list of a brand.
 */
const chosenFirst = ({ data_type, of }: Pick<Wanted, 'data_type' | 'of'>) => ({
  brands: data_type === 'brand' && of !== null ? [of] : [],
  filters: data_type === 'discounted' ? (['discounted'] as const) : [],
})

export function wantedOf(query: URLSearchParams): Wanted {
  const data_type = dataTypes.find((known) => known === query.get('data_type')) ?? 'searched'
  const of = idOf(query.get(data_type === 'brand' ? 'brand_id' : 'id'))
  const first = chosenFirst({ data_type, of })
  const chosen = query.get('filter')?.split(',') ?? first.filters
  return {
    data_type,
    search: query.get('search') ?? '',
    list_type: query.get('list_type') === 'store' ? 'store' : 'item',
    of,
    name: nameOf(query.get('name'), data_type),
    categories: idsOf(query.get('category_ids')) ?? [],
    brands: idsOf(query.get('brand_ids')) ?? first.brands,
    filters: filters.filter((known) => chosen.some((name) => name === known)),
    sort: sorts.find((known) => known === query.get('sort')) ?? null,
    rating: ratings.find((known) => String(known) === query.get('rating')) ?? null,
    price: priceRangeOf(query.get('min_price'), query.get('max_price')),
  }
}

/** The address with this list: what it was opened with stays, what the customer chose is written over it. */
export function addressOf(before: URLSearchParams, wanted: Wanted): URLSearchParams {
  const query = new URLSearchParams(before)
  const put = (key: string, value: string, first = '') =>
    value === first ? query.delete(key) : query.set(key, value)
  const first = chosenFirst(wanted)
  const [least, most] = wanted.price
  put('list_type', wanted.list_type, 'item')
  put('category_ids', wanted.categories.join())
  // Where something is chosen from the start, an empty choice is written too.
  put('brand_ids', wanted.brands.join(), first.brands.join())
  put('filter', wanted.filters.join(), first.filters.join())
  put('sort', wanted.sort ?? '')
  put('rating', String(wanted.rating ?? ''))
  put('min_price', String(least), String(anyPrice[0]))
  put('max_price', String(most), String(anyPrice[1]))
  return query
}

/** The same list with nothing that narrows it. */
export const unfiltered = (wanted: Wanted): Wanted => ({
  ...wanted,
  categories: [],
  brands: chosenFirst(wanted).brands,
  filters: [],
  sort: null,
  rating: null,
  price: anyPrice,
})

/** Brands that were chosen, beside the one whose list it is; they are no filter of stores. */
export const chosenBrands = (wanted: Wanted): readonly number[] =>
  wanted.list_type === 'store' || wanted.brands.join() === chosenFirst(wanted).brands.join()
    ? []
    : wanted.brands

/** What /home is asked for the results of a text. */
export const searchQuery = (search: string, list_type: Wanted['list_type']): URLSearchParams =>
  new URLSearchParams({ search, data_type: 'searched', ...(list_type === 'store' && { list_type }) })

/** With the value when it was not there, without it when it was. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

const idOf = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const idsOf = (text: string | null): number[] | undefined =>
  text === null ? undefined : [...new Set(text.split(',').flatMap((id) => idOf(id) ?? []))]

/** The names of categories travel in base64 (docs/spec.md §2, Routes); an undecodable name counts as none. */
function nameOf(text: string | null, data_type: Wanted['data_type']): string {
  if (!text || data_type !== 'category') return text ?? ''
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
