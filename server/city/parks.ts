import type { Text } from '#server/db/shapes.ts'
import { detour, insideOf, type Point, rounded } from '#server/geometry/plane.ts'
import { beach, creek } from './coast.ts'

export type Park = {
  name: Text
  kind: 'park' | 'square' | 'beach' | 'grove' | 'campus' | 'golf'
  ring: Point[]
  /** Name of the street around the park. */
  around?: Text
}

export const parks: Park[] = [
  {
    name: { en: 'Palm Beach Sands', ar: 'رمال شاطئ النخيل' },
    kind: 'beach',
    ring: beach(-6050, -2500, (part) => 95 * Math.sin(part * Math.PI) ** 0.5),
  },
  {
    name: { en: 'Corniche Beach', ar: 'شاطئ الكورنيش' },
    kind: 'beach',
    ring: beach(1550, 3300, (part) => 62 * Math.sin(part * Math.PI) ** 0.6),
  },
  {
    name: { en: 'Old Cape Gardens', ar: 'حدائق الرأس القديم' },
    kind: 'park',
    ring: beach(-1150, -330, (part) => 105 * Math.sin(part * Math.PI) ** 0.5),
  },
  {
    name: { en: 'Lighthouse Point Park', ar: 'منتزه رأس المنارة' },
    kind: 'park',
    ring: beach(3560, 4160, (part) => 105 * Math.sin(part * Math.PI) ** 0.5),
  },
  {
    name: { en: 'Lagoon Park', ar: 'منتزه البحيرة' },
    kind: 'park',
    ring: lagoonPark(),
  },
  {
    name: { en: 'Central Park', ar: 'الحديقة المركزية' },
    kind: 'park',
    ring: rounded([590, -3310], 960, 560, { degrees: -3, squareness: 7 }),
    around: { en: 'Central Park Circle', ar: 'دائرة الحديقة المركزية' },
  },
  {
    name: { en: 'Clock Square', ar: 'ميدان الساعة' },
    kind: 'square',
    ring: rounded([480, -1700], 190, 190, { squareness: 2 }),
    around: { en: 'Clock Square', ar: 'ميدان الساعة' },
  },
  {
    name: { en: 'Pearl Gardens', ar: 'حدائق اللؤلؤة' },
    kind: 'park',
    ring: rounded([2180, -1800], 420, 300, { degrees: -4, squareness: 8 }),
    around: { en: 'Pearl Gardens Way', ar: 'طريق حدائق اللؤلؤة' },
  },
  {
    name: { en: 'Sea View Gardens', ar: 'حدائق إطلالة البحر' },
    kind: 'park',
    ring: rounded([2130, -480], 330, 230, { degrees: -6, squareness: 8 }),
    around: { en: 'Sea View Way', ar: 'طريق إطلالة البحر' },
  },
  {
    name: { en: 'Jasmine Park', ar: 'منتزه الياسمين' },
    kind: 'park',
    ring: rounded([-3370, -2020], 460, 330, { degrees: -9, squareness: 5 }),
    around: { en: 'Jasmine Park Way', ar: 'طريق منتزه الياسمين' },
  },
  {
    name: { en: 'Coral Green', ar: 'واحة المرجان' },
    kind: 'park',
    ring: rounded([-3310, -850], 300, 230, { degrees: 9, squareness: 4 }),
    around: { en: 'Coral Green Way', ar: 'طريق واحة المرجان' },
  },
  {
    name: { en: 'Palm Oasis', ar: 'واحة النخيل' },
    kind: 'grove',
    ring: rounded([-5230, -880], 520, 260, { degrees: -6, squareness: 2.6 }),
    around: { en: 'Palm Oasis Way', ar: 'طريق واحة النخيل' },
  },
  {
    name: { en: 'Olive Grove', ar: 'بستان الزيتون' },
    kind: 'grove',
    ring: rounded([-3420, -3600], 620, 420, { degrees: -12, squareness: 3 }),
    around: { en: 'Olive Grove Way', ar: 'طريق بستان الزيتون' },
  },
  {
    name: { en: 'Marsa Noor University', ar: 'جامعة مرسى نور' },
    kind: 'campus',
    ring: rounded([-1450, -3480], 820, 560, { degrees: 4, squareness: 9 }),
    around: { en: 'Campus Circle', ar: 'دائرة الحرم الجامعي' },
  },
  {
    name: { en: 'Cedar Park', ar: 'منتزه الأرز' },
    kind: 'park',
    ring: rounded([3880, -1830], 400, 300, { degrees: 17, squareness: 4 }),
    around: { en: 'Cedar Park Way', ar: 'طريق منتزه الأرز' },
  },
  {
    name: { en: 'Marina Green', ar: 'واحة المارينا' },
    kind: 'park',
    ring: rounded([3780, -560], 320, 210, { degrees: -14, squareness: 4 }),
    around: { en: 'Marina Green Way', ar: 'طريق واحة المارينا' },
  },
  {
    name: { en: 'Gazelle Meadow', ar: 'مرج الغزال' },
    kind: 'park',
    ring: rounded([2330, -3420], 430, 320, { degrees: 7, squareness: 4 }),
    around: { en: 'Meadow Way', ar: 'طريق المرج' },
  },
  {
    name: { en: 'Falcon Golf Club', ar: 'نادي الصقر للغولف' },
    kind: 'golf',
    ring: rounded([5500, -3000], 760, 520, { degrees: 30, squareness: 2.6 }),
  },
  {
    name: { en: 'Souk Garden', ar: 'حديقة السوق' },
    kind: 'square',
    ring: rounded([-700, -1820], 170, 120, { degrees: 74, squareness: 6 }),
    around: { en: 'Souk Garden', ar: 'حديقة السوق' },
  },
  {
    name: { en: 'Fort Square', ar: 'ميدان القلعة' },
    kind: 'square',
    ring: rounded([-640, -200], 170, 140, { degrees: 62, squareness: 4 }),
    around: { en: 'Fort Square', ar: 'ميدان القلعة' },
  },
]

/** The green around the lagoon, without the water. */
function lagoonPark(): Point[] {
  const green = rounded([-1700, -2120], 740, 640, { degrees: 28, squareness: 3 })
  return detour(green, creek, insideOf(green))
}
