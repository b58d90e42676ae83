import { present } from '#server/assert/present.ts'
import type { ModuleType, Text } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { readTable } from './table.ts'

/** Modules in display order; the storefront shows an item's country in module 3 only. */
export const modules: {
  id: number
  type: ModuleType
  name: Text
  description: Text
  art: string
  hue: number
}[] = [
  {
    id: 1,
    type: 'food',
    name: { en: 'Food', ar: 'المطاعم' },
    description: {
      en: 'Dinner from the kitchens of Marsa Noor, hot at your door.',
      ar: 'عشاؤك من مطابخ مرسى نور ساخنًا إلى بابك.',
    },
    art: '🍔',
    hue: 16,
  },
  {
    id: 2,
    type: 'grocery',
    name: { en: 'Grocery', ar: 'البقالة' },
    description: { en: 'The weekly shop, fresh and in one bag.', ar: 'مشتريات الأسبوع طازجة وفي كيس واحد.' },
    art: '🥬',
    hue: 110,
  },
  {
    id: 4,
    type: 'pharmacy',
    name: { en: 'Pharmacy', ar: 'الصيدلية' },
    description: {
      en: 'Medicine, vitamins and care, day and night.',
      ar: 'أدوية وفيتامينات وعناية ليلًا ونهارًا.',
    },
    art: '💊',
    hue: 178,
  },
  {
    id: 3,
    type: 'ecommerce',
    name: { en: 'Shops', ar: 'المتاجر' },
    description: {
      en: 'Fashion, phones, toys and the home, delivered today.',
      ar: 'أزياء وهواتف وألعاب ومستلزمات المنزل تصلك اليوم.',
    },
    art: '🛍️',
    hue: 240,
  },
  {
    id: 5,
    type: 'parcel',
    name: { en: 'Parcel', ar: 'الطرود' },
    description: { en: 'Send anything across the city.', ar: 'أرسل أي شيء عبر المدينة.' },
    art: '📦',
    hue: 38,
  },
]

export const moduleOf = (type: ModuleType) =>
  present(
    modules.find((module) => module.type === type),
    `the module ${type}`,
  )

