import { ApiError } from '#api/api-error.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { proofNeeded } from '#tests/machines/samples/profile.ts'
import { laptop, phone, tablet } from '#tests/machines/samples/sessions.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')

export const sessionsModel = model(sessionsMachine, {
  inputs: { start: { has_password: true, recipient: '+971501234567', length: 6 } },
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
        proofNeeded,
      ],
    },
    proveOwner: {
      done: [{ type: 'proven', proof: { current_password: 'harbour-2026' } }, { type: 'left' }],
      refused: [new Error('The form died')],
    },
  },
})
