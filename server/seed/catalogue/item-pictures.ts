import { present } from '#server/assert/present.ts'
import type { ModuleType } from '#server/db/shapes.ts'
import { type Art, splitArt } from '#server/media/art.ts'
import { hasWords, readPack } from '#server/media/packs/packs.ts'
import { artOf, pictureName } from '#server/media/picture-name.ts'

type Shown = { art: string; hue: number; module: ModuleType; category: string }

/** Sections of a grocer whose items are not served in a bowl. */
const notServed = ['household', 'pets']

/** Names of the pictures of an item: the pack, the same near or served, and its contents. `id` is the item whose name is on labels. */
export function itemPictures({ art: cell, hue, module, category }: Shown, id: number): string[] {
  const art = splitArt(cell)
  const label = { of: 'item', id } as const
  if (!art.pack)
    return [
      pictureName('item', cell, hue),
      pictureName('portion', present(art.emoji[0], 'the emoji of the art'), hue),
      ...(module === 'food' ? beside(art, hue) : []),
    ]
  const isServed = module === 'grocery' && !notServed.includes(category)
  const front = pictureName('item', cell, hue, hasWords(art.pack) ? label : undefined)
  if (!hasWords(art.pack)) return [front, pictureName('portion', cell, hue)]
  return [front, pictureName('closeup', cell, hue, label), ...(isServed ? contents(cell, hue) : [])]
}

/** What goes with a dish, larger than the dish. */
function beside({ emoji: [first, ...others] }: Art, hue: number): string[] {
  return others.length === 0 ? [] : [pictureName('item', [...others, first].join(''), hue)]
}

/** What a pack holds, in a bowl; never the raw meat or fish of a tray. */
function contents(cell: string, hue: number): string[] {
  const pack = readPack(artOf(cell)[0] ?? '')
  if (!pack || pack.texture === 'plain' || pack.pack === 'tray') return []
  const { inside, texture } = pack
  const served = texture === 'liquid' ? `pot/${inside}/${inside}` : `stew/${inside}/${inside}/${texture}`
  return [pictureName('item', served, hue)]
}
