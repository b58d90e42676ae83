import { type Mirror, type Mirrored, mirroredKeys } from '#browser/mirror.ts'
import { formats, type Stored } from '#browser/storage-keys.ts'

/**
 * Stand-in for the address text of the location: only the browser knows it, and the prerendered page leaves room for
 * it.
 */
const SOMEWHERE = '…'

/** As much of a window as a shop looks at before anything happens: the storage, as far as it is mirrored. */
export function prerenderWindow(mirror: Mirror): Window {
  const texts = new Map<string, string>()
  const keep = <Key extends Mirrored>(key: Key) => {
    const value: Stored[Key] | undefined = mirror[key]
    if (value !== undefined) texts.set(key, formats[key].format(value))
  }
  for (const key of mirroredKeys) keep(key)
  if (mirror.zoneid) texts.set('location', SOMEWHERE)
  const nothing = () => {}
  return {
    localStorage: { getItem: (key: string) => texts.get(key) ?? null, setItem: nothing, removeItem: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  } as unknown as Window
}
