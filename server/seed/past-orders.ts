import { present } from '#server/assert/present.ts'
import { zip } from '#server/assert/zip.ts'
import { routeBetween } from '#server/city/street-router.ts'
import type { OrderStatus, orderLines, orders } from '#server/db/schema.ts'
import { type Choice, choose, type WireChoice } from '#server/rules/choice.ts'
import { deliveryFee, feeCharges, freeDeliveryBy } from '#server/rules/delivery-fee.ts'
import { discountInForce } from '#server/rules/discount.ts'
import { linePrice } from '#server/rules/line-price.ts'
import { orderTotal } from '#server/rules/order-total.ts'
import type { Sold } from '#server/rules/rewarded.ts'
import type { Random } from '#server/rules/seeded-random.ts'
import { shareOut } from '#server/rules/share-out.ts'
import type { Branch, ItemRow } from './catalogue/branches.ts'
import { deliveryCharges } from './delivery-charges.ts'
import type { PastRefund } from './past-refunds.ts'
import type { AddressRow } from './people.ts'
import { shopSettings } from './settings.ts'

/** An order of a demo customer at a store. */
export type PastOrder = typeof orders.$inferInsert &
  Sold & {
    customer_id: number
    store_id: number
    created_at: Date
  }
type LineRow = typeof orderLines.$inferInsert

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** New orders are numbered from 100001. */
const FIRST_ID = 99_001

type Past = [
  customer: number,
  store: string,
  daysAgo: number,
  status: keyof typeof lives,
  /** For the courier. */
  tips: number,
  /** How the shop decided the customer's request for a refund. */
  refund?: 'approved' | 'rejected',
]

const FIRST_RUNNING_ID = 99_101

/** Two orders for tomorrow, which the simulated kitchens do not cook yet, and an order that waits for its payment. */
const running: Past[] = [
  [1, 'harbour-market', 0, 'planned', 500],
  [2, 'corniche-supermarket', 0, 'planned', 0],
  [2, 'corniche-grill', 0, 'unpaid', 500],
]

const history: Past[] = [
  [1, 'noor-shawarma', 2, 'delivered', 500],
  [1, 'harbour-market', 6, 'delivered', 0],
  [1, 'lantern-cafe', 11, 'canceled', 0],
  [1, 'harbour-pharmacy', 19, 'delivered', 500],
  [1, 'bayt-al-bahar', 33, 'delivered', 1000],
  [2, 'corniche-grill', 1, 'delivered', 500],
  [2, 'noorline-store', 8, 'delivered', 0],
  [2, 'crispy-cove', 14, 'delivered', 1000],
  [2, 'corniche-supermarket', 21, 'canceled', 0],
  [1, 'bayt-al-bahar', 1, 'delivered', 0, 'approved'],
  [1, 'harbour-market', 4, 'delivered', 0, 'rejected'],
]

/** What the demo customers ordered, priced by the rules of the shop. */
export function pastOrdersOf(all: Branch[], homes: AddressRow[], now: Date, random: Random) {
  const orders: PastOrder[] = []
  const lines: LineRow[] = []
  const add = (id: number, [customer, slug, daysAgo, status, tips, refund]: Past) => {
    const branch = all.find(({ store }) => store.slug === slug)
    if (!branch) throw new Error(`No store is called ${slug}`)
    const home = present(
      homes.find(
        ({ customer_id, zone_ids }) => customer_id === customer && zone_ids.includes(branch.store.zone_id),
      ),
      `the address of customer ${customer} near ${slug}`,
    )
    const placed = new Date(now.getTime() - daysAgo * DAY - (daysAgo && random.whole(0, 600) * MINUTE))
    const own = linesOf(branch, id, random)
    const order = orderOf(id, branch, home, placed, status, own, tips)
    const taxes = shareOut(
      order.total_tax_amount,
      own.map(({ price }) => price.subtotal - price.discount),
    )
    lines.push(...zip(own, taxes).map(([{ row }, tax_amount]) => ({ ...row, tax_amount })))
    // A customer who asks for money back closes the question for a review.
    orders.push({ ...order, review_canceled: refund !== undefined })
  }
  for (const [i, past] of history.entries()) add(FIRST_ID + i, past)
  for (const [i, current] of running.entries()) add(FIRST_RUNNING_ID + i, current)
  const refunds = zip(history, orders).flatMap(([[, , , , , status], order]) =>
    status ? [{ order, status } satisfies PastRefund] : [],
  )
  return { orders, orderLines: lines, refunds }
}

