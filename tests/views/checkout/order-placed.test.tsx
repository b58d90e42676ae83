import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Overlay } from '#src/checkout/order-placed.overlay.tsx'
import { renderShop } from '#tests/views/goods/shop.tsx'

const track = () => userEvent.click(screen.getByRole('button', { name: 'Track Order' }))

// docs/spec.md §2, Guest order-placed dialog.
it('leads a guest to the tracking, with what the order is found by', async () => {
  await renderShop(<Overlay order_id={100_051} contact_number="+971502223344" />, {
    namespaces: ['checkout'],
    at: '/home',
  })
  await track()
  expect(window.location.pathname + window.location.search).toBe(
    '/track-order?order_id=100051&contact_number=%2B971502223344',
  )
})

it('shows a customer the tracking that is under the dialog', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  await renderShop(<Overlay order_id={100_051} />, {
    namespaces: ['checkout'],
    at: '/track-order?order_id=100051',
    token: 'token-1',
  })
  window.history.replaceState({ overlay: { name: 'order-placed', order_id: 100_051 } }, '')
  await track()
  expect(back).toHaveBeenCalledTimes(1)
  expect(window.location.search).toBe('?order_id=100051')
})
