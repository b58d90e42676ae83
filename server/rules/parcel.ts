import type { OrderStatus, ParcelSide } from '#server/db/schema.ts'

/** Where a parcel is on its way, in its order. */
export type ParcelPhase = 'waiting' | 'fetching' | 'carrying' | 'returning' | 'over'

/** The courier sets out to the sender with `processing`. */
export function phaseOf(order_status: OrderStatus, returning: Date | null): ParcelPhase {
  switch (order_status) {
    case 'pending':
    case 'accepted':
    case 'confirmed':
    case 'failed':
      return 'waiting'
    case 'processing':
    case 'handover':
      return 'fetching'
    case 'picked_up':
      return returning ? 'returning' : 'carrying'
    default:
      return 'over'
  }
}

export type ParcelCodes = {
  pickup_code: string | null
  handover_code: string | null
  return_code: string | null
}

/** The codes that still open something: the others are not shown. */
export function wantedCodes(codes: ParcelCodes, phase: ParcelPhase): ParcelCodes {
  const isBefore = phase === 'waiting' || phase === 'fetching'
  return {
    pickup_code: isBefore ? codes.pickup_code : null,
    handover_code: isBefore || phase === 'carrying' ? codes.handover_code : null,
    return_code: phase === 'returning' ? codes.return_code : null,
  }
}

/** The code that a side shows or says to the courier now. */
export function codeOf(side: ParcelSide, codes: ParcelCodes, phase: ParcelPhase): string | null {
  const { pickup_code, handover_code, return_code } = wantedCodes(codes, phase)
  return side === 'receiver' ? handover_code : (pickup_code ?? return_code)
}

/** When the courier comes to a side. */
const comingTo: Record<ParcelSide, readonly ParcelPhase[]> = {
  sender: ['fetching', 'returning'],
  receiver: ['carrying'],
}

/** So many metres from a door tell no longer which door it is. */
const AWAY = 500

/**
 * Whether a side sees where the courier is, so many metres from the door of the other side: while the courier comes to it,
 * and not while the position tells the other address.
 */
export const showsCourier = (side: ParcelSide, phase: ParcelPhase, fromOtherDoor: number): boolean =>
  comingTo[side].includes(phase) && fromOtherDoor > AWAY

/** Whether a side pays for the delivery; the sender always pays for a return. */
export const pays = (side: ParcelSide, charge_payer: ParcelSide, phase: ParcelPhase): boolean =>
  phase === 'returning' ? side === 'sender' : side === charge_payer