/* key | parent or - | art | English | Arabic | hue | f featured */
const table = `
# food
burgers | - | 🍔 | Burgers | برجر | 25 | f
pizza | - | 🍕 | Pizza | بيتزا | 12 | f
shawarma | - | 🌯 | Shawarma & Wraps | شاورما وراب | 34 | f
grills | - | 🍖 | Grills | مشاوي | 8 | f
rice | - | 🍛 | Rice & Biryani | أرز وبرياني | 42 | f
sushi | - | 🍣 | Sushi | سوشي | 350 | f
noodles | - | 🍜 | Noodles | نودلز | 30 | f
seafood | - | 🦐 | Seafood | مأكولات بحرية | 40 | f
chicken | - | 🍗 | Chicken | دجاج | 36 | f
breakfast | - | 🍳 | Breakfast | فطور | 48 | f
salads | - | 🥗 | Salads & Bowls | سلطات وأطباق صحية | 105 | f
pasta | - | 🍝 | Pasta | معكرونة | 18 | -
curry | - | 🍲 | Curry | كاري | 28 | -
tacos | - | 🌮 | Tacos & Burritos | تاكو وبوريتو | 44 | -
mezze | - | 🧆 | Mezze | مقبلات | 68 | -
sides | - | 🍟 | Sides | أطباق جانبية | 46 | -
bakery | - | 🥐 | Bakery | مخبوزات | 32 | f
coffee | - | ☕ | Coffee & Tea | قهوة وشاي | 22 | f
juices | - | 🧃 | Juices & Drinks | عصائر ومشروبات | 88 | f
desserts | - | 🍰 | Desserts | حلويات | 335 | f
cakes | desserts | 🎂 | Cakes | كيك | 328 | -
icecream | desserts | 🍨 | Ice Cream | آيس كريم | 320 | -
# grocery
fruitveg | - | 🍎 | Fruit & Vegetables | فواكه وخضار | 100 | f
fruit | fruitveg | 🍓 | Fruit | فواكه | 350 | -
vegetables | fruitveg | 🥕 | Vegetables | خضار | 95 | -
dairy | - | 🥛 | Dairy & Eggs | ألبان وبيض | 205 | f
bread | - | 🍞 | Bread & Bakery | خبز ومخبوزات | 34 | f
meat | - | 🥩 | Meat & Fish | لحوم وأسماك | 4 | f
pantry | - | 🫙 | Pantry | المؤونة | 42 | f
snacks | - | 🍫 | Snacks & Sweets | تسالي وحلويات | 24 | f
drinks | - | 🥤 | Drinks | مشروبات | 190 | f
frozen | - | 🧊 | Frozen | مجمدات | 212 | f
household | - | 🧽 | Household | مستلزمات المنزل | 170 | f
baby | - | 🍼 | Baby | الأطفال | 320 | -
pets | - | 🐾 | Pets | الحيوانات الأليفة | 28 | -
# pharmacy
pain | - | 💊 | Pain & Fever | الألم والحمى | 0 | f
cold | - | 🤧 | Cold & Flu | البرد والإنفلونزا | 200 | f
allergy | - | 🌼 | Allergy | الحساسية | 52 | f
stomach | - | 🫧 | Stomach | المعدة | 290 | f
vitamins | - | 🍊 | Vitamins | الفيتامينات | 32 | f
skincare | - | 🧴 | Skin Care | العناية بالبشرة | 340 | f
firstaid | - | 🩹 | First Aid | الإسعافات الأولية | 14 | f
devices | - | 🩺 | Devices | أجهزة طبية | 215 | -
chronic | - | 🫀 | Prescriptions | الوصفات الطبية | 350 | -
personal | - | 🪥 | Personal Care | العناية الشخصية | 176 | f
# ecommerce
fashion | - | 👗 | Fashion | الأزياء | 330 | f
women | fashion | 👚 | Women | نساء | 332 | -
men | fashion | 👔 | Men | رجال | 215 | -
kids | fashion | 🎒 | Kids | أطفال | 45 | -
shoes | - | 👟 | Shoes | أحذية | 205 | f
bags | - | 👜 | Bags & Accessories | حقائب وإكسسوارات | 24 | f
electronics | - | 📱 | Electronics | إلكترونيات | 235 | f
phones | electronics | 📱 | Phones & Watches | هواتف وساعات | 225 | -
audio | electronics | 🎧 | Audio | صوتيات | 265 | -
computers | electronics | 💻 | Computers & Gaming | حواسيب وألعاب | 215 | -
homeliving | - | 🛋️ | Home & Living | المنزل والمعيشة | 35 | f
kitchen | homeliving | 🍳 | Kitchen | المطبخ | 14 | -
home | homeliving | 🪴 | Decor & Furniture | ديكور وأثاث | 40 | -
beauty | - | 💄 | Beauty & Perfume | جمال وعطور | 340 | f
toys | - | 🧸 | Toys | ألعاب أطفال | 48 | f
sports | - | ⚽ | Sports & Outdoor | رياضة وهواء طلق | 140 | f
books | - | 📚 | Books & Paper | كتب وقرطاسية | 265 | f
`

export type CategoryRow = {
  id: number
  key: string
  slug: string
  name: Text
  module_id: number
  parent_id: number | null
  picture: string
  hue: number
  featured: boolean
  position: number
}

const rows = readTable(['key', 'parent', 'art', 'en', 'ar', 'hue', 'marks'], table)

/** Ids are the module's number times a hundred and the place in its list. */
export const categories: CategoryRow[] = rows.map((row) => {
  const module = moduleOf(row.section as ModuleType)
  const own = rows.filter(({ section }) => section === row.section)
  const idOf = (key: string) => module.id * 100 + own.findIndex((other) => other.key === key) + 1
  return {
    id: idOf(row.key),
    key: row.key,
    slug: `${module.type}-${row.key}`,
    name: { en: row.en, ar: row.ar },
    module_id: module.id,
    parent_id: row.parent === '-' ? null : idOf(row.parent),
    picture: pictureName('category', row.art, Number(row.hue)),
    hue: Number(row.hue),
    featured: row.marks.includes('f'),
    position: own.indexOf(row),
  }
})

export function categoryOf(module_id: number, key: string): CategoryRow {
  const found = categories.find((category) => category.module_id === module_id && category.key === key)
  if (!found) throw new Error(`Module ${module_id} has no category ${key}`)
  return found
}
