import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { Screen } from '#src/features/search/results.screen.tsx'
import { dish, shirt, store } from '#tests/machines/samples.ts'
import { type Answers, type Asked, renderShop } from '#tests/views/shop.tsx'

const CALL = 'GET /get-combined-data'
const grills = { id: 4, name: 'Grills' }
const curry = { id: 5, name: 'Curry' }

const reply = (over: object = {}) => ({
  total_size: 1,
  limit: 12,
  offset: 1,
  products: [dish({ id: 21, name: 'Chicken curry' })],
  stores: [],
  categories: [grills, curry],
  ...over,
})

const open = (at: string, answers: Answers = {}, options: Partial<Parameters<typeof renderShop>[1]> = {}) =>
  renderShop(<Screen />, {
    answers: { 'GET /categories': () => [], [CALL]: () => reply(), ...answers },
    namespaces: ['search'],
    at,
    ...options,
  })

const category = (id: number, name: string, childes: object[] = []) => ({ id, name, module_id: 1, childes })
const tree = [category(4, 'Grills', [category(41, 'Kebab'), category(42, 'Steak')]), category(5, 'Curry')]
const panel = async () => within(await screen.findByRole('complementary'))

const searches = (asked: Asked[]) => asked.filter(({ call }) => call === CALL)
const ofStores = (asked: Asked[]) =>
  searches(asked)
    .map(({ query }) => query)
    .filter(({ list_type }) => list_type === 'store')
const address = () => new URLSearchParams(window.location.search)

it('shows what was found, under what was searched', async () => {
  await open('/home?data_type=searched&search=chicken')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “chicken”' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Chicken curry/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Foods' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Restaurants' })).toHaveProperty('checked', false)
})

it('lists stores on the other tab, and the address says so', async () => {
  const { asked } = await open('/home?data_type=searched&search=chicken', {
    [CALL]: (url) =>
      url.searchParams.get('list_type') === 'store'
        ? reply({ products: [], stores: [store({ name: 'Harbour Kitchen' })] })
        : reply(),
  })
  await screen.findByRole('link', { name: /Chicken curry/ })
  await userEvent.click(screen.getByRole('radio', { name: 'Restaurants' }))
  expect(await screen.findByRole('link', { name: 'Harbour Kitchen' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Chicken curry/ })).toBeNull()
  expect(address().get('list_type')).toBe('store')
  expect(searches(asked).at(-1)?.query).toMatchObject({ list_type: 'store', name: 'chicken', limit: '12' })
})

it('high and low exclude each other', async () => {
  const { asked } = await open('/home?data_type=searched&search=chicken')
  const sort = await screen.findByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(sort, 'Sort by : High to Low')
  await userEvent.selectOptions(sort, 'Sort by : Low to High')
  await waitFor(() => expect(searches(asked).at(-1)?.query.filter).toBe('["low"]'))
  expect(address().get('sort')).toBe('low')
})

it('the special offer is narrowed to discounts from the start, and can be widened', async () => {
  const { asked } = await open('/home?data_type=discounted&search=special-offer')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Discounted' }))
  expect(screen.queryByRole('button', { name: 'Remove: Discounted' })).toBeNull()
  await waitFor(() => expect(searches(asked).at(-1)?.query.data_type).toBe('searched'))
  expect(searches(asked).at(-1)?.query.filter).toBeUndefined()
})

it('the special offer that was cleared lists everything, and says so', async () => {
  await open('/home?data_type=discounted&search=special-offer')
  await screen.findByRole('heading', { level: 1, name: 'Special Offer' })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Everything' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Filter/, expanded: false }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Discounted' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Special Offer' })).toBeTruthy()
})

it('what narrows the list is taken away piece by piece or at once', async () => {
  await open('/home?data_type=searched&search=chicken&category_ids=4,5&rating=4')
  const applied = await screen.findByRole('region', { name: 'Applied filters' })
  await userEvent.click(await within(applied).findByRole('button', { name: 'Remove: Grills' }))
  await waitFor(() => expect(address().get('category_ids')).toBe('5'))
  await userEvent.click(within(applied).getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Applied filters' })).toBeNull())
  expect(address().toString()).toBe('data_type=searched&search=chicken')
})

it.each([
  ['item', 'Items not found!'],
  ['store', 'Stores not found!'],
])('says when no %s is found', async (list_type, sentence) => {
  await open(`/home?data_type=searched&search=zzz&list_type=${list_type}`, {
    [CALL]: () => reply({ total_size: 0, products: [], categories: [] }),
  })
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
  // Nothing narrows the list: the way on leads to everything.
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Browse everything' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Everything' })).toBeTruthy()
  expect(address().get('module_id')).toBe('1')
  expect(address().get('list_type') ?? 'item').toBe(list_type)
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Browse everything' })).toBeNull()
})

it('asks again after a refusal', async () => {
  let broken = true
  await open('/home?data_type=new', {
    [CALL]: () => {
      if (broken) throw new TypeError('Failed to fetch')
      return reply()
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: /Chicken curry/ })).toBeTruthy()
})

