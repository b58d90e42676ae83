import { present } from '#server/assert/present.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import { addressOf } from '#server/city/embedded.ts'
import { toGlobe } from '#server/city/frame.ts'
import { houseAt, houseOf } from '#server/city/house-numbers.ts'
import type { addOns, items, stores } from '#server/db/schema.ts'
import type { ModuleType, Text } from '#server/db/shapes.ts'
import { insideOf, type Point } from '#server/geometry/plane.ts'
import { splitArt } from '#server/media/art.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { type Random, randomOf } from '#server/rules/seeded-random.ts'
import { timezone } from '../settings.ts'
import { brands } from './brands.ts'
import { categoryOf, moduleOf } from './categories.ts'
import { assortmentOf, type Good, menuOf, minor, variationsOf } from './goods.ts'
import { itemPictures } from './item-pictures.ts'
import { addOnsOf, withoutAddOns, wordsOf } from './kitchens.ts'
import { openingTimes } from './opening-times.ts'
import { kitchenPrice, retailPrice } from './price-endings.ts'
import { averageAt, demandOf, sumOf, together } from './ratings.ts'
import { foodStores, groceryStores, parcelStores, pharmacyStores, shopStores } from './stores.ts'
import { oldTownFood, oldTownGrocery, oldTownPharmacies, oldTownShops } from './stores-old-town.ts'
import { pointOf, readTable } from './table.ts'

/** Rows of the demo set columns that have a default, too. */
export type StoreRow = typeof stores.$inferInsert &
  Pick<typeof stores.$inferSelect, 'order_count' | 'discount' | 'free_delivery' | 'tax'>
export type ItemRow = typeof items.$inferInsert &
  Pick<
    typeof items.$inferSelect,
    | ('discount' | 'discount_type' | 'order_count' | 'rating_count' | 'rating_sum')
    | ('veg' | 'organic' | 'halal' | 'allergens' | 'generic_name' | 'variations' | 'food_variations')
  >
export type AddOnRow = typeof addOns.$inferInsert

/** A store with everything it sells. */
export type Branch = { store: StoreRow; addOns: AddOnRow[]; items: ItemRow[] }

/** `itemIdCount` counts the item ids of the branch, those of withdrawn items included. */
type Opened = Branch & { itemIdCount: number }

const DAY = 86_400_000

const columns = ['art', 'en', 'ar', 'at', 'sells', 'hours', 'marks'] as const

const listed = (
  [
    ['food', foodStores],
    ['grocery', groceryStores],
    ['pharmacy', pharmacyStores],
    ['ecommerce', shopStores],
    ['parcel', parcelStores],
    ['food', oldTownFood],
    ['grocery', oldTownGrocery],
    ['pharmacy', oldTownPharmacies],
    ['ecommerce', oldTownShops],
  ] satisfies [ModuleType, string][]
).flatMap(([type, text]) => readTable(columns, text).map((row) => ({ ...row, type })))

type Listed = (typeof listed)[number]

/** Store ids are the place in the list, plus this for each further branch. */
const PER_ROUND = 100

/**
 * Generates the stores. A `scale` above 1 adds branches at other addresses of the same zone; the stores of scale 1 come
 * first and stay the same.
 */
export function* branches({ scale, now }: { scale: number; now: Date }): Generator<Branch> {
  let lastItem = 0
  const labels = new Map<string, number>()
  for (let round = 0; round < scale; round++)
    for (const [i, row] of listed.entries()) {
      const { itemIdCount, ...branch } = openBranch(
        row,
        round * PER_ROUND + i + 1,
        round,
        now,
        lastItem,
        labels,
      )
      lastItem += itemIdCount
      yield branch
    }
}

