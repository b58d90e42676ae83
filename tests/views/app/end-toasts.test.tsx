import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { endToasts, useToastsUntilLeft } from '#src/core/end-toasts.ts'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import { createToasts, type Toast, type Toasts } from '#src/core/toasts.ts'

const refused: Toast = { kind: 'error', text: 'The store is closed now.', cause: 'checkout' }

/** Toasts with a region on show, and what the region heard. */
function shown() {
  const toasts = createToasts()
  const heard: unknown[] = []
  toasts.attach((each) => heard.push(each))
  return { toasts, heard }
}

function Page({ cause }: { cause: string }) {
  useToastsUntilLeft(cause)
  return null
}

const within = (toasts: Toasts, cause = 'checkout') => (
  <ShopContext value={{ toasts } as Shop}>
    <Page cause={cause} />
  </ShopContext>
)

it('the end of a cause reaches the region after a toast was shown', () => {
  const { toasts, heard } = shown()
  toasts.show(refused)
  endToasts(toasts, 'checkout')
  expect(heard).toEqual([refused, { ends: 'checkout' }])
})

it('the end of a cause does not load the region while no toast was ever shown', () => {
  const toasts = createToasts()
  const first = vi.fn()
  toasts.onFirst(first)
  endToasts(toasts, 'checkout')
  expect(first).not.toHaveBeenCalled()
  expect(toasts.isNeeded()).toBe(false)
  const heard: unknown[] = []
  toasts.attach((each) => heard.push(each))
  expect(heard).toEqual([])
})

it('the toasts of a page stay while it is shown, and end with it', () => {
  const { toasts, heard } = shown()
  const { rerender, unmount } = render(within(toasts))
  toasts.show(refused)
  rerender(within(toasts))
  expect(heard).toEqual([refused])
  unmount()
  expect(heard).toEqual([refused, { ends: 'checkout' }])
})

it('a page that goes on with another cause ends the toasts of the first one', () => {
  const { toasts, heard } = shown()
  toasts.show(refused)
  const { rerender } = render(within(toasts))
  rerender(within(toasts, 'pay'))
  expect(heard).toEqual([refused, { ends: 'checkout' }])
})

it('a page that said nothing leaves without a word', () => {
  const { toasts, heard } = shown()
  render(within(toasts)).unmount()
  expect(heard).toEqual([])
})
