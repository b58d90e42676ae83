import { expect, it } from 'vitest'
import { payReturnPath, payVisitOf } from '#src/features/payment/pay-visit.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { leftText } from '#src/shared/countdown/left-text.ts'

const token = btoa('payment_method=sandbox&&attribute_id=100051&&transaction_reference=x')
const visit = (search: string) => payVisitOf(search)
const path = (order_id: number, when?: 'now') => payPath(order_id, when).split('?')[1]!

it('The page of an order names the order, and opens the gateway only right after checkout.', () => {
  expect(visit(path(7))).toEqual({ order_id: 7, contact_number: '', arrival: 'later' })
  expect(visit(path(7, 'now'))).toEqual({ order_id: 7, contact_number: '', arrival: 'now' })
  expect(visit(`${path(7)}&contact_number=%2B971501`)).toMatchObject({ contact_number: '+971501' })
})

it('the address that a gateway leads back to says how the payment went, and the order id in our own part of it counts', () => {
  expect(visit(`${path(7)}&flag=fail&token=${token}`)).toMatchObject({ order_id: 7, arrival: 'fail' })
  expect(visit(`${path(7, 'now')}&flag=success`)).toMatchObject({ order_id: 7, arrival: 'success' })
  expect(visit(`${path(7)}&flag=paid`)).toMatchObject({ arrival: 'later' })
})

it('A gateway that comes back to another page names the order in its token, also behind a second question mark.', () => {
  expect(visit(`flag=cancel&token=${token}`)).toMatchObject({ order_id: 100_051, arrival: 'cancel' })
  expect(visit(`page=my-orders?flag=success&token=${token}`)).toMatchObject({ arrival: 'success' })
})

it('A return to the orders of the profile leads to the payment page of its order, with the flag and nothing else.', () => {
  const returned = (search: string) => payReturnPath(search)
  for (const flag of ['success', 'fail', 'cancel']) {
    const there = `/checkout?page=pay&order=100051&flag=${flag}`
    expect(returned(`page=my-orders&flag=${flag}&token=${token}`)).toBe(there)
    expect(returned(`page=my-orders?flag=${flag}&token=${token}`)).toBe(there)
  }
  expect(returned('page=my-orders&flag=fail&token=?')).toBe('/checkout?flag=fail')
  expect(returned('page=my-orders&flag=cancel')).toBe('/checkout?flag=cancel')
})

it('A visit of the orders without a known flag, or with a success that names no order, stays there.', () => {
  for (const search of [
    'page=my-orders',
    'page=my-orders&flag=success',
    `page=my-orders&flag=paid&token=${token}`,
  ])
    expect(payReturnPath(search), search).toBeUndefined()
})

it('An address that names no order is no visit.', () => {
  for (const search of [
    '',
    'page=cart',
    'page=pay',
    'page=pay&order=x',
    'page=pay&order=-1',
    'flag=fail',
    'flag=fail&token=?',
  ])
    expect(visit(search), search).toBeUndefined()
})

it('The time that is left is written in minutes and seconds, and in hours where there are any.', () => {
  const texts = [0, 5_000, 245_000, 3_600_000, 93_784_000].map((left) => leftText(left).slice(1, -1))
  expect(texts).toEqual(['0:00', '0:05', '4:05', '1:00:00', '26:03:04'])
})
