import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { connectSessions } from '#src/features/account/sessions.ports.ts'
import { service } from '#tests/support/service.ts'

/** As many other devices as the samples list. */
const OTHERS = 2

export const sessionsService = service(sessionsMachine, async (stage) => {
  const { api, server } = stage
  const { info, password } = await stage.becomeCustomer()
  const listed = async () => (await unwrap(server.GET('/customer/sessions'), 'sessions')).sessions
  const signInElsewhere = async () => {
    for (let devices = (await listed()).length; devices <= OTHERS; devices++)
      await unwrap(server.POST('/auth/login', { body: { phone: info.phone, password } }), 'token')
  }
  await signInElsewhere()
  return {
    connected: connectSessions(api),
    events: { 'session.end': async () => ({ id: (await listed())[1]!.id }) },
    answers: {
      listSessions: {
        before: async ({ sample }) => {
          if (sample === 0) await signInElsewhere()
          else await unwrap(server.DELETE('/customer/sessions/others'), 'sessions')
        },
      },
      endSessions: { asks: ({ ids }) => (ids.length > 1 ? 'endOtherSessions' : 'endSession') },
    },
    /** The list on show is the one of the server. */
    holds: async (snapshot) => {
      if (!snapshot.matches('showing')) return
      const ids = (list: { id: string }[]) => list.map(({ id }) => id)
      deepStrictEqual(ids(snapshot.context.sessions), ids(await listed()))
    },
  }
})
