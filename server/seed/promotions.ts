import { present } from '#server/assert/present.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import type {
  banners,
  campaignStores,
  campaigns,
  coupons,
  flashSaleItems,
  flashSales,
  items,
} from '#server/db/schema.ts'
import type { Hours, ModuleType, Text } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { type Random, randomOf } from '#server/rules/seeded-random.ts'
import type { Branch, ItemRow, StoreRow } from './catalogue/branches.ts'
import { categoryOf, moduleOf } from './catalogue/categories.ts'
import { averageAt, sumOf } from './catalogue/ratings.ts'
import { readTable } from './catalogue/table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/* module | art | hue | title | Arabic title | short description | Arabic short description | where it leads */
const greetings = readTable(
  ['module', 'art', 'hue', 'en', 'ar', 'words', 'wordsAr', 'link'],
  `
food | 🛵🍛🥘 | 16 | Dinner is nearer than you think | العشاء أقرب مما تظن | The kitchens of your street, at your door | مطاعم شارعك عند بابك | /home?search=special-offer&data_type=discounted
food | 🌙🌯🍗 | 262 | Open all night | مفتوح طوال الليل | Grills and shawarma until sunrise | مشاوي وشاورما حتى الشروق | /home?search=shawarma&data_type=searched
food | 🥐☕🍳 | 36 | Good morning, Marsa Noor | صباح الخير يا مرسى نور | Breakfast until noon | الفطور حتى الظهر | /home?search=breakfast&data_type=searched
grocery | 🥬🍅🥑 | 112 | Fresh from this morning’s market | طازج من سوق هذا الصباح | Fruit and vegetables by the kilo | فواكه وخضار بالكيلو | /home?search=special-offer&data_type=discounted
grocery | 🥛🧀🥚 | 205 | Breakfast for the whole week | فطور الأسبوع كله | Milk, eggs and bread in one bag | حليب وبيض وخبز في كيس واحد | /home?search=milk&data_type=searched
pharmacy | 💊🍊🧴 | 178 | Care, day and night | عناية ليلًا ونهارًا | Pharmacies that never close | صيدليات لا تغلق أبدًا | /home?search=vitamin&data_type=searched
pharmacy | ☀️🧴🌊 | 44 | Ready for the beach | جاهز للشاطئ | Sunscreen and after-sun care | واقي الشمس والعناية بعدها | /home?search=sunscreen&data_type=searched
ecommerce | 🎧📱⌚ | 236 | New in the shop windows | جديد الواجهات | Phones, sound and watches, delivered today | هواتف وصوتيات وساعات تصلك اليوم | /home?search=special-offer&data_type=discounted
ecommerce | 👗👜👟 | 335 | The autumn wardrobe | خزانة الخريف | Linen, leather and soft wool | كتان وجلد وصوف ناعم | /home?search=linen&data_type=searched
parcel | 📦🛵🎁 | 38 | Across the city within the hour | عبر المدينة خلال ساعة | Keys, gifts and papers | مفاتيح وهدايا وأوراق | /parcel-delivery-info
`,
)

/** Banners for all zones, and for each zone two stores and an item. */
export function bannersOf(all: Branch[], random: Random): (typeof banners.$inferInsert)[] {
  const rows: Omit<typeof banners.$inferInsert, 'id' | 'position'>[] = greetings.map((row) => ({
    title: { en: row.en, ar: row.ar },
    short_description: { en: row.words, ar: row.wordsAr },
    type: 'default',
    picture: pictureName('banner', row.art, Number(row.hue)),
    link: row.link,
    module_id: moduleOf(row.module as ModuleType).id,
    zone_id: null,
    featured: true,
  }))
  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
    const { id: module_id } = moduleOf(type)
    for (const { id: zone_id } of deliveryZones) {
      const here = all.filter(
        ({ store }) => store.module_id === module_id && store.zone_id === zone_id && store.active,
      )
      const open = here.filter(({ store }) => store.featured)
      for (const { store, items } of open.slice(0, 2))
        rows.push({
          title: store.name,
          short_description: store.description ?? null,
          type: 'store_wise',
          picture: bannerOf(random.some(items, 3)),
          store_id: store.id,
          module_id,
          zone_id,
          featured: false,
        })
      const item = random.pick(here.flatMap(({ items }) => items).filter(({ recommended }) => recommended))
      rows.push({
        title: item.name,
        short_description: item.description,
        type: 'item_wise',
        picture: bannerOf([item]),
        item_id: item.id,
        module_id,
        zone_id,
        featured: false,
      })
    }
  }
  return rows.map((row, i) => ({ id: i + 1, position: i, ...row }))
}

