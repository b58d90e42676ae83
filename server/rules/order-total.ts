import type { LinePrice } from './line-price.ts'
import { percentOf } from './money.ts'

export type Charges = {
  couponDiscount: number
  welcomeDiscount: number
  /** Hundredths of a percent of the discounted items, added to the total. */
  tax: number
  deliveryCharge: number
  /** Of a parcel. */
  sizeCharge: number
  additionalCharge: number
  tips: number
}

export type OrderTotal = {
  subtotal: number
  discount: number
  couponDiscount: number
  welcomeDiscount: number
  tax: number
  amount: number
}

/** The total for the customer, in minor units. */
export function orderTotal(lines: LinePrice[], charges: Charges): OrderTotal {
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const taxable = subtotal - discount - charges.couponDiscount - charges.welcomeDiscount
  const tax = percentOf(taxable, charges.tax)
  return {
    subtotal,
    discount,
    couponDiscount: charges.couponDiscount,
    welcomeDiscount: charges.welcomeDiscount,
    tax,
    amount:
      taxable + tax + charges.deliveryCharge + charges.sizeCharge + charges.additionalCharge + charges.tips,
  }
}
