import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Screen } from '#app/track-order.part.tsx'
import { MapProvidersContext } from '#maps/provider.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { publishOrder } from '#src/core/order-news.ts'
import { Overlay } from '#src/features/tracking/order-tracking.overlay.tsx'
import { parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { oldParcel } from '#tests/machines/samples/send-again.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const courier = {
  id: 1,
  f_name: 'Yusuf',
  l_name: 'Karim',
  image_full_url: '',
  avg_rating: 4.44,
  rating_count: 672,
  phone: '+971500000201',
  lat: 25.21,
  lng: 55.28,
}
const outForDelivery: TrackedOrder = {
  ...orderAs('picked_up'),
  user_id: 'guest-1',
  confirmed: '2026-11-20T12:02:00.000Z',
  picked_up: '2026-11-20T12:20:00.000Z',
  min_delivery_time: 4,
  max_delivery_time: 9,
  delivery_man: courier,
}
const pending: TrackedOrder = { ...orderAs('pending'), user_id: 'guest-1' }
const LINK = '/track-order?order_id=100001&contact_number=%2B971501234567'

/** A map that draws nothing: its list names its markers. */
const maps = { still: async () => () => null }

const open = (view: 'page' | 'drawer', options: { answers?: Answers; at?: string; token?: string }) =>
  renderShop(
    <MapProvidersContext value={maps}>
      {view === 'page' ? <Screen /> : <Overlay order_id={100001} />}
    </MapProvidersContext>,
    {
      ...options,
      namespaces: ['tracking', 'sharing', 'orders', 'orderPage', 'map'],
      answers: { 'GET /order/details': () => [], ...options.answers },
    },
  )

const tracked = (asked: { call: string }[]) => asked.filter(({ call }) => call === 'GET /order/track')

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

