import type { parcelCategories, parcelSizes } from '#server/db/schema.ts'
import type { ParcelRules } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { moduleOf } from './catalogue/categories.ts'
import { minor } from './catalogue/goods.ts'
import { readTable } from './catalogue/table.ts'

/* key | name | Arabic | what fits | Arabic | centimetres | kilograms at most | charge */
const sizes = readTable(
  ['key', 'en', 'ar', 'fits', 'fitsAr', 'length', 'width', 'height', 'kilos', 'charge'],
  `
envelope | Envelope | ظرف | Letters, passports, a thin book | رسائل وجوازات سفر وكتاب رفيع | 35 | 25 | 2 | 1 | 0
small | Small | صغير | A phone, keys, a pair of shoes | هاتف أو مفاتيح أو حذاء | 30 | 20 | 15 | 3 | 0
medium | Medium | متوسط | A cake, a week of laundry, a small microwave | كعكة أو غسيل أسبوع أو فرن ميكروويف صغير | 45 | 35 | 25 | 10 | 5
large | Large | كبير | A suitcase, a computer with its screen | حقيبة سفر أو حاسوب مع شاشته | 60 | 45 | 45 | 20 | 10
`,
)

export const parcelSizeRows: (typeof parcelSizes.$inferInsert)[] = sizes.map((row, position) => ({
  id: position + 1,
  name: { en: row.en, ar: row.ar },
  examples: { en: row.fits, ar: row.fitsAr },
  length_cm: Number(row.length),
  width_cm: Number(row.width),
  height_cm: Number(row.height),
  max_weight_kg: Number(row.kilos),
  charge: minor(row.charge),
  position,
}))

/* art | hue | name | Arabic | what belongs to it | Arabic | fee for a kilometre and at least, - as in its zone | sizes */
const categories = readTable(
  ['art', 'hue', 'en', 'ar', 'words', 'wordsAr', 'km', 'least', 'sizes'],
  `
📄 | 210 | Documents | مستندات | Contracts, passports and letters | عقود وجوازات ورسائل | 2.50 | 10 | envelope small
🎁 | 345 | Gifts | هدايا | Wrapped, and carried upright | مغلفة وتُحمل بعناية | - | - | small medium
🔑 | 44 | Keys and small things | مفاتيح وأغراض صغيرة | What was left at home | ما نسيته في البيت | - | 10 | small
🍲 | 20 | Home-cooked food | طعام منزلي | Closed boxes, still warm | علب محكمة وما زالت دافئة | - | - | small medium
👕 | 262 | Clothes and laundry | ملابس وغسيل | Up to ten kilos | حتى عشرة كيلوغرامات | - | - | small medium
💻 | 190 | Electronics | إلكترونيات | In a padded bag | في حقيبة مبطنة | 3.50 | 15 | small medium
💐 | 330 | Flowers | زهور | Standing in water | واقفة في الماء | - | - | medium large
📦 | 38 | Boxes | صناديق | Up to twenty kilos | حتى عشرين كيلوغرامًا | 4.50 | 20 | medium large
`,
)

export const parcelCategoryRows: (typeof parcelCategories.$inferInsert)[] = categories.map(
  (row, position) => ({
    id: position + 1,
    name: { en: row.en, ar: row.ar },
    description: { en: row.words, ar: row.wordsAr },
    picture: pictureName('category', row.art, Number(row.hue)),
    module_id: moduleOf('parcel').id,
    per_km_shipping_charge: row.km === '-' ? null : minor(row.km),
    minimum_shipping_charge: row.least === '-' ? null : minor(row.least),
    size_ids: row.sizes.split(' ').map((key) => sizes.findIndex((size) => size.key === key) + 1),
    position,
  }),
)

/* what no parcel may hold | Arabic */
const prohibited = readTable(
  ['en', 'ar'],
  `
Cash, bank cards and jewellery | النقود والبطاقات المصرفية والمجوهرات
Weapons and ammunition | الأسلحة والذخيرة
Fireworks, fuel and gas cylinders | الألعاب النارية والوقود وأسطوانات الغاز
Acids, poisons and other dangerous chemicals | الأحماض والسموم والمواد الكيميائية الخطرة
Illegal drugs | المخدرات
Alcohol and tobacco | الكحول والتبغ
Prescription medicines | الأدوية التي تُصرف بوصفة طبية
Live animals | الحيوانات الحية
`,
)

export const parcelRules: ParcelRules = {
  prohibited: prohibited.map(({ en, ar }) => ({ en, ar })),
  waiting_minutes: 10,
  return_fee_percent: 5000,
  pickup_cancel_fee: minor('5'),
  handover_codes: true,
  link_days: 7,
  lost_after_hours: 24,
}