it('without a text it offers what was searched before, to be searched again or forgotten', async () => {
  localStorage.setItem('searchedValues', JSON.stringify(['tea', 'kunafa']))
  await open('/home?data_type=searched&search=')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: tea' }))
  await waitFor(() => expect(screen.queryByText('tea')).toBeNull())
  expect(JSON.parse(localStorage.getItem('searchedValues') ?? '')).toEqual(['kunafa'])
  await userEvent.click(screen.getByRole('button', { name: 'kunafa' }))
  await waitFor(() => expect(address().get('search')).toBe('kunafa'))
})

describe('the category tree', () => {
  const opened = (query: string) =>
    open(`/home?data_type=searched&search=chicken${query}`, { 'GET /categories': () => tree })

  it('the category tree folds the subcategories of a category, and says so', async () => {
    await opened('')
    const side = await panel()
    const fold = await side.findByRole('button', { name: 'Subcategories of Grills', expanded: false })
    expect(side.queryByRole('checkbox', { name: 'Kebab' })).toBeNull()
    await userEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(side.getByRole('checkbox', { name: 'Kebab' })).toBeTruthy()
    await userEvent.click(fold)
    expect(side.queryByRole('checkbox', { name: 'Kebab' })).toBeNull()
  })

  it('asks for a child alone, and for the whole once all of it is ticked', async () => {
    const { asked } = await opened('&category_ids=41')
    const side = await panel()
    const grills = await side.findByRole<HTMLInputElement>('checkbox', { name: 'Grills' })
    expect(grills.indeterminate).toBe(true)
    expect(searches(asked).map(({ query }) => query.category_ids)).toContain('[41]')
    await userEvent.click(side.getByRole('checkbox', { name: 'Steak' }))
    expect(grills).toMatchObject({ checked: true, indeterminate: false })
    expect(address().get('category_ids')).toBe('4')
    await waitFor(() => expect(searches(asked).at(-1)?.query.category_ids).toBe('[4]'))
  })

  it('a child that is chosen can be taken away by its name', async () => {
    await opened('&category_ids=41')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Kebab' }))
    expect(address().get('category_ids')).toBeNull()
  })

  it('the category tree on the page of a category shows its subcategories', async () => {
    await open('/home?data_type=category&id=4', { 'GET /categories': () => tree })
    expect(await screen.findByRole('heading', { level: 1, name: 'Grills' })).toBeTruthy()
    const side = await panel()
    expect(side.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Kebab',
      'Steak',
    ])
  })
})

