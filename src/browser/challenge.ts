/** The frame of Google's check: a document of its own (`server/accounts/challenge-page.ts`), in the language and theme of the page. */
export const challengeAddress = (lang: string, theme: 'light' | 'dark') =>
  `/challenge?${new URLSearchParams({ lang, theme })}`

/** What the frame tells (`public/challenge.js`). */
type Told = { challenge: 'ready' | 'solved' | 'blocked' | 'failed'; token?: string }

/** Resolves when the check is drawn; rejects when something holds its script back. */
export const challengeDrawn = (window: Window, signal: AbortSignal): Promise<void> =>
  heard(window, signal, ({ challenge }) => challenge === 'ready' || undefined).then(() => {})

/** Resolves with the answer of the check when the customer has passed it. */
export const challengePassed = (window: Window, signal: AbortSignal): Promise<string> =>
  heard(window, signal, ({ challenge, token }) => (challenge === 'solved' ? token : undefined))

function heard<Wanted>(
  window: Window,
  signal: AbortSignal,
  read: (told: Told) => Wanted | undefined,
): Promise<Wanted> {
  return new Promise((resolve, reject) => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || !isTold(data)) return
      const wanted = read(data)
      if (wanted !== undefined) resolve(wanted)
      else if (data.challenge === 'blocked' || data.challenge === 'failed')
        reject(new Error(`The check was ${data.challenge}`))
    }
    window.addEventListener('message', listen, { signal })
  })
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'challenge' in data
