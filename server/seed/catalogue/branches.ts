import type { addOns, items, stores } from '#server/db/schema.ts'
import type { ModuleType, Text } from '#server/db/shapes.ts'
import { addressOf } from '#server/geo/embedded.ts'
import { houseAt, houseOf } from '#server/geo/house-numbers.ts'
import { insideOf, type Point } from '#server/geo/plane.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { deliveryZones } from '../city/delivery-zones.ts'
import { toGlobe } from '../city/frame.ts'
import { type Random, randomOf } from '../random.ts'
import { timezone } from '../settings.ts'
import { brands } from './brands.ts'
import { categoryOf, moduleOf } from './categories.ts'
import { type Good, menuOf, minor, shelfOf, toFives, variationsOf } from './goods.ts'
import { addOnsOf, withoutAddOns, wordsOf } from './kitchens.ts'
import { openingTimes } from './opening-times.ts'
import { foodStores, groceryStores, parcelStores, pharmacyStores, shopStores } from './stores.ts'
import { readTable } from './table.ts'

export type StoreRow = typeof stores.$inferInsert
export type ItemRow = typeof items.$inferInsert
export type AddOnRow = typeof addOns.$inferInsert

/** A store with everything it sells. */
export type Branch = { store: StoreRow; addOns: AddOnRow[]; items: ItemRow[] }

const DAY = 86_400_000

const columns = ['art', 'en', 'ar', 'at', 'sells', 'hours', 'marks'] as const

const listed = (
  [
    ['food', foodStores],
    ['grocery', groceryStores],
    ['pharmacy', pharmacyStores],
    ['ecommerce', shopStores],
    ['parcel', parcelStores],
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
  for (let round = 0; round < scale; round++)
    for (const [i, row] of listed.entries()) {
      const branch = openBranch(row, round * PER_ROUND + i + 1, round, now, lastItem)
      lastItem += branch.items.length
      yield branch
    }
}

function openBranch(row: Listed, id: number, round: number, now: Date, lastItem: number): Branch {
  const random = randomOf(`store ${id}`)
  const module = moduleOf(row.type)
  const at = placeOf(row, round, random)
  const address = addressOf(at)
  const { lat, lng } = toGlobe(at)
  const goods = goodsOf(row, random)
  const marked = (mark: string) => row.marks.includes(mark)
  const emblems = emojiOf(row.art)
  const isVaried = row.type === 'food' || row.type === 'ecommerce'
  const hue = isVaried ? categoryOf(module.id, goods[0]!.category).hue : module.hue + random.whole(-22, 22)
  const isNew = marked('n')
  const ratings = isNew ? random.whole(4, 19) : random.whole(60, 1400)
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
    logo: pictureName('logo', emblems[0]!, hue),
    cover: pictureName('cover', coverArt(goods, emblems, random), hue),
    description: wordsOf(row.type === 'food' || row.type === 'parcel' ? row.sells : row.type),
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
    veg: goods.some(({ veg }) => veg),
    non_veg: goods.length === 0 || goods.some(({ veg }) => !veg),
    halal_tag_status: row.type === 'food' || row.sells.includes('meat') || row.sells === 'all',
    announcement: marked('n')
      ? {
          en: 'We have just opened. Thank you for trying us first.',
          ar: 'افتتحنا للتو. شكرًا لكونكم أول من يجربنا.',
        }
      : null,
    active: !marked('x'),
    order_count: isNew ? random.whole(10, 60) : random.whole(300, 9000),
    total_items: goods.length,
    rating_count: ratings,
    rating_sum: Math.round(ratings * (3.9 + random.next())),
    created_at: new Date(now.getTime() - (isNew ? random.whole(1, 9) : random.whole(60, 900)) * DAY),
  }
  const extras = row.type === 'food' ? addOnsOf(row.sells) : []
  const addOns: AddOnRow[] = extras.map(({ en, ar, price }, i) => ({
    id: id * 10 + i,
    store_id: id,
    name: { en, ar },
    price: minor(price),
  }))
  return {
    store,
    addOns,
    items: goods.map((good, i) =>
      itemOf(good, lastItem + i + 1, store, row.type, addOns, now, randomOf(`item ${lastItem + i + 1}`)),
    ),
  }
}

