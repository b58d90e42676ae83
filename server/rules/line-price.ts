import type { ChosenAddOn, Text } from '#server/db/shapes.ts'
import { type Discount, discountOn } from './discount.ts'

export type SoldAddOn = { id: number; name: Text; price: number; quantity: number }

/** A line in minor units. Add-ons are counted for the whole line, and no discount reaches them. */
export type LinePrice = {
  unitPrice: number
  unitDiscount: number
  addOns: number
  subtotal: number
  discount: number
}

export function linePrice(
  unitPrice: number,
  quantity: number,
  inForce: Discount,
  addOns: SoldAddOn[],
): LinePrice {
  const unitDiscount = discountOn(unitPrice, inForce)
  const extra = addOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    unitPrice,
    unitDiscount,
    addOns: extra,
    subtotal: unitPrice * quantity + extra,
    discount: unitDiscount * quantity,
  }
}

/** The add-ons of a line as its store sells them today; `undefined` when one is not on the item's list. */
export function sellAddOns(
  chosen: ChosenAddOn[],
  offered: { id: number; name: Text; price: number }[],
): SoldAddOn[] | undefined {
  const sold = chosen
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => {
      const addOn = offered.find((offer) => offer.id === id)
      return addOn && { id, name: addOn.name, price: addOn.price, quantity }
    })
  return sold.every((addOn) => addOn !== undefined) ? sold : undefined
}
