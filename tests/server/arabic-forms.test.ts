import { describe, expect, it } from 'vitest'
import { fold } from '#server/db/fold.ts'
import { arabicForms, withoutArticle } from '#server/rules/arabic-forms.ts'

const finds = (typed: string, written: string) => {
  const [query, word] = [fold(typed), fold(written)]
  const stem = withoutArticle(query)
  // A search finds what contains the query, too.
  return word.includes(query) || word.startsWith(stem) || arabicForms(query).includes(word)
}

/** Two ways to write one thing; each has to find the other. */
const pairs: [string, string][] = [
  ['رز', 'أرز'],
  ['الرز', 'أرز'],
  ['رز', 'الأرز'],
  ['السمك', 'سمك'],
  ['السمك', 'سمكة'],
  ['أسماك', 'سمك'],
  ['أسماك', 'السمك'],
  ['سمك', 'بالسمك'],
  ['اللحم', 'لحم'],
  ['لحوم', 'لحم'],
  ['لحوم', 'باللحم'],
  ['الدجاج', 'دجاج'],
  ['دجاجة', 'دجاج'],
  ['الخبز', 'خبز'],
  ['عصائر', 'عصير'],
  ['العصائر', 'عصير'],
  ['فطائر', 'فطيرة'],
  ['شطائر', 'شطيرة'],
  ['شرائح', 'شريحة'],
  ['رقائق', 'رقاقة'],
  ['فواكه', 'فاكهة'],
  ['حلويات', 'حلوى'],
  ['الحلويات', 'حلوى'],
  ['سلطات', 'سلطة'],
  ['شوربات', 'شوربة'],
  ['مشروبات', 'مشروب'],
  ['مشاوي', 'مشوي'],
  ['مقبلات', 'مقبل'],
  ['وجبات', 'وجبة'],
  ['أطباق', 'طبق'],
  ['بيتزات', 'بيتزا'],
  ['البيتزا', 'بيتزا'],
  ['كعكة', 'كعك'],
  ['تفاحة', 'تفاح'],
  ['بيضة', 'بيض'],
  ['برتقالة', 'برتقال'],
  ['ليمونة', 'ليمون'],
  ['تمور', 'تمر'],
  ['أجبان', 'جبنة'],
  ['جبن', 'جبنة'],
  ['حبوب', 'حبة'],
  ['دوا', 'دواء'],
  ['أدوية', 'دواء'],
  ['الأدوية', 'دواء'],
  ['حفاضات', 'حفاض'],
  ['أقراص', 'قرص'],
  ['مناديل', 'منديل'],
  ['زهور', 'زهرة'],
  ['أزهار', 'زهور'],
  ['ورود', 'وردة'],
  ['عطور', 'عطر'],
  ['قمصان', 'قميص'],
  ['فساتين', 'فستان'],
  ['أحذية', 'حذاء'],
  ['حقائب', 'حقيبة'],
  ['كتب', 'كتاب'],
  ['ألعاب', 'لعبة'],
  ['أجهزة', 'جهاز'],
  ['سماعات', 'سماعة'],
  ['مطاعم', 'مطعم'],
  ['المطاعم', 'مطعم'],
  ['صيدليات', 'صيدلية'],
  ['حدائق', 'حديقة'],
  ['ﺧﺒﺰ', 'خبز'],
  ['ﻻﺗﻴﻪ', 'لاتيه'],
]

describe('the forms of an Arabic word', () => {
  it.each(pairs)('%s and %s find each other', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true])
  })

  it.each([
    ['أبيض', 'بيض'],
    ['أخضر', 'خضر'],
    ['زيتون', 'زيت'],
    ['ألبان', 'بانيه'],
  ])('%s does not find %s', (typed, written) => {
    expect(finds(typed, written)).toBe(false)
  })

  it('words of other scripts, digits and single letters have none', () => {
    for (const word of ['rice', '2', 'و', 'a2', '']) expect(arabicForms(word)).toEqual([])
  })
})
