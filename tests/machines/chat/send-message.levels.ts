import { deepStrictEqual } from 'node:assert'
import sharp from 'sharp'
import { unwrap } from '#api/unwrap.ts'
import { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { connectSendMessage } from '#src/features/chat/conversation.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const sendMessageService = service(sendMessageMachine, async (stage, { from }) => {
  const { api, server, city } = stage
  await stage.becomeCustomer()
  const whom = { receiver_type: 'vendor', receiver_id: city.kitchen.id } as const
  const { buffer } = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  const chosen = (id: string, type = 'image/png') => ({
    id,
    name: `${id}.png`,
    type,
    address: `blob:${id}`,
    file: new File([buffer], `${id}.png`, { type }),
  })
  return {
    connected: connectSendMessage(api, crypto),
    inputs: { [from]: { to: { whom } } },
    events: {
      'pictures.add': (sample) => ({
        pictures: [
          [chosen('a')],
          [chosen('b', 'text/plain')],
          [chosen('c'), chosen('d'), chosen('e'), chosen('f')],
        ][sample]!,
      }),
    },
    /** The shop has every letter that left, once and whole, and none of those that wait. */
    holds: async ({ context: { written, outgoing } }) => {
      const { messages } = await unwrap(server.GET('/message/details', { params: { query: whom } }))
      deepStrictEqual(messages.length <= written - outgoing.length, true)
      for (const { message, file_full_url } of messages) {
        deepStrictEqual(message, 'Is there garlic in the sauce?')
        deepStrictEqual([0, 2].includes(file_full_url.length), true)
      }
    },
  }
})

export const sendMessageBrowser = browser(sendMessageMachine, async ({ page, arrive, stage }) => {
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: 'Write a message' })
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return {
    open: async () => {
      await arrive(`/chatting?type=vendor&id=${stage.city.kitchen.id}`)
      await field.waitFor()
    },
    gestures: {
      'text.change': ({ text }) => field.fill(text),
      'pictures.add': ({ pictures }) =>
        main
          .locator('input[type=file]')
          .setInputFiles(pictures.map(({ name, type }) => ({ name, mimeType: type, buffer }))),
      'picture.remove': () => main.getByRole('button', { name: 'Remove picture 1' }).click(),
      'message.send': () => field.press('Enter'),
      'letter.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
      'letter.reopen': () => main.getByRole('button', { name: 'Edit' }).click(),
    },
  }
})

/** What the ports send. */
export const sendMessageRequests = requests(
  (api) => connectSendMessage(api, keys),
  [
    {
      port: 'sendMessage',
      input: {
        key: 'key-1',
        message: { text: 'Hello', pictures: [] },
        to: { whom: { conversation_id: 5 }, order_id: 9 },
      },
      sent: {
        request: 'POST /message/send',
        body: { conversation_id: '5', order_id: '9', message: 'Hello' },
        headers: KEY,
      },
      field: 'id',
    },
    {
      port: 'sendMessage',
      input: { key: 'key-1', message: { text: '', pictures: [] }, to: { whom: { conversation_id: 5 } } },
      sent: { request: 'POST /message/send', body: { conversation_id: '5' }, headers: KEY },
      field: 'id',
    },
  ],
)