/** The art an item's picture is made of, largest first. */
function bannerOf(items: ItemRow[]): string {
  const parts = items.map(({ picture }) => partsOf(picture))
  const { art, hue } = present(parts[0], 'an item of the banner')
  const firsts = new Set(parts.map((part) => part.art.replace(/[-.].*/, '')))
  return `banner-${items.length === 1 ? art : [...firsts].join('.')}-${hue}`
}

function partsOf(picture: string) {
  const [, art, hue] = picture.match(/^item-(.+)-(\d+)$/) ?? []
  return { art: present(art, `the art of ${picture}`), hue: present(hue, `the hue of ${picture}`) }
}

/* module | slug | art | hue | title | Arabic | description | Arabic */
const campaignTable = readTable(
  ['module', 'slug', 'art', 'hue', 'en', 'ar', 'words', 'wordsAr'],
  `
food | taste-of-the-harbour | ⚓🐟🍛 | 200 | Taste of the Harbour | مذاق الميناء | Two weeks of harbour cooking at harbour prices. | أسبوعان من طبخ الميناء بأسعاره.
food | late-suppers | 🌙🍖🍗 | 262 | Late Suppers | عشاء متأخر | Kitchens that stay up with you. | مطاعم تسهر معك.
grocery | full-pantry | 🫙🍚🥫 | 42 | Full Pantry Week | أسبوع المؤونة | Stock up on what keeps. | تزود بما يدوم.
pharmacy | winter-ready | 🍋💊🍯 | 52 | Ready for Winter | جاهز للشتاء | Vitamins, honey and warmth. | فيتامينات وعسل ودفء.
ecommerce | gift-season | 🎁💍📚 | 345 | The Gift Season | موسم الهدايا | Wrapped, with a card in your words. | مغلفة مع بطاقة بكلماتك.
`,
)

export function campaignsOf(all: Branch[], now: Date, random: Random) {
  const rows: (typeof campaigns.$inferInsert)[] = []
  const members: (typeof campaignStores.$inferInsert)[] = []
  for (const [i, row] of campaignTable.entries()) {
    const module_id = moduleOf(row.module as ModuleType).id
    const id = i + 1
    rows.push({
      id,
      slug: row.slug,
      title: { en: row.en, ar: row.ar },
      description: { en: row.words, ar: row.wordsAr },
      picture: pictureName('banner', row.art, Number(row.hue)),
      module_id,
      start_date: later(now, -3 * DAY),
      end_date: later(now, (11 + i) * DAY),
    })
    for (const { id: zone_id } of deliveryZones) {
      const here = all.filter(
        ({ store }) => store.module_id === module_id && store.zone_id === zone_id && store.active,
      )
      for (const { store } of random.some(here, 3)) members.push({ campaign_id: id, store_id: store.id })
    }
  }
  return { campaigns: rows, campaignStores: members }
}

