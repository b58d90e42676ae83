import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { sessionsMachine, sessionsPorts } from '#machines/account/sessions.machine.ts'
import type { Clock } from '#src/shared/identity/enter-code.ports.ts'
import { connectProveOwner } from './prove-owner.ports.ts'

/** Connects the list of devices. All others are ended by one call, which also ends those that are not listed yet. */
export const connectSessions = (api: Api, clock: Clock) =>
  sessionsMachine.provide({
    actors: {
      proveOwner: connectProveOwner(api, clock),
      listSessions: answer(sessionsPorts.listSessions, (_, signal) =>
        unwrap(api.GET('/customer/sessions', { signal }), 'sessions'),
      ),
      endSessions: answer(
        sessionsPorts.endSessions,
        ({ ids: [session_id = '', ...more], proofs: [body = {}] }, signal) =>
          more.length > 0
            ? unwrap(api.POST('/customer/sessions/others', { body, signal }), 'sessions')
            : unwrap(
                api.POST('/customer/sessions', { params: { query: { session_id } }, body, signal }),
                'sessions',
              ),
      ),
    },
  })
