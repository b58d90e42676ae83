import type { SocialLogin } from '#openapi/generated/client.ts'
import type { SocialFields } from './social-fields.ts'

export type Medium = SocialLogin['medium']

/** The id token and what it was asked for with. */
export type SocialProof = Pick<SocialLogin, 'token' | 'medium'> & { nonce: string }

/** What the tab keeps while its customer is away at a medium. */
export type SocialAway = {
  medium: Medium
  /** Random, and known to this tab alone: an answer without it belongs to another sign-in. */
  state: string
  nonce: string
  /** Where the customer was going. */
  next: string
  /** What was typed of an account before, so that a token that has expired costs no typing. */
  typed: SocialFields
}

/** What a medium sends back, by the names of OpenID Connect; `user` is Apple's, and comes once. */
export type SocialAnswer = { state?: string; id_token?: string; error?: string; user?: string }

export type SocialReturn =
  /** The answer to a question that this tab did not ask, or asked before. */
  | { type: 'foreign' }
  | { type: 'cancelled'; medium: Medium; typed: SocialFields }
  | { type: 'failed'; medium: Medium; typed: SocialFields }
  | { type: 'proven'; proof: SocialProof; typed: SocialFields }

/** What came back to a tab that keeps `away`; only its own question is answered (docs/decisions/034). */
export function socialReturnOf(answer: SocialAnswer, away: SocialAway | undefined): SocialReturn {
  if (!away || answer.state !== away.state) return { type: 'foreign' }
  const { medium, nonce, typed } = away
  if (answer.error) return { type: isCancelled(answer.error) ? 'cancelled' : 'failed', medium, typed }
  if (!answer.id_token) return { type: 'failed', medium, typed }
  const proof = { token: answer.id_token, medium, nonce }
  return { type: 'proven', proof, typed: { ...typed, ...namesIn(answer.user) } }
}

/** RFC 6749 §4.1.2.1; the others are Apple's and Facebook's. */
const isCancelled = (error: string) =>
  ['access_denied', 'user_cancelled_authorize', 'user_denied'].includes(error)

/** Not signed, so no more than a proposal for the form. */
function namesIn(user: string | undefined): Partial<SocialFields> {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return { ...textOf('f_name', name?.firstName), ...textOf('l_name', name?.lastName) }
  } catch {
    return {}
  }
}

const textOf = (field: keyof SocialFields, value: unknown): Partial<SocialFields> =>
  typeof value === 'string' && value.trim() !== '' ? { [field]: value.trim() } : {}
