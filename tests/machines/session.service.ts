import { strictEqual } from 'node:assert'
import { sessionMachine } from '#machines/app/session.machine.ts'
import { connectSession } from '#src/core/session.ports.ts'
import { service } from '#tests/support/service.ts'

export const sessionService = service(sessionMachine, async ({ api, server, storage, wire, ...stage }) => {
  const { guest_id } = stage
  const { token, info } = await stage.becomeCustomer()
  let issued = guest_id
  const known = [
    { token, guest_id: null },
    { token: null, guest_id },
    { token: null, guest_id: null },
  ]
  return {
    connected: connectSession(api, storage),
    events: {
      'signed.in': () => ({ token }),
      unauthorized: (sample) => ({ token: [token, 'token-0'][sample]! }),
      'guest.refused': (sample) => ({ guest_id: [issued, 'guest-0'][sample]! }),
      'session.changed': (sample) => known[sample]!,
    },
    answers: {
      requestGuest: {
        shaped: (reply) => {
          issued = reply.guest_id
          return reply
        },
      },
      readStoredSession: {
        before: ({ output }) => {
          if (output.token) storage.write('token', token)
          if (output.guest_id) storage.write('guest_id', guest_id)
        },
      },
    },
    /** The customer or guest of the session can ask for their own data. */
    holds: async (snapshot) => {
      wire.token = snapshot.context.token ?? undefined
      if (snapshot.matches('customer')) strictEqual((await server.GET('/customer/info')).data?.id, info.id)
      if (!snapshot.matches('guest')) return
      const query = { guest_id: snapshot.context.guest_id! }
      strictEqual((await server.GET('/customer/cart/list', { params: { query } })).response.status, 200)
    },
  }
})
