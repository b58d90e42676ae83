import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderLine, TrackedOrder } from '#openapi/generated/client.ts'
import { publishOrder } from '#src/core/order-news.ts'
import { Screen } from '#src/features/orders/orders.screen.tsx'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { dish } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const line: OrderLine = {
  id: 1,
  order_id: 100001,
  item_id: 14,
  item_campaign_id: null,
  quantity: 2,
  price: 20,
  discount_on_item: 2.5,
  discount_by: 'flash_sale',
  total_add_on_price: 3,
  tax_amount: 0,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  options: [{ name: 'Size', label: 'Large', price: 4 }],
  add_ons: [{ id: 1, store_id: 1, name: 'Sauce', price: 1.5, quantity: 2 }],
  item_details: dish({ name: 'Soup' }),
}

const store = {
  id: 7,
  slug: 'lantern',
  name: 'Lantern',
  phone: '+97141234567',
  address: '4 Quay',
  latitude: '25',
  longitude: '55',
  logo_full_url: '',
  module_id: 1,
  zone_id: 1,
}

const own: TrackedOrder = { ...orderAs('pending'), is_guest: 0, user_id: '12', store }

/** The page of order 100001 as its customer sees it. */
const open = (order: Partial<TrackedOrder> | Error, answers: object = {}) =>
  renderShop(<Screen />, {
    token: 'token-1',
    namespaces: ['orders', 'orderPage', 'tracking'],
    at: '/profile?page=my-orders&orderId=100001',
    answers: {
      'GET /order/track': () => {
        if (order instanceof Error) throw order
        return { ...own, ...order }
      },
      'GET /order/details': () => [line],
      ...answers,
    },
  })

