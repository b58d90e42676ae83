import type { Mirror } from '#browser/mirror.ts'
import { formats } from '#browser/storage-keys.ts'

/** Somewhere, whose name the browser knows: what is painted leaves room for it. */
const SOMEWHERE = '…'

/** As much of a window as a shop looks at before anything happens: the storage, as far as it is mirrored. */
export function windowOf(mirror: Mirror): Window {
  const texts = new Map(
    Object.entries(mirror).map(([key, value]) => [key, formats[key as keyof Mirror].format(value as never)]),
  )
  if (mirror.zoneid) texts.set('location', SOMEWHERE)
  const nothing = () => {}
  return {
    localStorage: { getItem: (key: string) => texts.get(key) ?? null, setItem: nothing, removeItem: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  } as unknown as Window
}
