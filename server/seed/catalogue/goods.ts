import type { ChoiceOption, FoodVariation, Text, Variation } from '#server/db/shapes.ts'
import type { Random } from '#server/rules/seeded-random.ts'
import { aisleOf } from './aisles.ts'
import { allergensOf } from './allergens.ts'
import { type Condition, commonConditions } from './conditions.ts'
import { dishOptions } from './dish-options.ts'
import { groceryAssortment } from './grocery-goods.ts'
import { asianMenu, gulfMenu, indianMenu, japaneseMenu, levantMenu, seafoodMenu } from './menus-east.ts'
import { cafeMenu, drinksMenu, sweetsMenu } from './menus-sweet.ts'
import { burgerMenu, chickenMenu, healthyMenu, mexicanMenu, pizzaMenu } from './menus-west.ts'
import { pharmacyAssortment } from './pharmacy-goods.ts'
import { retailPrice } from './price-endings.ts'
import { shopAssortment, shopOptions } from './shop-goods.ts'
import { readTable } from './table.ts'

/** A product before a store puts it on its shelf. Prices in minor units. */
export type Good = {
  category: string
  art: string
  name: Text
  description: Text
  price: number
  brand: string | undefined
  unit: Text | null
  veg: boolean
  organic: boolean
  recommended: boolean
  /** Sold from six until noon. */
  isBreakfast: boolean
  isPrescription: boolean
  /** Keys of `allergens`: what it contains, and what it is stated to lack. */
  allergens: string[]
  free_of: string[]
  generic_name: Text[]
  /** What a medicine helps with. */
  condition: Condition | undefined
  options: FoodVariation[]
  /** Keys of {@link shopOptions}. */
  choices: string[]
}

export const minor = (price: string | number) => Math.round(Number(price) * 100)

const plain = {
  brand: undefined,
  unit: null,
  veg: false,
  organic: false,
  recommended: false,
  isBreakfast: false,
  isPrescription: false,
  allergens: [],
  free_of: [],
  generic_name: [],
  condition: undefined,
  options: [],
  choices: [],
} satisfies Partial<Good>

const dishColumns = ['art', 'en', 'ar', 'price', 'asks', 'marks', 'words', 'wordsAr'] as const

const dishes = (text: string): Good[] =>
  readTable(dishColumns, text).map((row) => ({
    ...plain,
    category: row.section,
    art: row.art,
    name: { en: row.en, ar: row.ar },
    description: { en: row.words, ar: row.wordsAr },
    price: minor(row.price),
    veg: row.marks.includes('v'),
    recommended: row.marks.includes('r'),
    isBreakfast: row.marks.includes('b'),
    ...allergensOf(row.marks),
    options: row.asks === '-' ? [] : row.asks.split('+').flatMap(questionsOf),
  }))

function questionsOf(key: string): FoodVariation[] {
  const found = Object.entries(dishOptions).find(([name]) => name === key)
  if (!found) throw new Error(`No dish option is called ${key}`)
  return found[1]
}

const drinks = dishes(drinksMenu)

const kitchens: Record<string, Good[]> = Object.fromEntries(
  Object.entries({
    burger: burgerMenu,
    pizza: pizzaMenu,
    chicken: chickenMenu,
    mexican: mexicanMenu,
    healthy: healthyMenu,
    levant: levantMenu,
    gulf: gulfMenu,
    indian: indianMenu,
    japanese: japaneseMenu,
    asian: asianMenu,
    seafood: seafoodMenu,
    cafe: cafeMenu,
    sweets: sweetsMenu,
  }).map(([kitchen, menu]) => [kitchen, dishes(menu)]),
)

/** A kitchen's whole menu and some drinks. */
export function menuOf(kitchen: string, random: Random): Good[] {
  const menu = kitchens[kitchen]
  if (!menu) throw new Error(`No menu is called ${kitchen}`)
  const known = new Set(menu.map(({ name }) => name.en))
  return [
    ...menu,
    ...random.some(
      drinks.filter(({ name }) => !known.has(name.en)),
      random.whole(7, 9),
    ),
  ]
}

const groceries: Good[] = readTable(
  ['art', 'en', 'ar', 'unit', 'unitAr', 'price', 'brand', 'marks', 'words', 'wordsAr'],
  groceryAssortment,
).map((row) => ({
  ...plain,
  category: row.section,
  art: row.art,
  name: { en: row.en, ar: row.ar },
  description: { en: row.words, ar: row.wordsAr },
  price: minor(row.price),
  brand: row.brand === '-' ? undefined : row.brand,
  unit: { en: row.unit, ar: row.unitAr },
  veg: !['meat', 'pets'].includes(row.section),
  organic: row.marks.includes('o'),
  ...allergensOf(row.marks),
  choices: [...(row.marks.includes('w') ? ['weight'] : []), ...(row.marks.includes('k') ? ['pack'] : [])],
}))

