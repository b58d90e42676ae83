import { and, count, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { ConversationList } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { type Page, pageOf } from '#server/db/page.ts'
import { conversations, deliveryMen, messages, stores } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import {
  correspondentIn,
  findCorrespondent,
  isWith,
  namedLike,
  shownConversations,
} from '#server/messages/correspondents.ts'
import { conversationOnWire, correspondentOnWire, messageOnWire } from '#server/messages/message.wire.ts'
import { openConversation } from '#server/messages/open-conversation.ts'
import { ensureMayBegin, receiverNamed } from '#server/messages/receiver.ts'
import { sendMessage } from '#server/messages/send-message.ts'
import { flag } from '#server/wire/format.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
import { type Desk, deskOf } from './desk.ts'
import { paging } from './item-lists.ts'

export const messageOperations = {
  listConversations: async ({ query }, context) => {
    const { type } = query
    return list(await deskOf(context), context, query, type && eq(conversations.receiver_type, type))
  },

  searchConversations: async ({ query }, context) => {
    const desk = await deskOf(context)
    return list(desk, context, query, namedLike(query.name, desk.reference))
  },

  getConversation: async ({ query }, context) => {
    const { db, format, reference } = await deskOf(context)
    const { customer_id } = context.principal
    const { receiver, conversation } = await receiverNamed(db, customer_id, query)
    if (!conversation) await ensureMayBegin(db, customer_id, receiver)
    const correspondent = await findCorrespondent(db, receiver, reference)
    const shown = {
      ...paging(query),
      receiver_type: receiver.type,
      receiver_id: receiver.id,
      receiver: correspondentOnWire(correspondent, format),
      may_send: flag(correspondent.active),
    }
    if (!conversation) return { ...shown, total_size: 0, conversation_id: null, messages: [] }
    const read = await openConversation(db, customer_id, conversation.id)
    const { limit, skip } = pageOf(query)
    const rows = await db
      .select()
      .from(messages)
      .where(eq(messages.conversation_id, conversation.id))
      .orderBy(desc(messages.position))
      .limit(limit)
      .offset(skip)
    return {
      ...shown,
      total_size: read.message_count,
      conversation_id: conversation.id,
      messages: rows.map((row) => messageOnWire(row, read, format)),
    }
  },

  sendMessage: async ({ body }, context) => {
    const { services, principal, idempotency_key: key, network } = context
    const { format } = await deskOf(context)
    return sendMessage(services, { customer_id: principal.customer_id, body, key, format, network })
  },
} satisfies Partial<Handlers>

async function list(
  { db, format, reference }: Desk,
  { principal }: Context<Services, Customer>,
  page: Page,
  condition: SQL | undefined,
): Promise<ConversationList> {
  const own = eq(conversations.customer_id, principal.customer_id)
  const where = and(own, condition)
  const { limit, skip } = pageOf(page)
  const [rows, total, unread] = await Promise.all([
    shownConversations(db)
      .where(where)
      .orderBy(desc(conversations.updated_at), desc(conversations.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ count: count() })
      .from(conversations)
      .leftJoin(stores, isWith('vendor', stores))
      .leftJoin(deliveryMen, isWith('delivery_man', deliveryMen))
      .where(where),
    db
      .select({ count: count() })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
      .where(
        and(own, gt(messages.position, conversations.customer_read), ne(messages.sender_type, 'customer')),
      ),
  ])
  return {
    total_size: onlyRow(total).count,
    ...paging(page),
    unread_message_count: onlyRow(unread).count,
    conversations: rows.map(({ conversation, last, unread, ...found }) => {
      const receiver = { type: conversation.receiver_type, id: conversation.receiver_id }
      const correspondent = correspondentIn(receiver, found, reference)
      return conversationOnWire(conversation, correspondent, { last, unread }, format)
    }),
  }
}
