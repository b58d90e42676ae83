import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { generalRefusals, refusalOf, withoutField } from '#machines/rules/refused-fields.ts'

const refusals = [
  { code: 'email', message: 'Taken' },
  { code: 'email', message: 'Too long' },
  { code: 'auth-003', message: 'Blocked' },
]

it('shows the first refusal of a field beside it', () => {
  expect(refusalOf(refusals, 'email')).toBe('Taken')
  expect(refusalOf(refusals, 'phone')).toBeUndefined()
})

it('shows what names no field of the form for the form as a whole', () => {
  expect(generalRefusals(refusals, { email: '', phone: '' })).toEqual(['Blocked'])
})

it('forgives a field completely, and no other', () => {
  expect(withoutField(refusals, 'email')).toEqual([{ code: 'auth-003', message: 'Blocked' }])
})

it('the rule tells an order that was not found from a refusal and from a request without an answer', () => {
  expect(isNotFound(new ApiError(404, [{ code: 'order', message: 'Order not found' }]))).toBe(true)
  expect(isNotFound(new ApiError(403, [{ code: 'order', message: 'No' }]))).toBe(false)
  expect([new TypeError('Failed to fetch'), null, undefined, 'no', {}].map(isNotFound)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
