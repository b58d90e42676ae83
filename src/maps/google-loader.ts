import type { importLibrary, setOptions } from '@googlemaps/js-api-loader'

type Loader = { setOptions: typeof setOptions; importLibrary: typeof importLibrary }

export type GoogleMaps = {
  /** Rejects when the scripts do not come in time or the key is refused; one attempt per page. */
  load: (key: string, language: string) => Promise<void>
  /** Google may refuse a key long after its scripts have come; answers how to stop listening. */
  onRefused: (listener: () => void) => () => void
}

const PATIENCE_MS = 8000

/** Google's scripts with a deadline, and with the one global by which they say that a key is not welcome. */
export function createGoogleMaps(loader: Loader): GoogleMaps {
  const listeners = new Set<() => void>()
  let refused = false
  let attempt: Promise<void> | undefined

  const start = (key: string, language: string) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Google Maps did not come in time')), PATIENCE_MS)
      const refuse = () => {
        refused = true
        reject(new Error('Google refused the key'))
        for (const listener of listeners) listener()
        listeners.clear()
      }
      ;(window as Window & { gm_authFailure?: () => void }).gm_authFailure = refuse
      loader.setOptions({ key, language, v: 'quarterly' })
      Promise.all([loader.importLibrary('maps'), loader.importLibrary('marker')])
        .then(() => resolve(), reject)
        .finally(() => clearTimeout(late))
    })

  return {
    load(key, language) {
      attempt ??= start(key, language)
      return attempt
    },
    onRefused(listener) {
      if (refused) {
        listener()
        return () => {}
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
