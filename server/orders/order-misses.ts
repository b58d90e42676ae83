import type { Budget } from '#server/limits/budget.ts'
import { spend, waitFor } from '#server/limits/budget.ts'
import { type Counted, giveBackEach, spendEach } from '#server/limits/each-budget.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'

const HOUR = 3600

/** Wrong contacts from one network: order numbers follow each other, and one known phone shall not be tried on all of them. */
const here: Budget = { kind: 'order misses', most: 30, seconds: HOUR }
/** Wrong contacts for one order from all networks. */
const ofOrder: Budget = { kind: 'misses of an order', most: 20, seconds: HOUR }
/** A page that repeats its wrong question learns nothing new: it counts once. */
const same: Budget = { kind: 'same order miss', most: 1, seconds: HOUR }

type Asking = Pick<RequestContext, 'services' | 'network'>

/** `contact` as it was written. */
type Guess = { order_id: number; contact: string }

/**
 * Whether the contact is right. The guess is counted before it is compared, and given back when it was right: of any
 * number of parallel guesses no more are compared than are left. 429 when none is left.
 */
export async function guessContact(
  { services: { db, now }, network }: Asking,
  { order_id, contact }: Guess,
  isRight: () => boolean,
): Promise<boolean> {
  const question = `${network} ${order_id} ${contact}`
  if ((await waitFor(db, same, question, now())) > 0) return isRight()
  const counted: Counted = [
    [here, network],
    [ofOrder, String(order_id)],
  ]
  const wait = await spendEach(db, counted, now())
  if (wait > 0) throw refuseFor.orderMisses(wait)
  const right = isRight()
  if (right || (await spend(db, same, question, now())) > 0) await giveBackEach(db, counted)
  return right
}
