/** As much of a browser's window as the product's own browser ports ask for: storages, and other tabs to hear of. */
export const windowStandIn = (): Window =>
  Object.assign(new EventTarget(), {
    localStorage: storageStandIn(),
    sessionStorage: storageStandIn(),
  }) as unknown as Window

function storageStandIn(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
  }
}

/** The visitor, who answers the browser's question where they are: all that wait, or else the next one. */
export type Sensor = {
  /** Both end once the requester has the answer: the page must not close before. */
  grant: (position: { lat: number; lng: number }) => void | Promise<void>
  refuse: (reason: keyof typeof CODES) => void | Promise<void>
  navigator: Navigator
}

export const CODES = { denied: 1, unavailable: 2, timedOut: 3 } as const

type Question = { found: PositionCallback; failed: PositionErrorCallback | null | undefined }
type Answer = (question: Question) => void

export function sensor(): Sensor {
  const questions: Question[] = []
  let ready: Answer | undefined
  const say = (answer: Answer) => {
    if (questions.length === 0) ready = answer
    questions.splice(0).forEach(answer)
  }
  const geolocation: Pick<Geolocation, 'getCurrentPosition'> = {
    getCurrentPosition(found, failed) {
      questions.push({ found, failed })
      if (ready) say(ready)
      ready = undefined
    },
  }
  return {
    grant: ({ lat, lng }) =>
      say(({ found }) => found({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition)),
    refuse: (reason) => say(({ failed }) => failed?.({ code: CODES[reason] } as GeolocationPositionError)),
    navigator: { geolocation } as Navigator,
  }
}
