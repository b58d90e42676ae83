import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { sessionMachine, sessionPorts } from '#machines/app/session.machine.ts'

/** Connects the session: the browser stores token and guest id, the server issues guest ids. */
export const connectSession = (api: Api, storage: AppStorage) =>
  sessionMachine.provide({
    actors: {
      readStoredSession: answer(sessionPorts.readStoredSession, async () => ({
        token: storage.read('token') ?? null,
        guest_id: storage.read('guest_id') ?? null,
        closing: storage.read('accountClosing') ?? false,
      })),
      requestGuest: answer(sessionPorts.requestGuest, (_, signal) =>
        unwrap(api.POST('/auth/guest/request', { signal }), 'guest_id'),
      ),
      storeSession: answer(sessionPorts.storeSession, async ({ token, guest_id, closing }) => {
        if (token) storage.write('token', token)
        else storage.remove('token')
        if (guest_id) storage.write('guest_id', guest_id)
        else storage.remove('guest_id')
        if (closing) storage.write('accountClosing', true)
        else storage.remove('accountClosing')
      }),
    },
  })