describe('the filter panel', () => {
  const opened = async (query = '', answers: Answers = {}) => {
    const shop = await open(`/home?data_type=searched&search=chicken${query}`, answers)
    const filter = await screen.findByRole('button', { name: /Filter/, expanded: false })
    await userEvent.click(filter)
    return { ...shop, filter }
  }

  it('the filter panel starts with every filter unticked, and ticks the filters that the customer chooses', async () => {
    const { asked } = await opened()
    const names = ['Top rated', 'Popular', 'Discounted', 'Nearby', 'Currently open']
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', false)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nearby' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Top rated' }))
    await waitFor(() => expect(searches(asked).at(-1)?.query.filter).toBe('["top_rated","nearby"]'))
    expect(address().get('filter')).toBe('nearby,top_rated')
    const applied = screen.getByRole('region', { name: 'Applied filters' })
    await userEvent.click(within(applied).getByRole('button', { name: 'Remove: Nearby' }))
    expect(address().get('filter')).toBe('top_rated')
  })

  it('asks for prices only once they are chosen, by handle and by number', async () => {
    const { asked } = await opened()
    expect(searches(asked).at(-1)?.query).not.toHaveProperty('max_price')
    const most = screen.getByRole('textbox', { name: 'Highest price' })
    expect(most).toHaveProperty('value', '20000')
    await userEvent.clear(most)
    await userEvent.type(most, '٤٠{Enter}')
    await waitFor(() =>
      expect(searches(asked).at(-1)?.query).toMatchObject({ min_price: '0', max_price: '40' }),
    )
    screen.getByRole('slider', { name: 'Lowest price' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(searches(asked).at(-1)?.query).toMatchObject({ min_price: '1', max_price: '40' }),
    )
    expect(screen.getByRole('slider', { name: 'Lowest price' }).getAttribute('aria-valuetext')).toBe('$1.00')
    expect([address().get('min_price'), address().get('max_price')]).toEqual(['1', '40'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove: $1.00 – $40.00' }))
    expect(address().has('max_price')).toBe(false)
  })

  it('has a slider that ends above the highest price of the list, and whose end leaves no price out', async () => {
    const { asked } = await opened('&max_price=90', { [CALL]: () => reply({ highest_price: 219 }) })
    const most = screen.getByRole('slider', { name: 'Highest price' })
    await waitFor(() => expect(most.getAttribute('aria-valuemax')).toBe('250'))
    expect(most.getAttribute('aria-valuenow')).toBe('90')
    // The end of the slider is asked for at any price.
    expect(searches(asked).filter(({ query }) => !('max_price' in query))).not.toEqual([])
    most.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(address().has('max_price')).toBe(false))
  })

  it('the price filter keeps its handles apart, and a text that is no number leaves the price as it was', async () => {
    await opened('&min_price=30&max_price=31')
    screen.getByRole('slider', { name: 'Lowest price' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(address().get('min_price')).toBe('30')
    const least = screen.getByRole('textbox', { name: 'Lowest price' })
    await userEvent.clear(least)
    await userEvent.type(least, 'cheap{Enter}')
    expect(least).toHaveProperty('value', '30')
    await userEvent.clear(least)
    await userEvent.type(least, '50')
    await userEvent.tab()
    expect(address().toString()).toContain('min_price=50&max_price=51')
  })

  it('has nothing to move between two ends that are one', async () => {
    await opened('&min_price=30&max_price=30')
    for (const handle of screen.getAllByRole('slider'))
      expect(handle.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveProperty('disabled', false)
  })

  it('has no prices for stores', async () => {
    const { asked } = await opened('&list_type=store&max_price=40')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Applied filters' })).toBeNull()
    expect(ofStores(asked)).toEqual([expect.not.objectContaining({ max_price: '40' })])
  })
})

describe('brands', () => {
  const brands = [
    { id: 1, slug: 'acme', name: 'Acme', image_full_url: '', items_count: 3 },
    { id: 2, slug: 'noor', name: 'Noor', image_full_url: '', items_count: 2 },
    { id: 3, slug: 'none', name: 'None left', image_full_url: '', items_count: 0 },
  ]
  const opened = (at: string, module_type: 'ecommerce' | 'food' = 'ecommerce') =>
    open(
      at,
      {
        'GET /brand': () => brands,
        [CALL]: (url) =>
          url.searchParams.get('list_type') === 'store'
            ? reply({ products: [], stores: [store({ name: 'Gadget Store' })] })
            : reply({ products: [shirt()] }),
      },
      { module: { id: 1, module_type } },
    )

  it('are offered for items of a shop, those with something on sale', async () => {
    const { asked } = await opened('/home?data_type=searched&search=shirt')
    const side = await panel()
    expect(await side.findByRole('checkbox', { name: 'Acme' })).toHaveProperty('checked', false)
    expect(side.queryByRole('checkbox', { name: 'None left' })).toBeNull()
    await userEvent.click(side.getByRole('checkbox', { name: 'Noor' }))
    await waitFor(() => expect(searches(asked).at(-1)?.query.brand_ids).toBe('[2]'))
    expect(address().get('brand_ids')).toBe('2')
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Noor' }))
    expect(address().has('brand_ids')).toBe(false)
  })

  it('are not offered on the tab of stores, nor asked of them', async () => {
    const { asked } = await opened('/home?data_type=searched&search=shirt&brand_ids=2&list_type=store')
    expect(await screen.findByRole('link', { name: 'Gadget Store' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Acme' })).toBeNull()
    expect(ofStores(asked)).toEqual([expect.not.objectContaining({ brand_ids: '[2]' })])
  })

  it('are not offered where a module has none', async () => {
    const { asked } = await opened('/home?data_type=searched&search=soup', 'food')
    await screen.findByRole('checkbox', { name: 'Grills' })
    expect(asked.some(({ call }) => call === 'GET /brand')).toBe(false)
  })

  it('one of another module has its list, and no panel', async () => {
    await opened('/home?data_type=brand&brand_id=2', 'food')
    expect(await screen.findByRole('heading', { level: 1, name: 'Noor' })).toBeTruthy()
    expect(await screen.findByRole('checkbox', { name: 'Grills' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Noor' })).toBeNull()
  })

  it('one of them has its list, under its name, with its stores', async () => {
    const { asked } = await opened('/home?data_type=brand&brand_id=2')
    expect(await screen.findByRole('heading', { level: 1, name: 'Noor' })).toBeTruthy()
    expect(searches(asked)[0]?.query).toMatchObject({ data_type: 'brand', brand_ids: '[2]' })
    expect(await screen.findByRole('checkbox', { name: 'Noor' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('region', { name: 'Applied filters' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Stores' }))
    await screen.findByRole('link', { name: 'Gadget Store' })
    expect(searches(asked).at(-1)?.query).toMatchObject({ list_type: 'store', brand_ids: '[2]' })
  })
})

it('follows the address where it is changed by something else', async () => {
  const { asked } = await open('/home?data_type=searched&search=chicken&filter=popular')
  await screen.findByRole('button', { name: 'Remove: Popular' })
  act(() => navigate('/home?data_type=searched&search=chicken'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Popular' })).toBeNull())
  await waitFor(() => expect(searches(asked).at(-1)?.query).not.toHaveProperty('filter'))
  act(() => navigate('/home?data_type=searched&search=chicken&filter=popular'))
  expect(await screen.findByRole('button', { name: 'Remove: Popular' })).toBeTruthy()
})

it('shows the items as a list, and a reload finds them so', async () => {
  await open('/home?data_type=searched&search=chicken')
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
  expect(address().get('view')).toBe('list')
  expect(screen.getByRole('radio', { name: 'List' })).toHaveProperty('checked', true)
})
