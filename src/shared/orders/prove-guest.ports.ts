import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { type Clock, connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'
import { withRetryKey } from '../identity/with-retry-key.ts'
import { asGuest } from './ask-order.ts'

type World = { api: Api; storage: AppStorage; session: ShopActors['session']; clock: Clock }

/** Connects the proof of one order: the code goes to its phone, and comes back for its token. */
export const connectProveGuest = ({ api, storage, session, clock }: World, order_id: number) =>
  proveGuestMachine.provide({
    actors: {
      enterCode: connectEnterCode(clock, {
        send: async (contact_number, signal) => {
          const body = { order_id, contact_number, ...(await asGuest(session, signal)) }
          return unwrap(api.POST('/order/prove/send', { body, signal }), 'message')
        },
        check: async (contact_number, otp, signal) => {
          const code = withRetryKey(storage, { order_id, contact_number, otp })
          const body = { ...code, ...(await asGuest(session, signal)) }
          return unwrap(api.POST('/order/prove', { body, signal }), 'order_token')
        },
      }),
    },
  })
