/** Why something the customer asked for was not done: the key of a sentence in `src/i18n` and what it names. */
export type Refusal = {
  message:
    | 'outOfStock'
    | 'variationOutOfStock'
    | 'maximumQuantity'
    | 'variationRequired'
    | 'variationBounds'
    | 'nothingToUpdate'
    | 'notAvailableNow'
    | 'notLoggedIn'
    | 'cashLimit'
    | 'cashNotHere'
    | 'couponMinimum'
    | 'couponMissing'
    | 'addressMissing'
    | 'contactMissing'
    | 'paymentMissing'
    | 'paymentNotHere'
    | 'nothingToPay'
    | 'walletEmpty'
    | 'walletOfCustomers'
    | 'walletShort'
    | 'walletCoversAll'
    | 'prescriptionMissing'
    | 'prescriptionSending'
    | 'notServedHere'
  params?: Record<string, string | number>
}

/** Bad news of a flow: an expected no, or an error of the world. */
export type BadNews = { type: 'problem'; refusal: Refusal } | { type: 'failure'; error: unknown }

/** The server's own refusal as `ApiError` carries it: `code` names the field or the rule (docs/contract.md §1). */
export type ServerRefusal = { code: string; message: string }

/** The refusals inside an error a port rejected with; none when no answer came at all. */
export const serverRefusals = (error: unknown): readonly ServerRefusal[] =>
  isAnswer(error) && error.status < 500 ? error.errors : []

/** True when it is unknown whether the server did what it was asked: no reply, or a reply of a broken server. */
export const isUnanswered = (error: unknown): boolean => serverRefusals(error).length === 0

/** Did the server refuse with this status, naming this field or rule? */
export const hasCode = (error: unknown, status: number, code: string): boolean =>
  isAnswer(error) && error.status === status && error.errors.some((refusal) => refusal.code === code)

/** Seconds the server asks to wait before asking again (Retry-After); `undefined` when it does not say. */
export const retryAfter = (error: unknown): number | undefined =>
  isAnswer(error) ? error.retryAfter : undefined

/** The error inside a bad outcome of an actor, or inside the event of its failure; undefined when it carries none. */
export const errorIn = (bad: object): unknown => ('error' in bad ? bad.error : undefined)

type Answer = { status: number; errors: ServerRefusal[]; retryAfter?: number | undefined }

const isAnswer = (error: unknown): error is Answer =>
  error instanceof Error && 'status' in error && 'errors' in error && Array.isArray(error.errors)
