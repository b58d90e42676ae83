import { deepStrictEqual } from 'node:assert'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { connectConversation } from '#src/features/chat/conversation.ports.ts'
import { service } from '#tests/support/service.ts'

/** A page and a bit. */
const BEFORE = 25

export const conversationService = service(conversationMachine, async (stage, { from }) => {
  const { api, server, city } = stage
  await stage.becomeCustomer()
  const write = (message: string) =>
    unwrap(
      server.POST('/message/send', {
        body: { receiver_type: 'vendor', receiver_id: city.kitchen.id, message },
        bodySerializer: asForm,
      }),
    )
  const first = await write('Message 1')
  for (let number = 2; number <= BEFORE; number++) await write(`Message ${number}`)
  const { conversation_id } = first
  return {
    connected: connectConversation(api),
    inputs: { [from]: { whom: { conversation_id } } },
    events: { 'message.sent': async () => ({ message: await write('One more') }) },
    /** The conversation shows the messages that the shop has kept, from some message on, in its order and each once. */
    holds: async ({ context: { messages, total_size } }) => {
      if (messages.length === 0) return
      const query = { conversation_id, limit: 50, offset: 1 }
      const kept = await unwrap(server.GET('/message/details', { params: { query } }))
      deepStrictEqual(total_size, kept.total_size)
      const texts = kept.messages.map(({ message }) => message).reverse()
      deepStrictEqual(
        messages.map(({ message }) => message),
        texts.slice(-messages.length),
      )
    },
  }
})
