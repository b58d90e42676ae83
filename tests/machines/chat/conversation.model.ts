import { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { conversationOf, message, numbers } from '#tests/machines/samples/messages.ts'
import { refusal } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const total_size = 25

export const conversationModel = model(conversationMachine, {
  inputs: { 'a conversation': { whom: { conversation_id: 100001 } } },
  events: {
    'message.news': [{}],
    'message.sent': ({ context }) => (context.total_size > total_size ? [] : [{ message: message(26) }]),
    'older.ask': [{}],
    'conversation.retry': [{}],
  },
  answers: {
    getConversation: {
      done: ({ page }) => [conversationOf(page === 1 ? numbers(6, 25) : numbers(1, 5), total_size)],
      refused: [
        new TypeError('Failed to fetch'),
        refusal(404, { code: 'conversation_id', message: 'There is no such conversation.' }),
      ],
    },
  },
})
