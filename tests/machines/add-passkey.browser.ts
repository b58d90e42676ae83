import { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import { failsNext, fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { addElsewhere } from '#tests/machines/add-passkey.service.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer who has a passkey elsewhere. */
export const addPasskeyBrowser = browser(
  addPasskeyMachine,
  async ({ page, arrive, stage, live }) => {
    const main = page.getByRole('main')
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    const device = await fingerprintOf(page)
    const other = await addElsewhere(stage)
    return {
      open: async () => {
        await arrive('/profile?page=passkeys')
        await main.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor()
        await stage.forward('listPasskeys')
        await main.getByRole('button', { name: 'Add a passkey' }).click()
      },
      gestures: {
        'passkey.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
        'passkey.leave': () => main.getByRole('button', { name: 'Close' }).click(),
      },
      told: {
        'password.change': ({ current_password }) =>
          proof.getByLabel(/^Current password/).fill(String(current_password)),
        'form.submit': () => proof.getByRole('button', { name: 'Continue', exact: true }).click(),
        'proof.leave': () => proof.getByRole('button', { name: 'Close' }).click(),
      },
      answers: {
        ...live.answers,
        createPasskey: {
          before: async ({ output: { type } }: { output: { type: string } }) => {
            await device.knowsItsOwner(type !== 'declined')
            if (type === 'known') await device.keep(other.copy('localhost'))
            if (type === 'unsupported') await failsNext(page, 'create', 'NotSupportedError')
          },
        },
      },
    }
  },
  { host: 'localhost' },
)
