import type { AddOn, Item } from '#openapi/generated/client.ts'
import { roundMoney } from './money.ts'
import { optionPrices, type Selection, selectedVariation } from './variations.ts'

/** The discount on an item: a percentage of its price or an amount of money (docs/spec.md §4, discount badge). */
export type Discount = { type: 'percent' | 'amount'; value: number }

/** The store's discount (a percentage) takes precedence when greater than 0; an item without any has value 0. */
export const discountOf = (item: Pick<Item, 'discount' | 'discount_type' | 'store_discount'>): Discount =>
  (item.store_discount ?? 0) > 0
    ? { type: 'percent', value: item.store_discount ?? 0 }
    : { type: item.discount_type === 'amount' ? 'amount' : 'percent', value: item.discount ?? 0 }

/** The price after the discount, never below 0. */
export const afterDiscount = (price: number, { type, value }: Discount, digits: number): number =>
  roundMoney(
    Math.max(0, price - (type === 'percent' ? roundMoney((price * value) / 100, digits) : value)),
    digits,
  )

/** One piece as chosen, before any discount and without add-ons: the variation's price, or the item's plus its options. */
export const unitPrice = (item: Item, selection: Pick<Selection, 'options' | 'labels'>): number =>
  (selectedVariation(item, selection.options)?.price ?? item.price) +
  optionPrices(item, selection.labels).reduce((sum, price) => sum + price, 0)

/** The chosen add-ons of a line together; they are counted by their own quantity, not by the line's. */
export const addOnsPrice = (addOns: readonly AddOn[], chosen: Selection['addOns']): number =>
  addOns.reduce((sum, { id, price }) => sum + price * (chosen[id] ?? 0), 0)

export type PriceTag = {
  /** One piece as chosen, before and after the discount. */
  unit: number
  discounted: number
  /** All pieces with their add-ons, before and after the discount. */
  full: number
  total: number
}

/** What an item costs as chosen (docs/spec.md §4: variation price, or price, times quantity; add-ons are never discounted). */
export const priceTag = (item: Item, selection: Selection, digits: number): PriceTag => {
  const unit = roundMoney(unitPrice(item, selection), digits)
  const discounted = afterDiscount(unit, discountOf(item), digits)
  const addOns = addOnsPrice(item.add_ons ?? [], selection.addOns)
  return {
    unit,
    discounted,
    full: roundMoney(unit * selection.quantity + addOns, digits),
    total: roundMoney(discounted * selection.quantity + addOns, digits),
  }
}
