import type { FastifyRequest } from 'fastify'
import type { Principal } from '#server/identity/principal.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { guestNeeded } from '#server/refusals/guest-needed.ts'
import type { Served } from './document.ts'
import { isWritable } from './writable-text.ts'

export type Credentials = {
  token: string | undefined
  guest_id: string | undefined
  /** Of an operation that accepts one. */
  order_token: string | undefined
  /** The header of the request. */
  user_agent: string | undefined
}

/** Resolves the caller: the customer of a known token, else a known guest, else an anonymous caller. */
export type Authenticate = (credentials: Credentials) => Promise<Principal>

/** The caller, if the security list of the operation allows them; public operations need none. */
export const callerOf = async (
  { caller, parameters }: Asked,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Principal> => {
  if (caller === 'anyone') return { kind: 'nobody' }
  const credentials = {
    token: tokenOf(request),
    guest_id: guestIdOf(request),
    order_token: ORDER_TOKEN in parameters.header.properties ? orderTokenOf(request) : undefined,
    user_agent: request.headers['user-agent'],
  }
  const principal = await authenticate(credentials)
  if (principal.kind !== 'customer' && (credentials.token !== undefined || caller === 'customer'))
    throw unauthorized
  if (principal.kind === 'nobody') throw guestNeeded
  return principal
}

/** What the contract says of an operation. */
type Asked = Pick<Served, 'caller' | 'parameters'>

const ORDER_TOKEN = 'X-order-token'

const orderTokenOf = ({ headers }: FastifyRequest) => {
  const token = headers['x-order-token']
  return typeof token === 'string' ? token : undefined
}

/** Clients without a token write `Bearer null` or `Bearer undefined` (docs/contract.md §1). */
const tokenOf = ({ headers }: FastifyRequest) => {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token === 'null' || token === 'undefined' ? undefined : token
}

const guestIdOf = ({ query, body }: FastifyRequest) => {
  const given = [query, body].map((part) => (part as { guest_id?: unknown } | undefined | null)?.guest_id)
  return given.find(
    (value): value is string =>
      typeof value === 'string' && value.length <= 128 && value !== '' && isWritable(value),
  )
}

const unauthorized = new ApiError(401, {
  code: 'auth-001',
  message: {
    en: 'Your account is inactive or Your token has been expired',
    ar: 'حسابك غير نشط أو انتهت صلاحية جلستك',
  },
})
