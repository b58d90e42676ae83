import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Order, OrderLine, OrderStatus } from '#openapi/generated/client.ts'
import { Screen } from '#src/orders/orders.screen.tsx'
import { publishOrder } from '#src/shop/order-news.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { dish } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/goods/shop.tsx'
import { standInForSight } from '#tests/views/in-sight.ts'

const order = (id: number, order_status: OrderStatus): Order => ({ ...orderAs(order_status), id })

const page = (orders: Order[]) => ({ total_size: orders.length, limit: 10, offset: 1, orders })

const line: OrderLine = {
  id: 1,
  order_id: 100001,
  item_id: 14,
  item_campaign_id: null,
  quantity: 2,
  price: 20,
  discount_on_item: 2.5,
  total_add_on_price: 3,
  tax_amount: 0,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_ons: [{ id: 1, store_id: 1, name: 'Sauce', price: 1.5, quantity: 2 }],
  item_details: dish({ name: 'Soup' }),
}

beforeAll(() => void standInForSight(false))

const open = (answers: Parameters<typeof renderShop>[1] & object) =>
  renderShop(<Screen />, { token: 'token-1', namespaces: ['orders'], ...answers })

describe('my orders', () => {
  it('offers to track what is under way, and nothing else', async () => {
    await open({
      answers: { 'GET /customer/order/list': () => page([order(3, 'picked_up'), order(2, 'delivered')]) },
    })
    const [running, over] = await screen.findAllByRole('article')
    expect(within(running as HTMLElement).getByText('On the way')).toBeTruthy()
    expect(within(running as HTMLElement).getByRole('button', { name: 'Track order' })).toBeTruthy()
    expect(within(over as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(within(running as HTMLElement).getByRole('button', { name: 'Track order' }))
    expect(window.history.state.overlay).toEqual({ name: 'order-tracking', order_id: 3 })
  })

  it('the card of a prescription says that it is being priced, and names no amount', async () => {
    const unpriced: Order = { ...order(3, 'pending'), prescription_order: 1, priced: null, order_amount: 11 }
    await open({ answers: { 'GET /customer/order/list': () => page([unpriced]) } })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Being priced')).toBeTruthy()
    expect(card.getByText('Priced by the pharmacist')).toBeTruthy()
    expect(card.queryByText(/11\.00/)).toBeNull()
  })

  it('asks the shop for the running ones, and says so when nothing is on its way', async () => {
    const { asked } = await open({
      answers: {
        'GET /customer/order/list': () => page([order(2, 'delivered')]),
        'GET /customer/order/running-orders': () => page([]),
      },
    })
    await screen.findByRole('article')
    await userEvent.click(screen.getByRole('radio', { name: 'Active' }))
    expect(await screen.findByText('No active orders')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(asked.at(-1)).toMatchObject({
      call: 'GET /customer/order/running-orders',
      query: { limit: '10', offset: '1' },
    })
  })

  it('is read again when the shop sends word of an order', async () => {
    let status: OrderStatus = 'pending'
    await open({ answers: { 'GET /customer/order/list': () => page([order(3, status)]) } })
    await screen.findByText('Pending')
    status = 'confirmed'
    // Seeing it in the list is not the same as following it: the toast is still wanted.
    expect(publishOrder({ order_id: 3, order_status: 'confirmed' })).toBe(false)
    expect(await screen.findByText('Confirmed')).toBeTruthy()
  })

  it('has a way out when the list does not come', async () => {
    let works = false
    await open({
      answers: {
        'GET /customer/order/list': () => {
          if (!works) throw new TypeError('Failed to fetch')
          return page([order(3, 'pending')])
        },
      },
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    works = true
    await userEvent.click(retry)
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('one order', () => {
  const at = '/profile?page=my-orders&orderId=100001'

  it('is a receipt: what was ordered as it was, and how the amount comes about', async () => {
    await open({
      at,
      answers: {
        'GET /order/track': () => ({ ...orderAs('delivered'), delivered: '2026-11-20T12:31:00.000Z' }),
        'GET /order/details': () => [line],
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: /Order #100001/ })).toBeTruthy()
    const row = (await screen.findByText('Soup')).closest('li') as HTMLElement
    expect(row.textContent).toContain('Large')
    expect(row.textContent).toContain('Add-ons: Sauce × 2')
    // 2 × (20 - 2.50) + 3, before that 2 × 20 + 3.
    expect(row.textContent).toContain('$38.00')
    expect(row.textContent).toContain('$43.00')
    expect(screen.getByText(/Delivered 20 Nov, 12:31 PM/)).toBeTruthy()
    expect(screen.getByText('$42.50')).toBeTruthy()
  })

  it('prints', async () => {
    const print = vi.fn()
    window.print = print
    await open({
      at,
      answers: { 'GET /order/track': () => orderAs('delivered'), 'GET /order/details': () => [line] },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  })

  it('is said to be unknown when it is nobody’s, or somebody else’s', async () => {
    await open({ at })
    expect(await screen.findByText('Order not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe(
      '/profile?page=my-orders',
    )
  })
})
