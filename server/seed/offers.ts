import { zip } from '#server/assert/zip.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import type { advertisements, cashbacks, walletBonuses } from '#server/db/schema.ts'
import type { ModuleType, Text } from '#server/db/shapes.ts'
import type { Branch } from './catalogue/branches.ts'
import { modules } from './catalogue/categories.ts'

const DAY = 86_400_000

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

/** What the stores of a module say, the first store of a zone the first line. */
const slogans: Record<Exclude<ModuleType, 'parcel'>, [title: Text, description: Text][]> = {
  food: [
    [
      { en: 'Tonight we cook for you', ar: 'الليلة نطبخ لك' },
      { en: 'We start cooking when you order.', ar: 'نبدأ الطبخ حين تطلب.' },
    ],
    [
      { en: 'Have you seen our menu?', ar: 'هل رأيت قائمتنا؟' },
      { en: 'Classics of the house, and a few surprises.', ar: 'أطباق البيت المعروفة وبعض المفاجآت.' },
    ],
    [
      { en: 'A table at home', ar: 'مائدة في البيت' },
      { en: 'Something for everybody, in one order.', ar: 'ما يحبه الجميع في طلب واحد.' },
    ],
  ],
  grocery: [
    [
      { en: 'The week in one bag', ar: 'الأسبوع في كيس واحد' },
      { en: 'Fruit, bread and milk before breakfast.', ar: 'فواكه وخبز وحليب قبل الفطور.' },
    ],
    [
      { en: 'From the farm this morning', ar: 'من المزرعة هذا الصباح' },
      { en: 'Picked at dawn, weighed for you.', ar: 'قُطفت فجرًا ووُزنت لك.' },
    ],
  ],
  pharmacy: [
    [
      { en: 'A pharmacist who answers', ar: 'صيدلي يجيبك' },
      { en: 'Ask us first, then order.', ar: 'اسألنا أولًا ثم اطلب.' },
    ],
    [
      { en: 'Care for your skin', ar: 'اعتنِ ببشرتك' },
      { en: 'Sunscreen and creams for this season.', ar: 'واقيات وكريمات لهذا الموسم.' },
    ],
  ],
  ecommerce: [
    [
      { en: 'Just unpacked', ar: 'وصل للتو' },
      { en: 'This week’s arrivals, at your door today.', ar: 'جديد هذا الأسبوع عند بابك اليوم.' },
    ],
    [
      { en: 'Gifts with a card', ar: 'هدايا مع بطاقة' },
      { en: 'We wrap, you write.', ar: 'نحن نغلف وأنت تكتب.' },
    ],
  ],
}

/** In every zone some stores of each module pay for being seen. */
export function advertisementsOf(all: Branch[], now: Date): (typeof advertisements.$inferInsert)[] {
  return modules
    .flatMap(({ id: module_id, type }) =>
      deliveryZones.flatMap(({ id: zone_id }) => {
        const here = all.filter(
          ({ store }) => store.module_id === module_id && store.zone_id === zone_id && store.active,
        )
        const words = type === 'parcel' ? [] : slogans[type]
        const advertised = zip(here.slice(0, words.length), words)
        return advertised.map(([{ store }, words], order) => ({ store, words, order }))
      }),
    )
    .map(({ store, words: [title, description], order }, i) => ({
      id: i + 1,
      add_type: 'store_promotion',
      title,
      description,
      cover: store.cover,
      profile: store.logo,
      store_id: store.id,
      start_date: later(now, -2),
      end_date: later(now, 28),
      position: order,
    }))
}

/** Two active bonuses and an expired one. */
export const walletBonusesOf = (now: Date): (typeof walletBonuses.$inferInsert)[] => [
  {
    id: 1,
    title: { en: '10% more', ar: '10% إضافية' },
    description: {
      en: 'Add AED 100 or more and get up to AED 25 on top.',
      ar: 'أضف 100 درهم أو أكثر واحصل على ما يصل إلى 25 درهمًا إضافيًا.',
    },
    bonus_type: 'percentage',
    bonus_amount: 1000,
    minimum_add_amount: 10_000,
    maximum_bonus_amount: 2500,
    start_date: later(now, -60),
    end_date: later(now, 60),
  },
  {
    id: 2,
    title: { en: 'AED 5 extra', ar: '5 دراهم إضافية' },
    description: {
      en: 'Add AED 50 or more and get AED 5 on top.',
      ar: 'أضف 50 درهمًا أو أكثر واحصل على 5 دراهم إضافية.',
    },
    bonus_type: 'amount',
    bonus_amount: 500,
    minimum_add_amount: 5000,
    start_date: later(now, -60),
    end_date: later(now, 30),
  },
]

export const cashbacksOf = (now: Date): (typeof cashbacks.$inferInsert)[] => [
  {
    id: 1,
    title: { en: 'Cashback on large orders', ar: 'استرداد على الطلبات الكبيرة' },
    cashback_type: 'percentage',
    cashback_amount: 500,
    min_purchase: 10_000,
    max_discount: 2500,
    start_date: later(now, -10),
    end_date: later(now, 30),
  },
  {
    id: 2,
    title: { en: 'Everyday cashback', ar: 'استرداد كل يوم' },
    cashback_type: 'amount',
    cashback_amount: 300,
    min_purchase: 4000,
    start_date: later(now, -10),
    end_date: later(now, 45),
  },
  {
    id: 3,
    title: { en: 'Summer cashback', ar: 'استرداد الصيف' },
    cashback_type: 'percentage',
    cashback_amount: 1000,
    start_date: later(now, -120),
    end_date: later(now, -60),
  },
]
