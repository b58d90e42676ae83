import { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import { offline, session } from '#tests/machines/samples/codes.ts'
import {
  blockedScript,
  noPhone,
  overSession,
  tooMany,
  wrongDigits,
} from '#tests/machines/samples/firebase.ts'
import { model } from '#tests/support/model.ts'

export const phoneByFirebaseModel = model(phoneByFirebaseMachine, {
  inputs: { 'a phone': { phone: '+971501234567' } },
  events: {
    'challenge.open': [{}],
    'challenge.close': [{}],
    'code.change': [{ code: '123' }, { code: '123456' }],
    'form.submit': [{}],
  },
  answers: {
    loadChallenge: { done: [undefined], refused: [blockedScript] },
    solveChallenge: { done: ['challenge-1'], refused: [offline] },
    sendVerificationCode: { done: ['session-1'], refused: [noPhone, tooMany, offline] },
    verifyFirebaseToken: { done: [session], refused: [overSession, wrongDigits, offline] },
  },
})
