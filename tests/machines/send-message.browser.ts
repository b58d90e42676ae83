import sharp from 'sharp'
import { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { browser } from '#tests/support/browser.ts'

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