const medicines: Good[] = readTable(
  [
    'art',
    'en',
    'ar',
    'generic',
    'genericAr',
    'unit',
    'unitAr',
    'price',
    'marks',
    'words',
    'wordsAr',
    'condition',
  ],
  pharmacyAssortment,
).map((row) => {
  return {
    ...plain,
    category: row.section,
    art: row.art,
    name: { en: row.en, ar: row.ar },
    description: { en: row.words, ar: row.wordsAr },
    price: minor(row.price),
    unit: { en: row.unit, ar: row.unitAr },
    isPrescription: row.marks.includes('p'),
    generic_name: row.generic === '-' ? [] : [{ en: row.generic, ar: row.genericAr }],
    condition: commonConditions.find(({ slug }) => slug === row.condition),
    choices: row.marks.includes('k') ? ['pack'] : [],
  }
})

const shopPieces: Good[] = readTable(
  ['art', 'en', 'ar', 'price', 'brand', 'options', 'words', 'wordsAr'],
  shopAssortment,
).map((row) => ({
  ...plain,
  category: row.section,
  art: row.art,
  name: { en: row.en, ar: row.ar },
  description: { en: row.words, ar: row.wordsAr },
  price: minor(row.price),
  brand: row.brand === '-' ? undefined : row.brand,
  unit: { en: 'piece', ar: 'قطعة' },
  choices: row.options === '-' ? [] : row.options.split('+'),
}))

const assortments = { grocery: groceries, pharmacy: medicines, ecommerce: shopPieces }

/**
 * What a shop sells out of the sections and aisles named (`all` for every section): most of them, never the same twice.
 * `null` stands for a good of a section with a minus: the shop sells it no longer, and its item id stays unused, so that
 * the other items of the shop and of all later ones keep theirs.
 */
export function assortmentOf(
  module: keyof typeof assortments,
  sells: string,
  random: Random,
): (Good | null)[] {
  const words = sells.split(' ')
  const isIn = (good: Good, word: string) =>
    word === 'all' || good.category === word || (aisleOf(module, word)?.includes(good.name.en) ?? false)
  const ofWords = assortments[module].filter((good) =>
    words.some((word) => isIn(good, word.replace('-', ''))),
  )
  if (ofWords.length === 0) throw new Error(`Nothing in ${module} is sold as ${sells}`)
  const share = sells === 'all' ? SHARE_OF_ALL[module] : 0.92
  const stocked = new Set(random.some(ofWords, Math.ceil(ofWords.length * share)))
  const isSold = (good: Good) => words.some((word) => isIn(good, word))
  return ofWords.filter((good) => stocked.has(good)).map((good) => (isSold(good) ? good : null))
}

const SHARE_OF_ALL = { grocery: 0.48, pharmacy: 0.62, ecommerce: 0.5 }

/** The kinds an item comes in, every combination once; stock is spread over them and some kinds are sold out. */
export function variationsOf(
  good: Good,
  price: number,
  stock: number,
  random: Random,
): { choice_options: ChoiceOption[]; variations: Variation[] } {
  const choices = good.choices.map((key) => {
    const found = shopOptions[key]
    if (!found) throw new Error(`No option is called ${key}`)
    return found
  })
  const combinations = choices.reduce<{ type: Text; factor: number }[]>(
    (done, { options }) =>
      done.flatMap(({ type, factor }) =>
        options.map(([en, ar, more]) => ({
          type: type.en ? { en: `${type.en}-${en}`, ar: `${type.ar}-${ar}` } : { en, ar },
          factor: factor * more,
        })),
      ),
    [{ type: { en: '', ar: '' }, factor: 1 }],
  )
  if (choices.length === 0) return { choice_options: [], variations: [] }
  return {
    choice_options: choices.map(({ title, options }, i) => ({
      name: `choice_${i}`,
      title,
      options: options.map(([en, ar]) => ({ en, ar })),
    })),
    variations: combinations.map(({ type, factor }) => ({
      type,
      price: retailPrice(price * factor),
      stock: stock === 0 || random.chance(0.08) ? 0 : random.whole(2, Math.max(3, stock)),
    })),
  }
}
