import { chemistPacks } from './chemist.ts'
import { grocerPacks } from './grocer.ts'
import { type Color, isColor } from './palette.ts'
import { people } from './people.ts'
import { household, produce } from './produce.ts'
import { type Colors, type Drawing, type Texture, textures } from './solids.ts'
import { dishes } from './table.ts'
import { otherPacks } from './things.ts'

export const packs = {
  ...grocerPacks,
  ...chemistPacks,
  ...otherPacks,
  ...produce,
  ...household,
  ...dishes,
  ...people,
}

export type Pack = keyof typeof packs

/** `jar_gold_honey_liquid`: a pack, its color, the color of what it holds, and how that looks. */
export type Drawn = Colors & { pack: Pack }

const isPack = (name: string): name is Pack => Object.hasOwn(packs, name)
const isTexture = (name: string): name is Texture => (textures as readonly string[]).includes(name)

/** Reads the recipe of a pack; `undefined` for anything else. The color inside is that of the pack unless it is named. */
export function readPack(recipe: string): Drawn | undefined {
  const [pack = '', main = '', inside = main, texture = 'plain', ...more] = recipe.split('_')
  if (!isPack(pack) || !isColor(main) || !isColor(inside) || !isTexture(texture) || more.length > 0)
    return undefined
  return { pack, main: main as Color, inside, texture }
}

export const drawPack = ({ pack, ...paint }: Drawn): Drawing => packs[pack](paint)

/** Whether a pack, as in `jar/gold/honey`, has a label with words. */
export function hasWords(recipe: string): boolean {
  const drawn = readPack(recipe.replaceAll('/', '_'))
  return drawn !== undefined && drawPack(drawn).words !== undefined
}
