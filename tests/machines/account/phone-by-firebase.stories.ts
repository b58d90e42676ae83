import { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import { offline, session } from '#tests/machines/samples/codes.ts'
import {
  blockedScript,
  noPhone,
  noQuota,
  noRegion,
  overSession,
  tooMany,
  usedChallenge,
  wrongDigits,
} from '#tests/machines/samples/firebase.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { phone: '+971501234567' }
const open = { type: 'challenge.open' } as const
const passed = [open, done('loadChallenge'), done('solveChallenge', 'challenge-1')] as const
const sent = [...passed, done('sendVerificationCode', 'session-1')] as const
const typed = { type: 'code.change', code: '123456' } as const

// docs/decisions/045; docs/contract.md §2 Ours, `phone_by_firebase`.
export const phoneByFirebaseStories = stories(phoneByFirebaseMachine, {
  'the page asks Google for nothing before the customer presses': {
    input,
    when: [],
    ends: { ready: 'fresh' },
    asked: [],
    context: { phone: '+971501234567', session: '', code: '', refusals: [] },
  },
  'a customer who passes the check gets a code, and the right one proves the phone with its last digit': {
    input,
    when: [
      open,
      at('loading', ['busy', 'challenge']),
      done('loadChallenge'),
      at('solving', ['challenge']),
      done('solveChallenge', 'challenge-1'),
      at('sending', ['busy']),
      done('sendVerificationCode', 'session-1'),
      at({ entering: 'fresh' }),
      { type: 'code.change', code: '12345' },
      at({ entering: 'fresh' }),
      { type: 'code.change', code: ' ١٢٣ 456 ' },
      at('checking', ['busy']),
      done('verifyFirebaseToken', session),
    ],
    ends: 'proven',
    asked: [
      ['loadChallenge'],
      ['solveChallenge'],
      ['sendVerificationCode', { phone: '+971501234567', challenge: 'challenge-1' }],
      ['verifyFirebaseToken', { phone: '+971501234567', session: 'session-1', code: '123456' }],
    ],
    output: { code: '123456', proof: session },
  },
  'a check that is held back is said to be, and can be tried again': {
    input,
    when: [open, refused('loadChallenge', blockedScript), at({ ready: 'blocked' }), open],
    ends: 'loading',
  },
  'a check that does not come in time counts as held back': {
    input,
    when: [open, after('challengeWait', 15_000)],
    ends: { ready: 'blocked' },
  },
  'a customer who closes the check is asked for nothing': {
    input,
    when: [...passed.slice(0, 2), { type: 'challenge.close' }],
    ends: { ready: 'fresh' },
  },
  'a check that fails is said to have no answer': {
    input,
    when: [...passed.slice(0, 2), refused('solveChallenge', offline)],
    ends: { ready: 'unanswered' },
  },
  'a number that Firebase refuses is said to get no code': {
    input,
    when: [...passed, refused('sendVerificationCode', noPhone)],
    ends: { ready: 'refused' },
  },
  'a number of a country that the shop does not serve by Firebase is said to get no code': {
    input,
    when: [...passed, refused('sendVerificationCode', noRegion)],
    ends: { ready: 'refused' },
  },
  'too many requests for a code are named as the reason': {
    input,
    when: [...passed, refused('sendVerificationCode', tooMany)],
    ends: { ready: 'exhausted' },
  },
  'a used up quota of the project counts as too many requests': {
    input,
    when: [...passed, refused('sendVerificationCode', noQuota)],
    ends: { ready: 'exhausted' },
  },
  'a check that was used before is passed again for a code': {
    input,
    when: [
      ...passed,
      refused('sendVerificationCode', usedChallenge),
      at({ ready: 'unanswered' }),
      open,
      done('loadChallenge'),
      done('solveChallenge', 'challenge-2'),
    ],
    ends: 'sending',
    asked: [
      ['loadChallenge'],
      ['solveChallenge'],
      ['sendVerificationCode', { phone: '+971501234567', challenge: 'challenge-1' }],
      ['loadChallenge'],
      ['solveChallenge'],
      ['sendVerificationCode', { phone: '+971501234567', challenge: 'challenge-2' }],
    ],
  },
  'no answer of Firebase is said, and another check can be passed': {
    input,
    when: [...passed, refused('sendVerificationCode', offline)],
    ends: { ready: 'unanswered' },
  },
  'a code that lacks digits is not sent, and the form says so until it is changed': {
    input,
    when: [
      ...sent,
      { type: 'code.change', code: '123' },
      { type: 'form.submit' },
      at({ entering: 'incomplete' }),
      { type: 'code.change', code: '1234' },
    ],
    ends: { entering: 'fresh' },
    context: { code: '1234' },
  },
  'a wrong code stays, with the words of the server': {
    input,
    when: [...sent, typed, refused('verifyFirebaseToken', wrongDigits)],
    ends: { entering: 'refused' },
    heard: [{ type: 'code.refused' }],
    context: { code: '123456', session: 'session-1', refusals: wrongDigits.errors },
  },
  'a wrong code is forgiven as soon as the customer changes it': {
    input,
    when: [
      ...sent,
      typed,
      refused('verifyFirebaseToken', wrongDigits),
      { type: 'code.change', code: '12345' },
    ],
    ends: { entering: 'fresh' },
    heard: [{ type: 'code.refused' }],
    context: { code: '12345', refusals: [] },
  },
  'a code whose check got no answer stays without an earlier refusal, and can be sent again': {
    input,
    when: [
      ...sent,
      typed,
      refused('verifyFirebaseToken', wrongDigits),
      { type: 'form.submit' },
      refused('verifyFirebaseToken', offline),
      at({ entering: 'failed' }),
      { type: 'form.submit' },
    ],
    ends: 'checking',
    heard: [{ type: 'code.refused' }],
    context: { code: '123456', refusals: [] },
  },
  'a code is sent once, although the form is submitted while it is compared': {
    input,
    when: [...sent, typed, ignored({ type: 'form.submit' }), ignored(typed)],
    ends: 'checking',
  },
  'a session that is over leads back to the check, for another code': {
    input,
    when: [...sent, typed, refused('verifyFirebaseToken', overSession), at({ ready: 'expired' }), open],
    ends: 'loading',
  },
  'a customer who gets no message passes the check for another code, which replaces the earlier one': {
    input,
    when: [
      ...sent,
      { type: 'code.change', code: '123' },
      open,
      done('loadChallenge'),
      done('solveChallenge', 'challenge-2'),
      done('sendVerificationCode', 'session-2'),
    ],
    ends: { entering: 'fresh' },
    context: { session: 'session-2', code: '' },
  },
  'another code takes away what was held against the earlier one': {
    input,
    when: [
      ...sent,
      typed,
      refused('verifyFirebaseToken', wrongDigits),
      open,
      done('loadChallenge'),
      done('solveChallenge', 'challenge-2'),
      done('sendVerificationCode', 'session-2'),
    ],
    ends: { entering: 'fresh' },
    heard: [{ type: 'code.refused' }],
    context: { session: 'session-2', code: '', refusals: [] },
  },
})
