import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const HOUR = 60 * 60_000
const NOW = Date.parse('2026-11-20T16:07:00Z')

const reply = (time: number | undefined, cache = 'no-store') =>
  new Response(null, {
    headers: { 'cache-control': cache, ...(time && { date: new Date(time).toUTCString() }) },
  })

/** A page that opens at NOW on a device whose time is `wrong` milliseconds ahead of the server's. */
async function pageOpens(wrong: number) {
  vi.setSystemTime(NOW + wrong)
  vi.resetModules()
  return (await import('#browser/clock.ts')).clock
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe.each([
  ['two hours behind', -2 * HOUR],
  ['two hours ahead', 2 * HOUR],
  ['a day behind', -24 * HOUR],
  ['a day ahead', 24 * HOUR],
])('the clock of a device that is %s', (_, wrong) => {
  it('is the server’s from the first reply on, and runs', async () => {
    const clock = await pageOpens(wrong)
    expect(clock.now()).toBe(NOW + wrong)
    clock.read(reply(NOW))
    expect(clock.now()).toBe(NOW)
    vi.advanceTimersByTime(90_000)
    expect(clock.now()).toBe(NOW + 90_000)
  })

  it('does not jump when the time of the device is set right', async () => {
    const clock = await pageOpens(wrong)
    clock.read(reply(NOW))
    vi.advanceTimersByTime(5_000)
    vi.setSystemTime(NOW)
    expect(clock.now()).toBe(NOW + 5_000)
  })

  it('is the device’s with a server that hides its own', async () => {
    const clock = await pageOpens(wrong)
    clock.read(reply(undefined))
    expect(clock.now()).toBe(NOW + wrong)
  })
})

describe('a reading of the clock', () => {
  it('never sets it back: a slow reply is older than a fast one', async () => {
    const clock = await pageOpens(0)
    clock.read(reply(NOW))
    vi.advanceTimersByTime(3_400)
    clock.read(reply(NOW + 1_000))
    expect(clock.now()).toBe(NOW + 3_400)
  })

  it('sets it forward after the device has slept', async () => {
    const clock = await pageOpens(0)
    clock.read(reply(NOW))
    clock.read(reply(NOW + HOUR))
    expect(clock.now()).toBe(NOW + HOUR)
  })

  it('ignores a reply that a cache may have kept', async () => {
    const clock = await pageOpens(0)
    clock.read(reply(NOW + HOUR, 'public, max-age=3600'))
    expect(clock.now()).toBe(NOW)
    clock.read(reply(NOW + HOUR, 'no-cache, private'))
    expect(clock.now()).toBe(NOW + HOUR)
  })
})
