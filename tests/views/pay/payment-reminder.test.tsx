import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { PaymentReminder } from '#src/pay/payment-reminder.tsx'
import { publishOrder } from '#src/shop/order-news.ts'
import { renderShop } from '#tests/views/goods/shop.tsx'

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const order = (id: number, minutes: number | null) => ({
  id,
  payment_method: 'digital_payment',
  payment_deadline: minutes === null ? null : inMinutes(minutes),
})
const LIST = 'GET /customer/order/running-orders'
const bar = () => screen.queryByRole('complementary', { name: 'Unpaid order' })

it('names the most urgent order with its time, leads to its payment, and says so once', async () => {
  await renderShop(<PaymentReminder />, {
    namespaces: ['shellLater'],
    token: 'mona',
    at: '/home',
    answers: { [LIST]: () => ({ orders: [order(8, 40), order(7, 20)] }) },
  })
  const link = within(await screen.findByRole('complementary', { name: 'Unpaid order' })).getByRole('link')
  expect(link.getAttribute('href')).toBe('/checkout?page=pay&order=7')
  expect(link.textContent).toContain('Order 7 waits for your payment')
  await vi.waitFor(() => expect(link.textContent).toMatch(/(20:00|19:\d\d).* left/))
  expect(screen.getByRole('status').textContent).toBe('Order 7 waits for your payment')
})

it('is not at checkout, which says it itself', async () => {
  const { asked } = await renderShop(<PaymentReminder />, {
    namespaces: ['shellLater'],
    token: 'mona',
    at: '/checkout?page=pay&order=7',
    answers: { [LIST]: () => ({ orders: [order(7, 20)] }) },
  })
  expect(bar()).toBeNull()
  expect(asked.filter(({ call }) => call === LIST)).toEqual([])
})

it('goes when the server tells of the payment', async () => {
  let orders = [order(7, 20)]
  await renderShop(<PaymentReminder />, {
    namespaces: ['shellLater'],
    token: 'mona',
    at: '/home',
    answers: { [LIST]: () => ({ orders }) },
  })
  await screen.findByRole('complementary', { name: 'Unpaid order' })
  orders = [order(7, null)]
  act(() => void publishOrder({ order_id: 7, order_status: 'pending' }))
  await vi.waitFor(() => expect(bar()).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('')
})
