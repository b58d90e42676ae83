import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LaterSections } from '#src/home/later-sections.tsx'
import { ParcelHome } from '#src/home/parcel-home.tsx'
import { PopularNearby } from '#src/home/popular-nearby.tsx'
import { SectionBanner } from '#src/home/section-banner.tsx'
import { BestReviewed } from '#src/home/section-rows.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/goods/shop.tsx'
import { standInForSight } from '#tests/views/in-sight.ts'
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

/** What stands on the page from top to bottom: headings of sections, and the pictures by their addresses. */
const order = () =>
  [...document.querySelectorAll('h2, img[alt="Promotion"]')].map(
    (thing) => thing.getAttribute('src') ?? thing.textContent,
  )

it('pictures stand at their sections, between two of them, and below the last one', async () => {
  const { asked } = await renderShop(<LaterSections module_type="food" />, { namespaces, answers })
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Promotion' })).toHaveLength(4))
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
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Promotion' })).toHaveLength(4))
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
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Promotion' })).toHaveLength(2))
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
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Promotion' })).toHaveLength(2))
  for (const picture of screen.getAllByRole('img', { name: 'Promotion' })) {
    const list = picture.closest('ul') as HTMLElement
    expect([...list.children].every(({ tagName }) => tagName === 'LI')).toBe(true)
    expect(list.firstElementChild?.contains(picture)).toBe(true)
    expect(await within(list).findByRole('article')).toBeTruthy()
  }
})

it('its place is kept while it is not known', async () => {
  const { container } = await renderShop(<SectionBanner at="bottom" />, { namespaces, answers })
  const place = container.firstElementChild
  expect(place?.querySelector('[aria-hidden=true]')).toBeTruthy()
  const picture = await screen.findByRole('img', { name: 'Promotion' })
  expect(place?.contains(picture)).toBe(true)
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
