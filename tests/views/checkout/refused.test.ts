import { beforeAll, expect, it } from 'vitest'
import { lazyNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import { orderOfToken } from '#src/navigation/payment-token.ts'
import { refusedAt } from '#src/shared/checkout/refused.ts'

beforeAll(() => lazyNamespaces('en', ['refusals']))

it('puts every refusal beside its part, and what names no part beside the goods', () => {
  const refusals = [
    { code: 'coordinates', message: "The address is outside the store's delivery area." },
    { code: 'schedule_at', message: 'The store is closed at that time.' },
    { code: 'minimum_order', message: 'The minimum order of this store is 30.00.' },
  ]
  const at = (part: Parameters<typeof refusedAt>[0]) => refusedAt(part, refusals, wordsOf('en'))
  expect(at('address')).toBe("The address is outside the store's delivery area.")
  expect(at('time')).toBe('The store is closed at that time.')
  expect(at('goods')).toBe('The minimum order of this store is 30.00.')
  expect(at('payment')).toBeUndefined()
})

it('says a sentence once, however many fields it is about', () => {
  const refusals = [
    { code: 'contact_person_name', key: 'contactMissing' as const },
    { code: 'contact_person_email', key: 'contactMissing' as const },
  ]
  expect(refusedAt('contact', refusals, wordsOf('en'))).toBe('Please enter your contact info')
})

it('reads the order out of a payment token, and nothing out of anything else', () => {
  expect(orderOfToken(btoa('payment_method=card&&attribute_id=100051&&transaction_reference=x'))).toBe(100051)
  expect(orderOfToken(btoa('payment_method=card'))).toBeUndefined()
  expect(orderOfToken('not base64!')).toBeUndefined()
  expect(orderOfToken(null)).toBeUndefined()
})
