import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { sessionsMachine, sessionsPorts } from '#machines/account/sessions.machine.ts'

/** Connects the list of devices. All others are ended by one call, which also ends those that are not listed yet. */
export const connectSessions = (api: Api) =>
  sessionsMachine.provide({
    actors: {
      listSessions: answer(sessionsPorts.listSessions, (_, signal) =>
        unwrap(api.GET('/customer/sessions', { signal }), 'sessions'),
      ),
      endSessions: answer(sessionsPorts.endSessions, ({ ids: [session_id = '', ...more] }, signal) =>
        more.length > 0
          ? unwrap(api.DELETE('/customer/sessions/others', { signal }), 'sessions')
          : unwrap(
              api.DELETE('/customer/sessions', { params: { query: { session_id } }, signal }),
              'sessions',
            ),
      ),
    },
  })
