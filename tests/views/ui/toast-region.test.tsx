import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '#i18n/locale.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { type ToastMessage, ToastRegion } from '#ui/toast-region.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Said = ToastMessage | { ends: string }

async function region(locale: Locale = 'en'): Promise<(note: Said) => void> {
  let show: ((note: Said) => void) | undefined
  const attach = (deliver: (note: Said) => void) => {
    show = deliver
  }
  await renderIn(locale, <ToastRegion attach={attach} />)
  return (note) => act(() => show?.(note))
}

it('says what happened in one polite region', async () => {
  const show = await region()
  show({ kind: 'success', text: 'Item added to cart' })
  await waitFor(() => expect(screen.getByText('Item added to cart')).toBeTruthy())
  expect(screen.getByRole('region', { name: /Notifications/ })).toBeTruthy()
  expect(screen.getByText('Item added to cart').closest('[aria-live], [role=status]')).toBeTruthy()
})

it.each([
  ['en', 'Close'],
  ['ar', 'إغلاق'],
] as const)('is closed by a button of the language: %s', async (locale, name) => {
  const show = await region(locale)
  show({ kind: 'success', text: 'Item added to cart' })
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeTruthy())
})

it('shows a note once when it comes again with the same id', async () => {
  const show = await region()
  show({ kind: 'error', text: 'Out of Stock', id: 'problem' })
  await waitFor(() => expect(screen.getByText('Out of Stock')).toBeTruthy())
  show({ kind: 'error', text: 'You are offline', id: 'problem' })
  await waitFor(() => expect(screen.getByText('You are offline')).toBeTruthy())
  expect(screen.queryByText('Out of Stock')).toBeNull()
})

it('a note that yields leaves a success with the same id on show, and replaces any other note', async () => {
  const show = await region()
  show({ kind: 'info', text: 'Order #7 is on its way.', id: 'order-7' })
  await waitFor(() => expect(screen.getByText('Order #7 is on its way.')).toBeTruthy())
  show({ kind: 'info', text: 'Order #7 was canceled.', id: 'order-7', yields: true })
  await waitFor(() => expect(screen.getByText('Order #7 was canceled.')).toBeTruthy())
  show({ kind: 'success', text: 'Order canceled.', id: 'order-7' })
  await waitFor(() => expect(screen.getByText('Order canceled.')).toBeTruthy())
  show({ kind: 'info', text: 'Order #7 was canceled.', id: 'order-7', yields: true })
  show({ kind: 'info', text: 'Another note.' })
  await waitFor(() => expect(screen.getByText('Another note.')).toBeTruthy())
  expect(screen.getByText('Order canceled.')).toBeTruthy()
  expect(screen.queryByText('Order #7 was canceled.')).toBeNull()
})

it('a success dismisses the warnings and errors before it, and keeps other notes', async () => {
  const show = await region()
  show({ kind: 'info', text: 'Removed from cart.' })
  show({ kind: 'warning', text: 'No changes found to update.' })
  show({ kind: 'error', text: 'Out of Stock' })
  await waitFor(() => expect(screen.getByText('Out of Stock')).toBeTruthy())
  show({ kind: 'success', text: 'Item added to cart' })
  await waitFor(() => expect(screen.getByText('Item added to cart')).toBeTruthy())
  await waitFor(() => expect(screen.queryByText('Out of Stock')).toBeNull())
  expect(screen.queryByText('No changes found to update.')).toBeNull()
  expect(screen.getByText('Removed from cart.')).toBeTruthy()
})

it('the end of a cause dismisses its notes, and no others', async () => {
  const show = await region()
  show({ kind: 'error', text: 'No connection.', id: 'error', cause: 'checkout' })
  show({ kind: 'info', text: 'You have a new message.', id: 'message' })
  await waitFor(() => expect(screen.getByText('You have a new message.')).toBeTruthy())
  show({ ends: 'cart' })
  show({ kind: 'info', text: 'Another note.' })
  await waitFor(() => expect(screen.getByText('Another note.')).toBeTruthy())
  expect(screen.getByText('No connection.')).toBeTruthy()
  show({ ends: 'checkout' })
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull())
  expect(screen.getByText('You have a new message.')).toBeTruthy()
})

it('the end of a cause leaves the note of another cause that took its place', async () => {
  const show = await region()
  show({ kind: 'error', text: 'No connection.', id: 'error', cause: 'checkout' })
  await waitFor(() => expect(screen.getByText('No connection.')).toBeTruthy())
  show({ kind: 'error', text: 'Out of Stock', id: 'error' })
  await waitFor(() => expect(screen.getByText('Out of Stock')).toBeTruthy())
  show({ ends: 'checkout' })
  show({ kind: 'info', text: 'Another note.' })
  await waitFor(() => expect(screen.getByText('Another note.')).toBeTruthy())
  expect(screen.getByText('Out of Stock')).toBeTruthy()
})

it.each([
  ['a success', (show: Awaited<ReturnType<typeof region>>) => show({ kind: 'success', text: 'Saved.' })],
  ['its reader', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
] as const)(
  'a note stays on show when the one with its id is just being dismissed by %s',
  async (_, dismiss) => {
    const show = await region()
    show({ kind: 'error', text: 'No connection.', id: 'error' })
    const first = (await screen.findByText('No connection.')).closest('[data-part=root]')!
    await dismiss(show)
    show({ kind: 'error', text: 'No connection.', id: 'error' })
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(screen.getByText('No connection.')).toBeTruthy()
  },
)

it('says that a note is no longer on show, once its time is over', async () => {
  vi.useFakeTimers()
  const whenGone = vi.fn()
  const show = await region()
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  show({ kind: 'success', text: 'Account has been deleted', whenGone })
  await pass(4900)
  expect(whenGone).not.toHaveBeenCalled()
  await pass(1100)
  expect(screen.queryByText('Account has been deleted')).toBeNull()
  expect(whenGone).toHaveBeenCalledOnce()
})

it('offers to undo', async () => {
  const undo = vi.fn()
  const show = await region()
  show({ kind: 'info', text: 'Removed from cart.', action: { label: 'Undo', run: undo } })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

it('gives a note that takes the place of another its own time, and not the action of the other', async () => {
  vi.useFakeTimers()
  const show = await region()
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  show({ kind: 'success', id: 'cart', text: 'Removed from cart.', action: { label: 'Undo', run: vi.fn() } })
  await pass(4000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  show({ kind: 'success', id: 'cart', text: 'Item added to cart' })
  await pass(4000)
  expect(screen.getByText('Item added to cart')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await pass(2000)
  expect(screen.queryByText('Item added to cart')).toBeNull()
})