describe('an order that was just placed', () => {
  it('the page says what happens next until the store has confirmed the order', async () => {
    const collected = { ...pending, order_type: 'take_away' as const }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => collected } })
    const main = await screen.findByText('Order placed')
    expect(main.closest('p')!.textContent).toContain('this page tells you when to collect it')
  })

  it('a scheduled order names its slot, and that it starts in time, until the store prepares it', async () => {
    const planned: TrackedOrder = {
      ...orderAs('confirmed'),
      scheduled: 1,
      schedule_at: '2026-11-21T18:30:00.000Z',
      max_delivery_time: 600,
    }
    let shown = planned
    await open('page', { at: LINK, answers: { 'GET /order/track': () => shown } })
    expect(await screen.findByText('Arrives 21 Nov, 6:30 PM – 7:00 PM')).toBeTruthy()
    expect(
      screen.getByText('Work on it starts in time for that. This page then follows every step.'),
    ).toBeTruthy()
    shown = { ...planned, order_status: 'processing' }
    act(() => void publishOrder({ order_id: 100001, order_status: shown.order_status }))
    expect((await screen.findAllByText('Your order is being prepared')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/starts in time/)).toBeNull()
  })

  it('the page of a parcel speaks of its courier, its sender and its contents, never of a store', async () => {
    const ends = orderAs('pending').receiver_details!
    let shown: TrackedOrder = {
      ...pending,
      order_type: 'parcel',
      store: null,
      delivery_address: { ...ends, contact_person_name: 'Sara', address: '14 Pearl Street' },
      parcel_category: {
        id: 1,
        name: 'Documents',
        description: 'Contracts and letters',
        image_full_url: '',
        parcel_per_km_shipping_charge: null,
        parcel_minimum_shipping_charge: null,
      },
      size_charge: 5,
    }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => shown } })
    const main = await screen.findByRole('main').catch(() => document.body)
    expect((await screen.findAllByText('We are finding a courier')).length).toBeGreaterThan(0)
    expect(screen.getByText(/We find a courier, who collects your parcel/)).toBeTruthy()
    expect(screen.getByText('Courier found')).toBeTruthy()
    expect(screen.getByText('Parcel size').nextSibling!.textContent).toMatch(/5\.00/)
    expect(screen.getByText('Sara')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'What is sent' })).getByText('Documents')).toBeTruthy()
    expect(main.textContent).not.toMatch(/store/i)
    for (const [order_status, text] of [
      ['handover', 'The courier is coming to collect your parcel'],
      ['picked_up', 'Your parcel is on its way'],
      ['delivered', 'Your parcel has arrived'],
    ] as const) {
      shown = { ...shown, order_status }
      act(() => void publishOrder({ order_id: 100001, order_status: shown.order_status }))
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    }
  })

  it('an ended parcel leads to the form filled from it, and takes the phone number of a guest along', async () => {
    const parcel = { ...oldParcel, module_id: 9 }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => parcel } })
    const again = await screen.findByRole('link', { name: 'Send again' })
    expect(again.getAttribute('href')).toBe('/parcel-delivery-info?again=100001&module_id=9')
    await userEvent.click(screen.getByRole('link', { name: 'Send back' }))
    expect(window.location.search).toBe('?back=100001&module_id=9')
    expect(window.history.state).toEqual({ contact_number: '+971501234567' })
  })

  it('a parcel that never arrived is sent again, and not back', async () => {
    await open('page', {
      at: LINK,
      answers: { 'GET /order/track': () => ({ ...oldParcel, order_status: 'canceled' }) },
    })
    expect(await screen.findByRole('link', { name: 'Send again' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Send back' })).toBeNull()
  })

  it('a confirmed order says so itself', async () => {
    await open('page', { at: LINK, answers: { 'GET /order/track': () => orderAs('confirmed') } })
    expect((await screen.findAllByText('The store has confirmed your order')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Order placed')).toBeNull()
  })
})

describe('the form of a guest', () => {
  it('the form of a guest names the missing fields, and asks the server nothing', async () => {
    const { asked } = await open('page', { at: '/track-order' })
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
    expect(screen.getByText('Need a order id')).toBeTruthy()
    expect(screen.getByText('Need a contact number')).toBeTruthy()
    expect(tracked(asked)).toEqual([])
  })

  it('the form of a guest says that too many look-ups were wrong, and keeps what was typed', async () => {
    const limited = { errors: [{ code: 'too_many_requests', message: 'Try again later.' }] }
    await open('page', {
      at: '/track-order',
      answers: { 'GET /order/track': () => Response.json(limited, { status: 429 }) },
    })
    await userEvent.type(screen.getByLabelText(/Order ID/), '#77')
    await userEvent.type(screen.getByLabelText(/Contact number/), '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
    expect(await screen.findByText('Too many attempts. Wait a moment.')).toBeTruthy()
    expect(screen.getByLabelText(/Order ID/)).toHaveProperty('value', '#77')
  })

  it('keeps what was typed when there is no such order', async () => {
    const { asked } = await open('page', { at: '/track-order' })
    await userEvent.type(screen.getByLabelText(/Order ID/), '#77')
    await userEvent.type(screen.getByLabelText(/Contact number/), '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
    expect(await screen.findByText('Order not found')).toBeTruthy()
    expect(screen.getByLabelText(/Order ID/)).toHaveProperty('value', '#77')
    expect(tracked(asked)).toMatchObject([
      { query: { order_id: '77', guest_id: 'guest-1', contact_number: '+971501234567' } },
    ])
  })
})

it('asks a customer for the order id alone', async () => {
  const { asked } = await open('page', { at: '/track-order', token: 'token-1' })
  expect(await screen.findByLabelText(/Order ID/)).toBeTruthy()
  expect(screen.queryByLabelText(/Contact number/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  expect(screen.getByText('Need a order id')).toBeTruthy()
  expect(tracked(asked)).toEqual([])
})

describe('an order on its way', () => {
  it('is shown at once when the address says which and whose', async () => {
    const { asked } = await open('page', { at: LINK, answers: { 'GET /order/track': () => outForDelivery } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order is on its way' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Track order' })).toBeNull()
    expect(tracked(asked)).toHaveLength(1)
  })

  it('tells its steps with their times, when it comes, who brings it and who receives it', async () => {
    await open('page', { at: LINK, answers: { 'GET /order/track': () => outForDelivery } })
    const steps = await screen.findByRole('list', { name: 'Progress of the order' })
    const [placed, , ride, last] = within(steps).getAllByRole('listitem')
    expect(placed?.textContent).toBe('Order Placed (done)20 Nov, 12:00 PM')
    expect(ride?.textContent).toBe('On the Way (now)20 Nov, 12:20 PM')
    expect(ride?.getAttribute('aria-current')).toBe('step')
    expect(last?.textContent).toBe('Delivered (upcoming)')
    expect(screen.getByText('4–9 min')).toBeTruthy()
    expect(screen.getByText('Yusuf Karim')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call Yusuf' }).getAttribute('href')).toBe('tel:+971500000201')
    expect(screen.getByText('Amira')).toBeTruthy()
    // It is her own number.
    expect(screen.queryByRole('link', { name: 'Call Amira' })).toBeNull()
    const map = screen.getByRole('list', { name: 'On this map' })
    expect(within(map).getAllByRole('listitem')[0]?.textContent).toBe('Courier: Yusuf')
  })

  it('says beside the minutes at what time of the shop the order arrives, as a range or as one time', async () => {
    vi.setSystemTime('2026-11-20T12:22:40.000Z')
    let shown: TrackedOrder = outForDelivery
    const answers = { 'GET /order/track': () => shown }
    const { unmount } = await open('page', { at: LINK, answers })
    expect((await screen.findByText('4–9 min')).parentElement!.textContent).toBe(
      '4–9 min· 12:26 PM – 12:31 PM',
    )
    unmount()
    shown = { ...outForDelivery, min_delivery_time: 20, max_delivery_time: 20 }
    await open('page', { at: LINK, answers })
    expect((await screen.findByText('20 min')).parentElement!.textContent).toBe('20 min· 12:42 PM')
    vi.useRealTimers()
  })

  it('shows the street, the house and the floor of the address, and names no street twice', async () => {
    let receiver_details = { ...outForDelivery.receiver_details!, road: '5', house: '14', floor: '3' }
    const answers = { 'GET /order/track': () => ({ ...outForDelivery, receiver_details }) }
    const { unmount } = await open('page', { at: LINK, answers })
    expect(await screen.findByText('Street 5 · House 14 · Floor 3')).toBeTruthy()
    unmount()
    receiver_details = { ...receiver_details, road: 'Palm Street' }
    const { unmount: leave } = await open('page', { at: LINK, answers })
    expect(await screen.findByText('House 14 · Floor 3')).toBeTruthy()
    leave()
    receiver_details = { ...receiver_details, floor: '0' }
    await open('page', { at: LINK, answers })
    expect(await screen.findByText('House 14 · Ground floor')).toBeTruthy()
  })

  it('says why it arrives later than promised, and nothing when it keeps the promise', async () => {
    let shown: TrackedOrder = { ...orderAs('processing'), arrival_reason: 'preparation' }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => shown } })
    const range = (await screen.findByText('20–30 min')).closest('p')!
    expect(range.textContent).toMatch(
      /^Arrives in20–30 min· \d.*M – \d.*MThe store needs a little longer than planned\.$/,
    )
    for (const [order_status, arrival_reason, said] of [
      ['handover', 'courier', 'The courier is running a little late.'],
      ['picked_up', 'ride', 'The courier needs a little longer on the way.'],
      ['picked_up', null, ''],
    ] as const) {
      shown = { ...orderAs(order_status), arrival_reason }
      act(() => void publishOrder({ order_id: 100001, order_status }))
      await vi.waitFor(() => expect(range.textContent!.endsWith(`M${said}`)).toBe(true))
    }
  })

  it('an order of a prescription says that it is being priced, shows no total, and can be canceled', async () => {
    const unpriced: TrackedOrder = { ...pending, prescription_order: 1, priced: null, order_amount: 11 }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => unpriced } })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The pharmacist is pricing your prescription' }),
    ).toBeTruthy()
    expect(screen.getByText('Total before medicines')).toBeTruthy()
    expect(screen.getAllByText('Priced by the pharmacist')).toHaveLength(2)
    expect(screen.queryByText('Arrives in')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })

  it('an order of a prescription shows its price, and can be canceled until the store begins', async () => {
    const priced: TrackedOrder = {
      ...pending,
      prescription_order: 1,
      priced: '2026-11-20T12:01:00.000Z',
      order_amount: 61,
    }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => priced } })
    expect(await screen.findByText(/The pharmacist priced your prescription: .*61.*in total/)).toBeTruthy()
    expect(screen.queryByText('Total before medicines')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })

  it('cannot be canceled any more, and a guest has no chat', async () => {
    await open('page', { at: LINK, answers: { 'GET /order/track': () => outForDelivery } })
    await screen.findByText('Yusuf Karim')
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Chat/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('mailto:')
  })

  it('leads a customer who writes to us to the chat with support about it', async () => {
    await open('page', { at: LINK, token: 'token-1', answers: { 'GET /order/track': () => outForDelivery } })
    const write = await screen.findByRole('link', { name: 'Write to us' })
    expect(write.getAttribute('href')).toBe('/profile?page=inbox&type=admin&id=0&orderId=100001')
  })

  it('shows the sender of a parcel both ends with their numbers and notes, the codes and the size', async () => {
    const parcel = { ...parcelOrderAs('processing'), delivery_man: courier }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => parcel } })
    expect(
      (await screen.findAllByText('The courier is coming to collect the parcel')).length,
    ).toBeGreaterThan(0)
    const ends = screen.getByRole('region', { name: 'Delivery' }).textContent
    for (const text of ['Layla Haddad', '+971501234567', 'Mind the dog', 'Omar Saleh', 'Ring twice'])
      expect(ends).toContain(text)
    expect(screen.getByRole('img', { name: '1 2 3 4' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 7 1 1' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What is sent' }).textContent).toContain('Size: Medium')
  })

  it.each([
    ['pending', ['8 Pearl Street', '63 Clock Square']],
    ['processing', ['Courier: Yusuf', '8 Pearl Street', '63 Clock Square']],
    ['picked_up', ['Courier: Yusuf', '8 Pearl Street', '63 Clock Square']],
  ] as const)(
    'maps both ends of a parcel that is %s, and the courier who has set out',
    async (status, shown) => {
      const parcel = { ...parcelOrderAs(status), delivery_man: courier }
      await open('page', { at: LINK, answers: { 'GET /order/track': () => parcel } })
      const map = await screen.findByRole('list', { name: 'On this map' })
      expect(
        within(map)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(shown.map((text) => expect.stringContaining(text)))
    },
  )

  it('proves the hand-over of a parcel', async () => {
    const proof = { picture_full_url: null, at: '2026-11-20T12:31:00.000Z', name: 'Omar Saleh' }
    const parcel = parcelOrderAs('delivered', { pickup_code: null, handover_code: null, proof })
    await open('page', { at: LINK, answers: { 'GET /order/track': () => parcel } })
    const panel = await screen.findByRole('region', { name: 'Proof of hand-over' })
    expect(panel.textContent).toContain('Omar Saleh took the parcel')
    expect(within(panel).queryByRole('img')).toBeNull()
  })

  it('lets the sender of a parcel call its receiver', async () => {
    const parcel: TrackedOrder = { ...outForDelivery, order_type: 'parcel' }
    await open('page', { at: LINK, answers: { 'GET /order/track': () => parcel } })
    const call = await screen.findByRole('link', { name: 'Call Amira' })
    expect(call.getAttribute('href')).toMatch(/^tel:\+/)
  })

  it('is asked for again as soon as the shop sends word of it, and of no other', async () => {
    let order: TrackedOrder = pending
    const { asked } = await open('page', { at: LINK, answers: { 'GET /order/track': () => order } })
    await screen.findByRole('heading', { name: 'Waiting for the store to confirm' })
    order = { ...orderAs('delivered'), delivered: '2026-11-20T12:31:00.000Z' }
    let isSeen = publishOrder({ order_id: 100002, order_status: 'delivered' })
    expect([isSeen, tracked(asked).length]).toEqual([false, 1])
    act(() => {
      isSeen = publishOrder({ order_id: 100001, order_status: 'delivered' })
    })
    expect(isSeen).toBe(true)
    expect(await screen.findByRole('heading', { name: 'Your order has arrived' })).toBeTruthy()
  })
})

