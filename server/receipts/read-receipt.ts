import { asc, eq } from 'drizzle-orm'
import type { Receipt, ReceiptContact, ReceiptFigure, ReceiptLine } from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderLineRow, OrderRow } from '#server/db/rows.ts'
import { orderLines, stores } from '#server/db/schema.ts'
import type { DeliveryAddress, Text } from '#server/db/shapes.ts'
import { deliveryOnWire } from '#server/orders/order-figures.wire.ts'
import { paymentHistory } from '#server/orders/payment-history.wire.ts'
import { paymentsOnWire } from '#server/orders/payments.wire.ts'
import { moneyOf } from '#server/orders/payments-of.ts'
import { type Format, instant, percent } from '#server/wire/format.ts'
import { allergensOnWire } from '#server/wire/item.ts'
import { weightOnWire } from '#server/wire/parcel-category.ts'
import { soldOptionTexts } from '#server/wire/sold-options.ts'

type Reading = { db: Database; format: Format; reference: Reference }

/** An order as a receipt says it; its figures add up to its total. */
export async function readReceipt({ db, format, reference }: Reading, order: OrderRow): Promise<Receipt> {
  const { settings } = reference
  const { text, money } = format
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order.id))
    .orderBy(asc(orderLines.position))
  const [store] =
    order.store_id === null ? [] : await db.select().from(stores).where(eq(stores.id, order.store_id))
  const paid = await moneyOf(db, order)
  const charges = chargesOf(order, paid.handover)
  return {
    order_id: order.id,
    order_type: order.order_type,
    order_status: order.order_status,
    payment_status: order.payment_status,
    created_at: order.created_at.toISOString(),
    ...(paid.handover && { weight: weightOnWire(order), lost_at: instant(paid.handover.lost_at) }),
    currency: settings.currency.code,
    shop: { name: text(settings.business_name), address: text(settings.address), phone: settings.phone },
    store: store ? { name: text(store.name), address: text(store.address), phone: store.phone } : null,
    sender: order.order_type === 'parcel' ? contactOf(order.delivery_address) : null,
    receiver: contactOf(order.receiver_details ?? order.delivery_address),
    lines: lines.map((line) => lineOf(line, format, reference)),
    figures: receiptLines(
      order,
      { additional: order.additional_charge_name ?? settings.additional_charge.name, charges },
      format,
    ),
    tax_percentage: percent(order.tax_percentage),
    ...deliveryOnWire(order, money),
    total: money(charges.reduce((sum, [, , amount]) => sum + amount, order.order_amount)),
    payments: paymentsOnWire(order, format),
    payment_history: paymentHistory(order, paid, format),
  }
}

const contactOf = (to: DeliveryAddress): ReceiptContact => ({
  name: to.contact_person_name,
  address: to.address,
  phone: to.contact_person_number,
  road: isNamedIn(to.address, to.road) ? '' : to.road,
  house: to.house,
  floor: to.floor,
})

/** "Net Street" beside "28 Net Street, Old Harbour" would be said twice. */
const isNamedIn = (address: string, road: string) =>
  ` ${address.replace(/[,،]/g, ' ')} `.includes(` ${road} `)

function lineOf(line: OrderLineRow, format: Format, reference: Reference): ReceiptLine {
  const { text, money } = format
  const { quantity, price, discount_on_item, total_add_on_price, item_details: sold } = line
  const contained = allergensOnWire(sold.allergens ?? [], format, reference)
  return {
    name: text(sold.name),
    quantity,
    options: soldOptionTexts(sold).map(text),
    add_ons: sold.add_ons.map((addOn) => ({
      name: text(addOn.name),
      quantity: addOn.quantity,
      price: money(addOn.price),
    })),
    allergens: contained.length > 0 ? contained.map(({ name }) => name) : null,
    price: money(price),
    discount: money(discount_on_item),
    amount: money((price - discount_on_item) * quantity + total_add_on_price),
  }
}

const names = {
  item_total: { en: 'Items', ar: 'المنتجات' },
  store_discount: { en: 'Discount', ar: 'الخصم' },
  coupon_discount: { en: 'Coupon', ar: 'القسيمة' },
  welcome_discount: { en: 'First order', ar: 'الطلب الأول' },
  delivery_charge: { en: 'Delivery fee', ar: 'رسوم التوصيل' },
  size_charge: { en: 'Size', ar: 'الحجم' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  dm_tips: { en: 'Tip for the courier', ar: 'إكرامية مندوب التوصيل' },
  return_fee: { en: 'Way back to the sender', ar: 'الإعادة إلى المرسل' },
  canceled: { en: 'Not charged, as it was canceled', ar: 'غير مُحتسب بسبب الإلغاء' },
  cancel_fee: { en: 'Cancellation fee', ar: 'رسوم الإلغاء' },
  lost: { en: 'Not charged, as we lost it', ar: 'غير محتسب لأننا فقدنا الطرد' },
} satisfies Record<string, Text>

type NamedFigure = [ReceiptFigure['key'], Text, number]

/** What a return adds to the price of a parcel, what a late cancellation costs instead of it, and that a lost one costs nothing. */
function chargesOf(
  { order_amount }: OrderRow,
  handover: Awaited<ReturnType<typeof moneyOf>>['handover'],
): NamedFigure[] {
  if (handover?.lost_at) return [['lost', names.lost, -order_amount]]
  if (!handover?.fee) return []
  if (handover.returning) return [['return_fee', names.return_fee, handover.fee]]
  return [
    ['canceled', names.canceled, -order_amount],
    ['cancel_fee', names.cancel_fee, handover.fee],
  ]
}

/** Leaves out figures of zero, except items and delivery. */
function receiptLines(
  order: OrderRow,
  { additional, charges }: { additional: Text; charges: NamedFigure[] },
  { text, money }: Format,
): ReceiptFigure[] {
  const all: NamedFigure[] = [
    ['item_total', names.item_total, order.goods_amount],
    ['store_discount', names.store_discount, -order.store_discount_amount],
    ['coupon_discount', couponName(order), -order.coupon_discount_amount],
    ['welcome_discount', names.welcome_discount, -order.welcome_discount_amount],
    ['delivery_charge', names.delivery_charge, order.delivery_charge],
    ['size_charge', sizeName(order), order.size_charge],
    ['tax', names.tax, order.total_tax_amount],
    ['additional_charge', additional, order.additional_charge],
    ['dm_tips', names.dm_tips, order.dm_tips],
    ...charges,
  ]
  const isDelivered = order.order_type !== 'take_away'
  return all
    .filter(
      ([key, , amount]) => amount !== 0 || key === 'item_total' || (key === 'delivery_charge' && isDelivered),
    )
    .map(([key, name, amount]) => ({ key, name: text(name), amount: money(amount) }))
}

const couponName = ({ coupon_code }: OrderRow): Text =>
  coupon_code
    ? { en: `${names.coupon_discount.en} ${coupon_code}`, ar: `${names.coupon_discount.ar} ${coupon_code}` }
    : names.coupon_discount

const sizeName = ({ parcel_size }: OrderRow): Text =>
  parcel_size
    ? {
        en: `${names.size_charge.en}: ${parcel_size.name.en}`,
        ar: `${names.size_charge.ar}: ${parcel_size.name.ar}`,
      }
    : names.size_charge
