import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { Item, StoreDetails } from '#openapi/generated/client.ts'
import { byCategory } from '#src/features/stores/menu-sections.ts'
import { Screen } from '#src/features/stores/store.screen.tsx'
import { dish, store, zone } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const soups = { id: 3, name: 'Soups' }
const sweets = { id: 8, name: 'Sweets' }

const details = (over: Partial<StoreDetails> = {}): StoreDetails => ({
  ...store(),
  description: null,
  announcement_message: null,
  prescription_order: 0,
  review_plan: 1,
  cutlery: 1,
  schedules: [],
  category_ids: [sweets, soups],
  ...over,
})

const soup = dish({ id: 21, name: 'Lentil soup', category_ids: [soups] })
const cake = dish({ id: 22, name: 'Date cake', category_ids: [sweets] })
const listed = (...products: Item[]) => ({ total_size: products.length, limit: 50, offset: 1, products })

const openStore = (shop: StoreDetails, answers: Answers = {}) =>
  renderShop(<Route path="/store/:id" component={Screen} />, {
    answers: {
      'GET /stores/details/1': () => shop,
      'GET /items/latest': () => listed(soup, cake),
      'GET /config/get-zone-id': () => ({ zone_id: '[1]', zone_data: [zone()] }),
      'GET /config/distance-api': () => ({
        rows: [{ elements: [{ distance: { value: 3000 }, duration: { value: 1 }, status: 'OK' }] }],
      }),
      ...answers,
    },
    namespaces: ['stores'],
    at: '/store/1',
  })

const factOf = (name: string) => screen.getByText(name).parentElement?.textContent

