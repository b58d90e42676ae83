import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ListedOrder, OrderStatus } from '#openapi/generated/client.ts'
import { publishOrder } from '#src/core/order-news.ts'
import { Screen } from '#src/features/orders/orders.screen.tsx'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

const order = (id: number, order_status: OrderStatus): ListedOrder => ({ ...orderAs(order_status), id })

const page = (orders: ListedOrder[]) => ({ total_size: orders.length, limit: 10, offset: 1, orders })

beforeAll(() => void standInForSight(false))

const open = (answers: Parameters<typeof renderShop>[1] & object) =>
  renderShop(<Screen />, { token: 'token-1', namespaces: ['orders'], ...answers })

describe('my orders', () => {
  it('the list of orders offers to track a running order, and to order a finished order again', async () => {
    await open({
      answers: { 'GET /customer/order/list': () => page([order(3, 'picked_up'), order(2, 'delivered')]) },
    })
    const [running, over] = await screen.findAllByRole('article')
    expect(within(running as HTMLElement).getByText('On the way')).toBeTruthy()
    expect(within(running as HTMLElement).getByRole('button', { name: 'Track order' })).toBeTruthy()
    const again = within(over as HTMLElement).getByRole('button')
    expect(again.getAttribute('aria-label')).toBe('Order again: order #2')
    expect(within(running as HTMLElement).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(running as HTMLElement).getByRole('button', { name: 'Track order' }))
    expect(window.history.state.overlay).toEqual({ name: 'order-tracking', order_id: 3 })
  })

  it('the card of an ended parcel leads to the form filled from it, there and back, and orders no goods again', async () => {
    const parcel: ListedOrder = { ...order(7, 'delivered'), order_type: 'parcel', module_id: 9, store: null }
    const canceled: ListedOrder = { ...parcel, id: 6, order_status: 'canceled' }
    await open({
      answers: { 'GET /customer/order/list': () => page([parcel, canceled, order(8, 'delivered')]) },
    })
    const [ended, neverArrived, itemOrder] = await screen.findAllByRole('article')
    const waysOf = (card: HTMLElement | undefined) =>
      within(card!)
        .getAllByRole('link', { name: /^Send / })
        .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
    expect(waysOf(ended)).toEqual([
      ['Send again: order #7', '/parcel-delivery-info?again=7&module_id=9'],
      ['Send back: order #7', '/parcel-delivery-info?back=7&module_id=9'],
    ])
    expect(waysOf(neverArrived)).toEqual([
      ['Send again: order #6', '/parcel-delivery-info?again=6&module_id=9'],
    ])
    expect(within(ended as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(itemOrder as HTMLElement).queryByRole('link', { name: /^Send / })).toBeNull()
  })

  it('the card of a parcel says to whom it goes, and counts no items', async () => {
    const parcel = { ...order(7, 'picked_up'), order_type: 'parcel' as const, store: null, details_count: 0 }
    const named: ListedOrder = { ...parcel, receiver_name: 'Omar Saleh' }
    await open({ answers: { 'GET /customer/order/list': () => page([named, { ...parcel, id: 6 }]) } })
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first!.getByRole('heading', { name: 'Parcel to Omar Saleh, Details of order #7' })).toBeTruthy()
    expect(second!.getByRole('heading', { name: 'Parcel, Details of order #6' })).toBeTruthy()
    expect(screen.queryByText(/item/)).toBeNull()
  })

  it('the card of a parcel says that the parcel is lost, or comes back', async () => {
    const parcel = { order_type: 'parcel' as const, store: null }
    const hands = { attempts: [], return: null }
    const lost: ListedOrder = {
      ...order(7, 'canceled'),
      ...parcel,
      parcel: { ...hands, lost_at: '2026-11-21T13:00:00.000Z' },
    }
    const back: ListedOrder = {
      ...order(6, 'picked_up'),
      ...parcel,
      parcel: { ...hands, return: { status: 'on_the_way', at: lost.created_at, fee: 5, due: 5 } },
    }
    await open({ answers: { 'GET /customer/order/list': () => page([lost, back]) } })
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first!.getByText('Lost')).toBeTruthy()
    expect(first!.queryByText('Canceled')).toBeNull()
    expect(second!.getByText('Coming back to you')).toBeTruthy()
  })

  it('the card of a prescription says that it is being priced, and names no amount', async () => {
    const unpriced: ListedOrder = {
      ...order(3, 'pending'),
      prescription_order: 1,
      priced: null,
      order_amount: 11,
    }
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

  it('asks for past orders of a module by words, keeps them in the address, and leads back to all', async () => {
    const modules = [
      { id: 1, module_name: 'Food' },
      { id: 2, module_name: 'Grocery' },
    ]
    const { asked } = await open({
      at: '/profile?page=my-orders',
      answers: {
        'GET /module': () => modules,
        'GET /customer/order/list': () => page([order(2, 'delivered')]),
        'GET /customer/order/past-orders': () => page([]),
      },
    })
    await screen.findByRole('article')
    await userEvent.click(screen.getByRole('radio', { name: 'Past' }))
    expect(await screen.findByText('No past orders')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Grocery' }))
    await userEvent.type(screen.getByRole('searchbox'), 'tea{Enter}')
    await screen.findByText('No orders found')
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        call: 'GET /customer/order/past-orders',
        query: { module_id: '2', name: 'tea', limit: '10', offset: '1' },
      }),
    )
    expect(window.location.search).toBe('?page=my-orders&tab=past&module_id=2&search=tea')
    await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }))
    await screen.findByRole('article')
    expect(window.location.search).toBe('?page=my-orders')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  it('shows the orders that the address asks for', async () => {
    const { asked } = await open({
      at: '/profile?page=my-orders&tab=running&module_id=1&search=soup',
      answers: { 'GET /customer/order/running-orders': () => page([order(3, 'pending')]) },
    })
    await screen.findByRole('article')
    expect(asked.find(({ call }) => call.startsWith('GET /customer/order/'))?.query).toMatchObject({
      module_id: '1',
      name: 'soup',
    })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'soup')
    expect(screen.getByRole('radio', { name: 'Active' })).toHaveProperty('checked', true)
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
