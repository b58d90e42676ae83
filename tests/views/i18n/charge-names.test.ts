import { describe, expect, it } from 'vitest'
import ar_cart from '#i18n/ar/cart/index.ts'
import ar_checkout from '#i18n/ar/checkout/index.ts'
import ar_orders from '#i18n/ar/orders/index.ts'
import en_cart from '#i18n/en/cart/index.ts'
import en_checkout from '#i18n/en/checkout/index.ts'
import en_orders from '#i18n/en/orders/index.ts'

describe.each([
  ['English', en_cart, en_checkout.summary, en_orders.sum],
  ['Arabic', ar_cart, ar_checkout.summary, ar_orders.sum],
])('a charge in %s', (_, cart, checkout, order) => {
  it('has one name at checkout and in the order, and the cart’s sum after discounts another', () => {
    expect(order.items).toBe(checkout.goods)
    expect(cart.subtotal).not.toBe(checkout.goods)
    expect({ ...order, title: checkout.title }).toMatchObject({
      discount: checkout.discount,
      welcome: checkout.welcome,
      delivery: checkout.delivery,
      free: checkout.free,
      tax: checkout.tax,
      tip: checkout.tips,
      total: checkout.total,
      taxIncluded: checkout.taxIncluded,
    })
  })
})
