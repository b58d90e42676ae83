import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Banner } from '#openapi/generated/client.ts'
import { Banners } from '#src/features/home/banners.part.tsx'
import { TabbedItems } from '#src/features/home/tabbed-items.part.tsx'
import { dish } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const grills = { id: 4, name: 'Grills' }
const juices = { id: 5, name: 'Juices' }
const kebab = dish({ id: 21, name: 'Kebab', category_ids: [grills] })
const mango = dish({ id: 22, name: 'Mango juice', category_ids: [juices] })
const best = {
  module_type: 'grocery',
  most: 15,
  title: 'Best reviewed',
  categories: [grills, juices],
} as const
const read = { isPending: false, isError: false, isFetching: false, refetch: vi.fn() }

it('the first tab is all, every other one a category', async () => {
  await renderShop(<TabbedItems {...best} reading={read} items={[kebab, mango]} />, {
    namespaces: ['sections'],
  })
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: 'Juices' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Mango juice/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('a tab without goods says so', async () => {
  await renderShop(<TabbedItems {...best} reading={read} items={[kebab]} />, { namespaces: ['sections'] })
  await userEvent.click(screen.getByRole('radio', { name: 'Juices' }))
  expect(screen.getByText('Items not found!')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Grills' }))
  expect(screen.queryByText('Items not found!')).toBeNull()
})

it('a section with nothing in it is not there', async () => {
  await renderShop(<TabbedItems {...best} reading={read} items={[]} categories={[]} />)
  expect(screen.queryByRole('heading', { name: 'Best reviewed' })).toBeNull()
})

it('a section that failed keeps its heading and can be asked again', async () => {
  const refetch = vi.fn()
  await renderShop(
    <TabbedItems {...best} reading={{ ...read, isError: true, refetch }} items={undefined} categories={[]} />,
  )
  expect(screen.getByRole('heading', { name: 'Best reviewed' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

const banner = (over: Partial<Banner>): Banner => ({
  id: 1,
  type: 'default',
  title: 'Try the kebab',
  short_description: null,
  link: null,
  value_full_url: null,
  image_full_url: '/media/banner-1-1280.webp',
  store: null,
  item: null,
  ...over,
})
const ofItem = banner({
  type: 'item_wise',
  item: { id: 21, slug: 'kebab', name: 'Kebab', image: '', module_id: 1 },
})
const ofStore = banner({
  type: 'store_wise',
  store: { id: 5, slug: 'harbour', name: 'Harbour', zone_id: 1, module_id: 1 },
})

const openBanner = (shown: Banner, module_type: 'food' | 'ecommerce' = 'food') =>
  renderShop(<Banners module_type={module_type} />, {
    answers: { 'GET /banners': () => ({ banners: [shown], campaigns: [] }) },
    at: '/home',
  })

it('a banner of an item opens it over the page', async () => {
  await openBanner(ofItem)
  await userEvent.click(await screen.findByRole('button', { name: 'Try the kebab' }))
  expect(window.history.state).toMatchObject({ overlay: { name: 'item', id: 'kebab', module_id: 1 } })
})

it.each([
  ['an item in ecommerce', ofItem, 'ecommerce', '/product/kebab?id=kebab&module_id=1'],
  ['a store', ofStore, 'food', '/store/harbour?id=harbour&module_id=1&module_type=food&store_zone_id=1'],
  ['a page of the shop', banner({ link: '/all-brands' }), 'food', '/all-brands'],
] as const)('a banner of %s leads there', async (_, shown, module_type, to) => {
  await openBanner(shown, module_type)
  const link = await screen.findByRole('link', { name: 'Try the kebab' })
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('target')).toBeNull()
})

it('a banner that leads elsewhere opens a tab of its own, which does not reach back', async () => {
  await openBanner(banner({ link: 'https://kebab.example/week' }))
  const link = await screen.findByRole('link', { name: 'Try the kebab' })
  expect(link.getAttribute('href')).toBe('https://kebab.example/week')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

it.each([null, 'javascript:alert(1)'])(
  'a banner whose way is %s is a picture, and nothing to press',
  async (link) => {
    await openBanner(banner({ link }))
    const words = await screen.findByText('Try the kebab')
    expect(words.closest('a, button')).toBeNull()
  },
)
