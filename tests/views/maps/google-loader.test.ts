import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGoogleMaps } from '#maps/google-loader.ts'

const gmAuthFailure = () => (window as unknown as { gm_authFailure: () => void }).gm_authFailure()

const createStub = (importLibrary: (name: string) => Promise<unknown> = async () => ({})) => {
  const stub = { setOptions: vi.fn(), importLibrary: vi.fn(importLibrary) }
  return { stub, google: createGoogleMaps(stub as unknown as Parameters<typeof createGoogleMaps>[0]) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe("Google's scripts", () => {
  it('are asked for once, in the language of the page, however many maps want them', async () => {
    const { stub, google } = createStub()
    await Promise.all([google.load('key', 'ar'), google.load('key', 'ar')])
    expect(stub.setOptions).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'key', language: 'ar' }),
    )
    expect(stub.importLibrary.mock.calls.map(([name]) => name)).toEqual(['maps', 'marker'])
  })

  it('are given up after eight seconds of silence', async () => {
    const { google } = createStub(() => new Promise(() => {}))
    const outcome = vi.fn()
    google.load('key', 'en').catch(outcome)
    await vi.advanceTimersByTimeAsync(7999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledOnce()
  })

  it('are given up at once when they cannot be loaded, for every later map too', async () => {
    const { stub, google } = createStub(() => Promise.reject(new Error('blocked')))
    await expect(google.load('key', 'en')).rejects.toThrow('blocked')
    await expect(google.load('key', 'en')).rejects.toThrow('blocked')
    expect(stub.setOptions).toHaveBeenCalledOnce()
  })

  it('are given up when Google refuses the key before they have come', async () => {
    const { google } = createStub(() => new Promise(() => {}))
    const outcome = google.load('key', 'en')
    gmAuthFailure()
    await expect(outcome).rejects.toThrow('refused')
  })
})

describe('a key refused later', () => {
  it('is told to each map on show once, and at once to a map that comes after', async () => {
    const { google } = createStub()
    await google.load('key', 'en')
    const [shown, closed, late] = [vi.fn(), vi.fn(), vi.fn()]
    google.onRefused(shown)
    google.onRefused(closed)()
    gmAuthFailure()
    gmAuthFailure()
    google.onRefused(late)
    expect([shown, closed, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  })
})
