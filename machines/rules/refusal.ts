/** A refusal for the customer: the key of a text in `src/i18n` and its parameters. */
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
    | 'couponUnapplied'
    | 'tipInvalid'
    | 'couponNotYet'
    | 'couponOtherStore'
    | 'couponOver'
    | 'couponFirstOrder'
    | 'couponNoDelivery'
    | 'couponDeliveryFree'
    | 'couponNothing'
    | 'addressMissing'
    | 'contactMissing'
    | 'contactInvalid'
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
    | 'receiverPaysCash'
    | 'parcelCategoryMissing'
    | 'parcelSizeMissing'
    | 'parcelWeightMissing'
    | 'parcelWeightInvalid'
    | 'parcelTooHeavy'
    | 'parcelTooHeavyOfKind'
    | 'parcelPlaceMissing'
    | 'parcelSameDoor'
    | 'parcelRulesMissing'
  params?: Record<string, string | number>
}

/** Refusal (an expected no) or failure (an unexpected error) of a flow. */
export type RefusalOrFailure = { type: 'problem'; refusal: Refusal } | { type: 'failure'; error: unknown }

/**
 * The server's own refusal as `ApiError` carries it: `code` names the field or the rule (docs/contract.md §1). The rest
 * names a line of an order (§2, Orders); other backends leave it out, or write it otherwise.
 */
export type ServerRefusal = {
  code: string
  message: string
  cart_id?: unknown
  item_id?: unknown
  left?: unknown
  expected?: unknown
}

/** The refusals in the error of a port; none when no response came. */
export const serverRefusals = (error: unknown): readonly ServerRefusal[] =>
  isAnswer(error) && error.status < 500 ? error.errors : []

/** True when the result of a request is unknown: no response, or a 5xx response. */
export const isUnanswered = (error: unknown): boolean => serverRefusals(error).length === 0

/** Whether the server refused with this status and this field or rule. */
export const hasCode = (error: unknown, status: number, code: string): boolean =>
  isAnswer(error) && error.status === status && error.errors.some((refusal) => refusal.code === code)

/** The figure that the server expects instead (docs/contract.md §2, Orders); undefined in every other refusal. */
export function expectedFigure(error: unknown, code: string): number | undefined {
  const refusal = serverRefusals(error).find((each) => each.code === code)
  return typeof refusal?.expected === 'number' ? refusal.expected : undefined
}

/** Seconds of the Retry-After header; `undefined` without one. */
export const retryAfter = (error: unknown): number | undefined =>
  isAnswer(error) ? error.retryAfter : undefined

/** The error in a failed outcome or in a failure event of an actor; undefined without one. */
export const errorIn = (bad: object): unknown => ('error' in bad ? bad.error : undefined)

type Answer = { status: number; errors: ServerRefusal[]; retryAfter?: number | undefined }

const isAnswer = (error: unknown): error is Answer =>
  error instanceof Error && 'status' in error && 'errors' in error && Array.isArray(error.errors)
