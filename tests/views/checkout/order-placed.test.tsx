import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Overlay } from '#src/features/checkout/order-placed.overlay.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const track = () => userEvent.click(screen.getByRole('button', { name: 'Track Order' }))

// docs/spec.md §2, Guest order-placed dialog.
it('leads a guest to the tracking, with what the order is found by', async () => {
  await renderShop(<Overlay order_id={100_051} contact_number="+971502223344" />, {
    namespaces: ['checkout', 'tracking'],
    at: '/home',
  })
  await track()
  expect(window.location.pathname + window.location.search).toBe('/track-order?order_id=100051')
  expect(window.history.state).toEqual({ contact_number: '+971502223344' })
})

it('leads a customer to the tracking of an order whose reply was lost, without a note to remember anything', async () => {
  await renderShop(<Overlay order_id={100_051} isCustomer />, {
    namespaces: ['checkout', 'tracking'],
    at: '/home',
  })
  expect(screen.getByText('100051')).toBeTruthy()
  expect(screen.queryByText(/Keep your order ID/)).toBeNull()
  await track()
  expect(window.location.pathname + window.location.search).toBe('/track-order?order_id=100051')
})

it('leads to the payment of an order that waits for it', async () => {
  await renderShop(<Overlay order_id={100_051} isCustomer step={{ type: 'unpaid' }} />, {
    namespaces: ['checkout', 'tracking'],
    at: '/home',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(window.location.pathname + window.location.search).toBe('/checkout?page=pay&order=100051')
})
