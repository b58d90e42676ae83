import { describe, expect, it } from 'vitest'
import { digitsOfCode } from '#machines/account/one-time-code.ts'
import { recipientOf } from '#machines/account/reset-form.ts'
import { loginBody } from '#machines/account/sign-in-form.ts'
import { signUpBody, signUpFlaws } from '#machines/account/sign-up-form.ts'
import { priceIn } from '#machines/catalogue/price-range.ts'
import { orderNumber } from '#machines/orders/track-form.ts'
import { amountIn, pointsIn } from '#machines/rules/amount.ts'
import { contactFlaws } from '#machines/rules/contact.ts'
import { tipIn } from '#machines/rules/tips.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { copied } from '#tests/support/copied-text.ts'
import { phoneOf } from '#ui/phone-of.ts'

const newcomer = {
  f_name: 'Amira',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: '',
  password: 'secret12',
  confirm_password: 'secret12',
  ref_code: '',
}
const orderer = { contact_person_name: 'Amira', contact_person_number: '+971501234567' }

/** What the form of each field makes of the text. */
const fields: Record<string, [text: string, read: (text: string) => unknown, meant: unknown]> = {
  'a coupon code': ['WELCOME10', typedText, 'WELCOME10'],
  'an e-mail address at sign-in': [
    'sara2@example.com',
    (text) => loginBody(signIn(text), null).email,
    'sara2@example.com',
  ],
  'a phone number at sign-in': ['0501234567', (text) => loginBody(signIn(text), null).phone, '0501234567'],
  'an e-mail address of a lost password': ['sara2@example.com', recipientOf, { email: 'sara2@example.com' }],
  'an e-mail address at sign-up': [
    'sara2@example.com',
    (text) => [
      signUpFlaws({ ...newcomer, email: text }),
      signUpBody({ ...newcomer, email: text }, null).email,
    ],
    [{}, 'sara2@example.com'],
  ],
  'a referral code': [
    'A1B2C3',
    (text) => signUpBody({ ...newcomer, ref_code: text }, null).ref_code,
    'A1B2C3',
  ],
  'an e-mail address of an order': [
    'sara2@example.com',
    (contact_person_email) => contactFlaws({ ...orderer, contact_person_email }),
    {},
  ],
  'a phone number': ['0501234567', (text) => phoneOf(text, 'AE'), '+971501234567'],
  'a one-time code': ['482913', (text) => digitsOfCode(text, 6), '482913'],
  'an order number': ['100042', orderNumber, 100_042],
  'an amount': ['12.5', amountIn, 12.5],
  'loyalty points': ['250', pointsIn, 250],
  'a tip': ['12.5', tipIn, 12.5],
  'a price': ['125', priceIn, 125],
}

const signIn = (email_or_phone: string) => ({ email_or_phone, password: 'secret12' })

describe.each(Object.entries(fields))('%s', (_, [text, read, meant]) => {
  it.each(copied)('is read as it is meant with %s', (_way, change) => {
    expect(read(change(text))).toEqual(meant)
  })
})
