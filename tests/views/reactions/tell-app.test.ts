import { expect, it, vi } from 'vitest'
import { tellLater } from '#app/tell-app.ts'
import type { TellApp } from '#src/core/told.ts'

it('reacts in the order of the facts, also when the reactions are loaded after the first of them', async () => {
  const told: unknown[] = []
  let come = (_: TellApp) => {}
  const load = vi.fn(
    () =>
      new Promise<TellApp>((resolve) => {
        come = resolve
      }),
  )
  const tell = tellLater(load)
  tell('session', { type: 'session.signedIn' })
  tell('cart', { type: 'cart.added', message: 'itemAdded' })
  expect(told).toEqual([])
  come((...each) => void told.push(each))
  await expect.poll(() => told).toHaveLength(2)
  tell('session', { type: 'session.taken', wasCustomer: true })
  expect(told).toHaveLength(2)
  await expect.poll(() => told).toHaveLength(3)
  expect(told).toEqual([
    ['session', { type: 'session.signedIn' }],
    ['cart', { type: 'cart.added', message: 'itemAdded' }],
    ['session', { type: 'session.taken', wasCustomer: true }],
  ])
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps what was told until lost reactions are loaded after all', async () => {
  vi.useFakeTimers()
  const told: unknown[] = []
  const load = vi.fn<() => Promise<TellApp>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValueOnce((...each) => void told.push(each))
  tellLater(load)('session', { type: 'session.expired' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual([['session', { type: 'session.expired' }]])
  vi.useRealTimers()
})
