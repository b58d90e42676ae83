import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { callRules, operations } from '#openapi/generated/server.ts'
import type { Customer, Guest, Principal, Visitor } from '#server/identity/principal.ts'
import type { Locale } from '#server/rules/text.ts'

export type OperationId = keyof operations & keyof callRules

/** Owner of a cart. */
export type Shopper = Customer | Guest

/** Who calls an operation, from its security list. */
type Callers = { anyone: Visitor; guest: Shopper; customer: Customer }
export type Caller = keyof Callers
/** What of the place headers an operation insists on, from its `x-needs`. */
export type Need = 'zone' | 'module'

export type ZoneIds = readonly [number, ...number[]]

/** Request context of a handler besides its input. `Services` are the services of the server. */
export type Context<Services, Who extends Principal = Principal> = {
  principal: Who
  locale: Locale
  zone_ids: ZoneIds | undefined
  module_id: number | undefined
  /** Of the chosen location, from the latitude and longitude headers. */
  position: { lat: number; lng: number } | undefined
  idempotency_key: string | undefined
  /** The header `X-diet`. */
  diet: string | undefined
  request_id: string
  /** Where the call comes from, as limits count it (server/rules/network-of.ts). */
  network: string
  log: FastifyBaseLogger
  services: Services
}

/** The place headers an operation needs are there when its handler runs. */
export type Placed<Needs extends Need> = ('zone' extends Needs ? { zone_ids: ZoneIds } : unknown) &
  ('module' extends Needs ? { module_id: number } : unknown)

type Given<Id extends OperationId> = operations[Id]['parameters']

/** Validated: numbers are numbers, defaults are filled, what the contract does not declare is gone. */
export type Input<Id extends OperationId> = {
  path: NonNullable<Given<Id>['path']>
  query: NonNullable<Given<Id>['query']>
  body: operations[Id] extends { requestBody: { content: infer Content } }
    ? Content[keyof Content]
    : OptionalBody<operations[Id]['requestBody']>
}

type OptionalBody<Declared> =
  | undefined
  | (NonNullable<Declared> extends { content: infer Content } ? Content[keyof Content] : never)

type Success<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } }
  ? Content
  : never

/** What the contract says a successful reply is, or a Node stream of its text; an event stream is always one. */
export type Reply<Id extends OperationId> =
  Success<Id> extends { 'application/json': infer Body }
    ? Body | Readable
    : Success<Id> extends { 'text/event-stream': unknown }
      ? Readable
      : never

export type Handler<Services, Id extends OperationId> = (
  input: Input<Id>,
  context: Context<Services, Callers[callRules[Id]['caller']]> & Placed<callRules[Id]['needs']>,
) => Promise<Reply<Id>>

/**
 * One handler per operation of the contract. A file of handlers is `{ ... } satisfies Partial<Handlers<Services>>`;
 * all of them spread together are `Handlers<Services>`, so a missing or mistyped one does not compile.
 */
export type Handlers<Services> = { [Id in OperationId]: Handler<Services, Id> }
