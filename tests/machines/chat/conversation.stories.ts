import { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { conversationOf, message, numbers } from '#tests/machines/samples/messages.ts'
import { refusal } from '#tests/machines/samples.ts'
import { type ActorOf, type AskedOf, at, done, ignored, refused, stories } from '#tests/support/story.ts'

type Asked = AskedOf<ActorOf<typeof conversationMachine>>

const whom = { conversation_id: 100001 }
const input = { whom }
const offline = new TypeError('Failed to fetch')
const missing = refusal(404, { code: 'conversation_id', message: 'There is no such conversation.' })
const broken = refusal(503, { code: 'unavailable', message: 'Try again later.' })
const newest: Asked = ['getConversation', { whom, page: 1 }]
const read = { type: 'conversation.read' } as const
const opened = conversationOf([1, 2])
const { receiver_type, receiver, may_send } = opened
const messages = (...ids: number[]) => ids.map((id) => message(id))
const long = numbers(21, 40)

/** docs/spec.md §2, inbox and /chatting; §4, push messages; docs/contract.md §2, chat. */
export const conversationStories = stories(conversationMachine, {
  'the conversation shows nothing before the messages have come': {
    input,
    when: [at('loading', ['busy'])],
    ends: 'loading',
    asked: [newest],
    context: {
      messages: [],
      total_size: 0,
      arrived: [],
      partner: {
        receiver_type: 'admin',
        receiver: { id: 0, f_name: '', l_name: '', image_full_url: null },
        may_send: 0,
      },
    },
  },
  'the conversation shows who it is with and what was said, the latest last': {
    input,
    when: [done('getConversation', opened)],
    ends: { reading: 'current' },
    asked: [newest],
    heard: [read],
    context: {
      messages: messages(1, 2),
      total_size: 2,
      arrived: [],
      partner: { receiver_type, receiver, may_send },
    },
  },
  'the conversation asks by whom it is held with while there is no number': {
    input: { whom: { receiver_type: 'vendor', receiver_id: 3 } },
    when: [
      done('getConversation', conversationOf([], 0, { conversation_id: null })),
      ignored({ type: 'older.ask' }),
    ],
    ends: { reading: 'current' },
    asked: [['getConversation', { whom: { receiver_type: 'vendor', receiver_id: 3 }, page: 1 }]],
    heard: [read],
    context: { messages: [], total_size: 0 },
  },
  'the conversation is not there for another customer': {
    input,
    when: [refused('getConversation', missing)],
    ends: 'notFound',
    asked: [newest],
  },
  'the conversation is asked for again when no answer came': {
    input,
    when: [
      refused('getConversation', offline),
      at('failed', []),
      { type: 'conversation.retry' },
      refused('getConversation', broken),
      at('failed'),
      { type: 'message.news' },
      done('getConversation', opened),
    ],
    ends: { reading: 'current' },
    asked: [newest, newest, newest],
    heard: [read],
  },
  // What came while it was read may be missing in the answer.
  'the conversation is read anew when a message comes before the answer': {
    input,
    when: [{ type: 'message.news' }, done('getConversation', opened)],
    ends: { reading: 'current' },
    asked: [newest, newest],
    heard: [read],
  },
  // docs/spec.md §4: a chat message while on the chat page refreshes it.
  'the conversation adds a message that comes, and keeps the shown messages until then': {
    input,
    when: [
      done('getConversation', conversationOf([1, 2, 3])),
      { type: 'message.news' },
      at({ reading: 'refreshing' }, []),
      done('getConversation', conversationOf([1, 2, 3, 4])),
    ],
    ends: { reading: 'current' },
    asked: [newest, newest],
    heard: [read, read],
    context: { messages: messages(1, 2, 3, 4), total_size: 4, arrived: messages(4) },
  },
  'the conversation shows that the other side has read what was written, which is no news': {
    input,
    when: [
      done('getConversation', conversationOf([1])),
      { type: 'message.news' },
      done('getConversation', conversationOf([1], 1, { messages: [message(1, { is_seen: 1 })] })),
    ],
    ends: { reading: 'current' },
    heard: [read, read],
    context: { messages: [message(1, { is_seen: 1 })], arrived: [] },
  },
  'the conversation learns that the store has gone': {
    input,
    when: [
      done('getConversation', opened),
      { type: 'message.news' },
      done('getConversation', conversationOf([1, 2], 2, { may_send: 0 })),
    ],
    ends: { reading: 'current' },
    heard: [read, read],
    context: { partner: { receiver_type, receiver, may_send: 0 } },
  },
  'the conversation reads once more when another message comes meanwhile': {
    input,
    when: [
      done('getConversation', conversationOf([1])),
      { type: 'message.news' },
      { type: 'message.news' },
      done('getConversation', conversationOf([1, 2])),
    ],
    ends: { reading: 'current' },
    asked: [newest, newest, newest],
    heard: [read, read],
    context: { messages: messages(1, 2) },
  },
  'the conversation says that news could not be read, and reads it when asked to': {
    input,
    when: [
      done('getConversation', conversationOf([1])),
      { type: 'message.news' },
      refused('getConversation', offline),
      at({ reading: 'outdated' }, []),
      { type: 'conversation.retry' },
      refused('getConversation', broken),
      { type: 'message.news' },
      done('getConversation', conversationOf([1, 2])),
    ],
    ends: { reading: 'current' },
    asked: [newest, newest, newest, newest],
    heard: [read, read],
    context: { messages: messages(1, 2), arrived: messages(2) },
  },
  'the conversation shows what was sent as soon as it has arrived, and counts it once': {
    input,
    when: [
      done('getConversation', conversationOf([1, 2])),
      { type: 'message.sent', message: message(3) },
      { type: 'message.sent', message: message(3, { is_seen: 1 }) },
    ],
    ends: { reading: 'current' },
    heard: [read],
    context: { messages: [...messages(1, 2), message(3, { is_seen: 1 })], total_size: 3, arrived: [] },
  },
  'the conversation reads older messages page by page until the first': {
    input,
    when: [
      done('getConversation', conversationOf(long)),
      { type: 'older.ask' },
      at({ reading: 'loadingOlder' }, ['busy']),
      ignored({ type: 'older.ask' }),
      done('getConversation', conversationOf(numbers(1, 20), 40)),
      ignored({ type: 'older.ask' }),
    ],
    ends: { reading: 'current' },
    asked: [newest, ['getConversation', { whom, page: 2 }]],
    heard: [read],
    context: { messages: messages(...numbers(1, 40)), total_size: 40, arrived: [] },
  },
  'the conversation keeps the shown messages when older messages do not come, and asks again': {
    input,
    when: [
      done('getConversation', conversationOf(long)),
      { type: 'older.ask' },
      refused('getConversation', offline),
      at({ reading: 'failedOlder' }, []),
      { type: 'older.ask' },
      done('getConversation', conversationOf(numbers(1, 20), 40)),
    ],
    ends: { reading: 'current' },
    asked: [newest, ['getConversation', { whom, page: 2 }], ['getConversation', { whom, page: 2 }]],
    heard: [read],
    context: { messages: messages(...numbers(1, 40)) },
  },
  'the conversation shows the very first message by itself on its page': {
    input,
    when: [
      done('getConversation', conversationOf(numbers(2, 21))),
      { type: 'older.ask' },
      done('getConversation', conversationOf([1], 21)),
    ],
    ends: { reading: 'current' },
    heard: [read],
    context: { messages: messages(...numbers(1, 21)), total_size: 21 },
  },
  'the conversation asks no more for older messages once a page of them is empty': {
    input,
    when: [
      done('getConversation', conversationOf(long)),
      { type: 'older.ask' },
      done('getConversation', conversationOf([], 40)),
      ignored({ type: 'older.ask' }),
    ],
    ends: { reading: 'current' },
    heard: [read],
    context: { total_size: 20 },
  },
  'the conversation reads what comes before it goes on with older messages': {
    input,
    when: [
      done('getConversation', conversationOf(long)),
      { type: 'older.ask' },
      { type: 'message.news' },
      at({ reading: 'refreshing' }),
      done('getConversation', conversationOf(numbers(22, 41))),
      { type: 'older.ask' },
    ],
    ends: { reading: 'loadingOlder' },
    asked: [newest, ['getConversation', { whom, page: 2 }], newest, ['getConversation', { whom, page: 2 }]],
    heard: [read, read],
    context: { messages: messages(...numbers(21, 41)), total_size: 41 },
  },
  // So many messages came while this tab did not listen that the newest page does not reach back.
  'the conversation leaves no gap between what was shown and what has come': {
    input,
    when: [
      done('getConversation', conversationOf(long)),
      { type: 'message.news' },
      done('getConversation', conversationOf(numbers(61, 80))),
      { type: 'older.ask' },
      done('getConversation', conversationOf(numbers(41, 60), 80)),
    ],
    ends: { reading: 'current' },
    asked: [newest, newest, ['getConversation', { whom, page: 2 }]],
    heard: [read, read],
    context: { messages: messages(...numbers(41, 80)), total_size: 80 },
  },
})
