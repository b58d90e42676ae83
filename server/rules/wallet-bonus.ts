import { percentOf } from './money.ts'

export type WalletBonus = {
  bonus_type: 'percentage' | 'amount'
  /** Hundredths of a percent, or minor units. */
  bonus_amount: number
  minimum_add_amount: number
  /** Upper bound of a percentage; `null` for none. */
  maximum_bonus_amount: number | null
}

/** The bonus on an amount put into the wallet: only the offer that gives the most counts. */
export const bonusFor = (offers: WalletBonus[], amount: number): number =>
  Math.max(
    0,
    ...offers
      .filter(({ minimum_add_amount }) => amount >= minimum_add_amount)
      .map(({ bonus_type, bonus_amount, maximum_bonus_amount }) =>
        bonus_type === 'amount'
          ? bonus_amount
          : Math.min(percentOf(amount, bonus_amount), maximum_bonus_amount ?? Number.POSITIVE_INFINITY),
      ),
  )
