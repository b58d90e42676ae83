import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SearchBox } from '#src/features/search/search-box.part.tsx'
import { dish } from '#tests/machines/samples.ts'
import { type Asked, renderShop } from '#tests/views/shop.tsx'

const SUGGESTED = 'GET /items/suggested'

const open = (token?: string) => {
  localStorage.setItem('searchedValues', JSON.stringify(['tea']))
  return renderShop(<SearchBox />, {
    answers: {
      [SUGGESTED]: () => [dish({ id: 31, name: 'Kunafa' }), dish({ id: 32, name: 'Manakish' })],
      'GET /categories': () =>
        [1, 2, 3, 4, 5, 6].map((id) => ({
          id,
          name: `Category ${id}`,
          module_id: 1,
          image_full_url: `/media/category-1f95e-${id}-320.webp`,
          childes: [],
        })),
      'GET /items/item-or-store-search': (url) => found(url.searchParams.get('name')),
    },
    namespaces: ['search'],
    at: '/home',
    ...(token && { token }),
  })
}

const found = (name: string | null) =>
  name === 'kun'
    ? {
        items: [{ id: 31, name: 'Kunafa', image_full_url: '/media/item-1f95e-20-160.webp', price: 21.5 }],
        stores: [{ id: 4, name: 'Kunafa House', image_full_url: '/media/logo-1f95e-20-160.webp' }],
      }
    : { items: [], stores: [] }

const isAsked = (asked: Asked[]) => asked.some(({ call }) => call === SUGGESTED)
const optionsIn = (name: string) =>
  screen.getAllByRole('group', { name }).flatMap((group) => [...group.querySelectorAll('[role=option]')])

// docs/spec.md §6: a logged-in customer gets suggested searches.
it('the search box suggests searches to a customer once the customer clicks it', async () => {
  const { asked } = await open('token-1')
  await userEvent.click(document.body)
  expect(isAsked(asked)).toBe(false)
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: 'Kunafa' })
  expect(optionsIn('Recent searches').map((option) => option.textContent)).toEqual(['tea'])
  expect(optionsIn('Suggested searches').map((option) => option.textContent)).toEqual(['Kunafa', 'Manakish'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const address = new URLSearchParams(window.location.search)
  expect([address.get('data_type'), address.get('search')]).toEqual(['searched', 'Kunafa'])
  expect(JSON.parse(localStorage.getItem('searchedValues') ?? '')).toEqual(['Kunafa', 'tea'])
})

it('suggests nothing to a guest, and does not ask', async () => {
  const { asked } = await open()
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: 'tea' })
  expect(screen.queryByRole('group', { name: 'Suggested searches' })).toBeNull()
  expect(isAsked(asked)).toBe(false)
})

it.each([
  ['Kunafa', null],
  ['Kunafa House', 'store'],
])('leads from the suggestion %s to the tab it is of, in the module it is of', async (name, list_type) => {
  await open()
  await userEvent.type(screen.getByRole('combobox'), 'kun')
  const named = new RegExp(`^${name}( ?\\$|$)`)
  await userEvent.click(await screen.findByRole('option', { name: named }, { timeout: 3000 }))
  const address = new URLSearchParams(window.location.search)
  expect(Object.fromEntries(address)).toEqual({
    search: name,
    data_type: 'searched',
    module_id: '1',
    ...(list_type && { list_type }),
  })
})

it('shows what a suggestion looks like and costs', async () => {
  await open()
  await userEvent.type(screen.getByRole('combobox'), 'kun')
  const item = await screen.findByRole('option', { name: /^Kunafa ?\$/ }, { timeout: 3000 })
  expect(item.textContent).toBe('Kunafa$21.50')
  expect(item.querySelector('img')?.src).toContain('/media/item-1f95e-20-')
  expect(screen.getByRole('option', { name: 'Kunafa House' }).querySelector('img')?.src).toContain(
    '/media/logo-',
  )
})

it('offers the first categories before anything is typed, also to a stranger', async () => {
  await open()
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: 'Category 1' })
  expect(optionsIn('Popular categories').map((option) => option.textContent)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `Category ${id}`),
  )
  await userEvent.click(screen.getByRole('option', { name: 'Category 2' }))
  expect(new URLSearchParams(window.location.search).get('search')).toBe('Category 2')
})

it('the search box says when nothing is related to the typed text', async () => {
  await open()
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  await waitFor(
    () => expect(screen.getAllByText('Sorry no data found related to your search')).toBeTruthy(),
    {
      timeout: 3000,
    },
  )
})
