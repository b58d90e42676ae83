import { deepStrictEqual } from 'node:assert'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import { connectAttachPrescription } from '#src/features/checkout/prescription.ports.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { browser } from '#tests/support/browser.ts'
import { aFile, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const attachPrescriptionService = service(attachPrescriptionMachine, async (stage, { from }) => {
  const { api, server, guest_id } = stage
  const held = async () =>
    (await unwrap(server.GET('/order/prescription/pictures', { params: { query: { guest_id } } }))).pictures
  const drop = (picture_id: string) =>
    server.DELETE('/order/prescription/pictures', { params: { query: { guest_id, picture_id } } })
  /** Another tab leaves so many pictures. */
  const leave = async (count: number) => {
    for (const { id: picture_id } of await held()) await drop(picture_id)
    for (let number = 0; number < count; number++) {
      const picture = new File([bytesOf(`of another tab ${number}`)], 'other.png', { type: 'image/png' })
      const body = { picture, guest_id }
      await unwrap(server.POST('/order/prescription/pictures', { body, bodySerializer: asForm }))
    }
  }
  return {
    connected: connectAttachPrescription({ api, crypto, guest_id }),
    inputs: { [from]: { coordinator } },
    events: {
      'picture.remove': async () => ({ picture_id: (await held())[0]!.id }),
    },
    answers: {
      listPrescriptionPictures: { before: ({ output }) => leave(output.pictures.length) },
      // This tab removes the first picture; another tab took the rest.
      removePrescriptionPicture: {
        before: async () => {
          for (const { id: picture_id } of (await held()).slice(1)) await drop(picture_id)
        },
      },
    },
    /** The page shows the pictures that the server keeps. */
    holds: async (snapshot) => {
      if (snapshot.matches({ sending: { keeping: 'idle' } }))
        deepStrictEqual(snapshot.context.pictures, await held())
    },
  }
})

export const attachPrescriptionBrowser = browser(
  attachPrescriptionMachine,
  async ({ page, arrive, stage, live }) => {
    const main = page.getByRole('main')
    const section = main.getByRole('region', { name: 'Prescription' })
    const { pharmacy } = stage.city
    return {
      open: () => arrive(`/checkout?page=prescription&store=${pharmacy.id}`),
      gestures: {
        'pictures.add': async ({ pictures }) =>
          section.locator('input[type=file][multiple]').setInputFiles(
            await Promise.all(
              pictures.map(async ({ file, name, type }) => ({
                name,
                mimeType: type,
                buffer: Buffer.from(await (file as File).arrayBuffer()),
              })),
            ),
          ),
        'picture.remove': () => section.getByRole('button', { name: 'Remove picture 1' }).click(),
        'failed.retry': () =>
          section
            .getByRole('button', { name: /^Upload .* again$/ })
            .first()
            .click(),
        'failed.dismiss': ({ id }) => section.getByRole('button', { name: `Remove ${id}.png` }).click(),
        'list.retry': () => section.getByRole('button', { name: 'Try again' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
  {
    offered: {
      // The buttons wait until the list of an earlier visit came.
      'pictures.add': (snapshot) =>
        !snapshot.matches({ sending: 'reading' }) && !snapshot.matches({ sending: 'unread' }),
      'picture.remove': (snapshot) => snapshot.matches({ sending: { keeping: 'idle' } }),
      'picture.gone': () => false,
    },
    unseen: {
      'sending.keeping.idle picture.gone':
        'only another tab, or the clean-up after a day, takes a picture away; prescription.spec does so',
    },
  },
)

/** What the ports send. */
export const attachPrescriptionRequests = requests(
  (api) => connectAttachPrescription({ api, crypto: keys, guest_id: 'guest-7' }),
  [
    {
      port: 'listPrescriptionPictures',
      sent: { request: 'GET /order/prescription/pictures?guest_id=guest-7' },
      field: 'pictures',
    },
    {
      connect: (api) => connectAttachPrescription({ api, crypto: keys, guest_id: undefined }),
      port: 'listPrescriptionPictures',
      sent: { request: 'GET /order/prescription/pictures' },
      field: 'pictures',
    },
    {
      port: 'addPrescriptionPicture',
      input: { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) },
      sent: {
        request: 'POST /order/prescription/pictures',
        body: { picture: aFile, guest_id: 'guest-7' },
        headers: { 'idempotency-key': 'a-key-of-its-own' },
      },
      field: 'id',
    },
    {
      port: 'removePrescriptionPicture',
      input: { picture_id: 'p1' },
      sent: { request: 'DELETE /order/prescription/pictures?picture_id=p1&guest_id=guest-7' },
      field: 'pictures',
    },
  ],
)
