import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LiveOrder as Order } from '#openapi/generated/client.ts'
import { publishOrder } from '#src/core/order-news.ts'
import { LiveOrder } from '#src/features/live/live-order.part.tsx'
import { Screen as RunningOrder } from '#src/features/live/under-way.screen.tsx'
import { runningOrder } from '#tests/machines/samples/live-order.ts'
import { failedAttempt, parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { renderShop } from '#tests/views/shop.tsx'

const badge = vi.fn(async (_: number) => {})

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(navigator, { setAppBadge: badge })
})

beforeEach(() => {
  badge.mockClear()
  document.head.innerHTML =
    '<title>Home · Souk</title><link rel="icon" href="/icon.svg" type="image/svg+xml">'
})

const waits = (id: number, minutes: number): Order =>
  runningOrder(id, 40, {
    order_status: 'pending',
    payment_method: 'digital_payment',
    payment_deadline: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
const returnTrip = { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 10, due: 35 } as const
const CHECK = 'GET /order/running-check'
const unpaidBar = () => screen.queryByRole('complementary', { name: 'Unpaid order' })
const liveBar = () => screen.queryByRole('complementary', { name: 'Your order' })
const findLiveBar = () => screen.findByRole('complementary', { name: 'Your order' })

const open = (orders: () => Order[], at = '/home', more: object = {}) =>
  renderShop(<LiveOrder runningOrder={RunningOrder} />, {
    namespaces: ['shellLater', 'tracking', 'orders'],
    token: 'mona',
    at,
    answers: { [CHECK]: () => ({ running_orders: 1, order_id: 7, orders: orders() }), ...more },
  })
const update = (order_status: Order['order_status'], order_id = 7) => {
  let isShown = false
  act(() => {
    isShown = publishOrder({ order_id, order_status })
  })
  return isShown
}

it('names the most urgent unpaid order with its time, leads to its payment, and says so once', async () => {
  await open(() => [waits(8, 40), waits(7, 20)])
  const link = within(await screen.findByRole('complementary', { name: 'Unpaid order' })).getByRole('link')
  expect(link.getAttribute('href')).toBe('/checkout?page=pay&order=7')
  expect(link.textContent).toContain('Order 7 waits for your payment')
  await vi.waitFor(() => expect(link.textContent).toMatch(/(20:00|19:\d\d).* left/))
  expect(screen.getByRole('status').textContent).toBe('Order 7 waits for your payment')
  expect(document.title).toBe('Home · Souk')
})

it('says that the time to pay has run out, and then that the order expired and nothing was charged', async () => {
  let orders = [waits(7, -1)]
  const expired = {
    ...orderAs('canceled'),
    id: 7,
    canceled_by: 'admin',
    cancellation_reason: 'Order payment canceled',
  }
  await open(() => orders, '/home', { 'GET /order/track': () => expired })
  const bar = await screen.findByRole('complementary', { name: 'Unpaid order' })
  await within(bar).findByText('The time to pay for order 7 has run out')
  expect(bar.textContent).not.toContain('Pay now')
  orders = []
  update('canceled')
  expect((await findLiveBar()).textContent).toContain("This order expired, and you weren't charged")
})

it('says that the parcel of the bar was lost and that its money comes back, in the bar and in the name of the tab', async () => {
  let orders = [runningOrder(7, 17, { order_status: 'picked_up', order_type: 'parcel' })]
  const lost_at = '2026-11-21T13:00:00.000Z'
  const paid = { type: 'paid', payment_method: 'wallet', amount: 25, status: 'done', at: lost_at } as const
  const lost = {
    ...parcelOrderAs('canceled', { lost_at }),
    id: 7,
    canceled_by: 'admin',
    payment_history: [paid, { ...paid, type: 'given_back' }],
  }
  await open(() => orders, '/home', { 'GET /order/track': () => lost })
  await findLiveBar()
  orders = []
  update('canceled')
  await screen.findByText('We lost this parcel, and what you paid goes back to you', { selector: 'a *' })
  expect(document.title).toBe('Lost · Home · Souk')
})

it('is not at checkout, which says it itself', async () => {
  const { asked } = await open(() => [waits(7, 20)], '/checkout?page=pay&order=7')
  expect(unpaidBar()).toBeNull()
  expect(asked.filter(({ call }) => call === CHECK)).toEqual([])
})

it('says instead of the reminder how the order stands once the server tells of the payment', async () => {
  let orders = [waits(7, 20)]
  await open(() => orders)
  await screen.findByRole('complementary', { name: 'Unpaid order' })
  orders = [runningOrder(7)]
  expect(update('confirmed')).toBe(false)
  await findLiveBar()
  expect(unpaidBar()).toBeNull()
})

it('says on every page how an order stands and when it arrives, and leads to its tracking', async () => {
  await open(() => [runningOrder(7, 17, { order_status: 'picked_up' })])
  const link = within(await findLiveBar()).getByRole('link')
  expect(link.getAttribute('href')).toBe('/track-order?order_id=7')
  expect(link.textContent).toBe('Your order is on its wayArrives in 12–17 minTrack')
  expect(document.title).toBe('12–17 min · On the way · Home · Souk')
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
  expect(badge.mock.calls.at(-1)).toEqual([1])
})

it.each([
  [
    'waits for its receiver',
    { attempts: [failedAttempt], return: null },
    'The courier is waiting for Omar SalehTrack',
    'Waiting for the receiver · Home · Souk',
  ],
  [
    'comes back',
    { attempts: [failedAttempt], return: returnTrip },
    'The parcel is coming back to youTrack',
    'Coming back to you · Home · Souk',
  ],
  [
    'is carried to its receiver',
    { attempts: [], return: null },
    'The parcel is on its way to Omar SalehArrives in 12–17 minTrack',
    '12–17 min · On the way · Home · Souk',
  ],
])(
  'says of a parcel that it %s, and promises a time only while it is carried there',
  async (_, parcel, text, title) => {
    const carried = { order_type: 'parcel', order_status: 'picked_up', receiver_name: 'Omar Saleh' } as const
    await open(() => [runningOrder(7, 17, { ...carried, parcel })])
    expect(within(await findLiveBar()).getByRole('link').textContent).toBe(text)
    expect(document.title).toBe(title)
  },
)

it('takes the news of its order, so that no toast repeats them, and leaves others to the toast', async () => {
  let status: Order['order_status'] = 'confirmed'
  await open(() => [runningOrder(7, 17, { order_status: status })])
  const bar = await findLiveBar()
  expect(bar.textContent).toContain('The store has confirmed your order')
  status = 'picked_up'
  expect(update('picked_up')).toBe(true)
  expect(update('confirmed', 8)).toBe(false)
  await vi.waitFor(() => expect(bar.textContent).toContain('Your order is on its way'))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Your order is on its way',
  )
})

it.each([
  ['delivered', 'Your order has arrived', 'Delivered · Home · Souk', true],
  ['canceled', 'This order was canceled', 'Canceled · Home · Souk', false],
] as const)(
  'says that the order was %s, and leaves the tab as it was',
  async (status, text, title, isRing) => {
    let orders = [runningOrder(7)]
    const tracked = { ...orderAs(status), id: 7 }
    const { unmount } = await open(() => orders, '/home', { 'GET /order/track': () => tracked })
    const bar = await findLiveBar()
    orders = []
    update(status)
    await vi.waitFor(() => expect(bar.textContent).toContain(text))
    expect(document.title).toBe(title)
    const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href')
    expect(icon()?.startsWith('data:')).toBe(isRing)
    await vi.waitFor(() => expect(badge.mock.calls.at(-1)).toEqual([0]))
    unmount()
    expect(document.title).toBe('Home · Souk')
    expect(icon()).toBe('/icon.svg')
  },
)

it.each([
  ['tracking', '/track-order?order_id=7'],
  ['page', '/profile?page=my-orders&orderId=7'],
])('leaves the bar away on the %s of this order, and marks the tab all the same', async (_, at) => {
  await open(() => [runningOrder(7)], at)
  await vi.waitFor(() => expect(document.title).toBe('12–17 min · Confirmed · Home · Souk'))
  expect(liveBar()).toBeNull()
})

it('shows the bar on the tracking of another order', async () => {
  await open(() => [runningOrder(7)], '/track-order?order_id=8')
  await findLiveBar()
})

const far = { min_delivery_time: 3000, max_delivery_time: 3010, schedule_at: '2026-11-26T14:00:00.000Z' }
it.each([
  ['a take-away order', { order_type: 'take_away' }, 'The store has confirmed your orderReady in 12–17 min'],
  [
    'an order ready to collect',
    { order_type: 'take_away', order_status: 'handover' },
    'Your order is ready to collectTrack',
  ],
  ['a scheduled order', far, 'The store has confirmed your orderArrives 26 Nov'],
  ['a parcel', { order_type: 'parcel', order_status: 'pending' }, 'We are finding a courierArrives in'],
  [
    'a late order',
    { min_delivery_time: 0, max_delivery_time: 0 },
    'The store has confirmed your orderAny minute now',
  ],
  [
    'a prescription without its price',
    { order_status: 'pending', prescription_order: 1 },
    'The pharmacist is pricing your prescriptionTrack',
  ],
] as [string, Partial<Order>, string][])('has words for %s', async (_, rest, text) => {
  await open(() => [runningOrder(7, 17, rest)])
  expect((await findLiveBar()).textContent).toContain(text)
})

it.each([
  ['the tracking of this order', '/track-order?order_id=7', false],
  ['the page of this order', '/profile?page=my-orders&orderId=7', false],
  ['the page of another order', '/profile?page=my-orders&orderId=8', true],
])('reminds of an unpaid order on %s only where the page is about another', async (_, at, isShown) => {
  const { asked } = await open(() => [waits(7, 20)], at)
  await vi.waitFor(() => expect(asked.some(({ call }) => call === CHECK)).toBe(true))
  await vi.waitFor(() => expect(localStorage.getItem('orderUnderWay')).toBe('true'))
  expect(unpaidBar() !== null).toBe(isShown)
})

it('says nothing of an order for a later day, on the page, in the tab and on the badge', async () => {
  const schedule_at = new Date(Date.now() + 48 * 3_600_000).toISOString()
  await open(() => [runningOrder(7, 2880, { schedule_at })])
  await vi.waitFor(() => expect(badge.mock.calls.at(-1)).toEqual([0]))
  expect(liveBar()).toBeNull()
  expect(document.title).toBe('Home · Souk')
})

it('keeps for the next page that an order is under way, until it is over', async () => {
  let orders = [runningOrder(7)]
  await open(() => orders, '/home', { 'GET /order/track': () => ({ ...orderAs('delivered'), id: 7 }) })
  await findLiveBar()
  expect(localStorage.getItem('orderUnderWay')).toBe('true')
  orders = []
  update('delivered')
  await vi.waitFor(() => expect(localStorage.getItem('orderUnderWay')).toBeNull())
})
