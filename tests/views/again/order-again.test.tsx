import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderAgainPreview } from '#openapi/generated/client.ts'
import { Overlay } from '#src/features/orders/again/order-again.overlay.tsx'
import {
  fromOtherStore,
  goneLine,
  lineAgain,
  preview,
  repeated,
  soldOut,
} from '#tests/machines/samples/order-again.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const open = (seen: OrderAgainPreview | (() => unknown), answers: Answers = {}) =>
  renderShop(<Overlay order_id={100001} />, {
    token: 'token-1',
    namespaces: ['afterOrder', 'cart', 'orders'],
    answers: { 'GET /order/again': typeof seen === 'function' ? seen : () => seen, ...answers },
  })

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Order again' }))

describe('the review of an order again', () => {
  it('shows what can be had and what cannot, and adds it with one press', async () => {
    const { asked, said } = await open(preview(), { 'POST /order/again': () => repeated() })
    const shown = await dialog()
    expect((await shown.findByText('Margherita')).closest('li')?.textContent).toContain('No longer sold')
    await userEvent.click(shown.getByRole('button', { name: 'Add 2 items $20.00' }))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]).toMatchObject({
      text: '2 items added to your cart. Some are not available.',
      action: { label: 'Undo' },
    })
    const adding = asked.filter(({ call }) => call === 'POST /order/again')
    expect(adding.map(({ body }) => body)).toEqual([{ order_id: 100001, replace_cart: 0 }])
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'GET /customer/cart/list').length).toBeGreaterThan(1),
    )
  })

  it('names each change of a line', async () => {
    const line = lineAgain({
      old_price: 8,
      quantity: 1,
      shortage: 'stock',
      missing_add_ons: ['Olives'],
      add_ons: [
        { name: 'Olives', quantity: 1 },
        { name: 'Cheese', quantity: 2 },
      ],
      available_time_starts: '06:00:00',
      available_time_ends: '11:00:00',
    })
    await open(preview({ lines: [line] }))
    const text = (await screen.findByText('Lentil soup')).closest('li')?.textContent
    expect(text).toContain('Now $10.00 each, was $8.00')
    expect(text).toContain('Only 1 left')
    expect(text).toContain('Without Olives, no longer offered')
    expect(text).toContain('Sold from 6:00 AM to 11:00 AM')
    expect(text).toContain('Cheese × 2')
    expect(text).not.toContain('Olives × 1')
  })

  it.each([
    [{ reason: 'stock' }, 'Sold out'],
    [{ reason: 'limit' }, 'You have as many as one order can hold'],
    [{ reason: 'options' }, 'The choices have changed'],
    [{ reason: 'options', missing_options: ['Large', 'Rice'] }, 'No longer offered: Large · Rice'],
    [
      { reason: 'hours', available_time_starts: '06:00:00', available_time_ends: '11:00:00' },
      'Sold only from 6:00 AM to 11:00 AM',
    ],
  ] as const)('says why a line cannot be had: %j', async (why, text) => {
    await open(preview({ lines: [lineAgain(), { ...goneLine, ...why } as never] }))
    expect((await screen.findByText('Margherita')).closest('li')?.textContent).toContain(text)
  })

  it('leads to an item whose choices have changed', async () => {
    await open(preview({ lines: [lineAgain(), { ...goneLine, reason: 'options' }] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose again: Margherita' }))
    expect(window.history.state.overlay).toEqual({ name: 'item', id: 12, module_id: 1 })
  })

  it('says that the store is closed, when it opens, and that it does not deliver here', async () => {
    const store = {
      ...preview().store!,
      open: 0 as const,
      current_opening_time: '09:00:00',
      serves_location: 0 as const,
    }
    await open(preview({ store }))
    expect(await screen.findByText('Harbour Kitchen is closed right now.')).toBeTruthy()
    expect(screen.getByText(/Opens at 9:00 AM/)).toBeTruthy()
    expect(screen.getByText("Harbour Kitchen doesn't deliver to your current location.")).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }))
    expect(window.history.state.overlay).toEqual({ name: 'location', next: { orderAgain: 100001 } })
  })

  it('asks before the cart of another store is cleared, and keeps it when the customer declines', async () => {
    const { asked } = await open(fromOtherStore)
    expect(await screen.findByText(/Your cart has 3 items from Bakery/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Add 2 items/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(asked.some(({ call }) => call === 'POST /order/again')).toBe(false)
  })

  it('offers the store when nothing is left, and the cart when it has everything', async () => {
    const { unmount } = await open(soldOut)
    expect(await screen.findByText('Nothing from this order is available right now')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Go to the store' })).toBeTruthy()
    unmount()
    await open(preview({ lines: [lineAgain({ reason: 'in_cart', quantity: 0 })], quantity: 0, amount: 0 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Open cart' }))
    expect(window.history.state.overlay).toEqual({ name: 'cart' })
  })

  it('asks for a location, and comes back afterwards', async () => {
    const errors = [{ code: 'zoneId', message: 'Choose your location first.' }]
    await open(() => Response.json({ errors }, { status: 403 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose location' }))
    expect(window.history.state.overlay).toEqual({ name: 'location', next: { orderAgain: 100001 } })
  })

  it('keeps the lines on show when the reply is lost, and retries under the same key', async () => {
    let tries = 0
    const { said } = await open(preview(), {
      'POST /order/again': () => {
        tries++
        return tries === 1 ? new Response('', { status: 502 }) : repeated()
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Add 2 items/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('Lentil soup')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(tries).toBe(2)
  })
})
