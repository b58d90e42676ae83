import type { Person } from './app.ts'
import type { Belongings } from './belongings.ts'
import { caseOf } from './cases.ts'
import type { Operation } from './contract.ts'
import { encoded } from './forms.ts'
import type { Proof } from './proofs.ts'
import { module, positions, store, zone } from './small-shop.ts'

/** A request the shop answers: every value right for the one who asks. */
export type GoodRequest = {
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
}

export type Asker = { person: Person | undefined; has: Belongings; phone: string; proof?: Proof }

/** The example of the contract, told of the small shop and of what this asker has. */
export function goodRequest(
  operation: Operation,
  { person, has, phone, proof = { phone, code: '000000' } }: Asker,
): GoodRequest {
  const { id, caller, parameters, body } = operation
  const who = person && !person.token ? { guest_id: person.guest_id } : {}
  const { thing, path, query, headers, body: bodyOf } = caseOf(id)
  const order_id = has[isOrder(thing) ? thing : 'order_id']
  const values = (where: string, own: Record<string, unknown>) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === where)
        .map(({ name, example }) => [name, name in own ? own[name] : example] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    )
  return {
    path: values('path', { ...has, id: path ?? has.address_id }),
    query: values('query', {
      guest_id: undefined,
      ...who,
      lat: positions.center.latitude,
      lng: positions.center.longitude,
      store_id: store.grill,
      code: 'FREERIDE',
      ...has,
      order_id,
      ...query,
    }),
    headers: {
      ...values('header', {
        'X-localization': undefined,
        'Idempotency-Key': { findPlacedOrder: has.order_key, undoOrderAgain: has.again_key }[id],
        zoneid: `[${zone.center}]`,
        moduleId: module.food,
        ...headers,
      }),
      ...(person?.token ? { authorization: `Bearer ${person.token}` } : {}),
    },
    body: body && {
      ...(bodyOf?.({ ...has, order_id, phone, proof, example: body.example }) ??
        structuredClone(body.example)),
      ...(caller === 'guest' ? who : {}),
    },
  }
}

type OrderName = Extract<keyof Belongings, `${string}order_id`>
const isOrder = (thing: keyof Belongings | undefined): thing is OrderName => /order_id$/.test(thing ?? '')

/** The URL of a request: parameters encoded as a browser does it. */
export const urlOf = ({ path: pattern }: Operation, { path, query }: GoodRequest): string => {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name) => escaped(path[name] ?? ''))
  const search = Object.entries(query).map(([name, value]) => `${name}=${escaped(value)}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** The body as it is sent, with the header that says what it is. */
export const payloadOf = async ({ body: declared }: Operation, { body }: GoodRequest) => {
  if (!body) return { headers: {}, payload: undefined }
  return declared?.isForm
    ? encoded(body)
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}
