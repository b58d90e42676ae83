import { present } from '#server/assert/present.ts'
import type { ItemRow } from '../catalogue/branches.ts'
import { categories } from '../catalogue/categories.ts'
import { readTable } from '../catalogue/table.ts'

/* kind of review, or - for none | parts of English names; the first line that fits decides */
const names = readTable(
  ['kind', 'parts'],
  `
rice | Machboos; Mandi; Hanith; Biryani; Sayadieh
asian | Fried Rice; Katsu; Gyudon; Orange Chicken; Kung Pao; Beef with Broccoli; Crispy Duck
dish | Paneer Tikka; Philly; Club Sandwich; Chicken Rice Box; Grilled Chicken Combo; Garlic Bread; Seafood Soup; Vegetable Samosa; Masala Dosa; Grilled Halloumi
mexican | Tacos; Burrito; Quesadilla; Fajitas
wraps | Turkey Avocado Wrap
icecream | Soft Serve; Sorbet
iced | Cold Brew; Iced Spanish Latte
juices | Green Detox; Carrot Ginger; Smoothie; Lassi
- | Mochi; Milkshake; Oysters
eggs | Free Range Eggs; White Eggs
fish | Fresh Hammour; Salmon Fillet; Gulf Prawns
pantry | Ground Arabic Coffee; Espresso Beans; Green Tea; Black Tea
- | Scented Candle; AA Batteries
devices | Digital Thermometer
firstaid | Surgical Masks
- | Knee Support; Nebuliser; Test Strips; Sanitary Pads; Razor
bags | School Backpack
chargers | Charger; Power Bank
- | Car Mount; Microphone; Radio; Instant Camera; Ice Cube; Blender; Toaster; Oud Candle; Diffuser; Bath Salts; Shaving Gift; Shawl; Sun Hat; Hijab; Cotton Socks; Canvas Cap; Map Print
stationery | Notebook; Fountain Pen
`,
).map(({ kind, parts }) => ({ kind, parts: parts.split('; ') }))

/* kind of review | categories */
const ofCategory = readTable(
  ['kind', 'categories'],
  `
# food
fried | burgers chicken
pizza | pizza
wraps | shawarma
grills | grills
dish | rice pasta curry
asian | sushi noodles
seafood | seafood
breakfast | breakfast
salads | salads
bakery | bakery
coffee | coffee
sweets | desserts cakes
icecream | icecream
# grocery
fruit | fruit
vegetables | vegetables
dairy | dairy
bread | bread
meat | meat
pantry | pantry
snacks | snacks
drinks | drinks
frozen | frozen
household | household
baby | baby
pets | pets
# pharmacy
medicines | pain cold allergy stomach chronic
vitamins | vitamins
skincare | skincare
firstaid | firstaid
devices | devices
personal | personal
# ecommerce
fashion | women men
kidswear | kids
shoes | shoes
bags | bags
phones | phones
audio | audio
computers | computers
kitchenware | kitchen
home | home
beauty | beauty
toys | toys
sports | sports
books | books
`,
).map(({ kind, categories: keys }) => ({ kind, keys: keys.split(' ') }))

/** Which reviews fit an item; `undefined` when none are written for it. */
export function kindOf({ name, category_id }: Pick<ItemRow, 'name' | 'category_id'>): string | undefined {
  const named = names.find(({ parts }) => parts.some((part) => name.en.includes(part)))
  if (named) return named.kind === '-' ? undefined : named.kind
  const category = categories.find(({ id }) => id === category_id)
  const { key } = present(category, 'the category of the item')
  return ofCategory.find(({ keys }) => keys.includes(key))?.kind
}

/** Kinds whose items can also be reviewed as any dish. */
export const savoury = ['rice', 'asian', 'mexican', 'wraps', 'grills', 'fried', 'pizza', 'seafood']
