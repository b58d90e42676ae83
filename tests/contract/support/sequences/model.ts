import { item, store } from '#tests/contract/support/small-shop.ts'
import type { Parcel, ParcelQuote } from './parcel-model.ts'

/*
 * What a cart, a wallet and orders are by the rules of the contract, and by nothing else: no line of this comes from the
 * server. Money in minor units.
 */

/** Goods of the small shop as its menu says them. */
export type Offer = {
  item_id: number
  store_id: number
  variation: object[]
  price: number
  /** Off one piece. */
  off: number
  /** Pieces of its item in one order, over all choices. */
  most: number
  /** Which shelf its pieces are on, where they are counted. */
  stockKey: 'milk' | 'tea' | undefined
  takesSauce: boolean
}

const offer = (item_id: number, store_id: number, price: number, more: Partial<Offer> = {}): Offer => ({
  item_id,
  store_id,
  variation: [],
  price,
  off: 0,
  most: Number.POSITIVE_INFINITY,
  stockKey: undefined,
  takesSauce: false,
  ...more,
})
const sized = (label: string) => ({ variation: [{ name: 'Size', values: { label: [label] } }] })

/** Of both sizes together. */
export const MOST_GRILLS = 6

export const menu: Offer[] = [
  offer(item.kebab, store.grill, 2500, { off: 250, most: 5, takesSauce: true }),
  offer(item.mixedGrill, store.grill, 4000, { ...sized('Regular'), most: MOST_GRILLS }),
  offer(item.mixedGrill, store.grill, 5500, { ...sized('Large'), most: MOST_GRILLS }),
  // The discount of a store replaces those of its items: 10 % of 33.33.
  offer(item.margherita, store.pizza, 3333, { off: 333 }),
  offer(item.milk, store.market, 700, { stockKey: 'milk' }),
  offer(item.scarceTea, store.market, 1000, { stockKey: 'tea' }),
]

export const SAUCE = 150
const SERVICE_FEE = 100
/** Hundredths of a percent, and the least a store wants to sell. */
const terms: Record<number, { tax: number; least: number; isFood: boolean }> = {
  [store.grill]: { tax: 500, least: 2000, isFood: true },
  [store.pizza]: { tax: 0, least: 0, isFood: true },
  [store.market]: { tax: 0, least: 0, isFood: false },
}

/** `since` says which of two lines was added first, by either owner: a cart is shown oldest first. */
export type Line = { offer: Offer; quantity: number; sauces: number; since: number }

export type Order = {
  id: number
  amount: number
  /** After all discounts, without tax. */
  subtotal: number
  wallet: number
  lines: Line[]
  coupon: boolean
  status: 'pending' | 'canceled' | 'delivered' | 'refunded'
  /** Points it gave when it was delivered. */
  earned: number
}

export type Shopper = { cart: Line[]; orders: Order[]; parcels: Parcel[]; quote: ParcelQuote | undefined }

export type Who = 'guest' | 'customer'

export type Model = Record<Who, Shopper> & {
  wallet: number
  points: number
  debt: number
  stock: Record<'milk' | 'tea', number>
  /** Lines added so far. */
  added: number
}

export const newShopper = (): Shopper => ({ cart: [], orders: [], parcels: [], quote: undefined })

export const halfUp = (value: number) => Math.floor(value + 0.5)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** WELCOME10: 10 % of discounted food, at most 4.00, once for each. */
const couponOff = (discounted: number) => Math.min(halfUp(discounted / 10), 400, discounted)

/** What an order costs that is collected. */
export function priceOf(lines: Line[], coupon: boolean) {
  const full = sum(lines.map(({ offer, quantity, sauces }) => offer.price * quantity + SAUCE * sauces))
  const discounted = full - sum(lines.map(({ offer, quantity }) => offer.off * quantity))
  const taxable = discounted - (coupon ? couponOff(discounted) : 0)
  const { tax } = terms[lines[0]!.offer.store_id]!
  return { full, subtotal: taxable, amount: taxable + halfUp((taxable * tax) / 10_000) + SERVICE_FEE }
}

export const hasUsedCoupon = ({ orders }: Shopper): boolean =>
  orders.some(({ coupon, status }) => coupon && status !== 'canceled')

export const takesCoupon = (store_id: number): boolean => terms[store_id]!.isFood

export const leastOf = (store_id: number): number => terms[store_id]!.least

/** Pieces of one offer there are for one order. */
export const leftOf = ({ stock }: Model, { stockKey }: Offer): number =>
  stockKey ? stock[stockKey] : Number.POSITIVE_INFINITY

export function moveStock(model: Model, lines: Line[], direction: 1 | -1): void {
  for (const { offer, quantity } of lines)
    if (offer.stockKey) model.stock[offer.stockKey] += direction * quantity
}

/** Five points for every 100.00 of goods, or of a parcel's delivery; whole ones. */
export const pointsFor = (rewarded: number): number => Math.floor((rewarded * 5) / 10_000)

/** Ten points are 1.00. */
export const worthOf = (points: number): number => points * 10

/** Pieces of an item on all lines of a cart but one. */
export const elsewhere = (cart: Line[], offer: Offer): number =>
  sum(
    cart
      .filter((line) => line.offer.item_id === offer.item_id && line.offer !== offer)
      .map((line) => line.quantity),
  )

/**
 * A guest's cart that becomes a customer's: another store's lines leave, equal ones are added up as far as they may, and of
 * other choices of what the guest brought as many pieces stay as there is room for.
 */
export function mergedCart(model: Model): Line[] {
  const brought = model.guest.cart
  const store_id = brought[0]?.offer.store_id
  const stored = model.customer.cart.filter(
    ({ offer }) => store_id === undefined || offer.store_id === store_id,
  )
  const cart: Line[] = []
  const take = (line: Line) => {
    const left = Math.min(line.offer.most, leftOf(model, line.offer)) - elsewhere(cart, line.offer)
    const isFirst = cart.every(({ offer }) => offer.item_id !== line.offer.item_id)
    const quantity = Math.min(line.quantity, Math.max(isFirst ? 1 : 0, left))
    if (quantity > 0) cart.push({ ...line, quantity })
  }
  for (const line of brought) {
    const same = stored.find(({ offer }) => offer === line.offer)
    take(same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  for (const own of stored.filter(({ offer }) => !brought.some((line) => line.offer === offer)))
    if (brought.some(({ offer }) => offer.item_id === own.offer.item_id)) take(own)
    else cart.push(own)
  return cart.sort((one, other) => one.since - other.since)
}

/** Money that comes into the wallet covers a debt first. */
export function credit(model: Model, amount: number): void {
  const covered = Math.min(model.debt, amount)
  model.debt -= covered
  model.wallet += amount - covered
}

/** What the wallet lacks of a charge is owed. */
export function debit(model: Model, amount: number): void {
  const taken = Math.min(amount, model.wallet)
  model.wallet -= taken
  model.debt += amount - taken
}

/**
 * A refunded order returns its money to the wallet of its customer and takes its points back; points that were changed into
 * money leave the wallet, and the part the wallet lacks is owed. A guest has neither wallet nor points.
 */
export function refund(model: Model, who: Who, order: Order): void {
  order.status = 'refunded'
  if (who === 'guest') return
  credit(model, order.amount)
  const unspent = Math.min(order.earned, model.points)
  const owed = worthOf(order.earned - unspent)
  model.points -= unspent
  debit(model, owed)
}
