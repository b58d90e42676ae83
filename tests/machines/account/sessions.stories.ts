import { ApiError } from '#api/api-error.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { codeUsedUp, offline, wrongCode } from '#tests/machines/samples/codes.ts'
import { proofNeeded, wrongPassword } from '#tests/machines/samples/profile.ts'
import { laptop, phone, tablet } from '#tests/machines/samples/sessions.ts'
import { at, done, ignored, refused, type Story, stories } from '#tests/support/story.ts'

const input = { has_password: true, recipient: '+971501234567', length: 6 }
const proof = { current_password: 'harbour-2026' }
const gone = new ApiError(404, [{ code: 'session_id', message: 'This device is signed out already.' }])
const listed = done('listSessions', { sessions: [laptop, phone, tablet] })
const left = (...sessions: (typeof laptop)[]) => ({ sessions })

const chosen = [listed, { type: 'session.end', id: 'phone' }, { type: 'end.accept' }] as const
const proven = done('proveOwner', { type: 'proven', proof })
const proving = [...chosen, refused('endSessions', proofNeeded), at('proving')] as const
const asking = { ...input, refusals: [] }
/** The server refuses the proof, and the owner is asked once more. */
const provesAgain = (refusal: ApiError): Story<typeof sessionsMachine> => ({
  input,
  when: [...proving, proven, refused('endSessions', refusal), at('proving')],
  ends: 'proving',
  asked: [
    ['listSessions'],
    ['endSessions', { ids: ['phone'], proofs: [] }],
    ['proveOwner', asking],
    ['endSessions', { ids: ['phone'], proofs: [proof] }],
    ['proveOwner', { ...input, refusals: refusal.errors }],
  ],
})

// docs/contract.md §2 Ours: the sessions of a customer; docs/spec.md §4 Logout: a question before it.
export const sessionsStories = stories(sessionsMachine, {
  'a customer signs a lost phone out': {
    input,
    when: [
      at('loading'),
      listed,
      at({ showing: 'settled' }),
      { type: 'session.end', id: 'phone' },
      at('confirming'),
      { type: 'end.accept' },
      at('ending', ['busy']),
      done('endSessions', left(laptop, tablet)),
    ],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['endSessions', { ids: ['phone'], proofs: [] }]],
    heard: [{ type: 'sessions.ended', count: 1 }],
    context: { sessions: [laptop, tablet] },
  },
  'a customer signs all other devices out at once, and stays signed in here': {
    input,
    when: [
      listed,
      { type: 'others.end' },
      { type: 'end.accept' },
      ignored({ type: 'end.accept' }),
      done('endSessions', left(laptop)),
    ],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['endSessions', { ids: ['phone', 'tablet'], proofs: [] }]],
    heard: [{ type: 'sessions.ended', count: 2 }],
    context: { sessions: [laptop] },
  },
  'a customer who thinks better of it leaves every device signed in': {
    input,
    when: [listed, { type: 'session.end', id: 'phone' }, { type: 'end.decline' }],
    ends: { showing: 'settled' },
    asked: [['listSessions']],
    context: { sessions: [laptop, phone, tablet] },
  },
  'the second choice of a device replaces the first': {
    input,
    when: [
      listed,
      { type: 'session.end', id: 'phone' },
      { type: 'end.decline' },
      { type: 'session.end', id: 'tablet' },
      { type: 'end.accept' },
    ],
    ends: 'ending',
    asked: [['listSessions'], ['endSessions', { ids: ['tablet'], proofs: [] }]],
  },
  'a device that was signed out elsewhere is said to be, and the list is read again': {
    input,
    when: [
      listed,
      { type: 'session.end', id: 'phone' },
      { type: 'end.accept' },
      refused('endSessions', gone),
      at('loading'),
      done('listSessions', left(laptop, tablet)),
    ],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['endSessions', { ids: ['phone'], proofs: [] }], ['listSessions']],
    heard: [{ type: 'failure', error: gone }],
    context: { sessions: [laptop, tablet] },
  },
  'a device whose sign-out got no answer is found signed out in the list': {
    input,
    when: [
      listed,
      { type: 'session.end', id: 'phone' },
      { type: 'end.accept' },
      refused('endSessions', offline),
      at('checking', ['busy']),
      done('listSessions', left(laptop, tablet)),
    ],
    ends: { showing: 'settled' },
    heard: [{ type: 'sessions.ended', count: 1 }],
    context: { sessions: [laptop, tablet] },
  },
  'devices of which one is still signed in after a lost reply can be signed out again': {
    input,
    when: [
      listed,
      { type: 'others.end' },
      { type: 'end.accept' },
      refused('endSessions', offline),
      done('listSessions', left(laptop, tablet)),
      at({ showing: 'unanswered' }),
      { type: 'others.end' },
      { type: 'end.accept' },
    ],
    ends: 'ending',
    asked: [
      ['listSessions'],
      ['endSessions', { ids: ['phone', 'tablet'], proofs: [] }],
      ['listSessions'],
      ['endSessions', { ids: ['tablet'], proofs: [] }],
    ],
  },
  'the list of devices is unavailable when it cannot be read after a lost reply': {
    input,
    when: [
      listed,
      { type: 'others.end' },
      { type: 'end.accept' },
      refused('endSessions', offline),
      refused('listSessions', offline),
    ],
    ends: 'unavailable',
  },
  'no device is shown or chosen before the server has listed them': {
    input,
    when: [],
    ends: 'loading',
    context: { ...input, sessions: [], chosen: [], refusals: [] },
  },
  'a list of devices that did not come is read again': {
    input,
    when: [refused('listSessions', offline), at('unavailable'), { type: 'list.retry' }, listed],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['listSessions']],
  },
  'a customer who signed in long ago proves to be the owner, and the device is signed out': {
    input,
    when: [...proving, proven, at('ending', ['busy']), done('endSessions', left(laptop, tablet))],
    ends: { showing: 'settled' },
    asked: [
      ['listSessions'],
      ['endSessions', { ids: ['phone'], proofs: [] }],
      ['proveOwner', asking],
      ['endSessions', { ids: ['phone'], proofs: [proof] }],
    ],
    heard: [{ type: 'sessions.ended', count: 1 }],
  },
  'the owner reads that the password was wrong, and enters it again': provesAgain(wrongPassword),
  'the owner reads that the code was wrong, and asks for another one': provesAgain(wrongCode),
  'the owner reads that a code was tried too often, and asks for another one': provesAgain(codeUsedUp),
  'a customer who proves nothing leaves every device signed in': {
    input,
    when: [...proving, done('proveOwner', { type: 'left' })],
    ends: { showing: 'settled' },
    context: { sessions: [laptop, phone, tablet] },
  },
  'a form of the proof that dies leaves every device signed in': {
    input,
    when: [...proving, refused('proveOwner')],
    ends: { showing: 'settled' },
  },
})
