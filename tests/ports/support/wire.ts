import { QueryClient } from '@tanstack/react-query'
import { type AnyActor, type AnyStateMachine, createActor, toPromise } from 'xstate'
import { type Api, createApi } from '#api/client.ts'
import type { Sent } from '#tests/support/requests.ts'

const BASE = 'http://souk.test/api/v1'

/** Headers in which a request says more than every other one. */
const OWN_HEADERS = ['authorization', 'idempotency-key', 'moduleid', 'accept', 'x-order-token']

/** A client that writes down what it sends; the server answers every request with `reply`. */
export function recordingApi(reply: unknown = {}): { api: Api; sent: Sent[] } {
  const sent: Sent[] = []
  const api = createApi({
    baseUrl: BASE,
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async (request) => {
      sent.push(await describe(request))
      return Response.json(reply)
    },
  })
  return { api, sent }
}

async function describe(request: Request): Promise<Sent> {
  const address = decodeURIComponent(request.url.replace(BASE, ''))
  const headers = OWN_HEADERS.flatMap((name) => {
    const value = request.headers.get(name)
    return value && value !== 'application/json' ? [[name, value]] : []
  })
  const body = request.body ? await bodyOf(request) : undefined
  return {
    request: `${request.method} ${address}`,
    ...(body !== undefined && { body }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
  }
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : request.json()

/** Starts one port of a connected machine, or of its child: `changeCart.updateCart`. */
export function startPort(
  machine: AnyStateMachine,
  port: string,
  input?: unknown,
): { actor: AnyActor; answered: Promise<unknown> } {
  const [name = '', ...inner] = port.split('.')
  const logic = machine.implementations.actors[name] as AnyStateMachine
  if (inner.length > 0) return startPort(logic, inner.join('.'), input)
  const actor = createActor(logic, { input })
  const answered = toPromise(actor)
  actor.start()
  return { actor, answered }
}

/** The answer of a port. */
export const askPort = (machine: AnyStateMachine, port: string, input?: unknown): Promise<unknown> =>
  startPort(machine, port, input).answered

/** A client whose server never answers: `asked` resolves with the signal of the first request. */
export function silentApi(): { api: Api; asked: Promise<AbortSignal> } {
  let resolve = (_: AbortSignal) => {}
  const asked = new Promise<AbortSignal>((settle) => {
    resolve = settle
  })
  const api = createApi({
    baseUrl: BASE,
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: ({ signal }) => {
      resolve(signal)
      return new Promise(() => {})
    },
  })
  return { api, asked }
}

export const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