type Line = { row: Omit<LineRow, 'tax_amount'>; price: ReturnType<typeof linePrice> }

function linesOf({ store, items }: Branch, order_id: number, random: Random): Line[] {
  const sold = items.filter(
    (item) => !item.is_prescription_required && !item.available_time_starts && item.stock !== 0,
  )
  return random.some(sold, random.whole(2, 4)).map((item, position) => {
    const choice = firstChoice(item)
    const quantity = random.whole(1, 2)
    const inForce = discountInForce(
      { discount: item.discount, discount_type: item.discount_type },
      store.discount,
      null,
    )
    const price = linePrice(choice.unitPrice, quantity, inForce, [])
    const variation = chosenWords(item, choice)
    return {
      price,
      row: {
        order_id,
        position: position + 1,
        item_id: item.id,
        quantity,
        price: price.unitPrice,
        discount_on_item: price.unitDiscount,
        total_add_on_price: 0,
        item_details: {
          slug: item.slug,
          name: item.name,
          picture: item.picture,
          price: item.price,
          ...inForce,
          unit: item.unit ?? null,
          veg: item.veg,
          organic: item.organic,
          halal: item.halal,
          allergens: item.allergens,
          generic_name: item.generic_name,
          category_id: item.category_id,
          brand_id: item.brand_id ?? null,
          store_id: store.id,
          store_name: store.name,
          module_id: store.module_id,
          zone_id: store.zone_id,
          is_campaign: false,
          flash_sale_item_id: null,
          variation,
          add_ons: [],
        },
      },
    }
  })
}

/** The first answer to every required question, the first kind in stock. */
function firstChoice(item: ItemRow): Choice {
  const wire: WireChoice = item.food_variations.length
    ? item.food_variations
        .filter(({ required }) => required)
        .map(({ name, values }) => ({
          name: name.en,
          values: { label: values.slice(0, 1).map(({ label }) => label.en) },
        }))
    : item.variations
        .filter(({ stock }) => stock > 0)
        .slice(0, 1)
        .map(({ type }) => ({ type: type.en }))
  const choice = choose(
    {
      price: item.price,
      stock: item.stock ?? null,
      variations: item.variations,
      food_variations: item.food_variations,
    },
    wire,
  )
  if ('problem' in choice) throw new Error(`${item.slug} cannot be ordered: ${choice.problem}`)
  return choice
}

function chosenWords(item: ItemRow, { variation }: Choice) {
  if (!variation) return null
  if (!Array.isArray(variation))
    return present(
      item.variations.find(({ type }) => type.en === variation.type),
      'the chosen variation',
    )
  return variation.map(({ name, labels }) => {
    const group = present(
      item.food_variations.find((question) => question.name.en === name),
      'the option group of the choice',
    )
    const picked = group.values.filter(({ label }) => labels.includes(label.en))
    return {
      name: group.name,
      labels: picked.map(({ label }) => label),
      prices: picked.map(({ optionPrice }) => optionPrice),
    }
  })
}

