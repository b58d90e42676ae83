import { sessionMachine } from '#machines/app/session.machine.ts'
import { model } from '#tests/support/model.ts'

const visitor = { token: null, guest_id: null }
const guest = { token: null, guest_id: 'guest-7' }
const customer = { token: 'token-1', guest_id: null }

export const sessionModel = model(sessionMachine, {
  inputs: { start: undefined },
  events: {
    'signed.in': [{ token: 'token-1' }],
    'signed.out': [{}],
    unauthorized: [{ token: 'token-1' }, { token: 'token-0' }],
    'session.changed': [customer, guest, visitor],
    'guest.refused': [{ guest_id: 'guest-7' }, { guest_id: 'guest-0' }],
    'guest.retry': [{}],
    'account.closing': [{}],
    'account.kept': [{}],
  },
  answers: {
    readStoredSession: {
      done: [
        ...[visitor, guest, customer].map((known) => ({ ...known, closing: false })),
        { ...customer, closing: true },
      ],
      refused: [new Error('storage is blocked')],
    },
    requestGuest: {
      done: [{ message: 'Guest saved', guest_id: 'guest-7' }],
      refused: [new Error('offline')],
    },
    storeSession: { done: [undefined], refused: [new Error('storage is full')] },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
})
