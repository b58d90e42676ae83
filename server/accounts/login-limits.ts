import type { Database } from '#server/db/engine/open.ts'
import type { Budget } from '#server/limits/budget.ts'
import { type Counted, giveBackEach, spendEach } from '#server/limits/each-budget.ts'
import { refuseFor } from '#server/refusals/refusal.ts'

const TEN_MINUTES = 600

/** Beside one name, from one network; an account has two names. */
const here: Budget = { kind: 'login here', most: 10, seconds: TEN_MINUTES }
/** From all networks: a stranger may have many. */
const anywhere: Budget = { kind: 'login', most: 100, seconds: TEN_MINUTES }
/** From a device the customer was let in on before; strangers cannot use this one up. */
const known: Budget = { kind: 'login on a device', most: 10, seconds: TEN_MINUTES }

type Attempt = {
  /**
   * The typed phone or e-mail address, known or not: names that shared a budget would tell that they are of one account. Of a
   * session, both names of its customer.
   */
  names: readonly string[]
  network: string
  /** The token of a known device of this customer. */
  device: string | undefined
}

/** Counts a wrong password before it is compared, and forgives it when it was right. */
export type ReservedAttempt = { wasRight: () => Promise<void> }

/** Reserves the attempt in every budget it counts in; 429 with the seconds to wait when one is used up. */
export async function reserveLogin(db: Database, attempt: Attempt, now: Date): Promise<ReservedAttempt> {
  const { names, network, device } = attempt
  const counted: Counted = device
    ? [[known, device]]
    : names.flatMap((name) => [[here, `${name} ${network}`] as const, [anywhere, name] as const])
  const wait = await spendEach(db, counted, now)
  if (wait > 0) throw refuseFor.loginTries(wait)
  return { wasRight: () => giveBackEach(db, counted) }
}
