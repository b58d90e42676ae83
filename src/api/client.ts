import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'

export type Api = Client<paths>

/** What every request says about the customer (docs/spec.md §7); read afresh for each request. */
export type Wire = {
  token?: string | undefined
  guest_id?: string | undefined
  position?: { lat: number; lng: number } | undefined
  zone_ids?: readonly number[] | undefined
  module_id?: number | undefined
  locale: string
}

export type ApiOptions = {
  /** Where `/api/v1` is served, without a trailing slash. */
  baseUrl: string
  wire: () => Wire
  /** Called with the refused token for each 401; the session decides that several at once are one expiry. */
  onUnauthorized: (token: string) => void
  /** Called with the guest id in use when the server answers that it knows no such guest. */
  onGuestRefused?: (guest_id: string) => void
  /** Called with every reply, a refusal too. */
  onReply?: ((response: Response) => void) | undefined
  /** How long an answer may take before the request is given up; the customer is then offered a retry. */
  timeoutMs?: number
  fetch?: (request: Request) => Promise<Response>
}

const SOFTWARE_ID = '33571750'

/** The typed client of the contract. Requests reject only when no answer came; refusals are read by `unwrap`. */
export function createApi({
  baseUrl,
  wire,
  onUnauthorized,
  onGuestRefused = () => {},
  onReply = () => {},
  timeoutMs = 20_000,
  fetch,
}: ApiOptions): Api {
  const api = createClient<paths>({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  api.use(withDeadline(timeoutMs), sayingWhoAsks(wire, onUnauthorized), watchingGuest(wire, onGuestRefused), {
    onResponse: ({ response }) => onReply(response),
  })
  return api
}

/** Gives each request a deadline, except a stream of events: it stays open while it has a listener. */
const withDeadline = (timeoutMs: number): Middleware => ({
  onRequest: ({ request }) =>
    isStream(request)
      ? request
      : new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
})

const isStream = ({ headers }: Request) => headers.get('accept') === 'text/event-stream'

const sayingWhoAsks = (wire: () => Wire, onUnauthorized: (token: string) => void): Middleware => ({
  onRequest({ request }) {
    const { token, position, zone_ids, module_id, locale } = wire()
    const { headers } = request
    if (!isStream(request)) headers.set('accept', 'application/json')
    headers.set('X-localization', locale)
    headers.set('X-software-id', SOFTWARE_ID)
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (position) {
      headers.set('latitude', String(position.lat))
      headers.set('longitude', String(position.lng))
    }
    if (zone_ids) headers.set('zoneid', JSON.stringify(zone_ids))
    if (module_id !== undefined && !headers.has('moduleId')) headers.set('moduleId', String(module_id))
    return request
  },
  onResponse({ request, response }) {
    const token = request.headers.get('authorization')?.replace('Bearer ', '')
    if (response.status === 401 && token) onUnauthorized(token)
  },
})

/** Remembers with which guest id each request left: the session may have another one when the refusal arrives. */
const watchingGuest = (wire: () => Wire, onGuestRefused: (guest_id: string) => void): Middleware => {
  const guests = new WeakMap<Request, string>()
  return {
    onRequest({ request }) {
      const { token, guest_id } = wire()
      if (guest_id && !token) guests.set(request, guest_id)
    },
    async onResponse({ request, response }) {
      const guest_id = guests.get(request)
      if (guest_id && response.status === 403 && (await isGuestRefused(response.clone())))
        onGuestRefused(guest_id)
    },
  }
}

const isGuestRefused = async (response: Response): Promise<boolean> => {
  const body = (await response.json().catch(() => null)) as { errors?: { code?: string }[] } | null
  return Array.isArray(body?.errors) && body.errors.some(({ code }) => code === 'guest_id')
}