function goodsOf(row: Listed, random: Random): Good[] {
  if (row.type === 'parcel') return []
  return row.type === 'food' ? menuOf(row.sells, random) : shelfOf(row.type, row.sells, random)
}

/** At a door of a named street; branches stand up to some streets away in the same zone. */
function placeOf(row: Listed, round: number, random: Random): Point {
  const [x, y] = row.at.split(',').map(Number)
  const isServed = insideOf(deliveryZones.find(({ id }) => id === Number(row.section))!.ring)
  for (let attempt = 0; attempt < 50; attempt++) {
    const away = round === 0 && attempt === 0 ? 0 : 900
    const near: Point = [x! + (random.next() - 0.5) * 2 * away, y! + (random.next() - 0.5) * 2 * away]
    const { street, number } = houseAt(near)
    const door = houseOf(street, number)
    if (door && isServed(door)) return door
  }
  throw new Error(`No door for ${row.en} in zone ${row.section}`)
}

/** `Noor Shawarma, Pearl Street`: branches are told apart by their street. */
function branchName(row: Listed, address: Text, id: number): Text {
  const [en, ar] = [address.en.split(',')[0]!, address.ar.split('،')[0]!]
  return { en: `${row.en}, ${en} (${id})`, ar: `${row.ar}، ${ar} (${id})` }
}

/** What would look odd on a shop window. */
const plainThings = ['💧', '👃', '🌬️', '👁️', '🚽', '🤢', '🩸', '🦠', '🗑️', '🧅', '🤧', '🫁']

/** The store's emblem in the middle, between two of its most popular items. */
function coverArt(goods: Good[], [, emblem, other]: string[], random: Random): string {
  const best = goods.filter(({ recommended }) => recommended)
  const arts = (best.length > 2 ? best : goods)
    .filter(({ category }) => category !== 'juices')
    .map(({ art }) => firstOf(art))
  const window = [...new Set(arts)].filter((art) => art !== emblem && !plainThings.includes(art))
  const [left, right] = [...random.some(window, 2), other ?? '🛵', '🎁']
  return [emblem, left, right].join('')
}

export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function itemOf(
  good: Good,
  id: number,
  store: StoreRow,
  type: ModuleType,
  addOns: AddOnRow[],
  now: Date,
  random: Random,
): ItemRow {
  const category = categoryOf(store.module_id, good.category)
  const isFood = type === 'food'
  const price = isFood
    ? Math.round((good.price * (0.92 + random.next() * 0.2)) / 50) * 50
    : toFives(good.price * (0.95 + random.next() * 0.1))
  const shelf = random.chance(0.04) ? 0 : random.chance(0.06) ? random.whole(1, 4) : random.whole(12, 140)
  const { choice_options, variations } = variationsOf(good, price, shelf, random)
  const stock = variations.length > 0 ? variations.reduce((sum, { stock }) => sum + stock, 0) : shelf
  const ratings = random.chance(0.12) ? 0 : random.whole(3, 420)
  // The same product has the same picture in every store.
  const hue = category.hue + randomOf(good.name.en).whole(-9, 9)
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
    picture: pictureName('item', good.art, hue),
    pictures: [
      pictureName('item', good.art, hue),
      pictureName('item', firstOf(good.art), hue + 24),
      pictureName('item', firstOf(good.art), hue - 24),
    ],
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
    allergies: good.allergies,
    generic_name: good.generic_name,
    ...jewelleryOf(good),
    order_count: random.chance(0.1) ? random.whole(400, 2600) : random.whole(0, 400),
    rating_count: ratings,
    rating_sum: Math.round(ratings * (3.7 + random.next() * 1.25)),
    created_at: new Date(now.getTime() - random.whole(0, 500) * DAY - random.whole(0, 86_399) * 1000),
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emojiOf = (art: string) => [...segmenter.segment(art)].map(({ segment }) => segment)
const firstOf = (art: string) => emojiOf(art)[0]!

function discountOf(price: number, random: Random): Pick<ItemRow, 'discount' | 'discount_type'> {
  if (random.chance(0.8)) return { discount: 0, discount_type: 'percent' }
  if (random.chance(0.7))
    return { discount: random.pick([1000, 1500, 2000, 2500, 3000]), discount_type: 'percent' }
  return {
    discount: Math.min(random.pick([200, 500, 1000]), Math.floor(price / 2)),
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
