/** One refusal of the server: `code` names the field or the rule, `message` is in the customer's language; the rest is as sent. */
export type Refusal = { code: string; message: string; [more: string]: unknown }

/**
 * The server answered, and the answer is no. `status` is the HTTP status; `errors` is never empty.
 * A request that got no answer at all (offline, aborted, timed out) rejects with the browser's own error instead.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly errors: readonly [Refusal, ...Refusal[]]
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, errors: readonly [Refusal, ...Refusal[]], retryAfter?: number) {
    super(errors.map((refusal) => refusal.message).join('\n'))
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/**
 * The refusals in a reply's body, whichever dialect it speaks: `errors` as a list, an object of lists or a string,
 * or a bare `message`. Empty when the body carries none.
 */
export function refusalsIn(body: unknown): Refusal[] {
  if (typeof body !== 'object' || body === null) return []
  if ('errors' in body) {
    const { errors } = body
    if (typeof errors === 'string') return [{ code: 'error', message: errors }]
    if (Array.isArray(errors)) return errors.map(toRefusal)
    if (typeof errors === 'object' && errors !== null) return Object.entries(errors).flatMap(fromField)
  }
  return []
}

/** The bare `message` of a failed reply, as the refusal it is. */
export function messageIn(body: unknown): Refusal[] {
  if (typeof body !== 'object' || body === null || !('message' in body)) return []
  return typeof body.message === 'string' ? [{ code: 'message', message: body.message }] : []
}

const toRefusal = (entry: unknown): Refusal => {
  if (typeof entry !== 'object' || entry === null) return { code: 'error', message: textIn(entry) }
  const { code, message } = entry as { code?: unknown; message?: unknown }
  return { ...entry, code: textIn(code) || 'error', message: textIn(message) }
}

const fromField = ([code, messages]: [string, unknown]): Refusal[] =>
  [messages].flat().map((message) => ({ code, message: textIn(message) }))

/** Anything but a text or a number has nothing to say to a customer. */
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