const actions = async () =>
  within(await screen.findByRole('list', { name: 'What you can do now' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the page of an order', () => {
  it('names the order, its store, its status and its times', async () => {
    await open({ ...orderAs('delivered'), delivered: '2026-11-20T12:31:00.000Z', store })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order has arrived' })).toBeTruthy()
    expect(screen.getByText('Order #100001')).toBeTruthy()
    expect(screen.getByText('Placed 20 Nov, 12:00 PM')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lantern' }).getAttribute('href')).toMatch(/^\/store\/lantern/)
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' }))
    expect(steps.getByText('20 Nov, 12:31 PM')).toBeTruthy()
  })

  it('shows each option and add-on of a line with its price, the discount and the total', async () => {
    await open({})
    const row = (await screen.findByText('Soup')).closest('li')?.textContent
    expect(row).toContain('$20.00 each')
    expect(row).toContain('Large +$4.00')
    expect(row).toContain('Sauce × 2 +$3.00')
    expect(row).toContain('Flash sale −$5.00')
    // 2 × (20 - 2.50) + 3, before that 2 × 20 + 3.
    expect(row).toContain('$38.00')
    expect(row).toContain('$43.00')
  })

  it('an option or add-on of price 0 is named without "Free", which would say that the dish lacks it', async () => {
    const garlic: OrderLine = {
      ...line,
      options: [{ name: 'Sauces', label: 'Garlic', price: 0 }],
      add_ons: [{ id: 1, store_id: 1, name: 'Peanuts', price: 0, quantity: 1 }],
    }
    await open({}, { 'GET /order/details': () => [garlic] })
    const row = (await screen.findByText('Soup')).closest('li')!
    expect(within(row).getByText('Garlic').textContent).toBe('Garlic')
    expect(within(row).getByText(/^Peanuts/).textContent).toBe('Peanuts × 1')
    expect(row.textContent).not.toMatch(/free/i)
  })

  it('offers to track and to cancel an order that the store has not confirmed', async () => {
    await open({})
    expect(await actions()).toEqual(['Track order', 'Receipt', 'Cancel order'])
  })

  it('leads from a delivered order to its review', async () => {
    await open({ order_status: 'delivered', delivered: '2026-11-20T12:31:00.000Z' })
    expect(await actions()).toEqual(['Rate and review', 'Order again', 'Receipt'])
    expect(screen.getByRole('link', { name: 'Rate and review' }).getAttribute('href')).toBe(
      '/rate-and-review/100001',
    )
  })

  it('offers to order a delivered order again, and its receipt', async () => {
    await open({ order_status: 'delivered' })
    expect(await actions()).toEqual(['Order again', 'Receipt'])
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
    expect(window.history.state.overlay).toEqual({ name: 'order-again', order_id: 100001 })
  })

  it('offers a refund while the server takes one', async () => {
    await open({ order_status: 'delivered', refundable_until: '2026-11-21T12:00:00.000Z' })
    expect(await actions()).toEqual(['Order again', 'Receipt', 'Ask for a refund'])
  })

  it('shows the refund with its pieces, its steps and where the money goes', async () => {
    await open({
      ...orderAs('delivered'),
      store,
      refund: {
        refund_status: 'approved',
        refund_amount: 19,
        lines: [{ id: 1, quantity: 1, amount: 19 }],
        money: [
          { to: 'wallet', amount: 5, status: 'sent', expected_at: null, sent_at: '2026-11-20T13:00:00.000Z' },
          {
            to: 'gateway',
            amount: 14,
            status: 'pending',
            expected_at: '2026-11-27T13:00:00.000Z',
            sent_at: null,
          },
        ],
        customer_reason: 'It is spoiled',
        customer_note: 'Sour',
        images_full_url: [],
        admin_note: null,
        created_at: '2026-11-20T12:40:00.000Z',
        decided_at: '2026-11-20T13:00:00.000Z',
      },
    })
    const panel = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(await panel.findByText('1 × Soup')).toBeTruthy()
    const steps = panel.getByRole('list', { name: 'Progress of the refund' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Requested (done)20 Nov, 12:40 PM', 'Approved (done)20 Nov, 1:00 PM', 'Money sent (now)'])
    expect(panel.getByText('$5.00 is in your wallet.')).toBeTruthy()
    expect(panel.getByText(/^\$14.00 back to the card or account you paid with. Expected by 27/)).toBeTruthy()
    expect(panel.getByText('Sour')).toBeTruthy()
  })

  it('says why a refund was declined', async () => {
    await open({
      ...orderAs('delivered'),
      store,
      refund: {
        refund_status: 'rejected',
        refund_amount: 38,
        lines: [],
        money: [],
        customer_reason: 'Cold',
        customer_note: null,
        images_full_url: [],
        admin_note: 'Tell us what was wrong, or add a photo.',
        created_at: '2026-11-20T12:40:00.000Z',
        decided_at: '2026-11-20T13:00:00.000Z',
      },
    })
    const panel = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(panel.getByText('Tell us what was wrong, or add a photo.')).toBeTruthy()
    expect(panel.getByText('The whole order')).toBeTruthy()
  })

  it('offers first to pay an order that waits for its payment', async () => {
    await open({ payment_deadline: new Date(Date.now() + 60_000).toISOString() })
    expect((await actions())[0]).toBe('Pay now')
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
      '/checkout?page=pay&order=100001',
    )
  })

  it('offers no payment once the time to pay is over, although the order was read before', async () => {
    await open({ payment_deadline: new Date(Date.now() + 1_500).toISOString() })
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull(), {
      timeout: 5_000,
    })
  })

  it.each([
    ['confirmed', /^The store has confirmed your order, so/],
    ['processing', /^The store has started on your order/],
    ['picked_up', /^Your order is with the courier/],
  ] as const)('says why an order that is %s cannot be canceled', async (status, why) => {
    await open({ order_status: status, cancel_fee: null })
    expect(await screen.findByText(why)).toBeTruthy()
    const contact = screen.getByRole('link', { name: 'Contact us if something is wrong.' })
    expect(contact.getAttribute('href')).toBe('/help-and-support')
    expect(await actions()).not.toContain('Cancel order')
  })

  it('offers to cancel a scheduled order that the store has confirmed', async () => {
    await open({ order_status: 'confirmed', scheduled: 1, cancel_fee: 0 })
    expect(await actions()).toContain('Cancel order')
    expect(screen.queryByText(/can't be canceled here/)).toBeNull()
  })

  it('opens the reasons to cancel, and reads the order again when the dialog ends', async () => {
    const { asked } = await open(
      {},
      { 'GET /order/cancellation-reasons': () => ({ data: [{ id: 1, reason: 'Too slow' }] }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: 'Too slow' })).toBeTruthy()
    const reads = asked.filter(({ call }) => call === 'GET /order/track').length
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }))
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'GET /order/track').length).toBeGreaterThan(reads),
    )
  })

  it('names what the customer wrote about the order, and where it goes', async () => {
    await open({
      order_note: 'Ring twice',
      delivery_instruction: 'Leave it at the door',
      unavailable_item_note: 'Call me',
      cutlery: 1,
      receiver_details: { ...own.receiver_details!, road: 'Palm Street', house: '12', floor: '3' },
    })
    expect(await screen.findByText('Ring twice')).toBeTruthy()
    expect(screen.getByText('Leave it at the door')).toBeTruthy()
    expect(screen.getByText('Call me')).toBeTruthy()
    expect(screen.getByText('Requested')).toBeTruthy()
    expect(screen.getByText('House 12 · Floor 3')).toBeTruthy()
  })

  it.each([
    ['0', 'House 12 · Ground floor'],
    ['', 'House 12'],
  ])('the order page shows floor "%s" as %s', async (floor, shown) => {
    await open({ receiver_details: { ...own.receiver_details!, road: '', house: '12', floor } })
    expect(await screen.findByText(shown)).toBeTruthy()
  })

  it('names a road that the address does not name', async () => {
    await open({ receiver_details: { ...own.receiver_details!, road: 'Quay Road', house: '12' } })
    expect(await screen.findByText('Quay Road · House 12')).toBeTruthy()
  })

  it('leads to the chats about this order with the store, the courier and the support', async () => {
    const delivery_man = {
      id: 3,
      f_name: 'Omar',
      l_name: 'Said',
      image_full_url: '',
      avg_rating: 0,
      rating_count: 0,
      phone: '+971500000000',
      lat: null,
      lng: null,
    }
    await open({ order_status: 'picked_up', delivery_man })
    const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await to('Chat with Lantern')).toBe('/profile?page=inbox&type=vendor&id=7&orderId=100001')
    expect(await to('Chat with Omar')).toBe('/profile?page=inbox&type=delivery_man&id=3&orderId=100001')
    expect(await to('Chat with Customer support')).toBe('/profile?page=inbox&type=admin&id=0&orderId=100001')
    expect(await to('Call Lantern')).toBe('tel:+97141234567')
  })

  it('shows the pictures of the prescription, and one of them large', async () => {
    const order_attachment = ['data:image/webp;base64,AA==', 'data:image/webp;base64,AQ==']
    const { asked } = await open(
      { order_attachment_count: 2 },
      { 'GET /order/prescription': () => ({ order_id: 100001, order_attachment }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge: Prescription, picture 2' }))
    expect(await screen.findByRole('img', { name: 'Prescription, picture 2' })).toHaveProperty(
      'src',
      order_attachment[1],
    )
    expect(asked.find(({ call }) => call === 'GET /order/prescription')?.query).toEqual({
      order_id: '100001',
    })
  })

  it('shows the proof of the transfer and the pictures of the refund request', async () => {
    await open({
      offline_payment: {
        method_id: 1,
        method_name: 'Bank',
        method_informations: [],
        customer_note: null,
        status: 'pending',
        note: null,
        proof_full_url: '/media/uploads/proof-640.webp',
      },
      refund: {
        refund_status: 'pending',
        refund_amount: 42.5,
        customer_reason: 'Cold',
        customer_note: null,
        images_full_url: ['/media/uploads/cold-640.webp'],
        admin_note: null,
        created_at: '2026-11-20T12:31:00.000Z',
        decided_at: null,
      },
    })
    expect(await screen.findByRole('button', { name: 'Enlarge: Proof of the transfer' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enlarge: Refund request, picture 1' })).toBeTruthy()
  })

  it('copies the order ID', async () => {
    await open({})
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Copy the order ID' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('100001')
  })

  it('reads the order again when the shop reports a change of it, and needs no toast about it', async () => {
    let order_status: TrackedOrder['order_status'] = 'pending'
    await open({}, { 'GET /order/track': () => ({ ...own, order_status }) })
    await screen.findByRole('heading', { level: 1, name: 'Waiting for the store to confirm' })
    order_status = 'confirmed'
    expect(publishOrder({ order_id: 100001, order_status })).toBe(true)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The store has confirmed your order' }),
    ).toBeTruthy()
  })

  it('opens the receipt over the page', async () => {
    await open({})
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
    expect(window.history.state.overlay).toEqual({ name: 'receipt', order_id: 100001 })
  })

  it('says that the order is unknown when it belongs to another customer, and leads to the own orders', async () => {
    await open({}, { 'GET /order/track': undefined })
    expect(await screen.findByText('Order not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe(
      '/profile?page=my-orders',
    )
  })

  it('offers to try again when the order cannot be read, and then shows it', async () => {
    let works = false
    await open(
      {},
      {
        'GET /order/track': () => {
          if (!works) throw new TypeError('Failed to fetch')
          return own
        },
      },
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    works = true
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: /Waiting for the store/ })).toBeTruthy()
  })
})

describe('the money on the page of an order', () => {
  const payments = [{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 42.5 } as const]
  const panel = async () => (await screen.findByRole('region', { name: 'Payment' })).textContent

  it('says how much is to be paid at the door', async () => {
    await open({ payments })
    expect(await panel()).toContain('Cash on deliveryTo pay when you get the order$42.50')
  })

  it('says what was paid when, and where it went back to', async () => {
    const entry = {
      payment_method: 'wallet',
      amount: 10,
      status: 'done',
      at: '2026-11-20T12:05:00.000Z',
    } as const
    await open({
      ...orderAs('canceled'),
      payments,
      payment_history: [
        { ...entry, type: 'paid' },
        { ...entry, type: 'given_back', at: '2026-11-20T12:20:00.000Z' },
        { ...entry, type: 'given_back', payment_method: 'digital_payment', amount: 32.5, status: 'pending' },
        { ...entry, type: 'withheld', amount: 1 },
      ],
    })
    const text = await panel()
    expect(text).toContain('WalletPaid 20 Nov, 12:05 PM$10.00')
    expect(text).toContain('Returned to your wallet20 Nov, 12:20 PM$10.00')
    expect(text).toContain('On its way back to your cardArrives within 7 days.$32.50')
    expect(text).toContain('Kept for rewards you already spent20 Nov, 12:05 PM$1.00')
    expect(text).not.toContain('To pay when')
  })

  it('says that nothing was charged for an order that was canceled unpaid', async () => {
    await open({ ...orderAs('canceled'), payments })
    expect(await panel()).toContain('Nothing was charged.')
  })

  it('explains tax, delivery and rewards beside the figures', async () => {
    await open({
      tax_status: 'excluded',
      tax_percentage: 5,
      total_tax_amount: 2,
      delivery_charge: 0,
      free_delivery_by: 'store',
      cashback_amount: 1.5,
      loyalty_point: 20,
    })
    const text = (await screen.findByRole('region', { name: 'Summary' })).textContent
    expect(text).toContain('Tax5% of the items after discounts$2.00')
    expect(text).toContain('Delivery feeFree delivery from this storeFree')
    expect(text).toContain('Cashback of this order$1.50')
    expect(text).toContain('Loyalty points of this order20')
  })
})
