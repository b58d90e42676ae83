import type { Context } from '#server/contract/handlers.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import type { Budget } from '#server/limits/budget.ts'
import { type Counted, giveBackEach, spendEach, waitForEach } from '#server/limits/each-budget.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { type CheckedCoupon, couponNamed } from './coupon-use.ts'

const HOUR = 3600

/** Unknown codes of one shopper at all addresses: a coupon shall not be found by trying. */
const ofShopper: Budget = { kind: 'coupon guesses of a shopper', most: 20, seconds: HOUR }
/** From one network, which an office shares; a guesser gets a new guest id for the asking, but not a new network. */
const here: Budget = { kind: 'coupon guesses', most: 200, seconds: HOUR }

type Guessing = Pick<Context<Services, Customer | Guest>, 'services' | 'network' | 'principal'>

/** Looks a coupon up; the guess is counted first and given back when such a coupon exists. */
export async function guessCoupon(
  guessing: Guessing,
  look: () => Promise<CheckedCoupon>,
): Promise<CheckedCoupon> {
  const { db, now } = guessing.services
  const counted = countedFor(guessing)
  refuseAfter(await spendEach(db, counted, now()))
  const checked = await look()
  if (checked.coupon) await giveBackEach(db, counted)
  return checked
}

/** Places an order with a coupon. An order counts as a guess only after it was refused and its coupon does not exist. */
export async function guessInOrder<T>(
  guessing: Guessing,
  coupon_code: string,
  place: () => Promise<T>,
): Promise<T> {
  const { db, now } = guessing.services
  const counted = countedFor(guessing)
  refuseAfter(await waitForEach(db, counted, now()))
  try {
    return await place()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.refusals.some(({ code }) => code === 'coupon')
    if (isRefused && !(await couponNamed(db, coupon_code))) refuseAfter(await spendEach(db, counted, now()))
    throw error
  }
}

const countedFor = ({ network, principal }: Guessing): Counted => [
  [ofShopper, shopperOf(principal).owner],
  [here, network],
]

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw refuseFor.couponGuesses(seconds)
}
