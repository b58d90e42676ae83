import { deepStrictEqual } from 'node:assert'
import sharp from 'sharp'
import { unwrap } from '#api/unwrap.ts'
import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { connectChangePhoto } from '#src/features/account/change-photo.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

export const changePhotoService = service(changePhotoMachine, async (stage) => {
  const { api, server } = stage
  const { info } = await stage.becomeCustomer()
  const teal = { create: { width: 64, height: 64, channels: 3, background: 'teal' } } as const
  const bytes = new Uint8Array(await sharp(teal).jpeg().toBuffer())
  return {
    connected: connectChangePhoto({
      api,
      saved: async () => info,
      // There is no canvas here.
      pictures: {
        shrinkPicture: async (file) => file,
        measurePicture: async () => ({ width: 800, height: 400 }),
        cutSquare: async () => new Blob([bytes], { type: 'image/jpeg' }),
      },
    }),
    answers: { removePhoto: { asks: 'updateCustomerInfo' } },
    /** A picture changes nothing else. */
    holds: async () => {
      const { image, image_full_url, storage, ...now } = await unwrap(server.GET('/customer/info'))
      deepStrictEqual({ ...info, ...now }, { ...info })
      deepStrictEqual(storage.length, image === null ? 0 : 1)
    },
  }
})

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
  {
    inVain: { 'square.move': { sending: 'the photo is on its way as it was chosen' } },
    holds: ['updateCustomerInfo'],
  },
)

/** docs/spec.md §7 Profile: update-profile replies `message`. */
export const changePhotoTold = told(
  'changePhoto',
  {
    'photo.changed': ({ message }) => ({ says: [['success', message]], readsAgain: ['getCustomerInfo'] }),
  },
  { samples: { 'photo.changed': [{ message: 'Profile updated successfully' }] } },
)

/** What the ports send. */
export const changePhotoRequests = requests(
  (api) =>
    connectChangePhoto({
      api,
      saved: async () => ({
        f_name: 'Mona',
        l_name: 'Aziz',
        email: 'mona@souk.test',
        phone: '+971501234567',
      }),
      // The picture that is sent is the part of it in words.
      pictures: {
        measurePicture: async () => ({ width: 800, height: 400 }),
        shrinkPicture: async (file) => file,
        cutSquare: async (_, part) => JSON.stringify(part) as unknown as Blob,
      },
    }),
  [
    {
      port: 'updateProfile',
      input: {
        photos: [{ file: new Blob(['x']) }],
        square: { x: 0.5, y: 0.5, zoom: 2 },
        measures: { width: 800, height: 400 },
      },
      sent: {
        request: 'POST /update-profile',
        body: {
          f_name: 'Mona',
          l_name: 'Aziz',
          email: 'mona@souk.test',
          image: '{"x":0.375,"y":0.25,"width":0.25,"height":0.5}',
        },
      },
      field: 'message',
    },
    {
      port: 'removePhoto',
      sent: {
        request: 'PUT /customer/info',
        body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test', image: '' },
      },
      field: 'message',
    },
  ],
)
