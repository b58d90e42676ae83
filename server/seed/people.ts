import type { addresses, customers, deliveryMen, reviews } from '#server/db/schema.ts'
import { addressOf } from '#server/geo/embedded.ts'
import { houseAt, houseOf } from '#server/geo/house-numbers.ts'
import { insideOf, type Point } from '#server/geo/plane.ts'
import { pictureName } from '#server/media/picture-name.ts'
import type { Branch } from './catalogue/branches.ts'
import { readTable } from './catalogue/table.ts'
import { deliveryZones } from './city/delivery-zones.ts'
import { toGlobe } from './city/frame.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { Random } from './random.ts'

const DAY = 86_400_000

/* zone | first and last name in both languages | face | where the courier waits */
const couriers = readTable(
  ['zone', 'f', 'fAr', 'l', 'lAr', 'face', 'at'],
  `
1 | Yusuf | يوسف | Karim | كريم | 🧔 | -600,-700
1 | Rashid | راشد | Salem | سالم | 👨 | 300,-1500
1 | Imran | عمران | Aziz | عزيز | 👳 | -1000,-1800
2 | Bilal | بلال | Mansour | منصور | 👨 | -3600,-900
2 | Nadia | نادية | Farouk | فاروق | 🧕 | -4700,-700
2 | Tariq | طارق | Hamdan | حمدان | 🧔 | -3000,-1900
3 | Sami | سامي | Qasim | قاسم | 👨 | 2000,-600
3 | Huda | هدى | Rahman | رحمن | 🧕 | 3700,-600
3 | Zayd | زيد | Malik | مالك | 👳 | 2600,-1900
4 | Faris | فارس | Odeh | عودة | 🧔 | -1500,-2900
4 | Amal | أمل | Younis | يونس | 👩 | 1200,-2800
4 | Idris | إدريس | Shah | شاه | 👨 | -3200,-3100
`,
)

export const deliveryMenOf = (random: Random): (typeof deliveryMen.$inferInsert)[] =>
  couriers.map((row, i) => {
    const ratings = random.whole(120, 900)
    const { lat, lng } = toGlobe(doorNear(row.at))
    return {
      id: i + 1,
      f_name: { en: row.f, ar: row.fAr },
      l_name: { en: row.l, ar: row.lAr },
      phone: `+97150000${String(201 + i).padStart(4, '0')}`,
      email: `${row.f.toLowerCase()}@couriers.souk.example`,
      picture: pictureName('person', row.face, (i * 53) % 360),
      zone_id: Number(row.zone),
      latitude: lat,
      longitude: lng,
      rating_count: ratings,
      rating_sum: Math.round(ratings * (4.3 + random.next() * 0.6)),
    }
  })

function doorNear(at: string): Point {
  const [x, y] = at.split(',').map(Number)
  const { street, number } = houseAt([x!, y!])
  return houseOf(street, number) ?? [x!, y!]
}

type ReviewRow = typeof reviews.$inferInsert

/** `password_hash` is added when they are written: hashing is slow and salted. */
export const customersOf = (now: Date): Omit<typeof customers.$inferInsert, 'password_hash'>[] =>
  demoAccounts.map(({ id, f_name, l_name, email, phone }) => ({
    id,
    f_name,
    l_name,
    email,
    phone,
    picture: pictureName('person', id === 1 ? '👩' : '👨', id * 120),
    is_phone_verified: true,
    is_email_verified: true,
    ref_code: `${f_name.toUpperCase()}${2025 + id}`,
    created_at: new Date(now.getTime() - 200 * DAY),
  }))

/* customer | kind | where | floor | house | for the courier */
const doors = readTable(
  ['customer', 'type', 'at', 'floor', 'house', 'note'],
  `
1 | home | -620,-980 | 3 | 12B | Ring twice, the bell is shy.
1 | office | 640,-1380 | 9 | 904 | Reception on the ground floor.
1 | Parents | -3350,-700 | 0 | Villa 8 | The blue door.
2 | home | 2150,-620 | 14 | 1402 | Leave it with the guard if nobody answers.
2 | office | 1650,-2100 | 2 | 21 | -
2 | Beach house | -4950,-520 | 0 | Villa 3 | -
2 | Campus | -900,-2950 | 1 | 107 | Next to the library.
`,
)

export function addressesOf(now: Date): (typeof addresses.$inferInsert)[] {
  return doors.map((row, i) => {
    const customer = demoAccounts[Number(row.customer) - 1]!
    const at = doorNear(row.at)
    const { lat, lng } = toGlobe(at)
    const { en } = addressOf(at)
    return {
      id: i + 1,
      customer_id: customer.id,
      address_type: row.type,
      address: en,
      latitude: lat,
      longitude: lng,
      zone_ids: deliveryZones.filter(({ ring }) => insideOf(ring)(at)).map(({ id }) => id),
      road: en.replace(/^\d+ /, '').split(',')[0]!,
      house: row.house,
      floor: row.floor,
      contact_person_name: `${customer.f_name} ${customer.l_name}`,
      contact_person_number: customer.phone,
      additional_information: row.note === '-' ? '' : row.note,
      created_at: new Date(now.getTime() - (100 - i) * DAY),
    }
  })
}

const reviewers = [
  'Mariam S.',
  'Hassan T.',
  'Sara K.',
  'Daniel W.',
  'نورة',
  'خالد',
  'Aisha B.',
  'Priya N.',
  'سلمى',
  'Jonas M.',
  'Rania A.',
  'ماجد',
]

const words: [stars: number, text: string, reply?: string][] = [
  [5, 'Arrived hot and exactly as described. We order it every week now.'],
  [5, 'Best in the neighbourhood, and the courier was kind.', 'Thank you, see you next week.'],
  [5, 'لذيذ جدًا ووصل في الوقت المحدد.'],
  [4.5, 'Very good. The portion is generous, packaging could be simpler.'],
  [4.5, 'جودة ممتازة والسعر مناسب.', 'شكرًا لك، يسعدنا رأيك.'],
  [4, 'Solid choice, fresh and quick.'],
  [3.5, 'Good, but a little late on a Friday evening.', 'Sorry about that. Fridays are our busiest day.'],
  [5, 'أفضل ما جربت في المدينة.'],
  [3, 'Fine for the price.'],
  [5, 'Ordered for guests and everybody asked where it was from.'],
]

/** Two or three written reviews for the most popular items of each store; some were taken over from elsewhere. */
export function reviewsOf(all: Branch[], now: Date, random: Random): ReviewRow[] {
  const rows: ReviewRow[] = []
  for (const { store, items } of all)
    for (const item of items.filter(({ rating_count }) => rating_count! > 0).slice(0, 4))
      for (const [rating, comment, reply] of random.some(words, random.whole(2, 3)))
        rows.push({
          id: rows.length + 1,
          item_id: item.id,
          store_id: store.id,
          customer_name: random.pick(reviewers),
          rating,
          comment,
          reply: reply ?? null,
          from_delivered_order: rows.length % 6 !== 5,
          created_at: new Date(now.getTime() - random.whole(1, 90) * DAY),
        })
  return rows
}
