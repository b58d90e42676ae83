import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { ChatMessage, ConversationDetails, ReceiverType } from '#openapi/generated/client.ts'
import { arrivedSince, olderPage, withMessages, withNewest } from './messages.ts'

/** A conversation by its id or by its correspondent; it may have no messages yet. */
export type Whom = { conversation_id: number } | { receiver_type: ReceiverType; receiver_id: number }

/** Pages are numbered from 1, the newest messages on the first. */
export type MessagesQuestion = { whom: Whom; page: number }

export const conversationPorts = {
  getConversation: port<ConversationDetails, MessagesQuestion>('getConversation'),
}

/** The correspondent, and whether they still accept messages. */
type Partner = Pick<ConversationDetails, 'receiver_type' | 'receiver' | 'may_send'>

/** Reads one conversation: its newest messages, older pages on request, and messages that arrive meanwhile. */
export const conversationMachine = setup({
  types: {
    input: {} as { whom: Whom },
    context: {} as {
      whom: Whom
      /** Known from the first response on. */
      partner: Partner
      /** The oldest first. */
      messages: readonly ChatMessage[]
      total_size: number
      /** New messages of the correspondent after a refresh. */
      arrived: readonly ChatMessage[]
    },
    events: {} as
      /** The event stream reported a message of this conversation, or was interrupted. */
        | { type: 'message.news' }
        /** The server has received a message of the customer. */
        | { type: 'message.sent'; message: ChatMessage }
        | { type: 'older.ask' }
        | { type: 'conversation.retry' },
    emitted: {} as { type: 'conversation.read' },
    tags: {} as 'busy',
  },
  actors: conversationPorts,
  actions: {
    'take the conversation': assign((_, { output }: { output: ConversationDetails }) => ({
      partner: partnerIn(output),
      messages: withMessages([], output.messages),
      total_size: output.total_size,
    })),
    'add the newest': assign(({ context }, { output }: { output: ConversationDetails }) => ({
      partner: partnerIn(output),
      messages: withNewest(context.messages, output.messages),
      total_size: output.total_size,
      arrived: arrivedSince(context.messages, output.messages),
    })),
    'add the older': assign(({ context }, { output }: { output: ConversationDetails }) => ({
      messages: withMessages(context.messages, output.messages),
      // The server may send a wrong total: a page without messages ends the list.
      total_size: output.messages.length > 0 ? output.total_size : context.messages.length,
    })),
    'add what was sent': assign(({ context }, { message }: { message: ChatMessage }) => {
      const messages = withMessages(context.messages, [message])
      return { messages, total_size: context.total_size + messages.length - context.messages.length }
    }),
    'say that it is read': emit({ type: 'conversation.read' }),
  },
  guards: {
    'there are older messages': ({ context }) => context.messages.length < context.total_size,
    'it is not theirs': (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'conversation',
  description: 'Which messages does this conversation have?',
  context: ({ input: { whom } }) => ({
    whom,
    partner: {
      receiver_type: 'admin',
      receiver: { id: 0, f_name: '', l_name: '', image_full_url: null },
      may_send: 0,
    },
    messages: [],
    total_size: 0,
    arrived: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads the newest messages, and has nothing to show yet.',
      tags: 'busy',
      invoke: {
        id: 'getConversation',
        src: 'getConversation',
        input: ({ context: { whom } }) => ({ whom, page: 1 }),
        onDone: {
          target: 'reading',
          actions: [{ type: 'take the conversation', params: ({ event }) => event }, 'say that it is read'],
        },
        onError: [
          { guard: { type: 'it is not theirs', params: ({ event }) => event }, target: 'notFound' },
          'failed',
        ],
      },
      on: { 'message.news': { target: 'loading', reenter: true } },
    },
    reading: {
      description: 'The customer reads the messages, and sees each new message when it arrives.',
      initial: 'current',
      on: {
        'message.news': '.refreshing',
        'message.sent': { actions: { type: 'add what was sent', params: ({ event }) => event } },
      },
      states: {
        current: {
          description: 'The page shows the newest message; the customer may ask for older messages.',
          on: { 'older.ask': { guard: 'there are older messages', target: 'loadingOlder' } },
        },
        refreshing: {
          description: 'The app reads the newest messages again; the shown messages stay.',
          invoke: {
            id: 'getConversation',
            src: 'getConversation',
            input: ({ context: { whom } }) => ({ whom, page: 1 }),
            onDone: {
              target: 'current',
              actions: [{ type: 'add the newest', params: ({ event }) => event }, 'say that it is read'],
            },
            onError: 'outdated',
          },
        },
        outdated: {
          description: 'A new message arrived, and the app could not read it.',
          on: { 'conversation.retry': 'refreshing' },
        },
        loadingOlder: {
          description:
            'The app reads older messages. A new message comes first; the customer then asks for the older messages again.',
          tags: 'busy',
          invoke: {
            id: 'getConversation',
            src: 'getConversation',
            input: ({ context: { whom, messages } }) => ({ whom, page: olderPage(messages) }),
            onDone: { target: 'current', actions: { type: 'add the older', params: ({ event }) => event } },
            onError: 'failedOlder',
          },
        },
        failedOlder: {
          description: 'The older messages did not load.',
          on: { 'older.ask': 'loadingOlder' },
        },
      },
    },
    failed: {
      description: 'The messages did not load.',
      on: { 'conversation.retry': 'loading', 'message.news': 'loading' },
    },
    notFound: { description: 'The customer has no such conversation.', type: 'final' },
  },
})

const partnerIn = ({ receiver_type, receiver, may_send }: ConversationDetails): Partner => ({
  receiver_type,
  receiver,
  may_send,
})
