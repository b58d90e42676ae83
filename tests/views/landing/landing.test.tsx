import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Config, Landing, Module } from '#openapi/generated/client.ts'
import { LandingView } from '#src/features/landing/landing.view.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const landing: Landing = {
  fixed_header_title: 'Everything, at your door',
  fixed_header_sub_title: 'Of your own city.',
  fixed_header_tag_line: 'Where should we deliver?',
  header_image_full_url: '/media/banner-1-1280.webp',
  fixed_module_title: 'What do you need?',
  fixed_module_sub_title: 'Five kinds of shops.',
  special_criterias: [{ id: 1, title: 'Quick', description: 'In forty minutes.', image_full_url: '/q.png' }],
  business_statistics: { store_count: 65, item_count: 2332, zone_count: 4, order_count: 9 },
  available_zone_title: 'Where we deliver',
  available_zone_short_description: 'Four parts.',
  available_zone_list: [{ id: 1, name: 'Old Town' }],
  download_user_app_title: 'In your pocket',
  download_user_app_sub_title: 'Install it.',
  download_user_app_links: {
    playstore_url: 'https://play.test',
    playstore_url_status: 1,
    apple_store_url: 'https://apple.test',
    apple_store_url_status: 0,
  },
  earning_title: 'Earn with us',
  earning_sub_title: 'Sell or ride.',
  earning_seller_title: 'Open a store',
  earning_seller_sub_title: 'On every street.',
  earning_seller_button_name: 'Apply as a store',
  earning_seller_button_url: 'https://partners.test/stores',
  earning_seller_image_full_url: '/s.png',
  earning_dm_title: 'Ride',
  earning_dm_sub_title: 'When you like.',
  earning_dm_button_name: 'Apply as a courier',
  earning_dm_button_url: 'https://partners.test/couriers',
  earning_dm_image_full_url: '/c.png',
  fixed_newsletter_title: 'A letter',
  fixed_newsletter_sub_title: 'Every Thursday.',
  fixed_footer_description: 'Souk.',
}

const food: Module = {
  id: 1,
  module_name: 'Food',
  module_type: 'food',
  icon_full_url: '/f.png',
  thumbnail_full_url: '/f.png',
  description: 'Dinner.',
  stores_count: 26,
  items_count: 700,
  zones: [
    { id: 1, stores_count: 7 },
    { id: 2, stores_count: 19 },
  ],
}

async function open(over: Partial<Parameters<typeof LandingView>[0]> = {}, config: Partial<Config> = {}) {
  const on = { onSearch: vi.fn(), onPick: vi.fn(), onLocate: vi.fn(), onContinue: vi.fn(), onModule: vi.fn() }
  await renderShop(<LandingView landing={landing} modules={[food]} location={null} {...on} {...over} />, {
    namespaces: ['landing', 'footer'],
    config,
  })
  return on
}

it('the hero offers a new visitor the search for an address and the current position', async () => {
  const on = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Enter an address or use the map' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use current location' }))
  expect(on.onSearch).toHaveBeenCalledOnce()
  expect(on.onLocate).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Continue shopping' })).toBeNull()
})

it('lets who has said so go on, or say it anew', async () => {
  const on = await open({ location: { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] } })
  expect(screen.getByText('Delivering to 1 Quay Street')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))
  expect(on.onContinue).toHaveBeenCalledOnce()
})

it('the card of a module counts the stores in all areas until the location is known', async () => {
  await open()
  expect(screen.getByRole('button', { name: /Food/ }).textContent).toContain('26 stores in all areas')
})

it('the card of a module counts the stores of the customer’s zones, as its lists do', async () => {
  await open({ location: { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] } })
  const card = screen.getByRole('button', { name: /Food/ })
  expect(card.textContent).toContain('7 stores')
  expect(card.textContent).not.toContain('26')
})

it('leads into a service', async () => {
  const on = await open()
  await userEvent.click(screen.getByRole('button', { name: /Food/ }))
  expect(on.onModule).toHaveBeenCalledExactlyOnceWith(food)
})

it('offers only the apps whose status is 1', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Get it on Google Play' })).toHaveProperty(
    'href',
    'https://play.test/',
  )
  expect(screen.queryByRole('link', { name: 'Download on the App Store' })).toBeNull()
})

const store = { name: 'Apply as a store (opens in a new window)' }
const courier = { name: 'Apply as a courier (opens in a new window)' }

it('leads stores and couriers to where they apply, in a window of its own', async () => {
  await open({}, { toggle_store_registration: 1, toggle_dm_registration: 1 })
  const link = screen.getByRole('link', store)
  expect(link).toMatchObject({ href: 'https://partners.test/stores', target: '_blank', rel: 'noreferrer' })
  expect(screen.getByRole('link', courier)).toHaveProperty('href', 'https://partners.test/couriers')
})

it('invites only whom the config does, and only with an address', async () => {
  await open({}, { toggle_store_registration: 0, toggle_dm_registration: 1 })
  expect(screen.queryByRole('link', store)).toBeNull()
  expect(screen.getByRole('link', courier)).toBeTruthy()
})

it('the landing page says nothing of earning where the shop invites neither stores nor couriers', async () => {
  const addressless = { ...landing, earning_seller_button_url: '' }
  await open({ landing: addressless }, { toggle_store_registration: 1, toggle_dm_registration: 0 })
  expect(screen.queryByRole('heading', { name: 'Earn with us' })).toBeNull()
})
