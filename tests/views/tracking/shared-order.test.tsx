import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen } from '#app/track-order.part.tsx'
import type { SharedOrder } from '#openapi/generated/client.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { renderShop } from '#tests/views/shop.tsx'

const { id, order_type, scheduled, schedule_at, created_at, ...times } = orderAs('picked_up')
const { pending, accepted, confirmed, processing, handover, picked_up, delivered, canceled, failed } = times
const shared: SharedOrder = {
  ...{ id, order_type, scheduled, schedule_at, created_at, order_status: 'picked_up' },
  ...{ pending, accepted, confirmed, processing, handover, picked_up, delivered, canceled, failed },
  min_delivery_time: 4,
  max_delivery_time: 9,
  arrival_reason: null,
  store: {
    id: 3,
    slug: 'forno',
    name: 'Forno Nonna',
    phone: '+97141111111',
    address: '8 Pearl Street',
    latitude: '25.2',
    longitude: '55.3',
    logo_full_url: '',
    module_id: 1,
    zone_id: 1,
  },
  courier: { f_name: 'Yusuf', image_full_url: '' },
  parcel: null,
  expires_at: '2026-11-27T12:30:00.000Z',
}
const gone = () =>
  Response.json(
    { errors: [{ code: 'link', message: 'This link has expired or is no longer shared.' }] },
    { status: 404 },
  )

const open = (answer: () => unknown) =>
  renderShop(<Route path="/t/:token" component={Screen} />, {
    at: '/t/Vb0r3Jw5Yq2mXc8dN1tKzE',
    namespaces: ['tracking', 'orders', 'orderPage', 'map'],
    answers: { 'GET /order/shared': answer },
  })

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

describe('the page of a shared link', () => {
  it('shows how the order stands without asking for a phone number, and until when the link works', async () => {
    const { asked } = await open(() => ({ ...shared, arrival_reason: 'ride' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order is on its way' })).toBeTruthy()
    expect(screen.getByText('4–9 min')).toBeTruthy()
    expect(screen.getByText('The courier needs a little longer on the way.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Your courier' }).textContent).toContain('Yusuf')
    expect(screen.getByRole('region', { name: 'Store' }).textContent).toContain('8 Pearl Street')
    expect(screen.getByText(/This link shows how the order stands until 27 Nov, 12:30 PM\./)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(asked.filter(({ call }) => call.startsWith('GET /order'))).toEqual([
      { call: 'GET /order/shared', query: { token: 'Vb0r3Jw5Yq2mXc8dN1tKzE' }, body: undefined },
    ])
  })

  it('says where to collect an order, and follows it every ten seconds to its end', async () => {
    let order: SharedOrder = { ...shared, order_type: 'take_away', order_status: 'handover', courier: null }
    await open(() => order)
    expect(await screen.findByRole('heading', { name: 'Your order is ready to collect' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Where to collect' })).toBeTruthy()
    order = { ...order, order_status: 'delivered', delivered: '2026-11-20T12:31:00.000Z' }
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(screen.queryByRole('heading', { name: 'You have collected your order' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(await screen.findByRole('heading', { name: 'You have collected your order' })).toBeTruthy()
  })

  const at = '2026-11-20T12:50:00.000Z'
  const attempt = { at, waiting_until: at }
  const hands = { attempt: null, return: null, lost_at: null }

  it.each<[string, Partial<SharedOrder>, Partial<NonNullable<SharedOrder['parcel']>>, string | undefined]>([
    ['The parcel is on its way', { order_status: 'picked_up' }, {}, undefined],
    ['The courier is waiting for the receiver', { order_status: 'picked_up' }, { attempt }, undefined],
    [
      'The parcel is going back to the sender',
      { order_status: 'picked_up' },
      { attempt, return: { status: 'on_the_way', at } },
      'Going back',
    ],
    [
      'The parcel went back to the sender',
      { order_status: 'canceled', canceled: at },
      { attempt, return: { status: 'returned', at } },
      'Back with the sender',
    ],
    ['The parcel has arrived', { order_status: 'delivered' }, {}, undefined],
    ['We lost this parcel', { order_status: 'canceled', canceled: at }, { lost_at: at }, 'Lost'],
    ['This parcel was canceled', { order_status: 'canceled', canceled: at }, {}, 'Canceled'],
    ['This parcel is not on its way', { order_status: 'failed' }, {}, undefined],
  ])('the link of a parcel says "%s" in words of parcels', async (headline, told, moved, step) => {
    await open(() => ({
      ...shared,
      order_type: 'parcel',
      store: null,
      courier: null,
      ...told,
      parcel: { ...hands, ...moved },
    }))
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy()
    if (step) expect(screen.getByText(step)).toBeTruthy()
    expect(screen.getByText('Parcel #100001')).toBeTruthy()
    if (told.order_status !== 'picked_up' || moved.attempt)
      expect(screen.queryByText('Arrives in')).toBeNull()
    expect(screen.getByText(/^This link works until 27 Nov, 12:30 PM\./)).toBeTruthy()
    expect(screen.queryByText(/your/i)).toBeNull()
  })

  it('says that the link no longer works, and leads to the form', async () => {
    await open(gone)
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy()
    await user().click(screen.getByRole('link', { name: 'Track with the order ID' }))
    expect(location.pathname).toBe('/track-order')
  })

  it('says so too when the customer stops sharing while the page is open', async () => {
    let answer: () => unknown = () => shared
    await open(() => answer())
    await screen.findByRole('heading', { name: 'Your order is on its way' })
    answer = gone
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
    expect(screen.queryByText(/Yusuf/)).toBeNull()
  })

  it('offers to try again when no answer comes', async () => {
    let answer: () => unknown = () => new Response('', { status: 502 })
    await open(() => answer())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answer = () => shared
    await user().click(retry)
    expect(await screen.findByRole('heading', { name: 'Your order is on its way' })).toBeTruthy()
  })

  it('keeps what it knows while no answer comes, and asks again as soon as the network is back', async () => {
    let answer: () => unknown = () => shared
    await open(() => answer())
    await screen.findByRole('heading', { name: 'Your order is on its way' })
    answer = () => new Response('', { status: 502 })
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    const lost = /No connection\. This is the latest update/
    expect(await screen.findByText(lost)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your order is on its way' })).toBeTruthy()
    answer = () => shared
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(lost)).toBeNull(), { timeout: 500 })
  })

  it('keeps its address from crawlers and other sites', async () => {
    await open(() => shared)
    await screen.findByRole('heading', { level: 1 })
    const said = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')
    expect([said('robots'), said('referrer')]).toEqual(['noindex', 'no-referrer'])
  })
})