function openBranch(
  row: Listed,
  id: number,
  round: number,
  now: Date,
  lastItem: number,
  labels: Map<string, number>,
): Opened {
  const random = randomOf(`store ${id}`)
  const module = moduleOf(row.type)
  const at = doorOf(row, round, random)
  const address = addressOf(at)
  const { lat, lng } = toGlobe(at)
  const assortment = assortmentFor(row, random)
  const stocked = assortment.filter((good) => good !== null)
  const marked = (mark: string) => row.marks.includes(mark)
  const { emoji: emblems } = splitArt(row.art)
  const isVaried = row.type === 'food' || row.type === 'ecommerce'
  const hue = isVaried
    ? categoryOf(module.id, present(stocked[0], 'the first item').category).hue
    : module.hue + random.whole(-22, 22)
  const isNew = marked('n')
  const average = averageAt(random.next())
  const name = round === 0 ? { en: row.en, ar: row.ar } : branchName(row, address, id)
  const store: StoreRow = {
    id,
    slug: round === 0 ? slugOf(row.en) : `${slugOf(row.en)}-${id}`,
    name,
    address,
    phone: `+9714555${String(id % 10_000).padStart(4, '0')}`,
    email: `store${id}@marsanoor.example`,
    module_id: module.id,
    zone_id: Number(row.section),
    latitude: lat,
    longitude: lng,
    logo: pictureName('logo', present(emblems[0], 'the emblem'), hue, {
      of: 'store',
      id: ((id - 1) % PER_ROUND) + 1,
    }),
    cover: pictureName('cover', coverArt(stocked, emblems, random), hue),
    description: wordsOf(slugOf(row.en), row.type === 'food' || row.type === 'parcel' ? row.sells : row.type),
    hours: openingTimes(row.hours, now, timezone),
    schedule_order: row.hours !== 'morning',
    minimum_order: row.type === 'parcel' ? 0 : random.pick([0, 1000, 1500, 2000, 2500]),
    minimum_delivery_minutes: random.pick([15, 20, 25]),
    maximum_delivery_minutes: random.pick([30, 35, 40, 45]),
    tax: 500,
    discount: marked('%') ? random.pick([1000, 1500, 2000]) : 0,
    free_delivery: marked('d'),
    delivery: true,
    take_away: row.type !== 'parcel',
    featured: marked('f'),
    recommended: marked('r'),
    cutlery: row.type === 'food',
    prescription_order: row.type === 'pharmacy',
    review_plan: !marked('u'),
    veg: stocked.some(({ veg }) => veg),
    non_veg: stocked.length === 0 || stocked.some(({ veg }) => !veg),
    halal_tag_status: row.type === 'food' || row.sells.includes('meat') || row.sells === 'all',
    announcement: marked('n')
      ? {
          en: 'We have just opened. Thank you for trying us first.',
          ar: 'افتتحنا للتو. شكرًا لكونكم أول من يجربنا.',
        }
      : null,
    active: !marked('x'),
    order_count: isNew ? random.whole(10, 60) : random.whole(300, 9000),
    total_items: stocked.length,
    created_at: new Date(now.getTime() - (isNew ? random.whole(1, 9) : random.whole(60, 900)) * DAY),
  }
  const extras = row.type === 'food' ? addOnsOf(row.sells) : []
  const addOns: AddOnRow[] = extras.map(({ en, ar, price }, i) => ({
    id: id * 10 + i,
    store_id: id,
    name: { en, ar },
    price: minor(price),
  }))
  const items = assortment.flatMap((good, i): ItemRow[] => {
    const itemId = lastItem + i + 1
    return good ? [itemOf(good, itemId, { labels, store, isNew, average, addOns, type: row.type, now })] : []
  })
  const sold = {
    // An order of an item is an order of the store.
    order_count: Math.max(store.order_count, ...items.map((item) => item.order_count)),
    ...ratingOfStore(store, items, average),
  }
  return { store: { ...store, ...sold }, addOns, items, itemIdCount: assortment.length }
}

/** A store of parcels sells no items: its customers rate the deliveries. */
function ratingOfStore(store: StoreRow, items: ItemRow[], average: number) {
  if (items.length > 0)
    return together(items.map(({ rating_count, rating_sum }) => ({ rating_count, rating_sum })))
  const rating_count = Math.round(store.order_count * 0.18)
  return { rating_count, rating_sum: sumOf(rating_count, average) }
}