/* module | category | art | title | Arabic | price | percent | description | Arabic */
const feasts = readTable(
  ['module', 'category', 'art', 'en', 'ar', 'price', 'percent', 'words', 'wordsAr'],
  `
food | grills | 🍖🍗🔥 | Corniche Sunset Feast for Four | وليمة غروب الكورنيش لأربعة | 199 | 25 | Mixed grill, three mezze, bread and juice for four. | مشاوي مشكلة وثلاث مقبلات وخبز وعصير لأربعة.
food | rice | 🍛🍗🥘 | Friday Family Machboos | مجبوس الجمعة العائلي | 149 | 20 | A whole tray with salad and daqoos. | صينية كاملة مع السلطة والدقوس.
food | pizza | 🍕🧀🥤 | Movie Night Pizza Box | علبة بيتزا لليلة الفيلم | 99 | 30 | Two large pizzas, wings and a family drink. | بيتزا كبيرة عدد اثنتين وأجنحة ومشروب عائلي.
food | desserts | round/amber/pistachio🥜 | Grand Knafeh Tray | صينية الكنافة الكبيرة | 119 | 20 | For twelve, still warm. | لاثني عشر شخصًا وما زالت دافئة.
grocery | fruit | 🍓🥭🍇 | Market Fruit Crate | صندوق فواكه السوق | 89 | 20 | Seven kilos, chosen by the grocer. | سبعة كيلوغرامات من اختيار البقال.
grocery | pantry | 🫙🍚🫒 | New Home Pantry Box | صندوق مؤونة البيت الجديد | 169 | 15 | Rice, oil, lentils, spices and tea. | أرز وزيت وعدس وبهارات وشاي.
ecommerce | beauty | 🌹🎁🧴 | Rose Gift Box | صندوق هدايا الورد | 299 | 25 | Perfume, lotion and candle in one box. | عطر ولوشن وشمعة في صندوق واحد.
ecommerce | audio | 🎧🔊🎁 | Sound Bundle | حزمة الصوت | 999 | 20 | Headphones and speaker together. | سماعات ومكبر صوت معًا.
`,
)

/** Campaign items: one of each in every zone, sold by a store that is open all day. */
export function campaignItemsOf(
  all: Branch[],
  now: Date,
  firstId: number,
  random: Random,
): (typeof items.$inferInsert)[] {
  return deliveryZones
    .flatMap(({ id: zone_id }, z) =>
      feasts.map((row, i) => {
        const { id: module_id } = moduleOf(row.module as ModuleType)
        const host = all.find(
          ({ store }) =>
            store.module_id === module_id && store.zone_id === zone_id && store.featured && store.active,
        )
        const { store } = present(host, 'a featured store of the module in the zone')
        const id = firstId + z * feasts.length + i
        const category = categoryOf(module_id, row.category)
        const picture = pictureName('item', row.art, category.hue + random.whole(-8, 8))
        const slug = row.en.toLowerCase().replace(/[^a-z]+/g, '-')
        return {
          id,
          slug: `${slug}-${id}`,
          name: { en: row.en, ar: row.ar },
          description: { en: row.words, ar: row.wordsAr },
          store_id: store.id,
          module_id,
          zone_id,
          category_id: category.id,
          picture,
          pictures: [picture],
          price: Number(row.price) * 100,
          discount: Number(row.percent) * 100,
          discount_type: 'percent' as const,
          store_discount: store.discount,
          stock: row.module === 'food' ? null : random.whole(20, 60),
          maximum_cart_quantity: 4,
          available_time_starts: '00:00',
          available_time_ends: '23:59',
          available_date_starts: later(now, -2 * DAY),
          available_date_ends: later(now, (6 + i) * DAY),
          halal: true,
          recommended: true,
          order_count: random.whole(20, 300),
          rating_count: random.whole(4, 60),
          rating_sum: 0,
          created_at: later(now, -2 * DAY),
        }
      }),
    )
    .map((item) => ({
      ...item,
      rating_sum: sumOf(item.rating_count, averageAt(randomOf(item.slug).next())),
    }))
}

const saleTitles: [ModuleType, Text][] = [
  ['food', { en: 'Hungry Hour', ar: 'ساعة الجوع' }],
  ['grocery', { en: 'Basket Rush', ar: 'سباق السلة' }],
  ['pharmacy', { en: 'Wellness Days', ar: 'أيام العافية' }],
  ['ecommerce', { en: 'Window Shopping Sale', ar: 'تخفيضات الواجهات' }],
]

/** A running sale per module, six items in each zone. */
/** A sale by the hour is of stores that sell at every hour. */
const neverCloses = ({ hours }: StoreRow): boolean =>
  (hours as Hours).every(([span]) => span?.opens === '00:00' && span.closes === '24:00')

