import { describe, expect, it } from 'vitest'
import { arabicNames, readWordings } from '#tests/support/arabic-names.ts'

const toArabic = arabicNames([
  { en: 'Remove', ar: 'إزالة' },
  { en: 'Remove {name:string}', ar: 'إزالة {name}' },
  { en: 'One more', ar: 'زيادة الكمية' },
  { en: 'Place order', ar: 'تأكيد الطلب' },
  { en: 'Place order · {amount:string}', ar: 'تأكيد الطلب · {amount}' },
  { en: 'Add {{count: ?? item | ?? items}}', ar: '{{count: لا شيء|أضف منتجًا|أضف منتجين|أضف ?? منتجات}}' },
  { en: '{shown:number} of {all:number}', ar: '{shown} من {all}' },
  { en: 'Quantity of {name:string}', ar: 'كمية {name}' },
  { en: '{name:string}', ar: '{name}' },
  { en: 'Current password', ar: 'كلمة المرور الحالية' },
])

describe('arabicNames', () => {
  it.each([
    ['a text', 'Remove', true, 'إزالة', 'إزالة شاي'],
    ['a text with a parameter', 'Remove شاي', true, 'إزالة شاي', 'إزالة رز'],
    ['joined texts', 'One more: شاي', true, 'زيادة الكمية: شاي', 'زيادة الكمية: رز'],
    [
      'joined texts that look like another text',
      'One more: Quantity of شاي',
      true,
      'زيادة الكمية: كمية شاي',
      'شاي',
    ],
    ['the first of joined texts', /^(One more|Remove): /, false, 'زيادة الكمية: شاي', 'زيادة الكمية'],
    [
      'an amount, which each language writes its own way',
      'Place order · AED 20.00',
      true,
      'تأكيد الطلب · ⁧20.00 د.إ⁩',
      'تأكيد الطلب',
    ],
    ['a plural', 'Add 3 items', true, 'أضف 3 منتجات', 'أضف'],
    ['a part of a text', 'password', false, 'كلمة المرور الحالية', 'كلمة'],
    ['the beginning of texts', /^Place order/, false, 'تأكيد الطلب · 20', 'لا تأكيد الطلب'],
    ['a whole text as a pattern', /^Remove$/, false, 'إزالة', 'إزالة شاي'],
  ])('translates %s', (_, name, exact, hit, miss) => {
    const pattern = toArabic(name, exact)
    expect(hit).toMatch(pattern)
    expect(miss).not.toMatch(pattern)
  })

  it('leaves a name that is none of the texts', () => {
    expect(toArabic('كرك', true)).toBe('كرك')
    expect(toArabic(/^\d{6,}$/)).toEqual(/^\d{6,}$/)
  })

  it('knows every text of the shop in both languages', async () => {
    const wordings = await readWordings()
    expect(wordings).toContainEqual({ en: 'Shopping Cart', ar: 'سلة التسوق' })
    expect(wordings.filter(({ ar }) => ar === 'undefined')).toEqual([])
  })
})
