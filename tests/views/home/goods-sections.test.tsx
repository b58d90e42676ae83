import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Brands } from '#src/features/home/brands.part.tsx'
import { Conditions } from '#src/features/home/conditions.part.tsx'
import { FlashSaleCard } from '#src/features/home/flash-sale-card.part.tsx'
import { PopularNearby } from '#src/features/home/popular-nearby.part.tsx'
import { NewArrivals } from '#src/features/home/section-rows.part.tsx'
import { StoreTabs } from '#src/features/home/store-tabs.part.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'
import { brand, flashSale, noFlashSale } from './samples.ts'

const namespaces = ['sections', 'offers'] as const
const page = { total_size: 1, limit: 20, offset: 1 }
const names = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent?.trim())

it('stores are shown as popular, best rated first, or newest first', async () => {
  const stores = [
    store({ id: 1, name: 'Grill', avg_rating: 4.1, created_at: '2026-03-01T00:00:00Z' }),
    store({ id: 2, name: 'Bakery', avg_rating: 4.8, created_at: '2025-03-01T00:00:00Z' }),
    store({ id: 3, name: 'Deli', avg_rating: 3.9, created_at: '2026-10-01T00:00:00Z' }),
  ]
  const { asked } = await renderShop(<StoreTabs module_type="food" />, {
    namespaces,
    answers: { 'GET /stores/get-stores/all': () => ({ ...page, stores }) },
  })
  await screen.findByRole('radio', { name: 'Popular' })
  expect(names(3)).toEqual(['Grill', 'Bakery', 'Deli'])
  await userEvent.click(screen.getByRole('radio', { name: 'Top Rated' }))
  expect(names(3)).toEqual(['Bakery', 'Grill', 'Deli'])
  await userEvent.click(screen.getByRole('radio', { name: 'New' }))
  expect(names(3)).toEqual(['Deli', 'Grill', 'Bakery'])
  const [read, ...more] = asked.filter(({ call }) => call === 'GET /stores/get-stores/all')
  expect(read?.query).toMatchObject({ limit: '20', offset: '1' })
  expect(more).toEqual([])
})

it('shows the first brand and eight more, each with its goods, and the way to all', async () => {
  const brands = Array.from({ length: 12 }, (_, index) => brand(index + 1))
  await renderShop(<Brands />, { namespaces, answers: { 'GET /brand': () => brands } })
  const first = await screen.findByRole('link', { name: 'Brand 1' })
  expect(first.getAttribute('href')).toContain('brand_id=1')
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'View all: Brands' }).getAttribute('href')).toBe('/all-brands')
})

it.each([
  ['ecommerce', 8],
  ['grocery', 10],
] as const)('new arrivals of %s are %s at most', async (module_type, count) => {
  const products = Array.from({ length: 10 }, (_, index) => dish({ id: index + 1, name: `New ${index + 1}` }))
  await renderShop(<NewArrivals module_type={module_type} />, {
    namespaces,
    answers: { 'GET /items/new-arrival': () => ({ ...page, products, categories: [] }) },
  })
  expect(await screen.findAllByRole('article')).toHaveLength(count)
})

it('each condition has the goods that help with it, or says that there are none', async () => {
  const { asked } = await renderShop(<Conditions />, {
    namespaces,
    answers: {
      'GET /common-condition': () => ({
        ...page,
        data: [
          { id: 7, slug: 'cold', name: 'Cold' },
          { id: 8, slug: 'skin', name: 'Skin' },
        ],
      }),
      'GET /common-condition/items/7': () => ({ ...page, products: [dish({ name: 'Hot lemon' })] }),
      'GET /common-condition/items/8': () => ({ ...page, products: [] }),
    },
  })
  expect(await screen.findByRole('link', { name: /Hot lemon/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Skin' }))
  expect(await screen.findByText('Items not found!')).toBeTruthy()
  expect(asked.at(-1)?.query).toEqual({ limit: '20', offset: '1' })
})

it('a flash sale says how much of an offer is gone, and cuts long names', async () => {
  const { asked } = await renderShop(<FlashSaleCard />, {
    namespaces,
    answers: { 'GET /flash-sales': () => flashSale() },
  })
  const offer = await screen.findByRole('article')
  expect(screen.getByRole('progressbar', { name: '15 of 60 sold' }).getAttribute('aria-valuenow')).toBe('25')
  expect(within(offer).getByRole('link').textContent?.trim()).toBe('Full cream milk of the gr…')
  expect(screen.getByRole('link', { name: 'View all: Flash Sale' }).getAttribute('href')).toBe(
    '/flash-sales?id=3',
  )
  expect(asked.find(({ call }) => call === 'GET /flash-sales')?.query).toEqual({ limit: '2', offset: '1' })
})

it('a flash sale shows the first fifteen of its goods', async () => {
  const [offer] = flashSale().active_products
  const many = Array.from({ length: 16 }, (_, index) => ({
    ...offer!,
    id: index + 1,
    item: { ...offer!.item, name: `Good ${index + 1}` },
  }))
  await renderShop(<FlashSaleCard />, {
    namespaces,
    answers: { 'GET /flash-sales': () => flashSale({ active_products: many }) },
  })
  const saleItems = await screen.findByRole('list', { name: 'Items on sale' })
  expect(within(saleItems).getAllByRole('article')).toHaveLength(15)
  expect(within(saleItems).getByRole('link', { name: 'Good 15' })).toBeTruthy()
})

it('popular items stand in threes, and alone when no sale runs', async () => {
  const products = Array.from({ length: 7 }, (_, index) => dish({ id: index + 1, name: `Dish ${index + 1}` }))
  await renderShop(<PopularNearby />, {
    namespaces,
    answers: {
      'GET /items/popular': () => ({ ...page, products }),
      'GET /flash-sales': () => noFlashSale,
    },
  })
  const row = await screen.findByRole('list', { name: 'Popular items nearby' })
  const columns = () => [...row.children].map((column) => column.querySelectorAll('article').length)
  await waitFor(() => expect(columns()).toEqual([3, 3, 1]))
  expect(screen.queryByRole('heading', { name: 'Flash Sale' })).toBeNull()
})
