import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { requestKey } from '#browser/random.ts'
import { smallPicture } from '#browser/small-picture.ts'
import { conversationMachine, conversationPorts } from '#machines/chat/conversation.machine.ts'
import { MESSAGES_A_PAGE } from '#machines/chat/messages.ts'
import { sendMessageMachine, sendMessagePorts } from '#machines/chat/send-message.machine.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'

export const connectConversation = (api: Api) =>
  conversationMachine.provide({
    actors: {
      getConversation: answer(conversationPorts.getConversation, ({ whom, page }, signal) =>
        unwrap(
          api.GET('/message/details', {
            params: { query: { ...whom, limit: MESSAGES_A_PAGE, offset: page } },
            signal,
          }),
          'messages',
        ),
      ),
    },
  })

export const connectSendMessage = (api: Api, crypto: Crypto) =>
  sendMessageMachine.provide({
    actors: {
      ...pictureReader,
      newMessageKey: answer(sendMessagePorts.newMessageKey, async () => requestKey(crypto)),
      // Without the signal: a customer who sends and leaves the page has sent the message.
      sendMessage: answer(sendMessagePorts.sendMessage, async ({ key, message: { text, pictures }, to }) => {
        const image = await Promise.all(pictures.map(({ file }) => smallPicture(file as Blob)))
        const body = {
          ...to.whom,
          ...(to.order_id !== undefined && { order_id: to.order_id }),
          ...(text && { message: text }),
          ...(image.length > 0 && { image }),
        }
        const params = { header: { 'Idempotency-Key': key } }
        return unwrap(api.POST('/message/send', { body, bodySerializer: asForm, params }), 'id')
      }),
    },
  })