it('says what ordering there means: time, distance, fee as at checkout, minimum', async () => {
  await openStore(details({ distance: 2400, minimum_order: 15 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Kitchen' })).toBeTruthy()
  expect(factOf('Delivery time')).toContain('20-30 min')
  expect(factOf('Distance')).toContain('2.40 km')
  expect(factOf('Minimum order')).toContain('$15.00')
  // 3 km at 2 a kilometre, between 5 and 15.
  await waitFor(() => expect(factOf('Delivery fee')).toContain('$6.00'))
})

it('a distance that is not known is 0 km', async () => {
  await openStore(details({ distance: null }))
  expect(await screen.findByText('0 km')).toBeTruthy()
})

it('a store without a review plan says so, and opens no reviews', async () => {
  await openStore(details({ review_plan: 0 }))
  expect(await screen.findByText('this store is not having any review plan')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /reviews/ })).toBeNull()
})

it('a store of another zone does not deliver here', async () => {
  await openStore(details({ zone_id: 9 }))
  expect(await screen.findByText("Doesn't deliver to your address")).toBeTruthy()
})

it('is CLOSED NOW outside its hours, Closed Now while paused', async () => {
  const { unmount } = await openStore(details({ open: 0, current_opening_time: '09:00:00' }))
  expect(await screen.findByText('CLOSED NOW')).toBeTruthy()
  expect(screen.getByText('Opens at 9:00 AM')).toBeTruthy()
  expect(screen.getByText('You can schedule an order for later.')).toBeTruthy()
  unmount()
  await openStore(details({ active: 0 }))
  expect((await screen.findAllByText('Closed Now')).length).toBeGreaterThan(0)
  expect(screen.queryByText('CLOSED NOW')).toBeNull()
})

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const tab = (name: string) => screen.getByRole('link', { name })
const currentTabs = () =>
  within(screen.getByRole('navigation', { name: 'Menu categories' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent)

/** A menu of which only the sweets are read: the soups stand on a later page. */
const longMenu: Answers = {
  'GET /items/latest': (url) =>
    url.searchParams.get('category_id') === '3' ? listed(soup) : { ...listed(cake), total_size: 60 },
}

it('a tab of the menu leads to its section and lists nothing anew', async () => {
  const jump = vi.fn<() => void>()
  Element.prototype.scrollIntoView = jump
  const { asked } = await openStore(details())
  await waitFor(() => expect(sections()).toEqual(['Sweets', 'Soups']))
  expect(currentTabs()).toEqual(['Sweets'])
  const before = asked.length
  await userEvent.click(tab('Soups'))
  const section = screen.getByRole('heading', { level: 2, name: 'Soups' }).closest('section')
  expect(jump.mock.contexts).toContain(section)
  expect(document.activeElement).toBe(section)
  expect(tab('Soups').getAttribute('href')).toBe(`#${section?.id}`)
  expect(asked).toHaveLength(before)
  expect(window.location.search).toBe('')
})

it('the tab of the section that is being read is current', async () => {
  let tell = (_: { target: Element; isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: typeof tell, options?: { rootMargin?: string }) {
        if (options?.rootMargin?.endsWith('-60% 0px')) tell = notice
      }
      observe() {}
      disconnect() {}
    },
  )
  await openStore(details())
  const soups = (await screen.findByRole('heading', { level: 2, name: 'Soups' })).closest('section')!
  const sweets = screen.getByRole('heading', { level: 2, name: 'Sweets' }).closest('section')!
  act(() => tell([{ target: soups, isIntersecting: true }]))
  expect(currentTabs()).toEqual(['Soups'])
  // Both are in sight: the first one is being read.
  act(() => tell([{ target: sweets, isIntersecting: true }]))
  expect(currentTabs()).toEqual(['Sweets'])
  act(() => tell([{ target: sweets, isIntersecting: false }]))
  expect(currentTabs()).toEqual(['Soups'])
  // Between two sections nothing changes.
  act(() => tell([{ target: soups, isIntersecting: false }]))
  expect(currentTabs()).toEqual(['Soups'])
  vi.unstubAllGlobals()
})

it('a category whose items are not read yet is listed alone, and All shows the whole menu again', async () => {
  const { asked } = await openStore(details(), longMenu)
  await waitFor(() => expect(sections()).toEqual(['Sweets']))
  expect(tab('Soups').getAttribute('href')).toBe('?category=3')
  await userEvent.click(tab('Soups'))
  await waitFor(() => expect(sections()).toEqual(['Soups']))
  expect(asked.at(-1)?.query).toMatchObject({ store_id: '1', category_id: '3', offset: '1' })
  expect(window.location.search).toBe('?category=3')
  expect(currentTabs()).toEqual(['Soups'])
  await userEvent.click(tab('All'))
  await waitFor(() => expect(sections()).toEqual(['Sweets']))
  expect(window.location.search).toBe('')
})

it('a link to the whole store shows the whole menu again', async () => {
  await openStore(details(), longMenu)
  await userEvent.click(await screen.findByRole('link', { name: 'Soups' }))
  await waitFor(() => expect(screen.queryByText('Date cake')).toBeNull())
  act(() => window.history.pushState(null, '', '/store/1'))
  expect(await screen.findByText('Date cake')).toBeTruthy()
})

it('the rating of a store opens its reviews, and a store without ratings has no such button', async () => {
  const { unmount } = await openStore(details({ rating_count: 412 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Rated 4.5 of 5 412 reviews' }))
  expect(window.history.state.overlay).toEqual({
    name: 'store-reviews',
    store: { id: 1, name: 'Harbour Kitchen', avg_rating: 4.5, rating_count: 412 },
  })
  unmount()
  await openStore(details({ rating_count: 0 }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /review/ })).toBeNull()
})

it('searches in the store on Enter, and shows everything again when nothing is found', async () => {
  const { asked } = await openStore(details(), { 'GET /items/search': () => listed() })
  await screen.findByRole('heading', { name: /Lentil soup/ })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in Harbour Kitchen' }), 'sushi{Enter}')
  expect(await screen.findByText('Items Not Found!')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ call: 'GET /items/search', query: { name: 'sushi', store_id: '1' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByRole('heading', { name: /Lentil soup/ })).toBeTruthy()
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
})

it('the link of the store is copied where the device has no sheet to share with', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openStore(details())
  await userEvent.click(await screen.findByRole('button', { name: 'Share this store' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(write).toHaveBeenCalledWith(expect.stringContaining('/store/1'))
})

it('says nothing of copying when the sheet of the device was used, and that neither was possible', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const share = vi.fn<(page: ShareData) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { said } = await openStore(details())
  const button = await screen.findByRole('button', { name: 'Share this store' })
  await userEvent.click(button)
  expect(share).toHaveBeenCalledWith({ title: 'Harbour Kitchen', url: expect.stringContaining('/store/1') })
  expect(write).not.toHaveBeenCalled()
  expect(screen.queryByText('Link copied')).toBeNull()
  share.mockRejectedValue(new Error('no'))
  await userEvent.click(button)
  await waitFor(() =>
    expect(said).toMatchObject([{ kind: 'error', text: "We couldn't share or copy this link." }]),
  )
  vi.unstubAllGlobals()
})

it('a store that is gone leads to the others', async () => {
  await renderShop(<Route path="/store/:id" component={Screen} />, {
    namespaces: ['stores'],
    at: '/store/77',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'See all stores' }))
  expect(window.location.pathname).toBe('/store/popular')
})

it('puts goods of no listed category last', () => {
  const stray = dish({ id: 23, category_ids: [{ id: 99, name: 'Elsewhere' }] })
  expect(byCategory([stray, soup, cake], [sweets, soups]).map(({ id, items }) => [id, items.length])).toEqual(
    [
      [8, 1],
      [3, 1],
      [0, 1],
    ],
  )
})