/** `null` keeps the place of an item that the store no longer sells. */
function assortmentFor(row: Listed, random: Random): (Good | null)[] {
  if (row.type === 'parcel') return []
  return row.type === 'food' ? menuOf(row.sells, random) : assortmentOf(row.type, row.sells, random)
}

/** At a door of a named street; branches stand up to some streets away in the same zone. */
function doorOf(row: Listed, round: number, random: Random): Point {
  const [x, y] = pointOf(row.at)
  const zone = deliveryZones.find(({ id }) => id === Number(row.section))
  const isServed = insideOf(present(zone, `zone ${row.section}`).ring)
  for (let attempt = 0; attempt < 50; attempt++) {
    const away = round === 0 && attempt === 0 ? 0 : 900
    const near: Point = [x + (random.next() - 0.5) * 2 * away, y + (random.next() - 0.5) * 2 * away]
    const { street, number } = houseAt(near)
    const door = houseOf(street, number)
    if (door && isServed(door)) return door
  }
  throw new Error(`No door for ${row.en} in zone ${row.section}`)
}

/** `Noor Shawarma, Pearl Street`: branches are told apart by their street. */
function branchName(row: Listed, address: Text, id: number): Text {
  const [en, ar] = [address.en.replace(/,.*/, ''), address.ar.replace(/،.*/, '')]
  return { en: `${row.en}, ${en} (${id})`, ar: `${row.ar}، ${ar} (${id})` }
}

/** What would look odd on a shop window. */
const plainThings = ['💧', '👃', '🌬️', '👁️', '🚽', '🤢', '🩸', '🦠', '🗑️', '🧅', '🤧', '🫁']

/** The store's emblem in the middle, between two of its most popular items. */
function coverArt(stocked: Good[], [, emblem, other]: string[], random: Random): string {
  const best = stocked.filter(({ recommended }) => recommended)
  const arts = (best.length > 2 ? best : stocked)
    .filter(({ category }) => category !== 'juices')
    .map(({ art }) => firstOf(art))
  const window = [...new Set(arts)].filter((art) => art !== emblem && !plainThings.includes(art))
  const [left, right] = [...random.some(window, 2), other ?? '🛵', '🎁']
  return [emblem, left, right].join(' ')
}

/** What stands for an art where there is room for one thing only. */
function firstOf(art: string): string {
  const { pack, emoji } = splitArt(art)
  return pack || present(emoji[0], 'the emoji of the art')
}

export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Offering = {
  labels: Map<string, number>
  store: StoreRow
  isNew: boolean
  average: number
  addOns: AddOnRow[]
  type: ModuleType
  now: Date
}

