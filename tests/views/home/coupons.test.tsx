import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Coupons } from '#src/features/home/coupons.part.tsx'
import { mona } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'
import { coupon } from './samples.ts'

const open = (...coupons: ReturnType<typeof coupon>[]) =>
  renderShop(<Coupons />, {
    namespaces: ['sections', 'offers'],
    answers: { 'GET /coupon/list': () => coupons },
  })

it('a press copies the code, and only that one says so', async () => {
  const hands = userEvent.setup()
  await open(coupon(), coupon({ id: 2, code: 'CARE10' }))
  await hands.click(await screen.findByRole('button', { name: /CARE10 Cop(y|ied)/ }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
  expect(await navigator.clipboard.readText()).toBe('CARE10')
  expect(screen.getByRole('button', { name: /CARE10 Cop(y|ied)/ }).textContent).toContain('Copied')
  expect(screen.getByRole('button', { name: /FRESH12 Cop(y|ied)/ }).textContent).not.toContain('Copied')
})

it('says what a coupon takes off, from which amount on, at most how much, and until when', async () => {
  await open(coupon())
  expect(await screen.findByRole('heading', { name: '12% off' })).toBeTruthy()
  expect(screen.getByText('On orders from $100.00')).toBeTruthy()
  expect(screen.getByText('Up to $40.00')).toBeTruthy()
  expect(screen.getByText('Until 20 Dec 2026')).toBeTruthy()
})

it('a coupon that brings things for nothing says so, and no bounds it does not have', async () => {
  await open(coupon({ coupon_type: 'free_delivery', discount: 0, min_purchase: 0, max_discount: null }))
  expect(await screen.findByRole('heading', { name: 'Free delivery' })).toBeTruthy()
  expect(screen.queryByText(/On orders from|Up to/)).toBeNull()
})

it('a customer who has ordered before sees no coupon for first orders', async () => {
  const coupons = [coupon({ coupon_type: 'first_order' }), coupon({ id: 2, code: 'CARE10' })]
  await renderShop(<Coupons />, {
    namespaces: ['sections', 'offers'],
    token: 'token-of-mona',
    answers: {
      'GET /coupon/list': () => coupons,
      'GET /cashback/list': () => [],
      'GET /customer/info': () => ({ ...mona, order_count: 8 }),
    },
  })
  expect(await screen.findByRole('button', { name: /CARE10/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /FRESH12/ })).toBeNull()
})

it('a customer who has ordered nothing yet sees the coupon for first orders', async () => {
  await renderShop(<Coupons />, {
    namespaces: ['sections', 'offers'],
    token: 'token-of-mona',
    answers: {
      'GET /coupon/list': () => [coupon({ coupon_type: 'first_order' })],
      'GET /cashback/list': () => [],
      'GET /customer/info': () => ({ ...mona, order_count: 0 }),
    },
  })
  expect(await screen.findByRole('button', { name: /FRESH12/ })).toBeTruthy()
})
