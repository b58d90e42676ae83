import { deepStrictEqual } from 'node:assert'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { connectConversation } from '#src/features/chat/conversation.ports.ts'
import { browser } from '#tests/support/browser.ts'
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
      const stored = await unwrap(server.GET('/message/details', { params: { query } }))
      deepStrictEqual(total_size, stored.total_size)
      const texts = stored.messages.map(({ message }) => message).reverse()
      deepStrictEqual(
        messages.map(({ message }) => message),
        texts.slice(-messages.length),
      )
    },
  }
})

export const conversationBrowser = browser(conversationMachine, async ({ page, arrive, live }, { from }) => {
  const { whom } = live.inputs![from] as { whom: { conversation_id: number } }
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Try again' })
  return {
    open: async () => {
      // The page reads anew as soon as the line stands; here it does when the path says so.
      await page.route('**/api/v1/events*', (route) => route.fulfill({ status: 404, json: { errors: [] } }))
      await arrive(`/chatting?conversationId=${whom.conversation_id}&type=vendor&chatFrom=true`)
    },
    gestures: {
      // The network comes back: something may have been said meanwhile.
      'message.news': () => page.evaluate(() => window.dispatchEvent(new Event('online'))),
      'message.sent': async () => {
        await main.getByRole('textbox', { name: 'Write a message' }).fill('One more')
        await main.getByRole('button', { name: 'Send' }).click()
      },
      'older.ask': async () => {
        if (await retry.isVisible()) return retry.click()
        await main
          .getByRole('region', { name: 'Messages' })
          .evaluate((log) => log.scrollTo(0, -log.scrollHeight))
      },
      'conversation.retry': () => retry.click(),
    },
  }
})
