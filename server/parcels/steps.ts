import type { OrderRow } from '#server/db/rows.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { phaseOf } from '#server/rules/parcel.ts'
import type { ParcelState } from './read-parcel.ts'

type ParcelInStep = ParcelState & { order: OrderRow }

/** A parcel on its way to the receiver; 409 for any other. */
export const ensureCarried = (order: OrderRow | undefined, parcel: ParcelState | undefined): ParcelInStep =>
  ensurePhase('carrying', order, parcel)

/** A parcel on its way back; 409 for any other. */
export const ensureReturning = (order: OrderRow | undefined, parcel: ParcelState | undefined): ParcelInStep =>
  ensurePhase('returning', order, parcel)

function ensurePhase(
  phase: 'carrying' | 'returning',
  order: OrderRow | undefined,
  parcel: ParcelState | undefined,
): ParcelInStep {
  if (!order || !parcel || phaseOf(order.order_status, parcel.handover.returning) !== phase)
    throw refuse('parcel step')
  return { ...parcel, order }
}