describe('canceling', () => {
  const answers = (order: () => TrackedOrder): Answers => ({
    'GET /order/track': order,
    'GET /order/cancellation-reasons': () => ({
      total_size: 1,
      limit: 10,
      offset: 1,
      data: [{ id: 1, reason: 'It takes too long' }],
    }),
    'POST /order/cancel': () => ({ message: 'Order canceled successfully' }),
  })

  it('needs a reason, is sent with the guest id, and shows the canceled order, which can be ordered again', async () => {
    let order = pending
    const { asked, said } = await open('page', { at: LINK, answers: answers(() => order) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Cancel order' })
    await within(dialog).findByRole('radio')
    expect(confirm).toHaveProperty('disabled', true)
    await userEvent.click(within(dialog).getByRole('radio', { name: 'It takes too long' }))
    order = {
      ...orderAs('canceled'),
      user_id: 'guest-1',
      canceled: pending.created_at,
      cancellation_reason: 'It takes too long',
    }
    await userEvent.click(confirm)
    const headline = await screen.findByRole('heading', { name: 'This order was canceled' })
    expect(screen.getByText('Reason: It takes too long')).toBeTruthy()
    expect(document.activeElement).toBe(headline)
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
    expect(window.history.state.overlay).toEqual({ name: 'order-again', order_id: 100001 })
    expect(said).toMatchObject([{ kind: 'success', text: 'Order canceled successfully' }])
    expect(asked.find(({ call }) => call === 'POST /order/cancel')?.body).toEqual({
      order_id: 100001,
      reason: 'It takes too long',
      guest_id: 'guest-1',
    })
  })

  it('says before what comes back and how, and afterwards that it did', async () => {
    const wallet = { payment_method: 'wallet', payment_status: 'paid', amount: 10 } as const
    const card = { payment_method: 'digital_payment', payment_status: 'paid', amount: 32.5 } as const
    let order: TrackedOrder = { ...pending, payment_status: 'paid', payments: [wallet, card] }
    await open('page', { at: LINK, answers: answers(() => order) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('$10.00 goes back to your wallet at once.')).toBeTruthy()
    expect(dialog.getByText('$32.50 goes back to your card within 7 days.')).toBeTruthy()
    const back = { type: 'given_back', status: 'done', at: '2026-11-20T12:20:00.000Z' } as const
    order = {
      ...orderAs('canceled'),
      canceled_by: 'customer',
      payment_history: [
        { ...back, payment_method: 'wallet', amount: 10 },
        { ...back, payment_method: 'digital_payment', amount: 32.5, status: 'pending' },
      ],
    }
    await userEvent.click(await dialog.findByRole('radio'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('heading', { name: 'You canceled this order' })).toBeTruthy()
    expect(screen.getByText('$10.00 is back in your wallet.')).toBeTruthy()
    expect(screen.getByText(/^\$32\.50 is on its way back to your card/)).toBeTruthy()
  })

  it.each([
    ['nothing was paid', {}, 'Canceling is free. You have not paid anything yet.'],
    [
      'the shop looks for a transfer',
      { offline_payment: { status: 'pending' } as TrackedOrder['offline_payment'] },
      'If your payment still arrives, we send it back.',
    ],
  ])('says what happens to the money when %s', async (_, more, text) => {
    await open('page', { at: LINK, answers: answers(() => ({ ...pending, ...more })) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeTruthy()
  })

  it('says that it is too late when the store has begun, and shows how the order stands', async () => {
    let order = pending
    const conflict = { errors: [{ code: 'order_status', message: 'This order can no longer be canceled.' }] }
    const { said } = await open('page', {
      at: LINK,
      answers: {
        ...answers(() => order),
        'POST /order/cancel': () => Response.json(conflict, { status: 409 }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio'))
    order = { ...orderAs('confirmed') }
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('dialog', { name: "It's too late to cancel" })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the order' }))
    expect(await screen.findByRole('heading', { name: 'The store has confirmed your order' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(said).toEqual([])
  })

  it('says before the press what canceling costs once the courier rides to the sender, and sends that fee', async () => {
    const wallet = { payment_method: 'wallet', payment_status: 'paid', amount: 25 } as const
    const riding = { ...parcelOrderAs('processing'), user_id: 'guest-1', cancel_fee: 5, payments: [wallet] }
    const { asked } = await open('page', { at: LINK, answers: answers(() => riding) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('The courier is already on the way to you. Canceling costs $5.00.')).toBeTruthy()
    expect(dialog.getByText('We keep $5.00 of what you paid.')).toBeTruthy()
    expect(dialog.getByText('$20.00 goes back to your wallet at once.')).toBeTruthy()
    expect(dialog.queryByText(/is taken from your wallet/)).toBeNull()
    await userEvent.click(await dialog.findByRole('radio'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel for $5.00' }))
    await expect
      .poll(() => asked.find(({ call }) => call === 'POST /order/cancel')?.body)
      .toMatchObject({ cancel_fee: 5 })
  })

  it('takes the fee of a parcel that was not paid yet from the wallet', async () => {
    const riding = { ...parcelOrderAs('processing'), user_id: 'guest-1', cancel_fee: 5 }
    await open('page', { at: LINK, answers: answers(() => riding) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('$5.00 is taken from your wallet.')).toBeTruthy()
    expect(dialog.queryByText(/We keep/)).toBeNull()
  })

  it('the cancel dialog says before the press that a parcel on its way comes back, its fee and the amount due', async () => {
    const carried = { ...parcelOrderAs('picked_up'), user_id: 'guest-1', cancel_fee: 10 }
    await open('page', { at: LINK, answers: answers(() => carried) })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/already has the parcel .+ The way back costs \$10\.00\.$/)).toBeTruthy()
    expect(dialog.getByText('You pay the courier $35.00 in cash when you have the parcel back.')).toBeTruthy()
    expect(dialog.queryByText(/is not returned/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel for $10.00' })).toBeTruthy()
  })

  it('names the new fee when the courier has set out meanwhile, and asks again', async () => {
    let order: TrackedOrder = { ...parcelOrderAs('confirmed'), user_id: 'guest-1' }
    const refusal = { code: 'cancel_fee', message: 'Canceling now costs 5.00.', expected: 5 }
    const { asked, said } = await open('page', {
      at: LINK,
      answers: {
        ...answers(() => order),
        'POST /order/cancel': (_, body) =>
          (body as { cancel_fee?: number }).cancel_fee === 5
            ? { message: 'Order canceled successfully' }
            : Response.json({ errors: [refusal] }, { status: 409 }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio'))
    order = { ...parcelOrderAs('processing'), user_id: 'guest-1', cancel_fee: 5 }
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    const again = within(await screen.findByRole('dialog', { name: 'Canceling now costs $5.00' }))
    expect(again.queryByRole('radio')).toBeNull()
    await userEvent.click(again.getByRole('button', { name: 'Cancel for $5.00' }))
    await expect.poll(() => said).toMatchObject([{ kind: 'success', text: 'Order canceled successfully' }])
    expect(asked.filter(({ call }) => call === 'POST /order/cancel')).toHaveLength(2)
  })

  it('is not offered for a parcel on its way back', async () => {
    const back = { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 10, due: 35 } as const
    const order = { ...parcelOrderAs('picked_up', { return: back }), user_id: 'guest-1', cancel_fee: null }
    await open('page', { at: LINK, answers: answers(() => order) })
    expect((await screen.findAllByText('The parcel is coming back to you')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('is offered for an order whose payment failed', async () => {
    await open('page', { at: LINK, answers: answers(() => ({ ...pending, order_status: 'failed' })) })
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })

  it('is not offered to who only knows the phone number of another guest', async () => {
    await open('page', { at: LINK, answers: answers(() => ({ ...pending, user_id: 'guest-9' })) })
    await screen.findByRole('heading', { name: 'Waiting for the store to confirm' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })
})

describe("the phone number of a guest's order", () => {
  const inAddress = () => window.location.pathname + window.location.search

  it('moves from an older link into the history entry, and proves the order', async () => {
    const { asked } = await open('page', { at: LINK, answers: { 'GET /order/track': () => pending } })
    await screen.findByRole('link', { name: 'Order details' })
    expect(inAddress()).toBe('/track-order?order_id=100001')
    expect(window.history.state).toEqual({ contact_number: '+971501234567' })
    expect(tracked(asked)[0]).toMatchObject({ query: { contact_number: '+971501234567' } })
  })

  it('leaves the address of an older link although there is no such order, and stands in the form', async () => {
    await open('page', { at: `${LINK}&view=details` })
    expect(await screen.findByText('Order not found')).toBeTruthy()
    expect(inAddress()).toBe('/track-order?order_id=100001&view=details')
    expect(screen.getByLabelText<HTMLInputElement>(/Contact number/).value).toContain('501234567')
  })

  it('is not written into the address by the form, and stays with the entry of each view', async () => {
    await open('page', { at: '/track-order', answers: { 'GET /order/track': () => pending } })
    await userEvent.type(screen.getByLabelText(/Order ID/), '100001')
    await userEvent.type(screen.getByLabelText(/Contact number/), '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Order details' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to tracking' }))
    await screen.findByRole('link', { name: 'Order details' })
    expect(inAddress()).toBe('/track-order?order_id=100001')
    expect(window.history.state).toEqual({ contact_number: '+971501234567' })
    await userEvent.click(screen.getByRole('link', { name: 'Track another order' }))
    expect(window.history.state).toBeNull()
  })
})

describe('the page of the order of a guest', () => {
  it('is one press away from the map, shows what the guest can do, and leads back', async () => {
    const { asked } = await open('page', { at: LINK, answers: { 'GET /order/track': () => pending } })
    await userEvent.click(await screen.findByRole('link', { name: 'Order details' }))
    const actions = within(await screen.findByRole('list', { name: 'What you can do now' }))
    expect(actions.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Cancel order')
    expect(screen.queryByRole('link', { name: /^Chat/ })).toBeNull()
    expect(tracked(asked).at(-1)).toMatchObject({
      query: { order_id: '100001', guest_id: 'guest-1', contact_number: '+971501234567' },
    })
    await userEvent.click(actions.getByRole('button', { name: 'Track order' }))
    expect(await screen.findByRole('link', { name: 'Order details' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Order details' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to tracking' }))
    expect(await screen.findByRole('link', { name: 'Order details' })).toBeTruthy()
  })

  it('opens by its address after the phone number is given, and changes nothing for another caller', async () => {
    const order = { ...pending, user_id: '' }
    await open('page', { at: `${LINK}&view=details`, answers: { 'GET /order/track': () => order } })
    const actions = within(await screen.findByRole('list', { name: 'What you can do now' }))
    const names = actions.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toContain('Track order')
    expect(names).not.toContain('Cancel order')
    expect(new URLSearchParams(window.location.search).get('view')).toBe('details')
  })

  it('is the page in the profile for a signed-in customer', async () => {
    const own = { ...pending, is_guest: 0 as const, user_id: '12' }
    await open('page', {
      at: '/track-order?order_id=100001',
      token: 'token-1',
      answers: { 'GET /order/track': () => own },
    })
    expect((await screen.findByRole('link', { name: 'Order details' })).getAttribute('href')).toBe(
      '/profile?page=my-orders&orderId=100001',
    )
  })
})

describe('the drawer', () => {
  it('follows the order it was opened with: the guest id is proof enough', async () => {
    const { asked } = await open('drawer', { answers: { 'GET /order/track': () => outForDelivery } })
    expect(await screen.findByRole('dialog', { name: 'Order #100001' })).toBeTruthy()
    expect(tracked(asked)).toMatchObject([{ query: { order_id: '100001', guest_id: 'guest-1' } }])
  })

  it('says that there is no such order', async () => {
    await open('drawer', {})
    expect(await screen.findByText('Order not found')).toBeTruthy()
  })
})
