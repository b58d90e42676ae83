import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen } from '#src/features/stores/stores.screen.tsx'
import { store } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

/** The end of the list comes into view when the test says so. */
let reachEnd: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const shops = (...ids: number[]) => ids.map((id) => store({ id, slug: `store-${id}`, name: `Store ${id}` }))
const page = (total_size: number, ...ids: number[]) => ({
  total_size,
  limit: 12,
  offset: 1,
  stores: shops(...ids),
})

const openStores = (answers: Answers, at = '/store/popular') =>
  renderShop(<Route path={/^\/store\/(latest|popular)$/} component={Screen} />, {
    answers,
    namespaces: ['stores'],
    at,
  })

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

it('counts the stores and adds later pages without showing one twice', async () => {
  await openStores({
    'GET /stores/popular': (url) =>
      url.searchParams.get('offset') === '1' ? page(4, 1, 2, 3) : page(4, 3, 4),
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/Stores/)
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2', 'Store 3']))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('4 Stores')
  reachEnd(true)
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2', 'Store 3', 'Store 4']))
})

it('reads no further once everything is shown', async () => {
  const { asked } = await openStores({ 'GET /stores/popular': () => page(2, 1, 2) })
  await waitFor(() => expect(names()).toHaveLength(2))
  reachEnd(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.filter(({ call }) => call === 'GET /stores/popular')).toHaveLength(1)
})

it('another category starts over with its own stores, and the address follows', async () => {
  const { asked } = await openStores({
    'GET /stores/popular': () => page(2, 1, 2),
    'GET /stores/get-stores/all': () => page(1, 7),
  })
  await waitFor(() => expect(names()).toHaveLength(2))
  await userEvent.click(screen.getByRole('radio', { name: 'Top Rated' }))
  await waitFor(() => expect(names()).toEqual(['Store 7']))
  expect(asked.at(-1)).toMatchObject({ query: { store_type: 'top_rated', offset: '1', limit: '12' } })
  expect(window.location.search).toBe('?category=top_rated&delivery=all')
})

it('shows what the address asks for when that changes by itself', async () => {
  await openStores(
    { 'GET /stores/popular': () => page(2, 1, 2), 'GET /stores/get-stores/all': () => page(1, 7) },
    '/store/popular?category=top_rated',
  )
  await waitFor(() => expect(names()).toEqual(['Store 7']))
  act(() => window.history.pushState(null, '', '/store/popular'))
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2']))
  expect(screen.getByRole('radio', { name: 'Popular' })).toHaveProperty('checked', true)
  act(() => window.history.back())
  await waitFor(() => expect(names()).toEqual(['Store 7']))
})

it('the Filter menu asks for a way of handing over: All, Delivery, Take Away', async () => {
  const { asked } = await openStores({ 'GET /stores/latest': () => page(1, 1) }, '/store/latest')
  await waitFor(() => expect(names()).toHaveLength(1))
  await userEvent.click(screen.getAllByRole('button', { name: 'Filter' })[0] as HTMLElement)
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['All', 'Delivery', 'Take Away'])
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Take Away' }))
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ type: 'take_away', offset: '1' }))
})

it('small screens choose in a popover: Delivery Type and Categories', async () => {
  await openStores({ 'GET /stores/popular': () => page(1, 1) })
  await waitFor(() => expect(names()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Filter: Popular' }))
  const options = (name: string) =>
    within(screen.getByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
  await screen.findByRole('radiogroup', { name: 'Delivery Type' })
  expect(options('Delivery Type')).toEqual(['All', 'Delivery', 'Takeaway'])
  expect(options('Categories')).toEqual(['All', 'Newly Joined', 'Popular', 'Top Rated'])
})

it('without a store it says so and offers all', async () => {
  await openStores({ 'GET /stores/popular': () => page(0), 'GET /stores/get-stores/all': () => page(1, 3) })
  expect(await screen.findByText('Stores not found!')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }))
  await waitFor(() => expect(names()).toEqual(['Store 3']))
})

it('a list that did not come is asked for again', async () => {
  let fails = true
  await openStores({
    'GET /stores/popular': () => (fails ? { errors: [{ code: 'x', message: 'No' }] } : page(1, 1)),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  await waitFor(() => expect(names()).toEqual(['Store 1']))
})
