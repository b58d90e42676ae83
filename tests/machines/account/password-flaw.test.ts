import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PasswordOwner, passwordFlaw } from '#machines/account/password-flaw.ts'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import { commonPasswords } from '#server/rules/common-passwords.ts'
import { passwordFlaw as flawOnServer } from '#server/rules/password-flaw.ts'

const amira: PasswordOwner = {
  f_name: 'Amira',
  l_name: 'Haddad',
  phone: '+971 50 123 4567',
  email: 'amira.h@example.com',
}

describe('the password rule of the sign-up form', () => {
  it.each([
    ['seven characters', 'kebab-8', 'tooShort'],
    ['seven characters outside the basic plane', '🍅🍋🍉🥒🧅🍇🥝', 'tooShort'],
    ['129 characters', 'kebab '.repeat(21).concat('abc'), 'tooLong'],
    ['one letter again and again', 'aaaaaaaa', 'common'],
    ['three letters again and again', 'xyzxyzxyz', 'common'],
    ['digits in a row', '12345678', 'common'],
    ['letters in a row, backwards', 'hgfedcba', 'common'],
    ['Arabic digits in a row', '١٢٣٤٥٦٧٨', 'common'],
    ['a row with spaces between', '1 2 3 4 5 6 7 8', 'common'],
    ['the names', 'amirahaddad', 'personal'],
    ['a name and a few signs', 'Haddad 99!', 'personal'],
    ['the email', 'Amira.H@example.com', 'personal'],
    ['the email before its @', 'amira.h1', 'personal'],
    ['the phone number', '+971501234567', 'personal'],
    ['the phone number as it is dialled at home', '0501234567', 'personal'],
    ['the phone number in Persian digits', '۰۵۰۱۲۳۴۵۶۷', 'personal'],
  ] as const)('%s is a flaw', (_, password, flaw) => {
    expect(passwordFlaw(password, amira)).toBe(flaw)
  })

  it.each([
    ['eight letters', 'kebabfan'],
    ['words', 'three lemons a day'],
    ['a name in a long password', 'amira likes lemons'],
    ['another phone number', '0509876543'],
    ['Arabic words', 'ثلاث ليمونات كل يوم'],
    ['128 characters', 'kebab '.repeat(21).concat('ab')],
  ])('%s are fine', (_, password) => {
    expect(passwordFlaw(password, amira)).toBeUndefined()
  })

  it('a form that is empty elsewhere holds nothing against a password', () => {
    const noProfile = { f_name: '', l_name: '', phone: '', email: '' }
    expect(passwordFlaw('amirahaddad', noProfile)).toBeUndefined()
  })
})

describe('the form and the server', () => {
  const part = fc.constantFrom(
    ...[
      'amira',
      'Haddad',
      'li',
      ' ',
      '-',
      '7',
      '١٢',
      '50123',
      '+971',
      'example',
      '@',
      '.com',
      'ab',
      'ليمون',
      'ﬁ',
      '🍋',
    ],
  )
  const text = (maxLength: number) => fc.array(part, { maxLength }).map((parts) => parts.join(''))
  const owner = fc.record({ f_name: text(2), l_name: text(2), phone: text(4), email: text(4) })
  const kinds = { 'common password': 'common', 'personal password': 'personal' } as const

  it('find the same flaws, but for the list of common passwords, which only the server has', () => {
    fc.assert(
      fc.property(text(9), owner, (password, { f_name, l_name, phone, email }) => {
        const length = [...password].length
        fc.pre(length >= 8 && length <= 128)
        const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
        fc.pre(!commonPasswords.has(plain))
        const onServer = flawOnServer(password, {
          names: [f_name, l_name],
          phone: `+${latinDigits(phone).replace(/\D/g, '')}`,
          email: email.toLowerCase(),
          shop: [],
        })
        expect(passwordFlaw(password, { f_name, l_name, phone, email })).toBe(onServer && kinds[onServer])
      }),
      { numRuns: 2000 },
    )
  })
})