export function flashSalesOf(all: Branch[], now: Date, random: Random) {
  const sales: (typeof flashSales.$inferInsert)[] = []
  const saleItems: (typeof flashSaleItems.$inferInsert)[] = []
  for (const [i, [type, title]] of saleTitles.entries()) {
    const { id: module_id } = moduleOf(type)
    sales.push({
      id: i + 1,
      title,
      module_id,
      start_date: later(now, -DAY),
      end_date: later(now, 3 * DAY + (i + 5) * HOUR),
    })
    for (const { id: zone_id } of deliveryZones) {
      const here = all
        .filter(
          ({ store }) =>
            store.module_id === module_id && store.zone_id === zone_id && store.active && neverCloses(store),
        )
        .flatMap(({ items }) => items)
        .filter(({ stock, available_time_starts }) => stock !== 0 && !available_time_starts)
      for (const item of random.some(here, 6)) {
        // Enough for a city that takes the first offer it sees, and for tests that do.
        const stock = random.whole(260, 480)
        saleItems.push({
          id: saleItems.length + 1,
          flash_sale_id: i + 1,
          item_id: item.id,
          discount: random.pick([2000, 2500, 3000, 3000, 5000]),
          discount_type: 'percent',
          stock,
          sold: random.whole(20, stock - 220),
        })
      }
    }
  }
  return { flashSales: sales, flashSaleItems: saleItems }
}

type Coupon = typeof coupons.$inferInsert

/** Valid coupons, an expired one and a used-up one. */
export function couponsOf(all: Branch[], now: Date): Coupon[] {
  const coupon = (
    code: string,
    type: ModuleType,
    title: Text,
    more: Partial<Coupon>,
  ): Omit<Coupon, 'id'> => ({
    code,
    title,
    module_id: moduleOf(type).id,
    start_date: later(now, -20 * DAY),
    expire_date: later(now, 40 * DAY),
    ...more,
  })
  const shawarma = present(
    all.find(({ store }) => store.slug === 'noor-shawarma'),
    'the store of the coupon',
  ).store.id
  const rows = [
    coupon(
      'TASTE20',
      'food',
      { en: 'Try a new kitchen', ar: 'جرّب مطعمًا جديدًا' },
      {
        discount: 2000,
        max_discount: 3000,
        limit_per_customer: 1,
      },
    ),
    coupon(
      'HARBOUR10',
      'food',
      { en: 'Dinner by the harbour', ar: 'عشاء على المرفأ' },
      {
        discount: 1000,
        discount_type: 'amount',
        min_purchase: 6000,
        limit_per_customer: 5,
      },
    ),
    coupon(
      'FREERIDE',
      'food',
      { en: 'The ride is on us', ar: 'التوصيل علينا' },
      {
        coupon_type: 'free_delivery',
        min_purchase: 4000,
        limit_per_customer: 3,
      },
    ),
    coupon(
      'SHAWARMA15',
      'food',
      { en: 'At Noor Shawarma', ar: 'لدى شاورما نور' },
      {
        coupon_type: 'store_wise',
        discount: 1500,
        max_discount: 2000,
        store_ids: [shawarma],
      },
    ),
    coupon(
      'FRESH10',
      'grocery',
      { en: 'For the weekly shop', ar: 'لمشتريات الأسبوع' },
      {
        discount: 1000,
        min_purchase: 10_000,
        max_discount: 4000,
      },
    ),
    coupon(
      'GARDEN20',
      'grocery',
      { en: 'In the Garden Districts', ar: 'في أحياء الحدائق' },
      {
        coupon_type: 'zone_wise',
        discount: 2000,
        discount_type: 'amount',
        min_purchase: 12_000,
        zone_ids: [4],
      },
    ),
    coupon(
      'CARE10',
      'pharmacy',
      { en: 'For vitamins and care', ar: 'للفيتامينات والعناية' },
      {
        discount: 1000,
        min_purchase: 5000,
        max_discount: 2500,
      },
    ),
    coupon(
      'STYLE50',
      'ecommerce',
      { en: 'For a new look', ar: 'لإطلالة جديدة' },
      {
        discount: 5000,
        discount_type: 'amount',
        min_purchase: 30_000,
      },
    ),
    coupon(
      'SUMMER25',
      'food',
      { en: 'Summer offer', ar: 'عرض الصيف' },
      {
        discount: 2500,
        start_date: later(now, -120 * DAY),
        expire_date: later(now, -60 * DAY),
      },
    ),
    coupon(
      'FIRST100',
      'food',
      { en: 'For the first hundred', ar: 'لأول مئة طلب' },
      {
        discount: 3000,
        limit_total: 100,
        total_uses: 100,
      },
    ),
  ]
  return rows.map((row, i) => ({ id: i + 1, ...row }))
}
