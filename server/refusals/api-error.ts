import type { Text } from '#server/db/shapes.ts'

/** One reason: `code` names the field or the rule (docs/contract.md §1), the message is for the customer, the rest is for programs. */
export type Refusal = { code: string; message: Text; expected?: number } & OfLine

/** The line of an order that a refusal is about; a line that is bought at once has no `cart_id`. `left`: so many it may have. */
export type OfLine = { item_id?: number; cart_id?: number; left?: number }

/**
 * A refusal of an operation, thrown anywhere under a handler. The contract plugin writes it once as
 * `{ errors: [{ code, message }] }` in the customer's language; `headers` are for `Retry-After`.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly refusals: readonly [Refusal, ...Refusal[]]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    refusals: Refusal | readonly [Refusal, ...Refusal[]],
    headers: Readonly<Record<string, string>> = {},
  ) {
    const [first, ...more] = 'code' in refusals ? [refusals] : refusals
    super(`${status} ${first.code}: ${first.message.en}`)
    this.status = status
    this.refusals = [first, ...more]
    this.headers = headers
  }

  /** The same refusal, about this line. */
  ofLine(line: OfLine): ApiError {
    const [first, ...more] = this.refusals
    return new ApiError(this.status, [{ ...first, ...line }, ...more], this.headers)
  }
}
