import { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { message } from '#tests/machines/samples/messages.ts'
import { undrawn } from '#tests/machines/samples/prescription.ts'
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
const add = (...pictures: (typeof a)[]) => ({ type: 'pictures.add' as const, pictures })
const read = (...pictures: (typeof a)[]) => done('readPictures', pictures)
const write = (words: string) => ({ type: 'text.change', text: words }) as const
const send = { type: 'message.send' } as const
const outgoing = (id: number, words: string, pictures: (typeof a)[] = []) => ({ id, text: words, pictures })
const asks = (named: string, what: ReturnType<typeof outgoing>): Asked => [
  'sendMessage',
  { key: named, message: what, to },
]
const empty = { text: '', pictures: [] }
const fine = (post: 'idle' | 'makingKey' | 'sending' | 'waiting') =>
  ({ draft: { writing: 'fine' }, post }) as const

/** docs/spec.md §5, Uploads; docs/contract.md §1 (Idempotency-Key), §2 (chat). */
export const sendMessageStories = stories(sendMessageMachine, {
  'the message form begins with nothing written and nothing on its way': {
    input,
    when: [],
    ends: fine('idle'),
    asked: [],
    context: { to, draft: empty, chosen: [], outgoing: [], written: 0, key: '', refusals: [] },
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
    asked: [['newMessageKey'], asks(key, outgoing(1, 'Hello'))],
    heard: [{ type: 'message.sent', message: sent }],
    context: { draft: { text: 'Are', pictures: [] }, outgoing: [] },
  },
  'the message form shows the letter from the first moment on, and an empty draft': {
    input,
    when: [write('Hello'), add(a), read(a), send],
    ends: fine('makingKey'),
    context: { draft: empty, outgoing: [outgoing(1, 'Hello', [a])] },
  },
  'the message form sends nothing when nothing was written': {
    input,
    when: [ignored(send), write(' \n '), ignored(send)],
    ends: fine('idle'),
    asked: [],
  },
  'the message form sends pictures without words': {
    input,
    when: [add(a, b), read(a, b), send, done('newMessageKey', key)],
    ends: fine('sending'),
    asked: [['readPictures', [a, b]], ['newMessageKey'], asks(key, outgoing(1, '', [a, b]))],
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
    asked: [
      ['newMessageKey'],
      asks(key, outgoing(1, 'One')),
      ['newMessageKey'],
      asks(other, outgoing(2, 'Two')),
    ],
    heard: [
      { type: 'message.sent', message: sent },
      { type: 'message.sent', message: message(10) },
    ],
  },
  // docs/spec.md §5: 'Maximum 3 images can be send at a time.'
  'the message form takes three pictures at a time and no more': {
    input,
    when: [add(a, b, c), read(a, b, c), at(fine('idle')), add(d), read(d)],
    ends: { draft: { writing: 'tooManyPictures' }, post: 'idle' },
    context: { draft: { text: '', pictures: [a, b, c] } },
  },
  'the message form keeps as many of too many pictures as fit, and has room again when one is put away': {
    input,
    when: [
      add(a),
      read(a),
      add(b, c, d),
      read(b, c, d),
      at({ draft: { writing: 'tooManyPictures' }, post: 'idle' }),
      { type: 'picture.remove', id: 'b' },
      at(fine('idle')),
      add(d),
      read(d),
    ],
    ends: fine('idle'),
    context: { draft: { text: '', pictures: [a, c, d] } },
  },
  // docs/spec.md §5: uploads accept images only.
  'the message form leaves out a file that is no picture': {
    input,
    when: [add(text, a), read(text, a)],
    ends: { draft: { writing: 'notPictures' }, post: 'idle' },
    context: { draft: { text: '', pictures: [a] } },
  },
  // A photo of 48 megapixels takes a second to decode.
  'the message form takes a picture once the browser has drawn it': {
    input,
    when: [add(a), at({ draft: { writing: 'reading' }, post: 'idle' }, [])],
    ends: { draft: { writing: 'reading' }, post: 'idle' },
    context: { draft: empty, chosen: [a] },
  },
  'the message form leaves out a file that the browser cannot draw, and keeps the others': {
    input,
    when: [add(a, b, c, d), read(a, undrawn(b), c, d)],
    ends: { draft: { writing: 'notPictures' }, post: 'idle' },
    context: { draft: { text: '', pictures: [a, c, d] }, chosen: [] },
  },
  'the message form leaves out a choice that the browser failed to read': {
    input,
    when: [add(a), refused('readPictures')],
    ends: { draft: { writing: 'notPictures' }, post: 'idle' },
    context: { draft: empty, chosen: [] },
  },
  'the customer writes while the pictures are read, and chooses more': {
    input,
    when: [
      add(a),
      read(a),
      add(b),
      write('Look'),
      { type: 'picture.remove', id: 'a' },
      at({ draft: { writing: 'reading' }, post: 'idle' }),
      add(c),
      read(b, c),
    ],
    ends: fine('idle'),
    asked: [
      ['readPictures', [a]],
      ['readPictures', [b]],
      ['readPictures', [b, c]],
    ],
    context: { draft: { text: 'Look', pictures: [b, c] }, chosen: [] },
  },
  'a message that is sent while its pictures are read waits for them': {
    input,
    when: [
      write('Look'),
      add(a),
      send,
      at({ draft: 'awaitingPictures', post: 'idle' }, ['busy']),
      ignored(send),
      ignored(write('Look at')),
      read(a),
      at(fine('makingKey')),
      done('newMessageKey', key),
    ],
    ends: fine('sending'),
    asked: [
      ['readPictures', [a]],
      ['readPictures', [a]],
      ['newMessageKey'],
      asks(key, outgoing(1, 'Look', [a])),
    ],
    context: { draft: empty, chosen: [] },
  },
  'a waiting message takes a picture that is pasted meanwhile': {
    input,
    when: [add(a), send, add(b), at({ draft: 'awaitingPictures', post: 'idle' }), read(a, b)],
    ends: fine('makingKey'),
    asked: [['readPictures', [a]], ['readPictures', [a]], ['readPictures', [a, b]], ['newMessageKey']],
    context: { outgoing: [outgoing(1, '', [a, b])] },
  },
  'a message is not sent without a picture that the browser cannot draw: the form says so first': {
    input,
    when: [write('Look'), add(a, b), send, read(a, undrawn(b))],
    ends: { draft: { writing: 'notPictures' }, post: 'idle' },
    context: { draft: { text: 'Look', pictures: [a] }, chosen: [], outgoing: [] },
  },
  'a message is not sent without the pictures that are too many: the form says so first': {
    input,
    when: [add(a, b, c, d), send, read(a, b, c, d)],
    ends: { draft: { writing: 'tooManyPictures' }, post: 'idle' },
    context: { draft: { text: '', pictures: [a, b, c] }, chosen: [], outgoing: [] },
  },
  'a message is not sent without a choice that the browser failed to read: the form says so first': {
    input,
    when: [write('Look'), add(a), send, refused('readPictures')],
    ends: { draft: { writing: 'notPictures' }, post: 'idle' },
    context: { draft: { text: 'Look', pictures: [] }, chosen: [], outgoing: [] },
  },
  'the message form complains no longer once the next pictures are good': {
    input,
    when: [add(text), read(text), add(a), read(a)],
    ends: fine('idle'),
  },
  'the message form complains no longer once the message is on its way': {
    input,
    when: [add(a, b, c, d), read(a, b, c, d), write('Look'), send],
    ends: fine('makingKey'),
  },
  'the message form tries again under the same key when no answer came: it is sent once': {
    input,
    when: [
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
      at({ draft: { writing: 'fine' }, post: { unsent: 'unanswered' } }, []),
      { type: 'letter.retry' },
      done('sendMessage', sent),
    ],
    ends: fine('idle'),
    asked: [['newMessageKey'], asks(key, outgoing(1, 'Hello')), asks(key, outgoing(1, 'Hello'))],
    heard: [{ type: 'message.sent', message: sent }],
  },
  'the message form keeps words and pictures of what could not be sent': {
    input,
    when: [
      add(a),
      read(a),
      write('Hello'),
      send,
      done('newMessageKey', key),
      refused('sendMessage', offline),
    ],
    ends: { draft: { writing: 'fine' }, post: { unsent: 'unanswered' } },
    context: { outgoing: [outgoing(1, 'Hello', [a])] },
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
    ends: { draft: { writing: 'fine' }, post: { unsent: 'unanswered' } },
    asked: [['newMessageKey'], asks(key, outgoing(1, 'One'))],
    context: { outgoing: [outgoing(1, 'One'), outgoing(2, 'Two')] },
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
      asks(key, outgoing(1, 'Hello')),
      asks(key, outgoing(1, 'Hello')),
      asks(key, outgoing(1, 'Hello')),
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
      at({ draft: { writing: 'fine' }, post: { unsent: 'refused' } }, []),
      { type: 'letter.retry' },
      at(fine('makingKey')),
      done('newMessageKey', other),
    ],
    ends: fine('sending'),
    asked: [
      ['newMessageKey'],
      asks(key, outgoing(1, 'Hello')),
      ['newMessageKey'],
      asks(other, outgoing(1, 'Hello')),
    ],
    context: { refusals: [{ code: 'image', message: 'This is no picture.' }] },
  },
  'the message form sends nothing without a key': {
    input,
    when: [write('Hello'), send, refused('newMessageKey', new Error('no randomness'))],
    ends: { draft: { writing: 'fine' }, post: { unsent: 'refused' } },
    asked: [['newMessageKey']],
    context: { refusals: [], outgoing: [outgoing(1, 'Hello')] },
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
    ends: { draft: { writing: 'fine' }, post: { unsent: 'refused' } },
    context: { refusals: [] },
  },
  'the message form opens what was refused again, in front of what was written since': {
    input,
    when: [
      write('Hello'),
      add(a),
      read(a),
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      write('Are you there?'),
      add(b),
      read(b),
      { type: 'letter.reopen' },
    ],
    ends: fine('idle'),
    context: { draft: { text: 'Hello\nAre you there?', pictures: [a, b] }, outgoing: [] },
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
    asked: [
      ['newMessageKey'],
      asks(key, outgoing(1, 'One')),
      ['newMessageKey'],
      asks(other, outgoing(2, 'Two')),
    ],
    context: { draft: { text: 'One', pictures: [] }, outgoing: [outgoing(2, 'Two')] },
  },
  'the message form stays as it is when its pictures would not fit into the draft': {
    input,
    when: [
      add(a, b),
      read(a, b),
      send,
      done('newMessageKey', key),
      refused('sendMessage', noPicture),
      add(c, d),
      read(c, d),
      ignored({ type: 'letter.reopen' }),
      { type: 'picture.remove', id: 'c' },
      { type: 'letter.reopen' },
    ],
    ends: fine('idle'),
    context: { draft: { text: '', pictures: [a, b, d] } },
  },
})
