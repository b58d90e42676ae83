import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LaterSections } from '#src/features/home/later-sections.part.tsx'
import { ParcelHome } from '#src/features/home/parcel-home.part.tsx'
import { PopularNearby } from '#src/features/home/popular-nearby.part.tsx'
import { SectionBanner } from '#src/features/home/section-banner.part.tsx'
import { BestReviewed } from '#src/features/home/section-rows.part.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'
import { coupon, noFlashSale } from './samples.ts'

beforeEach(() => void standInForSight(true))
afterEach(() => vi.unstubAllGlobals())

const namespaces = ['sections', 'offers'] as const
const page = { total_size: 1, limit: 20, offset: 1 }
const grills = { id: 4, name: 'Grills' }
const products = [dish({ name: 'Kebab', category_ids: [grills] })]
const pictures = {
  promotional_banner_url: '/media/between.webp',
  best_reviewed_section_banner_full_url: '/media/reviewed.webp',
  bottom_section_banner: 'bottom',
  bottom_section_banner_full_url: '/media/bottom.webp',
  basic_section_nearby: 'nearby',
  basic_section_nearby_full_url: '/media/nearby.webp',
}
const answers = {
  'GET /other-banners': () => pictures,
  'GET /flash-sales': () => noFlashSale,
  'GET /coupon/list': () => [coupon()],
  'GET /items/popular': () => ({ ...page, products }),
  'GET /items/most-reviewed': () => ({ ...page, products, categories: [grills] }),
  'GET /categories/featured/items': () => ({ ...page, products, categories: [grills] }),
  'GET /stores/get-stores/all': () => ({ ...page, stores: [store()] }),
}

const BANNERS = Object.values(pictures).filter((src) => src.startsWith('/'))
const banners = () =>
  [...document.querySelectorAll<HTMLImageElement>('img')].filter((one) =>
    BANNERS.includes(one.getAttribute('src')!),
  )

/** What stands on the page from top to bottom: headings of sections, and the pictures by their addresses. */
const order = () =>
  [...document.querySelectorAll('h2, img')]
    .filter((thing) => thing.tagName === 'H2' || BANNERS.includes(thing.getAttribute('src')!))
    .map((thing) => thing.getAttribute('src') ?? thing.textContent)

it('pictures stand at their sections, between two of them, and below the last one', async () => {
  const { asked } = await renderShop(<LaterSections module_type="food" />, { namespaces, answers })
  await waitFor(() => expect(banners()).toHaveLength(4))
  await screen.findByRole('heading', { name: 'Restaurants near you' })
  await screen.findByRole('heading', { name: 'Coupons' })
  const shown = order()
  const after = (name: string) => shown[shown.indexOf(name) + 1]
  expect(after('Popular items nearby')).toBe('/media/nearby.webp')
  expect(after('Featured categories')).toBe('/media/between.webp')
  expect(after('Best reviewed')).toBe('/media/reviewed.webp')
  expect(shown.slice(-2)).toEqual(['Restaurants near you', '/media/bottom.webp'])
  expect(asked.filter(({ call }) => call === 'GET /other-banners')).toHaveLength(1)
})

it.each(['grocery', 'pharmacy', 'ecommerce'] as const)(
  'the home of %s shows all four',
  async (module_type) => {
    await renderShop(<LaterSections module_type={module_type} />, { namespaces, answers })
    await waitFor(() => expect(banners()).toHaveLength(4))
    const shown = order()
    expect(shown[shown.indexOf('Featured categories') + 1]).toBe('/media/between.webp')
    expect(shown.at(-1)).toBe('/media/bottom.webp')
  },
)

it('parcels show theirs before how it is done, and at the end', async () => {
  await renderShop(<ParcelHome findOrder={null} />, {
    namespaces: ['parcelHome', 'sections'],
    module: { id: 5, module_type: 'parcel' },
    answers: {
      'GET /other-banners': () => pictures,
      'GET /other-banners/why-choose': () => ({
        banners: [{ id: 1, title: 'Door to door', short_description: '', image_full_url: '' }],
      }),
      'GET /other-banners/video-content': () => ({
        banner_type: null,
        banner_video: null,
        banner_video_content_full_url: null,
        banner_image_full_url: null,
        banner_contents: ['Say where', 'Both', 'Hand over', 'Soon', 'Watch', 'All'].map((value) => ({
          value,
        })),
      }),
    },
  })
  await waitFor(() => expect(banners()).toHaveLength(2))
  await screen.findByRole('heading', { name: 'Easiest way to get services' })
  expect(order().slice(-4)).toEqual([
    'Why choose Souk?',
    '/media/between.webp',
    'Easiest way to get services',
    '/media/bottom.webp',
  ])
})

it('a picture in a list is an entry of it', async () => {
  await renderShop(
    <>
      <PopularNearby />
      <BestReviewed module_type="grocery" />
    </>,
    { namespaces, answers },
  )
  await waitFor(() => expect(banners()).toHaveLength(2))
  for (const picture of banners()) {
    const list = picture.closest('ul') as HTMLElement
    expect([...list.children].every(({ tagName }) => tagName === 'LI')).toBe(true)
    expect(list.firstElementChild?.contains(picture)).toBe(true)
    expect(await within(list).findByRole('article')).toBeTruthy()
  }
})

it('its place is kept while it is not known', async () => {
  const { container } = await renderShop(<SectionBanner at="bottom" />, { namespaces, answers })
  const slot = container.firstElementChild
  expect(slot?.querySelector('[aria-hidden=true]')).toBeTruthy()
  await waitFor(() => expect(banners()).toHaveLength(1))
  expect(slot?.contains(banners()[0]!)).toBe(true)
})

it.each([
  [
    'promotional',
    'food',
    "See today's offers",
    '/home?search=special-offer&data_type=discounted&module_id=1',
  ],
  [
    'bestReviewed',
    'food',
    'See the top rated',
    '/home?search=all+categories&data_type=searched&filter=top_rated&module_id=1',
  ],
  ['nearby', 'food', 'See all stores around you', '/store/popular'],
  ['bottom', 'food', 'Meet the new stores', '/store/latest'],
  ['promotional', 'parcel', 'How parcels work', '/help-and-support'],
  ['bottom', 'parcel', 'Track an order', '/track-order'],
] as const)('the picture %s of %s says "%s" and leads there', async (at, module_type, words, to) => {
  await renderShop(<SectionBanner at={at} />, {
    namespaces,
    answers,
    module: { id: module_type === 'parcel' ? 5 : 1, module_type },
  })
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(to)
})

it.each([
  ['the owner has put none there', { ...pictures, bottom_section_banner_full_url: null }],
  ['another backend does not speak of it', {}],
])('nothing is shown where %s', async (_, reply) => {
  const { container } = await renderShop(<SectionBanner at="bottom" />, {
    namespaces,
    answers: { 'GET /other-banners': () => reply },
  })
  await waitFor(() => expect(container.querySelector('div')).toBeNull())
})
