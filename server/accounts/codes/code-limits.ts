import type { Budget } from '#server/limits/budget.ts'
import type { Counted } from '#server/limits/each-budget.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import type { Purpose } from './code-name.ts'
import type { Recipient } from './recipient.ts'
import type { Requester } from './requester.ts'

// Requests and guesses are counted by requester, so that no stranger uses up what the customer needs (decision 009).

const HOUR = 3600

/** Seconds a requester waits for another code. */
export const RESEND_IN = 60

/** Seconds a code is good for. */
export const EXPIRES_IN = 600

/** Codes of one purpose that a customer requests, and those that a network requests for one recipient. */
const requests: Budget = { kind: 'codes to', most: 5, seconds: HOUR, pause: RESEND_IN }
/** Codes of one purpose that all networks request for one recipient: a bound for floods of messages. */
const requestsOfStrangers: Budget = { kind: 'codes to, of strangers', most: 15, seconds: HOUR }
/** Codes that one network requests, for any recipient; an office or a café shares it. */
const requestsFrom: Budget = { kind: 'codes from', most: 60, seconds: HOUR }

/** Tries of one code. */
const tries: Budget = { kind: 'tries of a code', most: 5, seconds: EXPIRES_IN }
/** Wrong codes of a customer, and those of a network for one recipient. */
const guesses: Budget = { kind: 'guesses', most: 10, seconds: HOUR }
/** Wrong codes of all networks for one recipient: of a million codes, so many are compared in an hour. */
const guessesOfStrangers: Budget = { kind: 'guesses of strangers', most: 25, seconds: HOUR }

type Request = { purpose: Purpose; recipient: Recipient; requester: Requester }

/** What a request for a code takes; `isOpen` when the shop limits no network (`RATE_LIMIT=0`). */
export function sharesOfRequest({ purpose, recipient, requester }: Request, isOpen: boolean): Counted {
  const wanted = `${purpose} ${nameOf(recipient)}`
  const own = [requests, `${wanted} ${who(requester)}`] as const
  if (!('network' in requester)) return [own]
  return [own, ...(isOpen ? [] : [[requestsFrom, requester.network] as const]), [requestsOfStrangers, wanted]]
}

/** What each try of a code takes. */
export const sharesOfTry = (code_hash: string, requester: Requester): Counted => [
  [tries, `${code_hash} ${who(requester)}`],
]

/** What a try takes besides, for the recipient or the customer that the code belongs to. */
export function sharesOfGuess(owner: string, requester: Requester): Counted {
  const own = [guesses, `${owner} ${who(requester)}`] as const
  return 'network' in requester ? [own, [guessesOfStrangers, owner]] : [own]
}

/**
 * Seconds to wait; a stranger may be the customer on a new device, and learns of the way that no stranger can close. A
 * guest has no such device.
 */
export function tooMany(wait: number, { purpose, requester }: { purpose: Purpose; requester: Requester }) {
  if (wait <= RESEND_IN) return refuseFor.codes(wait)
  return 'network' in requester && purpose !== 'order'
    ? refuseFor.codesOfStrangers(wait)
    : refuseFor.tooManyCodes(wait)
}

const nameOf = ({ channel, to }: Recipient) => `${channel} ${to}`

const who = (requester: Requester) =>
  'network' in requester ? `network ${requester.network}` : `customer ${requester.customer_id}`
