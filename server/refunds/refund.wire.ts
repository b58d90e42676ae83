import type { Refund } from '#openapi/generated/server.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { lineIdOf } from '#server/rules/line-id.ts'
import { type Format, instant } from '#server/wire/format.ts'
import type { ShownRefund } from './read-refund.ts'

export const refundOnWire = (
  { refund, reason, lines, money: parts, taken }: ShownRefund,
  { money, text, picture }: Format,
): Refund => ({
  refund_status: refund.status,
  refund_amount: money(refund.amount),
  lines: lines.map((line) => ({
    id: lineIdOf(line),
    quantity: line.quantity,
    amount: money(line.amount),
  })),
  customer_reason: text(reason),
  customer_note: refund.customer_note || null,
  images_full_url: refund.pictures.map((name) => picture(name, PHOTO_WIDTH)),
  admin_note: refund.admin_note && text(refund.admin_note),
  money: parts.map(({ method, amount, status, at }) => ({
    to: method,
    amount: money(amount),
    status,
    expected_at: status === 'sent' ? null : at.toISOString(),
    sent_at: status === 'sent' ? at.toISOString() : null,
  })),
  loyalty_point: taken.points,
  cashback_amount: money(taken.cashback),
  created_at: refund.created_at.toISOString(),
  decided_at: instant(refund.decided_at),
})
