import type { otherBanners, reasons, videoContents } from '#server/db/schema.ts'
import type { ModuleType } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { moduleOf } from './catalogue/categories.ts'
import { readTable } from './catalogue/table.ts'

/* module | art | hue | title | Arabic | short description | Arabic */
const why = readTable(
  ['module', 'art', 'hue', 'en', 'ar', 'words', 'wordsAr'],
  `
parcel | 🛵 | 38 | Door to door | من الباب إلى الباب | The courier comes up to you | يصعد المندوب إليك
parcel | ⏱️ | 200 | Within the hour | خلال ساعة | Anywhere in the four zones | إلى أي مكان في المناطق الأربع
parcel | 🗺️ | 112 | Seen all the way | تراه طوال الطريق | Follow your parcel on the map | تابع طردك على الخريطة
parcel | 💵 | 52 | Paid by either side | يدفع أي من الطرفين | The sender or the receiver | المرسل أو المستلم
food | 🔥 | 16 | Hot on arrival | يصل ساخنًا | Kitchens of your own street | مطاعم شارعك
grocery | 🥬 | 112 | Chosen like your own | مختارة كأنها لك | Fresh from this morning | طازجة من هذا الصباح
pharmacy | 🌙 | 262 | Awake all night | ساهرون طوال الليل | Pharmacists who never close | صيادلة لا يغلقون أبوابهم
ecommerce | 🎁 | 345 | Today, not tomorrow | اليوم لا غدًا | From the shop windows nearby | من واجهات المتاجر القريبة
`,
)

export const reasonRows: (typeof reasons.$inferInsert)[] = why.map((row, position) => ({
  id: position + 1,
  title: { en: row.en, ar: row.ar },
  short_description: { en: row.words, ar: row.wordsAr },
  picture: pictureName('item', row.art, Number(row.hue)),
  module_id: moduleOf(row.module as ModuleType).id,
  position,
}))

/* module | hue | art of the promotional | best reviewed | bottom | nearby picture, - for a section the module lacks */
const between = readTable(
  ['module', 'hue', 'promotional', 'reviewed', 'bottom', 'nearby'],
  `
food | 16 | 🍛🥘🍗 | ⭐🍔🍕 | 🌙🌯🥤 | 🛵🍟🍔
grocery | 112 | 🥑🍅🥬 | ⭐🍓🥛 | 🧺🍞🧀 | 🛒🍇🥕
pharmacy | 178 | 💊🧴🍊 | ⭐🧴💊 | ☀️🌊🧴 | 🩺💊🩹
ecommerce | 240 | 👗👜👟 | ⭐🎧📱 | 🎁⌚📚 | 🛍️👕🧸
parcel | 38 | 📦🛵🎁 | - | 🔑📄📦 | -
`,
)

export const otherBannerRows: (typeof otherBanners.$inferInsert)[] = between.map((row) => {
  const hue = Number(row.hue)
  return {
    module_id: moduleOf(row.module as ModuleType).id,
    promotional: pictureName('strip', row.promotional, hue),
    best_reviewed: row.reviewed === '-' ? null : pictureName('tile', row.reviewed, hue + 12),
    bottom: pictureName('strip', row.bottom, hue - 12),
    nearby: row.nearby === '-' ? null : pictureName('poster', row.nearby, hue + 24),
  }
})

export const videoContentRows: (typeof videoContents.$inferInsert)[] = [
  {
    module_id: moduleOf('parcel').id,
    type: 'image',
    picture: pictureName('cover', '🛵📦🏠', 38),
    steps: [
      {
        title: { en: 'Say what and where', ar: 'قل ماذا وإلى أين' },
        description: {
          en: 'Choose a kind of parcel and both addresses.',
          ar: 'اختر نوع الطرد والعنوانين.',
        },
      },
      {
        title: { en: 'Hand it over', ar: 'سلّمه' },
        description: { en: 'A courier rings within minutes.', ar: 'يصلك المندوب خلال دقائق.' },
      },
      {
        title: { en: 'Watch it arrive', ar: 'تابعه حتى يصل' },
        description: { en: 'The map shows every turn.', ar: 'تريك الخريطة كل منعطف.' },
      },
    ],
  },
]
