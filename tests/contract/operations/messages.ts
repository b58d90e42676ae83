import { onePixel } from '../support/belongings.ts'
import type { Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'

export const cases = {
  listConversations: {
    own: ({ conversations }) => conversations.map(idOf),
  },
  searchConversations: {
    query: { name: 'grill' },
    own: ({ conversations }) => conversations.map(idOf),
  },
  getConversation: {
    thing: 'conversation_id',
  },
  sendMessage: {
    body: ({ order_id, conversation_id }) => ({
      conversation_id,
      message: 'Hello',
      order_id,
      image: [onePixel()],
    }),
    thing: 'conversation_id',
  },
} satisfies Cases
