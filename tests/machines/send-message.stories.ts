import { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { message } from '#tests/machines/samples/messages.ts'
import { refusal } from '#tests/machines/samples.ts'
import {
  type ActorOf,
  type AskedOf,
  after,
  at,
  done,
  ignored,
  refused,
  stories,
} from '#tests/support/story.ts'

type Asked = AskedOf<ActorOf<typeof sendMessageMachine>>

const to = { whom: { conversation_id: 100001 }, order_id: 7 }
const input = { to }
const key = 'key-0000000000000001'
const other = 'key-0000000000000002'
const offline = new TypeError('Failed to fetch')
const stillRunning = refusal(409, { code: 'idempotency_key', message: 'It is being sent.' })
const busy = Object.assign(refusal(409, ...stillRunning.errors), { retryAfter: 7 })
const noPicture = refusal(403, { code: 'image', message: 'This is no picture.' })
const sent = message(9, { message: 'Hello' })

const picture = (id: string, type = 'image/jpeg') => ({
  id,
  name: `${id}.jpg`,
  type,
  address: `blob:${id}`,
  file: { size: 4000 },
})
const [a, b, c, d] = [picture('a'), picture('b'), picture('c'), picture('d')]
const text = picture('e', 'text/plain')
const write = (words: string) => ({ type: 'text.change', text: words }) as const
const send = { type: 'message.send' } as const
const letter = (id: number, words: string, pictures: (typeof a)[] = []) => ({ id, text: words, pictures })
const asks = (named: string, what: ReturnType<typeof letter>): Asked => [
  'sendMessage',
  { key: named, letter: what, to },
]
const empty = { text: '', pictures: [] }
const fine = (post: 'idle' | 'makingKey' | 'sending' | 'waiting') => ({ draft: 'fine', post }) as const

/** docs/spec.md §5, Uploads; docs/contract.md §1 (Idempotency-Key), §2 (chat). */
export const sendMessageStories = stories(sendMessageMachine, {
  'the message form begins with nothing written and nothing on its way': {
    input,
    when: [],
    ends: fine('idle'),
    asked: [],
    context: { to, draft: empty, letters: [], written: 0, key: '', refusals: [] },
  },
  'the message form sends what was written, and can be written in at once again': {
    input,
    when: [
      write('  Hello '),
      at(fine('idle'), []),
      send,
      at(fine('makingKey'), ['busy']),
      done('newMessageKey', key),
      at(fine('sending'), ['busy']),
      write('Are'),
      done('sendMessage', sent),
    ],
    ends: fine('idle'),
    asked: [['newMessageKey'], asks(key, letter(1, 'Hello'))],
    heard: [{ type: 'message.sent', message: sent }],
    context: { draft: { text: 'Are', pictures: [] }, letters: [] },
  },
  'the message form shows the letter from the first moment on, and an empty draft': {
    input,
    when: [write('Hello'), { type: 'pictures.add', pictures: [a] }, send],
    ends: fine('makingKey'),
    context: { draft: empty, letters: [letter(1, 'Hello', [a])] },
  },
  'the message form sends nothing when nothing was written': {
    input,
    when: [ignored(send), write(' \n '), ignored(send)],
    ends: fine('idle'),
    asked: [],
  },
  'the message form sends pictures without words': {
    input,
    when: [{ type: 'pictures.add', pictures: [a, b] }, send, done('newMessageKey', key)],
    ends: fine('sending'),
    asked: [['newMessageKey'], asks(key, letter(1, '', [a, b]))],
  },
  'the message form sends several messages in the order in which they were written, each under its own key': {
    input,
    when: [
      write('One'),
      send,
      write('Two'),
      send,
      done('newMessageKey', key),
      done('sendMessage', sent),
      at(fine('makingKey')),
      done('newMessageKey', other),
      done('sendMessage', message(10)),
    ],
    ends: fine('idle'),
    asked: [['newMessageKey'], asks(key, letter(1, 'One')), ['newMessageKey'], asks(other, letter(2, 'Two'))],
    heard: [
      { type: 'message.sent', message: sent },
      { type: 'message.sent', message: message(10) },
    ],
  },
  // docs/spec.md §5: 'Maximum 3 images can be send at a time.'
  'the message form takes three pictures at a time and no more': {
    input,
    when: [
      { type: 'pictures.add', pictures: [a, b, c] },
      at(fine('idle')),
      { type: 'pictures.add', pictures: [d] },
    ],
    ends: { draft: 'tooManyPictures', post: 'idle' },
    context: { draft: { text: '', pictures: [a, b, c] } },
  },
  'the message form keeps as many of too many pictures as fit, and has room again when one is put away': {
    input,
    when: [
      { type: 'pictures.add', pictures: [a] },
      { type: 'pictures.add', pictures: [b, c, d] },
      at({ draft: 'tooManyPictures', post: 'idle' }),
      { type: 'picture.remove', id: 'b' },
      at(fine('idle')),
      { type: 'pictures.add', pictures: [d] },
    ],
    ends: fine('idle'),
    context: { draft: { text: '', pictures: [a, c, d] } },
  },
  // docs/spec.md §5: uploads accept images only.
  'the message form leaves out a file that is no picture': {
    input,
    when: [{ type: 'pictures.add', pictures: [text, a] }],
    ends: { draft: 'notPictures', post: 'idle' },
    context: { draft: { text: '', pictures: [a] } },
  },
  'the message form complains no longer once the next pictures are good': {
    input,
    when: [
      { type: 'pictures.add', pictures: [text] },
      { type: 'pictures.add', pictures: [a] },
    ],
    ends: fine('idle'),
  },
  'the message form complains no longer once the message is on its way': {
    input,
    when: [{ type: 'pictures.add', pictures: [a, b, c, d] }, write('Look'), send],
    ends: fine('makingKey'),
  },
  'the message form tries again under the same key when no answer came: it is sent once': {
    input,
    when: [
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
      at({ draft: 'fine', post: { unsent: 'unanswered' } }, []),
      { type: 'letter.retry' },
      done('sendMessage', sent),
    ],
    ends: fine('idle'),
    asked: [['newMessageKey'], asks(key, letter(1, 'Hello')), asks(key, letter(1, 'Hello'))],
    heard: [{ type: 'message.sent', message: sent }],
  },
  'the message form keeps words and pictures of what could not be sent': {
    input,
    when: [
      { type: 'pictures.add', pictures: [a] },
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
    ],
    ends: { draft: 'fine', post: { unsent: 'unanswered' } },
    context: { letters: [letter(1, 'Hello', [a])] },
  },
  'the message form lets later messages wait behind a message that could not be sent': {
    input,
    when: [
      write('One'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
      write('Two'),
      send,
    ],
    ends: { draft: 'fine', post: { unsent: 'unanswered' } },
    asked: [['newMessageKey'], asks(key, letter(1, 'One'))],
    context: { letters: [letter(1, 'One'), letter(2, 'Two')] },
  },
  'the message form asks again later while the first request still runs, as the shop says': {
    input,
    when: [
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', stillRunning),
      at(fine('waiting'), ['busy']),
      after('stillRunningPause', 2000),
      refused('sendMessage', busy),
      after('stillRunningPause', 7000),
      done('sendMessage', sent),
    ],
    ends: fine('idle'),
    asked: [
      ['newMessageKey'],
      asks(key, letter(1, 'Hello')),
      asks(key, letter(1, 'Hello')),
      asks(key, letter(1, 'Hello')),
    ],
    heard: [{ type: 'message.sent', message: sent }],
  },
  'the message form says why the shop refuses, and tries again as a new message': {
    input,
    when: [
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      at({ draft: 'fine', post: { unsent: 'refused' } }, []),
      { type: 'letter.retry' },
      at(fine('makingKey')),
      done('newMessageKey', other),
    ],
    ends: fine('sending'),
    asked: [
      ['newMessageKey'],
      asks(key, letter(1, 'Hello')),
      ['newMessageKey'],
      asks(other, letter(1, 'Hello')),
    ],
    context: { refusals: [{ code: 'image', message: 'This is no picture.' }] },
  },
  'the message form sends nothing without a key': {
    input,
    when: [write('Hello'), send, refused('newMessageKey', new Error('no randomness'))],
    ends: { draft: 'fine', post: { unsent: 'refused' } },
    asked: [['newMessageKey']],
    context: { refusals: [], letters: [letter(1, 'Hello')] },
  },
  'the message form says no more why it was refused when it could not be tried again': {
    input,
    when: [
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      { type: 'letter.retry' },
      refused('newMessageKey', new Error('no randomness')),
    ],
    ends: { draft: 'fine', post: { unsent: 'refused' } },
    context: { refusals: [] },
  },
  'the message form opens what was refused again, in front of what was written since': {
    input,
    when: [
      write('Hello'),
      { type: 'pictures.add', pictures: [a] },
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      write('Are you there?'),
      { type: 'pictures.add', pictures: [b] },
      { type: 'letter.reopen' },
    ],
    ends: fine('idle'),
    context: { draft: { text: 'Hello\nAre you there?', pictures: [a, b] }, letters: [] },
  },
  'the message form opens what was not answered again, and sends the next letter': {
    input,
    when: [
      write('One'),
      send,
      write('Two'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
      { type: 'letter.reopen' },
      at(fine('makingKey')),
      done('newMessageKey', other),
    ],
    ends: fine('sending'),
    asked: [['newMessageKey'], asks(key, letter(1, 'One')), ['newMessageKey'], asks(other, letter(2, 'Two'))],
    context: { draft: { text: 'One', pictures: [] }, letters: [letter(2, 'Two')] },
  },
  'the message form stays as it is when its pictures would not fit into the draft': {
    input,
    when: [
      { type: 'pictures.add', pictures: [a, b] },
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      { type: 'pictures.add', pictures: [c, d] },
      ignored({ type: 'letter.reopen' }),
      { type: 'picture.remove', id: 'c' },
      { type: 'letter.reopen' },
    ],
    ends: fine('idle'),
    context: { draft: { text: '', pictures: [a, b, d] } },
  },
})
