import { type AnyStateMachine, createActor } from 'xstate'
import type { Api } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { windowStandIn } from './window-stand-in.ts'

/** A request as it leaves the storefront: `GET /order/list?limit=10`, and its body and own headers where it has any. */
export type Sent = { request: string; body?: unknown; headers?: Record<string, string> }

type Connect = (api: Api) => AnyStateMachine

type Asked = {
  /** With dots for a child of the machine. */
  port: string
  input?: unknown
  sent: Sent
  /** The field without which a reply says nothing; without one, any JSON is an answer. */
  field?: string
  /** A reply that says something, where it is not an object with that field. */
  reply?: unknown
  /** What the machine gets of it; left out, the reply itself. */
  gets?: unknown
}

export type RequestRow = Asked & { connect: Connect }

export type RequestsOf = { kind: 'requests'; rows: readonly RequestRow[] }

/** The ports of a flow that ask the server for one thing, and what each sends (docs/spec.md §7). */
export const requests = (connect: Connect, rows: readonly (Asked & { connect?: Connect })[]): RequestsOf => ({
  kind: 'requests',
  rows: rows.map((row) => ({ connect, ...row })),
})

function sessionOf(api: Api, stored: { token: string } | { guest_id: string }): ShopActors['session'] {
  const storage = createStorage(windowStandIn())
  if ('token' in stored) storage.write('token', stored.token)
  else storage.write('guest_id', stored.guest_id)
  return createActor(connectSession(api, storage)).start()
}
/** Who asks. */
export const asGuest = (api: Api) => sessionOf(api, { guest_id: 'guest-7' })
export const asCustomer = (api: Api) => sessionOf(api, { token: 'mona' })

export const keys = { randomUUID: () => 'a-key-of-its-own' } as unknown as Crypto
/** What the browser sends with each try of a code, and a storage that holds it. */
export const RETRY = { retry_key: 'the-secret-of-a-browser' }
export function keyedStorage() {
  const storage = createStorage(windowStandIn())
  storage.write('retryKey', RETRY.retry_key)
  return storage
}
export const KEY = { 'idempotency-key': 'key-1' }
export const noWindow = () => windowStandIn() as Window & typeof globalThis
export const neverAsked = () => Promise.reject(new Error('The device is not asked here'))
/** In the place of any file. Drivers of the browser load these rows, too, where Vitest has no matchers. */
export const aFile = { asymmetricMatch: (value: unknown) => value instanceof File }
