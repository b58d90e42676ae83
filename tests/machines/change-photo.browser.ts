import sharp from 'sharp'
import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer who has a picture. */
export const changePhotoBrowser = browser(
  changePhotoMachine,
  async ({ page, arrive, stage, live }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: 'Choose what is shown' })
    const question = page.getByRole('alertdialog', { name: 'Remove your photo?' })
    const frame = dialog.getByRole('application')
    const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    return {
      open: async () => {
        const { f_name, l_name, email } = (await stage.server.GET('/customer/info')).data!
        const image = new Blob([new Uint8Array(buffer)], { type: 'image/png' })
        const form = new FormData()
        for (const [name, value] of Object.entries({ f_name, l_name, email, image })) form.append(name, value)
        await stage.server.POST('/update-profile', {
          body: { f_name, l_name, email, image },
          bodySerializer: () => form,
        })
        await arrive('/profile?page=profile-settings')
        await main.getByRole('button', { name: 'Remove photo' }).waitFor()
      },
      gestures: {
        'photo.choose': ({ photo: { name, type } }) =>
          main.locator('input[type=file]').first().setInputFiles({
            name,
            mimeType: type,
            buffer,
          }),
        'square.move': async () => {
          await frame.focus()
          await frame.press('ArrowRight')
        },
        'square.zoom': () => dialog.getByRole('slider', { name: 'Zoom' }).fill('2'),
        'photo.send': () => dialog.getByRole('button', { name: 'Save photo' }).click(),
        'photo.leave': () => dialog.getByRole('button', { name: 'Cancel' }).click(),
        'photo.remove': () => main.getByRole('button', { name: 'Remove photo' }).click(),
        'remove.accept': () => question.getByRole('button', { name: 'Remove photo' }).click(),
        'remove.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
  { holds: ['updateCustomerInfo'] },
)
