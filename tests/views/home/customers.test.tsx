import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Cashback } from '#src/features/home/cashback.part.tsx'
import { Overlay as Welcome } from '#src/features/home/welcome.overlay.tsx'
import { mona } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const namespaces = ['sections', 'offers'] as const
const offer = {
  id: 1,
  title: 'On larger orders',
  cashback_type: 'percentage',
  cashback_amount: 5,
  min_purchase: 100,
  max_discount: 25,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-20T00:00:00Z',
}

it('cashback offers open where they float', async () => {
  await renderShop(<Cashback />, { namespaces, answers: { 'GET /cashback/list': () => [offer] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Cashback offers' }))
  expect(await screen.findByText('5% back')).toBeTruthy()
  expect(screen.getByText('On orders from $100.00')).toBeTruthy()
  expect(screen.getByText('Until 20 Dec 2026')).toBeTruthy()
})

const welcome = (gift: object) =>
  renderShop(<Welcome />, {
    namespaces,
    token: 'token-of-mona',
    answers: { 'GET /customer/info': () => ({ ...mona, ...gift }) },
  })

it('a new customer is told of their discount and how long it holds', async () => {
  await welcome({
    is_valid_for_discount: true,
    discount_amount: 15,
    discount_amount_type: 'percent',
    validity: '7 days',
  })
  expect(await screen.findByRole('dialog', { name: 'Welcome to Souk!' })).toBeTruthy()
  expect(await screen.findByText('15% off your first order')).toBeTruthy()
  expect(screen.getByText('Valid for 7 days')).toBeTruthy()
})

it('a discount that does not hold is not spoken of', async () => {
  const { asked } = await welcome({ is_valid_for_discount: false, discount_amount: 15, validity: '7 days' })
  await screen.findByRole('dialog', { name: 'Welcome to Souk!' })
  await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /customer/info')
  expect(screen.queryByText(/off your first order|Valid for/)).toBeNull()
})
