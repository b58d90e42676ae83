import type { Medium } from '#openapi/generated/server.ts'

/** Where a medium signs people in: its page, its name in id tokens, and the keys it signs with. */
export type NamedIssuer = { authorize: string; iss: string; keys: string }

export type NamedIssuers = Partial<Record<Medium, NamedIssuer>>

const media: readonly string[] = ['google', 'facebook', 'apple'] satisfies Medium[]
const parts = ['authorize', 'iss', 'keys'] as const

/** Reads SOCIAL_ISSUERS; `undefined` when it is anything but media with three addresses each. */
export function readIssuers(text: string): NamedIssuers | undefined {
  try {
    const named: unknown = JSON.parse(text)
    if (!isRecord(named)) return undefined
    const isRight = Object.entries(named).every(
      ([medium, issuer]) =>
        media.includes(medium) &&
        isRecord(issuer) &&
        Object.keys(issuer).length === parts.length &&
        parts.every((part) => isAddress(issuer[part])),
    )
    return isRight ? (named as NamedIssuers) : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
