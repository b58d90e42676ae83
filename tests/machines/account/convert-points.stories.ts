import { ApiError } from '#api/api-error.ts'
import { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const write = (points: string) => ({ type: 'points.change', points }) as const
const send = { type: 'form.submit' } as const
const reply = { message: 'Point to wallet transfer successfully.' }
type Asked = [port: 'transferPoints', input: { key: string; point: number }]
const asked = (key: string, point: number): Asked => ['transferPoints', { key, point }]
const few = new ApiError(403, [{ code: 'point', message: 'At least 100 points' }])

// docs/spec.md §7 Other: loyalty point-transfer; §8: 'Point to wallet transfer successfully.'; docs/contract.md §1: Idempotency-Key.
export const convertPointsStories = stories(convertPointsMachine, {
  'the points form opens with an empty form that nothing is held against': {
    when: [],
    ends: { editing: 'fresh' },
    context: { points: '', key: '', refusals: [] },
  },
  'the points form changes points into money and says so': {
    when: [
      at({ editing: 'fresh' }),
      write('1'),
      write(' 150 '),
      send,
      at('makingKey', ['busy']),
      done('newTransferKey', 'key-1'),
      at('submitting', ['busy']),
      done('transferPoints', reply),
    ],
    ends: 'done',
    asked: [['newTransferKey'], asked('key-1', 150)],
    heard: [{ type: 'points.converted', message: 'Point to wallet transfer successfully.' }],
    context: { points: '', key: '', refusals: [] },
  },
  'the points form asks for points when there are none': {
    when: [send],
    ends: { editing: 'invalid' },
    asked: [],
  },
  'the points form changes whole points only, and stops complaining as soon as the customer writes': {
    when: [write('99.5'), send, at({ editing: 'invalid' }), send, at({ editing: 'invalid' }), write('995')],
    ends: { editing: 'fresh' },
    asked: [],
    context: { points: '995' },
  },
  'the points form says why so few are refused and keeps the number': {
    when: [write('99'), send, done('newTransferKey', 'key-1'), refused('transferPoints', few)],
    ends: { editing: 'refused' },
    context: { points: '99', refusals: [{ code: 'point', message: 'At least 100 points' }] },
  },
  'the points form holds nothing against another number, which is another transfer': {
    when: [
      write('99'),
      send,
      done('newTransferKey', 'key-1'),
      refused('transferPoints', few),
      write('100'),
      at({ editing: 'fresh' }),
      send,
      done('newTransferKey', 'key-2'),
    ],
    ends: 'submitting',
    asked: [['newTransferKey'], asked('key-1', 99), ['newTransferKey'], asked('key-2', 100)],
    context: { refusals: [] },
  },
  'the points form changes them once when the answer was lost': {
    when: [
      write('100'),
      send,
      done('newTransferKey', 'key-1'),
      refused('transferPoints', new TypeError('Failed to fetch')),
      at({ editing: 'failed' }),
      send,
      at('submitting', ['busy']),
      done('transferPoints', reply),
    ],
    ends: 'done',
    asked: [['newTransferKey'], asked('key-1', 100), asked('key-1', 100)],
    heard: [{ type: 'points.converted', message: reply.message }],
  },
  'the points form shows the number while it is not known whether they are changed': {
    when: [write('100'), send, done('newTransferKey', 'key-1'), refused('transferPoints')],
    ends: { editing: 'failed' },
    context: { points: '100', refusals: [] },
  },
  'the points form takes back what was held against the number while it is asked again': {
    when: [write('99'), send, done('newTransferKey', 'key-1'), refused('transferPoints', few), send],
    ends: 'submitting',
    context: { refusals: [] },
  },
  'the points form keeps the number when no key can be made': {
    when: [write('100'), send, refused('newTransferKey')],
    ends: { editing: 'failed' },
    context: { points: '100' },
  },
  'the points form changes them once, although the form is sent twice': {
    when: [
      write('100'),
      send,
      ignored(send),
      done('newTransferKey', 'key-1'),
      ignored(send),
      ignored(write('1000')),
      done('transferPoints', reply),
      ignored(send),
    ],
    ends: 'done',
    asked: [['newTransferKey'], asked('key-1', 100)],
    heard: [{ type: 'points.converted', message: reply.message }],
  },
  'the points form changes more after the first, under another key': {
    when: [
      write('100'),
      send,
      done('newTransferKey', 'key-1'),
      done('transferPoints', reply),
      write('200'),
      at({ editing: 'fresh' }),
      send,
      done('newTransferKey', 'key-2'),
    ],
    ends: 'submitting',
    asked: [['newTransferKey'], asked('key-1', 100), ['newTransferKey'], asked('key-2', 200)],
    heard: [{ type: 'points.converted', message: reply.message }],
  },
})
