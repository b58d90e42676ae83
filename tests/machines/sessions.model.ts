import { ApiError } from '#api/api-error.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { laptop, phone, tablet } from '#tests/machines/samples/sessions.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')

export const sessionsModel = model(sessionsMachine, {
  inputs: { start: undefined },
  events: {
    // Only a device that is listed, and all others only where there are several.
    'session.end': ({ context: { sessions } }) => [sessions.length > 1 ? { id: sessions[1]!.id } : null],
    'others.end': ({ context: { sessions } }) => [sessions.length > 2 ? {} : null],
    'end.accept': [{}],
    'end.decline': [{}],
    'list.retry': [{}],
  },
  answers: {
    listSessions: {
      done: [{ sessions: [laptop, phone, tablet] }, { sessions: [laptop] }],
      refused: [offline],
    },
    endSessions: {
      done: [{ sessions: [laptop] }],
      refused: [
        offline,
        new ApiError(404, [{ code: 'session_id', message: 'This device is signed out already.' }]),
      ],
    },
  },
})
