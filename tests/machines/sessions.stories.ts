import { ApiError } from '#api/api-error.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { laptop, phone, tablet } from '#tests/machines/samples/sessions.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offline = new TypeError('Failed to fetch')
const gone = new ApiError(404, [{ code: 'session_id', message: 'This device is signed out already.' }])
const listed = done('listSessions', { sessions: [laptop, phone, tablet] })
const left = (...sessions: (typeof laptop)[]) => ({ sessions })

// docs/contract.md §2 Ours: the sessions of a customer; docs/spec.md §4 Logout: a question before it.
export const sessionsStories = stories(sessionsMachine, {
  'a customer signs a lost phone out': {
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
    asked: [['listSessions'], ['endSessions', { ids: ['phone'] }]],
    heard: [{ type: 'sessions.ended', count: 1 }],
    context: { sessions: [laptop, tablet] },
  },
  'a customer signs all other devices out at once, and stays signed in here': {
    when: [
      listed,
      { type: 'others.end' },
      { type: 'end.accept' },
      ignored({ type: 'end.accept' }),
      done('endSessions', left(laptop)),
    ],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['endSessions', { ids: ['phone', 'tablet'] }]],
    heard: [{ type: 'sessions.ended', count: 2 }],
    context: { sessions: [laptop] },
  },
  'a customer who thinks better of it leaves every device signed in': {
    when: [listed, { type: 'session.end', id: 'phone' }, { type: 'end.decline' }],
    ends: { showing: 'settled' },
    asked: [['listSessions']],
    context: { sessions: [laptop, phone, tablet] },
  },
  'the second choice of a device replaces the first': {
    when: [
      listed,
      { type: 'session.end', id: 'phone' },
      { type: 'end.decline' },
      { type: 'session.end', id: 'tablet' },
      { type: 'end.accept' },
    ],
    ends: 'ending',
    asked: [['listSessions'], ['endSessions', { ids: ['tablet'] }]],
  },
  'a device that was signed out elsewhere is said to be, and the list is read again': {
    when: [
      listed,
      { type: 'session.end', id: 'phone' },
      { type: 'end.accept' },
      refused('endSessions', gone),
      at('loading'),
      done('listSessions', left(laptop, tablet)),
    ],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['endSessions', { ids: ['phone'] }], ['listSessions']],
    heard: [{ type: 'failure', error: gone }],
    context: { sessions: [laptop, tablet] },
  },
  'a device whose sign-out got no answer is found signed out in the list': {
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
      ['endSessions', { ids: ['phone', 'tablet'] }],
      ['listSessions'],
      ['endSessions', { ids: ['tablet'] }],
    ],
  },
  'the list of devices is unavailable when it cannot be read after a lost reply': {
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
    when: [],
    ends: 'loading',
    context: { sessions: [], chosen: [] },
  },
  'a list of devices that did not come is read again': {
    when: [refused('listSessions', offline), at('unavailable'), { type: 'list.retry' }, listed],
    ends: { showing: 'settled' },
    asked: [['listSessions'], ['listSessions']],
  },
})
