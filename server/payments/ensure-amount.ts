import type { Reference } from '#server/catalogue/reference.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toMinor } from '#server/rules/money.ts'

/** Refuses to take another amount than the customer has seen; `due` is in minor units. */
export function ensureAmount(
  { amount }: { amount?: number | undefined },
  due: number,
  { currency }: Pick<Reference['settings'], 'currency'>,
): void {
  if (amount !== undefined && toMinor(amount, currency.digits) !== due) throw refuse('other amount')
}
