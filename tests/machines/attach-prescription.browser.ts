import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import { browser } from '#tests/support/browser.ts'

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
