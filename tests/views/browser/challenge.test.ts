import { afterEach, describe, expect, it, vi } from 'vitest'
import { challengeDrawn, challengePassed } from '#browser/challenge.ts'

describe('the frame of the check', () => {
  let leaving = new AbortController()
  afterEach(() => leaving.abort())
  const tell = (data: unknown, origin = window.location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin }))
  const listen = <T>(hear: (window: Window, signal: AbortSignal) => Promise<T>) => {
    leaving = new AbortController()
    return hear(window, leaving.signal)
  }

  it('a check that is drawn is heard, and only from the shop itself', async () => {
    const drawn = vi.fn()
    const hearing = listen(challengeDrawn).then(drawn)
    tell({ challenge: 'ready' }, 'https://elsewhere.example')
    tell('ready')
    tell(null)
    await Promise.resolve()
    expect(drawn).not.toHaveBeenCalled()
    tell({ challenge: 'ready' })
    await hearing
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  it('a passed check gives its answer', async () => {
    const passed = listen(challengePassed)
    tell({ challenge: 'ready' })
    tell({ challenge: 'solved', token: 'challenge-1' })
    expect(await passed).toBe('challenge-1')
  })

  it.each(['blocked', 'failed'])('a check that was %s is refused', async (challenge) => {
    const drawn = listen(challengeDrawn)
    tell({ challenge })
    await expect(drawn).rejects.toThrow(challenge)
  })
})