function orderOf(
  id: number,
  { store }: Branch,
  home: AddressRow,
  placed: Date,
  life: Past[3],
  lines: Line[],
  tips: number,
): PastOrder {
  const subtotal = lines.reduce((sum, { price }) => sum + price.subtotal - price.discount, 0)
  const { metres } = routeBetween(
    { lat: store.latitude, lng: store.longitude },
    { lat: home.latitude, lng: home.longitude },
  )
  const delivery_fee = feeCharges(deliveryCharges(store.module_id), {
    increased_delivery_fee: 0,
    increased_delivery_fee_status: false,
  })
  const fee = deliveryFee(metres, delivery_fee)
  const freeBy = freeDeliveryBy(
    { free_delivery: store.free_delivery },
    subtotal,
    shopSettings.free_delivery_over,
  )
  const { status: isCharged, name, amount } = shopSettings.additional_charge
  const total = orderTotal(
    lines.map(({ price }) => price),
    {
      couponDiscount: 0,
      welcomeDiscount: 0,
      tax: store.tax,
      deliveryCharge: freeBy ? 0 : fee,
      sizeCharge: 0,
      additionalCharge: isCharged ? amount : 0,
      tips,
    },
  )
  return {
    id,
    owner: `customer:${home.customer_id}`,
    customer_id: home.customer_id,
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    order_type: 'delivery',
    order_status: lives[life].status,
    payment_method: life === 'unpaid' ? 'digital_payment' : 'cash_on_delivery',
    payment_status: life === 'delivered' ? 'paid' : 'unpaid',
    goods_amount: total.subtotal,
    store_discount_amount: total.discount,
    coupon_discount_amount: 0,
    welcome_discount_amount: 0,
    tax_percentage: store.tax,
    total_tax_amount: total.tax,
    delivery_charge: freeBy ? 0 : fee,
    size_charge: 0,
    original_delivery_charge: fee,
    delivery_fee,
    free_delivery_by: freeBy,
    additional_charge: isCharged ? amount : 0,
    additional_charge_name: isCharged ? name : null,
    dm_tips: tips,
    order_amount: total.amount,
    delivery_address: {
      contact_person_name: home.contact_person_name,
      contact_person_number: home.contact_person_number,
      contact_person_email: '',
      address_type: home.address_type,
      address: home.address,
      latitude: home.latitude,
      longitude: home.longitude,
      road: home.road,
      house: home.house,
      floor: home.floor,
      additional_information: home.additional_information,
    },
    distance: metres,
    schedule_at: life === 'planned' ? new Date(placed.getTime() + DAY) : placed,
    scheduled: life === 'planned',
    minimum_delivery_minutes: store.minimum_delivery_minutes,
    maximum_delivery_minutes: store.maximum_delivery_minutes,
    ...(life === 'canceled' && { cancellation_reason: 'I ordered by mistake', canceled_by: 'customer' }),
    ...(life === 'delivered' && { delivery_man_id: (store.zone_id - 1) * 3 + 1 }),
    ...stampsOf(placed, life),
    created_at: placed,
    // The deadline of a payment counts from here: the order of the demo waits a day for its money.
    updated_at: life === 'unpaid' ? new Date(placed.getTime() + DAY) : placed,
  }
}

/** How far each order has come, and how many minutes after it was placed it took each step. */
const lives = {
  delivered: {
    status: 'delivered',
    steps: { pending: 0, confirmed: 2, processing: 4, handover: 16, picked_up: 20, delivered: 33 },
  },
  canceled: { status: 'canceled', steps: { pending: 0, canceled: 1 } },
  planned: { status: 'confirmed', steps: { pending: 0, confirmed: 0 } },
  unpaid: { status: 'pending', steps: { pending: 0 } },
} as const satisfies {
  [life: string]: { status: OrderStatus; steps: Partial<Record<OrderStatus, number>> }
}

const stampsOf = (placed: Date, life: Past[3]): Partial<Record<OrderStatus, Date>> =>
  Object.fromEntries(
    Object.entries(lives[life].steps).map(([step, minutes]) => [
      step,
      new Date(placed.getTime() + minutes * MINUTE),
    ]),
  )
