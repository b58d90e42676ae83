import { describe, expect, it, vi } from 'vitest'
import { currentPosition, NoPosition } from '#browser/geolocation.ts'

type Ask = Geolocation['getCurrentPosition']

const navigatorThat = (getCurrentPosition: Ask | undefined) =>
  ({ geolocation: getCurrentPosition && { getCurrentPosition } }) as Navigator

const found: Ask = (done) =>
  done({ coords: { latitude: 25.2, longitude: 55.3 } } as unknown as GeolocationPosition)

const refused =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError)

describe('the current position', () => {
  it('is a place, asked for at low accuracy and decided within five seconds', async () => {
    const ask = vi.fn(found)
    await expect(currentPosition(navigatorThat(ask))).resolves.toEqual({ lat: 25.2, lng: 55.3 })
    expect(ask.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: false, timeout: 5000 })
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timedOut'],
  ])('says why there is none: code %i means %s', async (code, reason) => {
    const problem = await currentPosition(navigatorThat(refused(code))).catch((problem: unknown) => problem)
    expect(problem).toBeInstanceOf(NoPosition)
    expect(problem).toMatchObject({ reason })
  })

  it('is unavailable in a browser that has no such thing', async () => {
    await expect(currentPosition(navigatorThat(undefined))).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('the request for the position is given up when its caller stops waiting', async () => {
    const leaving = new AbortController()
    const asked = currentPosition(
      navigatorThat(() => {}),
      leaving.signal,
    )
    leaving.abort('left')
    await expect(asked).rejects.toBe('left')
  })

  it('the browser is not asked for the position when the caller has stopped waiting already', async () => {
    const ask = vi.fn(found)
    await expect(currentPosition(navigatorThat(ask), AbortSignal.abort('left'))).rejects.toBe('left')
    expect(ask).not.toHaveBeenCalled()
  })
})
