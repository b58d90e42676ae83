import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen as CampaignScreen } from '#src/features/offers/campaign.screen.tsx'
import { Screen as Campaigns } from '#src/features/offers/campaigns.screen.tsx'
import { Screen as FlashSales } from '#src/features/offers/flash-sales.screen.tsx'
import { dish, store } from '#tests/machines/samples.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

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
/** The dish of the first store costs 40 % less, that of a store that takes no part 10 %. */
const discounted = {
  products: [
    dish({ id: 41, name: 'Grilled prawns', store_id: 1, price: 50, discount: 40, discount_type: 'percent' }),
    dish({ id: 42, name: 'Fig tart', store_id: 9, price: 20, discount: 10, discount_type: 'percent' }),
  ],
}
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
it('a campaign that has ended says so, and when it ended', async () => {
  clock(Date.parse(ends))
  await open('/campaigns/harbour', {
    'GET /campaigns/basic-campaign-details': () => details(),
    'GET /items/discounted': () => discounted,
  })
  expect(await screen.findByText('This campaign is over')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Ended 2 Jan 2030')).toBeTruthy()
  expect(screen.queryByText(/Until/)).toBeNull()
  expect(screen.getByText('No participating stores near you')).toBeTruthy()
})

it('a campaign says what the customer saves: at most, and at each store', async () => {
  clock(atStart)
  await open('/campaigns/harbour', {
    'GET /campaigns/basic-campaign-details': () => {
      const campaign = details('Pier Kitchen', 'Anchor Grill', 'Plain Bakery')
      campaign.stores[1]!.discount = {
        discount: 15,
        discount_type: 'percent',
        min_purchase: 0,
        max_discount: null,
        start_date: '2029-12-20',
        end_date: '2030-01-02',
        start_time: '00:00:00',
        end_time: '23:59:00',
      }
      return campaign
    },
    'GET /items/discounted': () => discounted,
  })
  expect(await screen.findByText('Save up to 40%')).toBeTruthy()
  expect(screen.getByText('Until 2 Jan 2030')).toBeTruthy()
  const card = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent
  expect(card('Pier Kitchen')).toContain('Up to 40% off')
  expect(card('Anchor Grill')).toContain('15% off')
  expect(card('Plain Bakery')).not.toContain('off')
})

it('a campaign that has ended promises no saving', async () => {
  clock(Date.parse(ends))
  await open('/campaigns/harbour', {
    'GET /campaigns/basic-campaign-details': () => details('Pier Kitchen'),
    'GET /items/discounted': () => discounted,
  })
  expect(await screen.findByText('Up to 40% off')).toBeTruthy()
  expect(screen.queryByText(/^Save up to/)).toBeNull()
})

it('a campaign goes on with offers, those of its stores first, and with the other campaigns', async () => {
  standInForSight(true)
  await open('/campaigns/harbour', {
    'GET /campaigns/basic-campaign-details': () => details('Pier Kitchen'),
    'GET /campaigns/basic': () => [campaign, { ...campaign, id: 2, slug: 'late', title: 'Late Suppers' }],
    'GET /items/discounted': () => ({ products: [...discounted.products].reverse() }),
  })
  const more = await screen.findByRole('list', { name: 'More offers' })
  const names = within(more).getAllByRole('heading')
  expect(names.map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringContaining('Grilled prawns'),
    expect.stringContaining('Fig tart'),
  ])
  expect(screen.getByRole('link', { name: 'View all: More offers' }).getAttribute('href')).toContain(
    'data_type=discounted',
  )
  const others = await screen.findByRole('list', { name: 'Other campaigns' })
  expect(
    within(others)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Late Suppers'])
  expect(screen.getByRole('link', { name: 'View all: Other campaigns' }).getAttribute('href')).toBe(
    '/campaigns',
  )
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

it('a flash sale says what the customer saves: at most, and on each item', async () => {
  const soup = dish({ id: 12, name: 'Lentil soup', price: 10, discount: 0 })
  const grill = dish({ id: 13, name: 'Mixed grill', price: 80, discount: 25, discount_type: 'percent' })
  const tart = dish({ id: 14, name: 'Fig tart', price: 12, discount: 6, discount_type: 'amount' })
  await open('/flash-sales?id=3', {
    'GET /flash-sales/items': () => ({
      ...sale,
      products: [soup, grill, tart].map((item, index) => ({
        ...offer,
        id: index + 1,
        item_id: item.id,
        item,
      })),
    }),
  })
  expect(await screen.findByText('Save up to 50%')).toBeTruthy()
  const card = (name: RegExp) => screen.getByRole('heading', { name }).closest('article')?.parentElement
  expect(card(/Mixed grill/)?.textContent).toContain('You save $20.00')
  expect(card(/Fig tart/)?.textContent).toContain('You save $6.00')
  expect(card(/Lentil soup/)?.textContent).not.toContain('You save')
})

it('a flash sale goes on with offers that it does not show already', async () => {
  standInForSight(true)
  await open('/flash-sales?id=3', {
    'GET /flash-sales/items': () => sale,
    'GET /campaigns/basic': () => [campaign],
    'GET /items/discounted': () => ({ products: [dish({ id: 11 }), ...discounted.products] }),
  })
  const more = await screen.findByRole('list', { name: 'More offers' })
  expect(within(more).getAllByRole('article')).toHaveLength(2)
  expect(await screen.findByRole('link', { name: 'Taste of the Harbour' })).toBeTruthy()
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
