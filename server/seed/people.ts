import { present } from '#server/assert/present.ts'
import { deliveryZones } from '#server/city/delivery-zones.ts'
import { addressOf } from '#server/city/embedded.ts'
import { toGlobe } from '#server/city/frame.ts'
import { houseAt, houseOf } from '#server/city/house-numbers.ts'
import type { addresses, customers, deliveryMen } from '#server/db/schema.ts'
import { insideOf, type Point } from '#server/geometry/plane.ts'
import { pictureName } from '#server/media/picture-name.ts'
import type { Random } from '#server/rules/seeded-random.ts'
import { sumOf } from './catalogue/ratings.ts'
import { pointOf, readTable } from './catalogue/table.ts'
import { demoAccounts } from './demo-accounts.ts'

const DAY = 86_400_000

/* zone | first and last name in both languages | face, as the packs of people have it | where the courier waits */
const couriers = readTable(
  ['zone', 'f', 'fAr', 'l', 'lAr', 'face', 'at'],
  `
1 | Yusuf | يوسف | Karim | كريم | bearded/almond/black | -600,-700
1 | Rashid | راشد | Salem | سالم | capped/toast/black | 300,-1500
1 | Imran | عمران | Aziz | عزيز | turbaned/toast/white | -1000,-1800
2 | Bilal | بلال | Mansour | منصور | man/bronze/black | -3600,-900
2 | Nadia | نادية | Farouk | فاروق | veiled/almond/plum | -4700,-700
2 | Tariq | طارق | Hamdan | حمدان | bearded/toast/cocoa | -3000,-1900
3 | Sami | سامي | Qasim | قاسم | man/almond/cocoa | 2000,-600
3 | Huda | هدى | Rahman | رحمن | veiled/bronze/teal | 3700,-600
3 | Zayd | زيد | Malik | مالك | capped/almond/cocoa | 2600,-1900
4 | Faris | فارس | Odeh | عودة | bearded/bronze/black | -1500,-2900
4 | Amal | أمل | Younis | يونس | longhaired/bronze/cocoa | 1200,-2800
4 | Idris | إدريس | Shah | شاه | man/brown/black | -3200,-3100
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
      rating_sum: sumOf(ratings, 4.3 + random.next() * 0.55),
    }
  })

function doorNear(at: string): Point {
  const point = pointOf(at)
  const { street, number } = houseAt(point)
  return houseOf(street, number) ?? point
}

/** `password_hash` is added when they are written: hashing is slow and salted. */
export const customersOf = (now: Date): Omit<typeof customers.$inferInsert, 'password_hash'>[] =>
  demoAccounts.map(({ id, f_name, l_name, email, phone }) => ({
    id,
    f_name,
    l_name,
    email,
    phone,
    picture: pictureName(
      'person',
      id === 1 ? 'longhaired/almond/brown/liquid' : 'man/bronze/black/liquid',
      id * 120,
    ),
    is_phone_verified: true,
    is_email_verified: true,
    is_proven: true,
    ref_code: `${f_name.toUpperCase()}${2025 + id}`,
    created_at: new Date(now.getTime() - 200 * DAY),
  }))

/* customer | kind | where | floor, or - in a house of its own | house | for the courier */
const doors = readTable(
  ['customer', 'type', 'at', 'floor', 'house', 'note'],
  `
1 | home | -620,-980 | 3 | 12B | Please ring twice.
1 | office | 640,-1380 | 9 | 904 | Reception on the ground floor.
1 | Parents | -3350,-700 | - | 8 | The blue door.
2 | home | 2150,-620 | 14 | 1402 | إذا لم يردّ أحد فاتركها عند الحارس.
2 | office | 1650,-2100 | 2 | 21 | -
2 | بيت البحر | -4950,-520 | - | 3 | -
2 | الجامعة | -900,-2950 | 1 | 107 | بجانب المكتبة.
`,
)

/** An address of the demo has its columns with a default, too. */
export type AddressRow = typeof addresses.$inferInsert &
  Pick<typeof addresses.$inferSelect, 'road' | 'house' | 'floor' | 'additional_information'>

export function addressesOf(now: Date): AddressRow[] {
  return doors.map((row, i) => {
    const customer = present(demoAccounts[Number(row.customer) - 1], `customer ${row.customer}`)
    const at = doorNear(row.at)
    const { lat, lng } = toGlobe(at)
    const address = addressOf(at)[customer.writes]
    return {
      id: i + 1,
      customer_id: customer.id,
      address_type: row.type,
      address,
      latitude: lat,
      longitude: lng,
      zone_ids: deliveryZones.filter(({ ring }) => insideOf(ring)(at)).map(({ id }) => id),
      road: roadIn(address),
      house: row.house,
      floor: row.floor === '-' ? '' : row.floor,
      contact_person_name: `${customer.f_name} ${customer.l_name}`,
      contact_person_number: customer.phone,
      additional_information: row.note === '-' ? '' : row.note,
      created_at: new Date(now.getTime() - (100 - i) * DAY),
    }
  })
}

/** The street without its number and district: `92 Sea View Way, Corniche`, `طريق إطلالة البحر 92، الكورنيش`. */
const roadIn = (address: string): string => address.replace(/[,،].*/, '').replace(/^\d+ | \d+$/, '')
