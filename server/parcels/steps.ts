import type { OrderRow } from '#server/db/rows.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { type ParcelPhase, phaseOf } from '#server/rules/parcel.ts'
import type { ParcelState } from './read-parcel.ts'

type ParcelInStep = ParcelState & { order: OrderRow }

/** A parcel on its way to the receiver; 409 for any other. */
export const ensureCarried = (order: OrderRow | undefined, parcel: ParcelState | undefined): ParcelInStep =>
  ensurePhase(['carrying'], order, parcel)

/** A parcel on its way back; 409 for any other. */
export const ensureReturning = (order: OrderRow | undefined, parcel: ParcelState | undefined): ParcelInStep =>
  ensurePhase(['returning'], order, parcel)

/** A parcel that the courier has, on the way to the receiver or back; 409 for any other. */
export const ensureWithCourier = (
  order: OrderRow | undefined,
  parcel: ParcelState | undefined,
): ParcelInStep => ensurePhase(['carrying', 'returning'], order, parcel)

function ensurePhase(
  phases: readonly ParcelPhase[],
  order: OrderRow | undefined,
  parcel: ParcelState | undefined,
): ParcelInStep {
  if (!order || !parcel || !phases.includes(phaseOf(order.order_status, parcel.handover.returning)))
    throw refuse('parcel step')
  return { ...parcel, order }
}
