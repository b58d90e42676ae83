import type { Authenticate } from '#server/contract/caller.ts'
import type { Services } from '#server/services.ts'
import { isLivingGuest } from './guests.ts'
import { customerOf, fingerprint } from './tokens.ts'

/** Reads who calls: a token first, else a guest id that is not dead. */
export const authenticator =
  ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Authenticate =>
  async ({ token, guest_id }) => {
    const customer =
      token === undefined ? undefined : await customerOf(db, token, now(), config.CUSTOMER_VERIFICATION)
    if (customer) return { kind: 'customer', customer_id: customer.id, session: fingerprint(token!) }
    if (guest_id !== undefined && (await isLivingGuest(db, guest_id))) return { kind: 'guest', guest_id }
    return { kind: 'nobody' }
  }
