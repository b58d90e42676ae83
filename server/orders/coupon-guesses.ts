import { type Budget, giveBack, spend, waitFor } from '#server/limits/budget.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { type CheckedCoupon, couponNamed } from './coupon-use.ts'

/** Codes that are wrong, from one network: a coupon shall not be found by trying. */
const guesses: Budget = { kind: 'coupon guesses', most: 20, seconds: 3600 }

type Guessing = Pick<RequestContext, 'services' | 'network'>

/** Looks a coupon up; the guess is counted first and given back when such a coupon exists. */
export async function guessCoupon(
  { services: { db, now }, network }: Guessing,
  look: () => Promise<CheckedCoupon>,
): Promise<CheckedCoupon> {
  refuseAfter(await spend(db, guesses, network, now()))
  const checked = await look()
  if (checked.coupon) await giveBack(db, guesses, network)
  return checked
}

/** Places an order with a coupon. An order counts as a guess only after it was refused and its coupon does not exist. */
export async function guessInOrder<T>(
  { services: { db, now }, network }: Guessing,
  coupon_code: string,
  place: () => Promise<T>,
): Promise<T> {
  refuseAfter(await waitFor(db, guesses, network, now()))
  try {
    return await place()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.refusals.some(({ code }) => code === 'coupon')
    if (isRefused && !(await couponNamed(db, coupon_code)))
      refuseAfter(await spend(db, guesses, network, now()))
    throw error
  }
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw refuseFor.couponGuesses(seconds)
}
