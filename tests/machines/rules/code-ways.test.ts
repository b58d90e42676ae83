import { expect, it } from 'vitest'
import { type CodeSenders, codeSenders } from '#machines/rules/code-ways.ts'
import type { Config } from '#openapi/generated/client.ts'

type Shop = Pick<Config, 'one_time_codes' | 'phone_by_firebase'>

const own = { length: 6, outbox_url: null }
const firebase = { api_key: 'web-key', toolkit_url: 'https://identitytoolkit.googleapis.com' }
const shops: Record<string, Shop> = {
  'own codes, to phones and e-mail addresses': { one_time_codes: own, phone_by_firebase: null },
  'codes of Firebase alone': { one_time_codes: null, phone_by_firebase: firebase },
  'no codes': { one_time_codes: null, phone_by_firebase: null },
  'a backend that does not say': {} as Shop,
}

/** Of each operation, in the order of the shops. */
const table: { [Operation in keyof CodeSenders]: CodeSenders[Operation][] } = {
  signIn: ['shop', 'firebase', null, null],
  verifyPhone: ['shop', 'firebase', null, 'shop'],
  claimAccount: ['shop', 'firebase', null, null],
  resetPassword: ['shop', null, null, 'shop'],
  verifyEmail: ['shop', null, null, 'shop'],
  choosePassword: ['shop', 'firebase', null, 'shop'],
  confirmOwner: ['shop', null, null, 'shop'],
  proveOrder: ['shop', null, null, 'shop'],
}

it.each(
  Object.entries(shops).flatMap(([kind, shop], at) =>
    Object.entries(table).map(([operation, senders]) => [kind, operation, senders[at], shop] as const),
  ),
)('a shop with %s: %s has its codes from %s', (_, operation, sender, shop) => {
  expect(codeSenders(shop)[operation as keyof CodeSenders]).toBe(sender)
})
