import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#openapi/generated/client.ts'
import { Screen } from '#src/features/checkout/checkout.screen.tsx'
import { CheckoutEntry } from '#src/features/checkout/checkout-entry.part.tsx'
import { lineFor, pizza } from '#tests/machines/samples.ts'
import { renderShop } from '../shop.tsx'

const never = () => new Promise(() => {})
const line: CartLine = lineFor(8, pizza())
const ofStore = `GET /stores/details/${line.item.store_id}`

describe('the first reads of checkout', () => {
  it('a customer whose cart is still on its way is asked for at the same time', async () => {
    const { asked } = await renderShop(<Screen />, {
      token: 'mona',
      at: '/checkout?page=cart',
      namespaces: ['checkout'],
      answers: { 'GET /customer/cart/list': never, 'GET /customer/info': never },
    })
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /customer/info'))
  })

  it('the store is asked for while the customer is on the way', async () => {
    const { asked } = await renderShop(<Screen />, {
      token: 'mona',
      at: '/checkout?page=cart',
      cart: [line],
      namespaces: ['checkout'],
      answers: { [ofStore]: never, 'GET /customer/info': never },
    })
    await waitFor(() =>
      expect(asked.map(({ call }) => call)).toEqual(expect.arrayContaining([ofStore, 'GET /customer/info'])),
    )
  })

  it('the open cart asks for the customer before the customer goes on', async () => {
    const { asked } = await renderShop(<CheckoutEntry />, {
      token: 'mona',
      cart: [line],
      namespaces: ['cart'],
      answers: { 'GET /customer/info': never },
    })
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /customer/info'))
  })
})
