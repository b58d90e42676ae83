import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Config } from '#server/config/config.ts'

/** What the browser signed beside the key: which challenge it answered, on a page of which origin. */
export type ClientData = { challenge: string; origin: string }

/**
 * `undefined` when the data is unreadable, or when the browser signed on a page of another origin or in a frame of such
 * a page.
 */
export function readClientData(
  encoded: string,
  config: Pick<Config, 'PASSKEY_ORIGINS'>,
): ClientData | undefined {
  try {
    const { challenge, origin, crossOrigin } = decodeClientDataJSON(encoded)
    const isOurs = typeof challenge === 'string' && isOurOrigin(origin, config) && !crossOrigin
    return isOurs ? { challenge, origin } : undefined
  } catch {
    return undefined
  }
}

const isOurOrigin = (origin: unknown, { PASSKEY_ORIGINS }: Pick<Config, 'PASSKEY_ORIGINS'>): boolean =>
  typeof origin === 'string' &&
  (PASSKEY_ORIGINS.length > 0
    ? PASSKEY_ORIGINS.includes(origin)
    : /^http:\/\/localhost(:\d{1,5})?$/.test(origin))
