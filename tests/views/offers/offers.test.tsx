import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen as CampaignScreen } from '#src/offers/campaign.screen.tsx'
import { Screen as Campaigns } from '#src/offers/campaigns.screen.tsx'
import { Screen as FlashSales } from '#src/offers/flash-sales.screen.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/goods/shop.tsx'
import { standInForSight } from '#tests/views/in-sight.ts'

beforeEach(() => void standInForSight(false))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A day, two hours, three minutes and four seconds before the end. */
const ends = '2030-01-02T02:03:04.000Z'
const atStart = Date.parse('2030-01-01T00:00:00.000Z')

const campaign = {
  id: 1,
  slug: 'harbour',
  title: 'Taste of the Harbour',
  image_full_url: '',
  description: 'Two weeks of harbour cooking.',
  module_id: 1,
  available_date_starts: '2029-12-20',
  available_date_ends: '2030-01-02',
}
const details = (...stores: string[]) => ({
  ...campaign,
  start_date: '2029-12-20T00:00:00.000Z',
  end_date: ends,
  total_size: stores.length,
  limit: 12,
  offset: 1,
  stores: stores.map((name, index) => store({ id: index + 1, name })),
})
const feast = dish({ id: 30, name: 'Sunset feast', available_date_starts: '2029-12-20' })
const offer = {
  id: 1,
  item_id: 11,
  discount: 30,
  discount_type: 'percent',
  sold: 10,
  stock: 40,
  available_stock: 30,
  item: dish(),
}
const sale = {
  total_size: 1,
  limit: 12,
  offset: 1,
  flash_sale: { id: 3, title: 'Hungry Hour', start_date: '2029-12-31T00:00:00.000Z', end_date: ends },
  products: [offer],
}

const open = (at: string, answers: Answers) =>
  renderShop(
    <>
      <Route path="/campaigns" component={Campaigns} />
      <Route path="/campaigns/:id" component={CampaignScreen} />
      <Route path="/flash-sales" component={FlashSales} />
    </>,
    { answers, namespaces: ['offers'], at },
  )
const clock = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now)

it('both kinds of campaigns are listed; an item of one is not added but looked at', async () => {
  await open('/campaigns', { 'GET /campaigns/basic': () => [campaign], 'GET /campaigns/item': () => [feast] })
  const link = await screen.findByRole('link', { name: 'Taste of the Harbour' })
  expect(link.getAttribute('href')).toBe('/campaigns/harbour?module_id=1')
  expect(screen.getByText('Until 2 Jan 2030')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Just For You' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Quick view of Sunset feast' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
})

it('without any campaign the page says so', async () => {
  await open('/campaigns', { 'GET /campaigns/basic': () => [], 'GET /campaigns/item': () => [] })
  expect(await screen.findByText('No campaigns right now')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Just For You' })).toBeNull()
})

it('one kind that did not come is asked for again, the other is there', async () => {
  let fails = true
  await open('/campaigns', {
    'GET /campaigns/basic': () => (fails ? { errors: [{ code: 'x', message: 'No' }] } : [campaign]),
    'GET /campaigns/item': () => [feast],
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { name: 'Just For You' })).toBeTruthy()
  fails = false
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'Taste of the Harbour' })).toBeTruthy()
})

it('a campaign counts down to its end and shows its stores', async () => {
  clock(atStart)
  await open('/campaigns/harbour', {
    'GET /campaigns/basic-campaign-details': () => details('Pier Kitchen', 'Anchor Grill'),
  })
  const timer = await screen.findByRole('timer')
  await waitFor(() => expect(timer.textContent).toBe('01Days02Hours03Min04Sec'))
  expect(timer.getAttribute('aria-label')).toBe('Ends 2 Jan, 2:03 AM')
  const stores = screen.getByRole('list', { name: 'Participating stores' })
  expect(
    within(stores)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pier Kitchen', 'Anchor Grill'])
})

// docs/spec.md §4, countdown: when the end date passes it shows 'This campaign is over'.
it('a campaign that has ended says so', async () => {
  clock(Date.parse(ends))
  await open('/campaigns/harbour', { 'GET /campaigns/basic-campaign-details': () => details() })
  expect(await screen.findByText('This campaign is over')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('No participating stores near you')).toBeTruthy()
})

it('a campaign that is not there says so', async () => {
  await open('/campaigns/nothing', {})
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Campaign not found')
})

it('a flash sale counts down and shows how much of each thing has gone', async () => {
  clock(atStart)
  const { asked } = await open('/flash-sales?id=3', { 'GET /flash-sales/items': () => sale })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hungry Hour')
  expect(asked.find(({ call }) => call === 'GET /flash-sales/items')?.query.flash_sale_id).toBe('3')
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('01Days02Hours03Min04Sec'))
  const progress = screen.getByRole('progressbar', { name: '10 of 40 sold' })
  expect(progress.getAttribute('aria-valuenow')).toBe('25')
})

it('what has gone altogether says so', async () => {
  await open('/flash-sales?id=3', {
    'GET /flash-sales/items': () => ({ ...sale, products: [{ ...offer, sold: 40, available_stock: 0 }] }),
  })
  expect(await screen.findByRole('progressbar', { name: 'Sold out' })).toBeTruthy()
})

it('without an id it is the sale that runs now', async () => {
  await open('/flash-sales', {
    'GET /flash-sales': () => ({ ...sale.flash_sale, active_products: [] }),
    'GET /flash-sales/items': () => sale,
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hungry Hour')
})

it('when none runs it says so', async () => {
  await open('/flash-sales', {
    'GET /flash-sales': () => ({
      id: null,
      title: null,
      start_date: null,
      end_date: null,
      active_products: [],
    }),
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No flash sale right now')
})
