import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Screen } from '#src/search/results.screen.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { type Answers, type Asked, renderShop } from '#tests/views/goods/shop.tsx'

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

const open = (at: string, answers: Answers = {}) =>
  renderShop(<Screen />, {
    answers: { 'GET /categories': () => [], [CALL]: () => reply(), ...answers },
    namespaces: ['search'],
    at,
  })

const searches = (asked: Asked[]) => asked.filter(({ call }) => call === CALL)
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

it('discounted is pressed from the start of the special offer, and can be released', async () => {
  const { asked } = await open('/home?data_type=discounted&search=special-offer')
  const chip = await screen.findByRole('button', { name: 'Discounted', pressed: true })
  await userEvent.click(chip)
  expect(await screen.findByRole('button', { name: 'Discounted', pressed: false })).toBeTruthy()
  await waitFor(() => expect(searches(asked).at(-1)?.query.data_type).toBe('searched'))
  expect(searches(asked).at(-1)?.query.filter).toBeUndefined()
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
