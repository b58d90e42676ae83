import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { Category } from '#openapi/generated/client.ts'
import { Screen as Categories } from '#src/features/categories/categories.screen.tsx'
import { Screen as CategoryScreen } from '#src/features/categories/category.screen.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

beforeEach(() => void standInForSight(false))
afterEach(() => vi.unstubAllGlobals())

const category = (id: number, name: string, childes: Category[] = []): Category => ({
  id,
  slug: name.toLowerCase(),
  name,
  image_full_url: '',
  parent_id: 0,
  module_id: 1,
  featured: 0,
  products_count: 3,
  childes_count: childes.length,
  childes,
})
const knafeh = category(12, 'Knafeh')
const desserts = category(4, 'Desserts', [knafeh, category(13, 'Cakes')])
const grills = category(5, 'Grills')

const items = (...names: string[]) => ({
  total_size: names.length,
  limit: 12,
  offset: 1,
  products: names.map((name, index) => dish({ id: index + 1, name })),
})

const openCategories = (answers: Answers) =>
  renderShop(<Route path="/categories" component={Categories} />, {
    answers,
    namespaces: ['catalogue'],
    at: '/categories',
  })
const openCategory = (answers: Answers, at = '/category/desserts') =>
  renderShop(<Route path="/category/:id" component={CategoryScreen} />, {
    answers: { 'GET /categories/desserts': () => desserts, ...answers },
    namespaces: ['catalogue', 'search'],
    at,
  })
const cards = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())
const nonVeg = (name: string) => `${name} Not vegetarian`

it('every category leads to its page, and those below it to their part of that page', async () => {
  await openCategories({ 'GET /categories': () => [desserts, grills] })
  const link = await screen.findByRole('link', { name: 'Desserts' })
  expect(link.getAttribute('href')).toBe('/category/desserts')
  const parts = screen.getByRole('list', { name: 'Subcategories of Desserts' })
  expect(within(parts).getByRole('link', { name: 'Knafeh' }).getAttribute('href')).toBe(
    '/category/desserts?part=12',
  )
  expect(screen.queryByRole('list', { name: 'Subcategories of Grills' })).toBeNull()
})

it('a module without categories says so', async () => {
  await openCategories({ 'GET /categories': () => [] })
  expect(await screen.findByText('No categories here yet')).toBeTruthy()
})

it('categories that did not come are asked for again', async () => {
  let fails = true
  await openCategories({
    'GET /categories': () => (fails ? { errors: [{ code: 'x', message: 'No' }] } : [grills]),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'Grills' })).toBeTruthy()
})

it('a category lists its goods, of one part when that is chosen, and the address follows', async () => {
  const { asked } = await openCategory({
    'GET /categories/items/4': () => items('Knafeh tray', 'Honey cake'),
    'GET /categories/items/12': () => items('Knafeh tray'),
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Desserts')
  await waitFor(() => expect(cards()).toEqual([nonVeg('Knafeh tray'), nonVeg('Honey cake')]))
  await userEvent.click(screen.getByRole('button', { name: 'Knafeh' }))
  await waitFor(() => expect(cards()).toEqual([nonVeg('Knafeh tray')]))
  expect(asked.at(-1)).toMatchObject({
    call: 'GET /categories/items/12',
    query: { limit: '12', offset: '1' },
  })
  expect(window.location.search).toBe('?part=12')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(window.location.search).toBe('')
})

it('or who sells them', async () => {
  await openCategory({
    'GET /categories/items/4': () => items('Honey cake'),
    'GET /categories/stores/4': () => ({
      total_size: 1,
      limit: 12,
      offset: 1,
      stores: [store({ id: 7, name: 'Sweet Quay' })],
    }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Restaurants' }))
  await waitFor(() => expect(cards()).toEqual(['Sweet Quay']))
  expect(window.location.search).toBe('?list=stores')
})

it('a link brings the part and the list along', async () => {
  const { asked } = await openCategory(
    { 'GET /categories/stores/12': () => ({ total_size: 0, limit: 12, offset: 1, stores: [] }) },
    '/category/desserts?part=12&list=stores',
  )
  expect(await screen.findByText('Stores not found!')).toBeTruthy()
  expect(asked.map(({ call }) => call)).toContain('GET /categories/stores/12')
})

it('without goods it says so', async () => {
  await openCategory({ 'GET /categories/items/4': () => items() })
  expect(await screen.findByText('Items not found!')).toBeTruthy()
})

it('a category that is not there says so and leads on', async () => {
  await openCategory({}, '/category/nothing')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Category not found')
  await userEvent.click(screen.getByRole('button', { name: 'See all categories' }))
  expect(window.location.pathname).toBe('/categories')
})
