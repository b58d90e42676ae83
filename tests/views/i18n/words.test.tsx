import { act, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { lazyNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import { I18n, useFormats, useWords } from '#i18n/i18n.tsx'
import { chooseLocale, direction } from '#i18n/locale.ts'

beforeAll(async () => {
  await Promise.all([lazyNamespaces('en', ['orders']), lazyNamespaces('ar', ['orders'])])
})

describe('words', () => {
  it('says one thing in two languages', () => {
    expect(wordsOf('en').actions.cancel()).toBe('Cancel')
    expect(wordsOf('ar').actions.cancel()).toBe('إلغاء')
  })

  it.each([
    [0, 'لا منتجات'],
    [1, 'منتج واحد'],
    [2, 'منتجان'],
    [3, '3 منتجات'],
    [11, '11 منتجًا'],
    [100, '100 منتج'],
  ])('counts %i in Arabic', (count, text) => {
    expect(wordsOf('ar').orders.itemCount({ count })).toBe(text)
  })

  it('counts in English', () => {
    expect([0, 1, 2].map((count) => wordsOf('en').orders.itemCount({ count }))).toEqual([
      '0 items',
      '1 item',
      '2 items',
    ])
  })

  it('a title that is on the screen already shows its words as soon as their namespace is loaded', async () => {
    const Title = () => <h1>{useWords().tracking.title()}</h1>
    render(
      <I18n locale="ar">
        <Title />
      </I18n>,
    )
    expect(screen.getByRole('heading').textContent).toBe('')
    await act(() => lazyNamespaces('ar', ['tracking']))
    expect(screen.getByRole('heading').textContent).not.toBe('')
    expect(wordsOf('ar').actions.save()).toBe('حفظ')
  })
})

describe('formats', () => {
  const Total = ({ amount }: { amount: number }) => <p>{useFormats().money(amount)}</p>

  it('English money has the symbol of the config before the amount', () => {
    render(
      <I18n locale="en" currency={{ symbol: '$', digits: 2 }}>
        <Total amount={1234.5} />
      </I18n>,
    )
    expect(screen.getByText('$1,234.50')).toBeTruthy()
  })

  it('Arabic money keeps its minus sign and its symbol in place inside right-to-left sentences', () => {
    render(
      <I18n locale="ar" currency={{ symbol: 'د.إ', digits: 2 }}>
        <Total amount={-3} />
      </I18n>,
    )
    expect(document.body.textContent).toBe('\u2067\u200e−3.00\u00a0د.إ\u2069')
  })
})

describe('languages', () => {
  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['en', 'ltr'],
    ['de-AT', 'ltr'],
  ])('%s is written %s', (locale, spelling) => {
    expect(direction(locale)).toBe(spelling)
  })

  it('takes the stored language before the browser’s, and English for everybody else', () => {
    expect(chooseLocale(['ar', 'en-US'])).toBe('ar')
    expect(chooseLocale([null, 'de-DE', 'ar-EG'])).toBe('ar')
    expect(chooseLocale([undefined, 'ja'])).toBe('en')
  })
})
