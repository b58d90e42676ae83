import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LaterSections } from '#src/features/home/later-sections.part.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'
import { advertisement, brand, coupon, noFlashSale } from './samples.ts'

/** Everything is near at once. */
beforeEach(() => void standInForSight(true))
afterEach(() => vi.unstubAllGlobals())

const page = { total_size: 1, limit: 20, offset: 1 }
const categories = [{ id: 4, name: 'Grills' }]
const products = [dish({ category_ids: categories })]
const campaign = {
  id: 1,
  slug: 'late-suppers',
  title: 'Late Suppers',
  image_full_url: '',
  description: null,
  module_id: 1,
  available_date_starts: '2026-11-01',
  available_date_ends: '2026-12-01',
}

const everything: Answers = {
  'GET /advertisement/list': () => [advertisement()],
  'GET /campaigns/item': () => products,
  'GET /campaigns/basic': () => [campaign],
  'GET /coupon/list': () => [coupon()],
  'GET /flash-sales': () => noFlashSale,
  'GET /brand': () => [brand(1)],
  'GET /common-condition': () => ({ ...page, data: [{ id: 7, slug: 'cold', name: 'Cold' }] }),
  'GET /common-condition/items/7': () => ({ ...page, products }),
  'GET /categories/featured/items': () => ({ ...page, products, categories }),
  'GET /items/popular': () => ({ ...page, products }),
  'GET /items/most-reviewed': () => ({ ...page, products, categories }),
  'GET /items/new-arrival': () => ({ ...page, products, categories }),
  'GET /items/recommended': () => ({ ...page, items: products, categories }),
  'GET /items/visit-again': () => [store()],
  'GET /stores/popular': () => ({ ...page, stores: [store()] }),
  'GET /stores/latest': () => ({ ...page, stores: [store()] }),
  'GET /stores/get-stores/all': () => ({ ...page, stores: [store()] }),
}

/** The headings of the sections, from top to bottom, once they are as many. */
async function titles(
  module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce',
  count: number,
  token?: string,
) {
  await renderShop(<LaterSections module_type={module_type} />, {
    namespaces: ['sections', 'offers'],
    answers: everything,
    ...(token && { token }),
  })
  const found = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  await waitFor(() => expect(found()).toHaveLength(count))
  return found()
}

it('the food home goes on with "Highlights for you" and "Just For You"', async () => {
  expect(await titles('food', 10)).toEqual([
    'Highlights for you',
    'Just For You',
    'Popular items nearby',
    'Featured categories',
    'Coupons',
    'Best reviewed',
    "What's New",
    'Campaigns',
    'New arrivals',
    'Restaurants near you',
  ])
})

it('a signed-in customer also sees "Visit Again" and "Recommended for you"', async () => {
  const seen = await titles('food', 12, 'token-of-layla')
  expect(seen.slice(0, 3)).toEqual(['Highlights for you', 'Visit Again', 'Just For You'])
  expect(seen.at(-2)).toBe('Recommended for you')
})

it.each([
  ['food', 10],
  ['grocery', 11],
  ['pharmacy', 12],
  ['ecommerce', 12],
] as const)('%s shows its featured categories', async (module_type, count) => {
  expect(await titles(module_type, count)).toContain('Featured categories')
})

it('groceries show their featured categories and the stores people like', async () => {
  expect((await titles('grocery', 11)).slice(0, 4)).toEqual([
    'Highlights for you',
    'Popular items nearby',
    'Featured categories',
    'Popular stores',
  ])
})

it('a pharmacy starts with what people come for', async () => {
  const seen = await titles('pharmacy', 12)
  expect(seen.slice(0, 3)).toEqual(['Common conditions', 'Highlights for you', 'Popular stores'])
  expect(seen).not.toContain('Brands')
})

it('shop goods start with their brands', async () => {
  const seen = await titles('ecommerce', 12)
  expect(seen.slice(0, 3)).toEqual(['Brands', 'Highlights for you', 'New arrivals'])
  expect(seen).not.toContain('Common conditions')
})
