import type { size } from '#tests/contract/support/parcels.ts'
import { credit, debit, halfUp, type Model, type Who } from './model.ts'

/* What a parcel costs and where it is, by docs/decisions/036 and the tariff of the small shop. Money in minor units. */

export type Size = Exclude<keyof typeof size, 'envelope'>

export type ParcelQuote = { id: string; size: Size; isUsed: boolean }

export type Phase = 'waiting' | 'fetching' | 'carrying' | 'returning' | 'over'

export type Parcel = {
  id: number
  amount: number
  /** Paid by the wallet. */
  wallet: number
  status: 'pending' | Step | 'delivered' | 'canceled'
  attempts: number
  /** Who sent the parcel back; undefined before that. */
  sentBackBy: 'customer' | 'courier' | undefined
  /** The fee of a late cancellation. */
  canceledFee: number | null
  isLost: boolean
}

type Step = 'confirmed' | 'processing' | 'handover' | 'picked_up'

/** 3 km at 3.00. */
const WAY = 900
export const SERVICE_FEE = 100
const LATE_FEE = 300
const charges: Record<Size, number> = { small: 0, large: 500 }

export const priceOfParcel = (of: Size): number => WAY + charges[of] + SERVICE_FEE

/** Half of the way there. */
const RETURN_FEE = halfUp(WAY / 2)

export const newParcel = (id: number, amount: number, wallet: number): Parcel => ({
  id,
  amount,
  wallet,
  status: 'pending',
  attempts: 0,
  sentBackBy: undefined,
  canceledFee: null,
  isLost: false,
})

export const phaseOf = ({ status, sentBackBy }: Parcel): Phase => {
  if (status === 'pending' || status === 'confirmed') return 'waiting'
  if (status === 'processing' || status === 'handover') return 'fetching'
  if (status !== 'picked_up') return 'over'
  return sentBackBy ? 'returning' : 'carrying'
}

/** Where the courier brings it next; undefined once the courier carries it. */
export const nextStep: Partial<Record<Parcel['status'], Step>> = {
  pending: 'confirmed',
  confirmed: 'processing',
  processing: 'handover',
  handover: 'picked_up',
}

/** What canceling costs now; null when it is too late. The shop has nothing of a guest that it could keep. */
export const cancelFeeOf = (who: Who, parcel: Parcel): number | null => {
  const phase = phaseOf(parcel)
  if (phase === 'waiting') return 0
  if (phase === 'fetching') return who === 'guest' ? 0 : Math.min(LATE_FEE, parcel.amount)
  return phase === 'carrying' ? RETURN_FEE : null
}

/** Canceled before, or on its way back by the same wish: a repeat gets the same answer. */
export const isCanceledByOwner = ({ status, sentBackBy, isLost }: Parcel): boolean =>
  !isLost && (sentBackBy === 'customer' || (status === 'canceled' && sentBackBy === undefined))

/** The owner cancels for the fee of this moment. The wallet's part pays the fee first, and the rest of it comes back. */
export function cancelParcel(model: Model, who: Who, parcel: Parcel): void {
  const phase = phaseOf(parcel)
  if (phase === 'carrying') {
    parcel.sentBackBy = 'customer'
    return
  }
  const fee = cancelFeeOf(who, parcel)!
  const kept = Math.min(fee, parcel.wallet)
  parcel.status = 'canceled'
  if (fee > 0) parcel.canceledFee = fee
  credit(model, parcel.wallet - kept)
  debit(model, fee - kept)
}

/** The courier loses the parcel: it costs nothing, and the wallet has its part back. */
export function loseParcel(model: Model, parcel: Parcel): void {
  parcel.status = 'canceled'
  parcel.isLost = true
  credit(model, parcel.wallet)
}

/** What the sender reads of the way back; the courier collects in cash what the wallet did not pay, and the fee. */
export const returnTripOf = ({ status, sentBackBy, amount, wallet, isLost }: Parcel) => {
  if (!sentBackBy || isLost) return null
  const isBack = status === 'canceled'
  return {
    status: isBack ? ('returned' as const) : ('on_the_way' as const),
    fee: RETURN_FEE,
    due: isBack ? 0 : amount + RETURN_FEE - wallet,
  }
}