function itemOf(
  good: Good,
  id: number,
  { labels, store, isNew, average, addOns, type, now }: Offering,
): ItemRow {
  const random = randomOf(`item ${id}`)
  const category = categoryOf(store.module_id, good.category)
  const isFood = type === 'food'
  const price = isFood
    ? kitchenPrice(good.price * (0.92 + random.next() * 0.2))
    : retailPrice(good.price * (0.95 + random.next() * 0.1))
  const pieces = random.chance(0.04) ? 0 : random.chance(0.06) ? random.whole(1, 4) : random.whole(12, 140)
  const { choice_options, variations } = variationsOf(good, price, pieces, random)
  const stock = variations.length > 0 ? variations.reduce((sum, { stock }) => sum + stock, 0) : pieces
  const eagerness = random.chance(0.12) ? null : random.next()
  // The same product has the same pictures in every store.
  const product = `${store.module_id} ${good.name.en}`
  const labelled = labels.get(product) ?? id
  labels.set(product, labelled)
  const hue = category.hue + randomOf(good.name.en).whole(-9, 9)
  const pictures = itemPictures({ art: good.art, hue, module: type, category: good.category }, labelled)
  return {
    id,
    slug: `${slugOf(good.name.en)}-${id}`,
    name: good.name,
    description: good.description,
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    category_id: category.id,
    brand_id: brands.find(({ key, module_id }) => key === good.brand && module_id === store.module_id)?.id,
    picture: present(pictures[0], 'the picture of the item'),
    pictures,
    price,
    ...discountOf(price, random),
    store_discount: store.discount,
    stock: isFood ? null : stock,
    maximum_cart_quantity: random.pick(isFood ? [null, null, 10, 20] : [null, 5, 10, 20]),
    available_time_starts: good.isBreakfast ? '06:00' : null,
    available_time_ends: good.isBreakfast ? '12:00' : null,
    veg: good.veg,
    organic: good.organic,
    halal: isFood || good.category === 'meat',
    recommended: good.recommended || (!isFood && random.chance(0.18)),
    is_prescription_required: good.isPrescription,
    unit: isFood ? null : good.unit,
    variations,
    choice_options,
    food_variations: isFood ? good.options : [],
    add_on_ids: withoutAddOns.includes(good.category) ? [] : addOns.map((addOn) => addOn.id),
    common_condition_id: good.condition?.id,
    tags: [category.name, ...(good.condition ? [good.condition.name] : [])],
    nutritions: isFood ? nutritionsOf(good, random) : [],
    allergens: good.allergens,
    free_of: good.free_of,
    generic_name: good.generic_name,
    ...jewelleryOf(good),
    ...demandOf(eagerness, { isNew, order_count: store.order_count, average }, random),
    created_at: new Date(now.getTime() - random.whole(0, 500) * DAY - random.whole(0, 86_399) * 1000),
  }
}

function discountOf(price: number, random: Random): Pick<ItemRow, 'discount' | 'discount_type'> {
  if (random.chance(0.8)) return { discount: 0, discount_type: 'percent' }
  if (random.chance(0.7))
    return { discount: random.pick([1000, 1500, 2000, 2500, 3000]), discount_type: 'percent' }
  return {
    discount: Math.min(random.pick([200, 500, 1000]), Math.floor(price / 200) * 100),
    discount_type: 'amount',
  }
}

/** Plausible for one portion: light dishes below, grills and rice above. */
function nutritionsOf({ category }: Good, random: Random): Text[] {
  const isLight = ['salads', 'juices', 'coffee', 'mezze', 'sides'].includes(category)
  const kcal = isLight ? random.whole(8, 34) * 10 : random.whole(36, 98) * 10
  const protein = Math.round((kcal * (isLight ? 0.04 : 0.2)) / 4)
  const fat = Math.round((kcal * 0.34) / 9)
  const carbs = Math.round((kcal - protein * 4 - fat * 9) / 4)
  return [
    { en: `Energy ${kcal} kcal`, ar: `الطاقة ${kcal} سعرة` },
    { en: `Protein ${protein} g`, ar: `بروتين ${protein} غ` },
    { en: `Carbohydrate ${carbs} g`, ar: `كربوهيدرات ${carbs} غ` },
    { en: `Fat ${fat} g`, ar: `دهون ${fat} غ` },
  ]
}

const jewellery: Record<string, { karat?: string; total_weight: string; country: Text }> = {
  'Gold-Plated Ring': { karat: '18', total_weight: '4.2 g', country: { en: 'Italy', ar: 'إيطاليا' } },
  'Classic Steel Watch': { total_weight: '92 g', country: { en: 'Switzerland', ar: 'سويسرا' } },
  'Amber Prayer Beads': { total_weight: '31 g', country: { en: 'Türkiye', ar: 'تركيا' } },
  'Brass Coffee Dallah': { total_weight: '780 g', country: { en: 'Oman', ar: 'عُمان' } },
  'Cashmere Shawl': { total_weight: '140 g', country: { en: 'Nepal', ar: 'نيبال' } },
}

const jewelleryOf = ({ name }: Good) => jewellery[name.en] ?? {}
