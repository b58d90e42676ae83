import type { Text } from '#server/db/shapes.ts'

const marks: Record<string, { key: string; name: Text }> = {
  G: { key: 'gluten', name: { en: 'Gluten', ar: 'غلوتين' } },
  D: { key: 'dairy', name: { en: 'Dairy', ar: 'ألبان' } },
  E: { key: 'egg', name: { en: 'Egg', ar: 'بيض' } },
  N: { key: 'nuts', name: { en: 'Nuts', ar: 'مكسرات' } },
  P: { key: 'peanuts', name: { en: 'Peanuts', ar: 'فول سوداني' } },
  T: { key: 'sesame', name: { en: 'Sesame', ar: 'سمسم' } },
  Y: { key: 'soy', name: { en: 'Soy', ar: 'صويا' } },
  F: { key: 'fish', name: { en: 'Fish', ar: 'سمك' } },
  S: { key: 'shellfish', name: { en: 'Shellfish', ar: 'محار وقشريات' } },
  M: { key: 'mustard', name: { en: 'Mustard', ar: 'خردل' } },
  C: { key: 'celery', name: { en: 'Celery', ar: 'كرفس' } },
}

export const allergens = Object.values(marks).map((allergen, position) => ({ ...allergen, position }))

const keysOf = (text: string) => [...text].flatMap((mark) => marks[mark]?.key ?? [])

/** Capital letters are allergens of a good; those behind a `!` it is stated to lack. */
export function allergensOf(text: string) {
  const [contained = '', lacking = ''] = text.split('!')
  return { allergens: keysOf(contained), free_of: keysOf(lacking) }
}
