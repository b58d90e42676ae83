import type { LiveParcel, ParcelHandover, ParcelReturn } from '#openapi/generated/server.ts'
import type { HandoverRow, OrderRow } from '#server/db/rows.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { phaseOf, wantedCodes } from '#server/rules/parcel.ts'
import { returnCharges } from '#server/rules/parcel-charges.ts'
import { type Format, flag, instant } from '#server/wire/format.ts'
import type { ParcelState } from './read-parcel.ts'

/** For the owner of the order, who sends the parcel. */
export function handoverOnWire(
  order: OrderRow,
  { handover, attempts }: ParcelState,
  format: Format,
): ParcelHandover {
  return {
    ...wantedCodes(handover, phaseOf(order.order_status, handover.returning)),
    proof:
      order.delivered && handover.proof_name !== null
        ? {
            picture_full_url: handover.proof_picture && format.picture(handover.proof_picture, PHOTO_WIDTH),
            at: order.delivered.toISOString(),
            name: handover.proof_name,
          }
        : null,
    ...liveParcelOnWire(order, { handover, attempts }, format),
    canceled_fee: handover.fee === null || handover.returning ? null : format.money(handover.fee),
    share_sender_phone: flag(order.share_sender_phone),
  }
}

export const liveParcelOnWire = (
  order: OrderRow,
  { handover, attempts }: ParcelState,
  format: Format,
): LiveParcel => ({
  attempts: attempts.map(({ at, reason, waiting_until }) => ({
    at: at.toISOString(),
    reason: format.text(reason),
    waiting_until: waiting_until.toISOString(),
  })),
  return: returnOnWire(order, handover, format),
  lost_at: instant(handover.lost_at),
})

export function returnOnWire(
  order: OrderRow,
  { returning, returned, lost_at, fee }: HandoverRow,
  { money }: Format,
): ParcelReturn | null {
  if (!returning || lost_at) return null
  return {
    status: returned ? 'returned' : 'on_the_way',
    at: (returned ?? returning).toISOString(),
    fee: money(fee ?? 0),
    due: money(returned ? 0 : returnCharges(order, fee ?? 0).collected),
  }
}
