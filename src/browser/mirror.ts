import type { AppStorage } from './storage.ts'
import { formats, type StorageKey, type Stored } from './storage-keys.ts'

/**
 * What the server needs to prerender a page as this browser would draw it: its look, module and location. The position is
 * exact, as in every API request: distances and the order of near lists are computed from it. Nothing here names a person.
 */
export const mirroredKeys = ['language-setting', 'settings', 'module', 'zoneid', 'currentLatLng'] as const

export type Mirrored = (typeof mirroredKeys)[number]
export type Mirror = Partial<Pick<Stored, Mirrored>>

const isMirrored = (key: StorageKey): key is Mirrored => mirroredKeys.includes(key as Mirrored)

const YEAR = 365 * 24 * 60 * 60

/** Keeps the cookies like the storage: now, and whenever something is written. */
export function mirrorStorage(
  document: Pick<Document, 'cookie'>,
  storage: Mirrorable,
  isSecure = false,
): void {
  const mirror = <Key extends Mirrored>(key: Key) => {
    document.cookie = cookieOf(key, storage.read(key)) + (isSecure ? ';secure' : '')
  }
  for (const key of mirroredKeys) mirror(key)
  storage.watch((key) => {
    if (isMirrored(key)) mirror(key)
  })
}

export type Mirrorable = Pick<AppStorage, 'read' | 'watch'>

function cookieOf<Key extends Mirrored>(key: Key, value: Stored[Key] | undefined): string {
  if (value === undefined) return `${nameOf(key)}=;path=/;max-age=0`
  const text = formats[key].format(value)
  return `${nameOf(key)}=${encodeURIComponent(text)};path=/;max-age=${YEAR};samesite=lax`
}

const nameOf = (key: Mirrored) => `souk-${key}`

/** The values in a `Cookie` header or `document.cookie`; leaves out unreadable values. */
export function readMirror(cookies: string): Mirror {
  const texts = new Map(
    cookies.split(/; */).map((cookie) => {
      const [name = '', ...text] = cookie.split('=')
      return [name, text.join('=')] as const
    }),
  )
  const found = mirroredKeys.flatMap((key) => {
    const value = formats[key].parse(decoded(texts.get(nameOf(key)) ?? ''))
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
