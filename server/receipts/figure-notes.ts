import type { Receipt, ReceiptFigure } from '#openapi/generated/server.ts'
import type { Text } from '#server/db/shapes.ts'

const words = {
  km: { en: 'km', ar: 'كم' },
  least: { en: 'at least', ar: 'على الأقل' },
  most: { en: 'at most', ar: 'على الأكثر' },
  busy: { en: 'busy hours', ar: 'وقت الذروة' },
  store: { en: 'paid by the store', ar: 'يدفعها المتجر' },
  admin: { en: 'free from this amount', ar: 'مجاني ابتداءً من هذا المبلغ' },
  coupon: { en: 'paid by the coupon', ar: 'تدفعها القسيمة' },
} satisfies Record<string, Text>

type Say = { say: (word: Text) => string; money: (amount: number) => string }

/** How a figure of a receipt comes about, where its name does not say it; as HTML. */
export function remarksOf(receipt: Receipt, key: ReceiptFigure['key'], { say, money }: Say): string[] {
  if (key === 'tax') return [bare(`${receipt.tax_percentage} %`)]
  if (key !== 'delivery_charge') return []
  const { delivery_fee: fee, free_delivery_by: by } = receipt
  const remarks: string[] = []
  if (fee) {
    const { distance_charge, shipping_charge } = fee
    remarks.push(
      `${bare(String(fee.distance))} ${say(words.km)} × ${money(fee.per_km_shipping_charge)} = ${money(distance_charge)}`,
    )
    if (shipping_charge > distance_charge) remarks.push(`${say(words.least)} ${money(shipping_charge)}`)
    if (shipping_charge < distance_charge) remarks.push(`${say(words.most)} ${money(shipping_charge)}`)
    if (fee.increased_delivery_charge > 0)
      remarks.push(
        `${say(words.busy)} ${bare(`+ ${fee.increased_delivery_fee} %`)} = ${money(fee.increased_delivery_charge)}`,
      )
  }
  if (by) remarks.push(`${money(-receipt.original_delivery_charge)} ${say(words[by])}`)
  return remarks
}

const bare = (figure: string) => `<bdi dir="ltr">${figure}</bdi>`
