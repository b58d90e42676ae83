import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '#server/contract/document.ts'
import { validationOf } from '#server/contract/validation.ts'
import { typedText } from '#server/rules/typed-text.ts'
import { copied } from '#tests/support/copied-text.ts'

const document = JSON.parse(readFileSync('openapi/generated/storefront.json', 'utf8'))
const operations = operationsOf(document, {})
const validation = validationOf(document, 'AE')
const named = (id: string) => operations.find((operation) => operation.id === id)!

const newcomer = { f_name: 'S', l_name: 'H', password: 'long enough', confirm_password: 'long enough' }
const signUp = { ...newcomer, email: 'sara2@example.com', phone: '+971501234567', ref_code: 'A1B2C3' }
const bodies: [operation: string, body: Record<string, unknown>, fields: string[]][] = [
  ['signUp', signUp, ['email', 'phone', 'ref_code']],
  ['login', { email: 'sara2@example.com', password: 'x' }, ['email']],
  ['login', { email_or_phone: 'sara2@example.com', password: 'x' }, ['email_or_phone']],
  ['login', { phone: '+971501234567', otp: '482913' }, ['phone', 'otp']],
  ['verifyPhone', { phone: '+971501234567', otp: '482913' }, ['phone', 'otp']],
  ['forgotPassword', { email: 'sara2@example.com' }, ['email']],
  ['verifyResetToken', { email: 'sara2@example.com', reset_token: '482913' }, ['email', 'reset_token']],
]
const queries: [operation: string, query: Record<string, string>, meant: Record<string, unknown>][] = [
  ['applyCoupon', { code: 'WELCOME10', store_id: '3' }, { code: 'WELCOME10', store_id: 3 }],
  [
    'trackOrder',
    { order_id: '100042', contact_number: '+971501234567' },
    { order_id: 100_042, contact_number: '+971501234567' },
  ],
]

describe('copied text on the server', () => {
  it.each(copied)('%s changes no code, address or number', (_, change) => {
    for (const text of ['WELCOME10', 'sara2@example.com', '482913', '100042', '12.5'])
      expect(typedText(change(text))).toBe(text)
  })

  it.each(copied)('%s changes no field of a request', (_, change) => {
    for (const [id, body, fields] of bodies) {
      const sent = Object.fromEntries(fields.map((field) => [field, change(body[field] as string)]))
      expect(validation.body(named(id), { ...body, ...sent }, false)).toEqual(body)
    }
    for (const [id, query, meant] of queries) {
      const sent = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, change(text)]))
      expect(validation.parameters(named(id), 'query', sent)).toMatchObject(meant)
    }
  })

  it('a password keeps every character', () => {
    const password = '\u200elong\u00a0enough١'
    const sent = { ...signUp, password, confirm_password: password }
    expect(validation.body(named('signUp'), sent, false)).toMatchObject({ password })
  })

  it('the spaces between words stay', () => {
    expect(typedText('chicken\u00a0 rice')).toBe('chicken  rice')
  })
})
