import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PictureWidth, pictureUrl, readPictureName } from './picture-name.ts'

/**
 * Where pictures are served. Composed pictures are signed: the shop draws the recipes it has named itself, and no invented
 * ones. `item-1f354-25` is named `item-1f354-<signature><version>-25` on the wire: an older version of the drawing names the same
 * picture, which is drawn as it is drawn now.
 */
export type Pictures = {
  url: (name: string, width: PictureWidth) => string
  /** The name of a signed one; `undefined` for a recipe the shop did not sign. */
  nameOf: (signed: string) => string | undefined
  /** Of the drawing (`drawing-version.ts`). */
  version: string
}

/** Hex digits: 64 bits, too many to guess by requests. */
const LENGTH = 16
/** Signatures in a plain map: more than a large catalogue has recipes, so that lru-cache would only slow it down. */
const REMEMBERED = 50_000

type PicturesOptions = { key: string; publicUrl: string; version: string }

export function createPictures({ key, publicUrl, version }: PicturesOptions): Pictures {
  const remembered = new Map<string, string>()
  const signatureOf = (name: string) =>
    createHmac('sha256', key).update(`picture ${name}`).digest('hex').slice(0, LENGTH)
  const signed = (name: string) => {
    const known = remembered.get(name)
    if (known) return known
    const at = name.lastIndexOf('-')
    const made = readPictureName(name)
      ? `${name.slice(0, at)}-${signatureOf(name)}${version}${name.slice(at)}`
      : // An upload, whose name is a secret already.
        name
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(name, made)
    return made
  }
  return {
    version,
    url: (name, width) => `${publicUrl}${pictureUrl(signed(name), width)}`,
    nameOf(given) {
      const [, recipe, signature = '', hue] = /^(.+)-([0-9a-f]{16})[0-9a-f]{4}-(\d+)$/.exec(given) ?? []
      const name = `${recipe}-${hue}`
      const isOurs =
        signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name)))
      return isOurs && readPictureName(name) ? name : undefined
    },
  }
}
