import { ApiError, messageIn, type Refusal, refusalsIn } from './api-error.ts'

export type Reply<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The data of a reply, or an `ApiError`. A 2xx whose body carries a non-empty `errors` is a refusal too: other backends
 * of this contract answer that way (docs/contract.md §1). A 2xx without data, without the wanted field (of a list its
 * `map`) or without valid JSON is no answer: the client cannot know the result on the server, so `unwrap` rejects as
 * for a broken connection.
 */
export async function unwrap<Data>(reply: Promise<Reply<Data>>, wanted?: keyof Data): Promise<Data> {
  const { data, error, response } = await reply
  const body = response.ok ? data : error
  const refusals = refusalsIn(body)
  if (response.ok && refusals.length === 0) {
    if (data === undefined || data === null || (wanted && data[wanted] === undefined))
      throw new SyntaxError('The answer says nothing')
    return data
  }
  throw new ApiError(
    response.status,
    atLeastOne([...refusals, ...messageIn(refusals.length ? undefined : body)]),
    secondsIn(response.headers.get('retry-after')),
  )
}

/** The header may name a date as well, which no backend of this contract does. */
const secondsIn = (header: string | null) => (header && /^\d{1,9}$/.test(header) ? Number(header) : undefined)

const atLeastOne = ([first = unreadable, ...rest]: Refusal[]): [Refusal, ...Refusal[]] => [first, ...rest]

/** An answer without a readable reason: an HTML error page, an empty body. The app words it by its code. */
const unreadable: Refusal = { code: 'unreadable', message: '' }
