import type { LatLng } from '#openapi/generated/client.ts'

export type NoPositionReason = 'denied' | 'unavailable' | 'timedOut'

/** The browser could not, or may not, say where the customer is. */
export class NoPosition extends Error {
  override readonly name = 'NoPosition'
  readonly reason: NoPositionReason

  constructor(reason: NoPositionReason) {
    super(`No position: ${reason}`)
    this.reason = reason
  }
}

/** docs/spec.md §9: geolocation decides within 5000 ms, at low accuracy. */
const DECISION_MS = 5000
/** A position of the last minute is as good as a fresh one for choosing a delivery address. */
const FRESH_MS = 60_000

/**
 * The customer's current position. Rejects with `NoPosition`, or with the signal's reason once the caller stops
 * waiting. The decision time starts when the customer has answered the browser's question, not while the browser shows
 * it.
 */
export const currentPosition = (navigator: Navigator, signal?: AbortSignal): Promise<LatLng> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    const { geolocation } = navigator
    if (!geolocation) return reject(new NoPosition('unavailable'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (problem) => reject(new NoPosition(reasonOf(problem))),
      { enableHighAccuracy: false, timeout: DECISION_MS, maximumAge: FRESH_MS },
    )
  })

const reasonOf = ({ code }: GeolocationPositionError): NoPositionReason => {
  switch (code) {
    case 1:
      return 'denied'
    case 3:
      return 'timedOut'
    default:
      return 'unavailable'
  }
}
