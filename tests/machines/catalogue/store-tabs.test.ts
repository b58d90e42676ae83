import { expect, it } from 'vitest'
import { storesOf } from '#machines/catalogue/store-tabs.ts'

const grill = { name: 'Grill', avg_rating: 4.2, created_at: '2026-03-01T08:00:00.000Z' }
const bakery = { name: 'Bakery', avg_rating: 4.9, created_at: '2025-11-20T08:00:00.000Z' }
const deli = { name: 'Deli', avg_rating: 3.8, created_at: '2026-10-02T08:00:00.000Z' }
const stores = [grill, bakery, deli]

it('leaves popular stores as they came', () => {
  expect(storesOf('popular', stores)).toEqual([grill, bakery, deli])
})

it('puts the best rated first, and the newest first', () => {
  expect(storesOf('topRated', stores)).toEqual([bakery, grill, deli])
  expect(storesOf('new', stores)).toEqual([deli, grill, bakery])
})

it('changes nothing of what it was given', () => {
  storesOf('new', stores)
  expect(stores).toEqual([grill, bakery, deli])
})
