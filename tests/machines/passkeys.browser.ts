import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const passkeysBrowser = browser(
  passkeysMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const form = page.getByRole('dialog', { name: 'Name this passkey' })
    const question = page.getByRole('alertdialog')
    const device = await fingerprintOf(page)
    const { addPasskey, ...answers } = live.answers!
    return {
      open: async () => {
        await arrive('/profile?page=passkeys')
        await main.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor()
      },
      gestures: {
        'passkey.add': () => main.getByRole('button', { name: 'Add a passkey' }).click(),
        'passkey.rename': () =>
          main
            .getByRole('button', { name: /^Rename/ })
            .first()
            .click(),
        'name.change': ({ name }) => write(form.getByLabel(/^Name/), name),
        'name.submit': () => form.getByRole('button', { name: 'Save' }).click(),
        'name.leave': () => form.getByRole('button', { name: 'Close' }).click(),
        'passkey.remove': () =>
          main
            .getByRole('button', { name: /^Remove/ })
            .first()
            .click(),
        'remove.accept': () => question.getByRole('button', { name: 'Remove' }).click(),
        'remove.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'list.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
      told: { 'passkey.leave': () => main.getByRole('button', { name: 'Close' }).click() },
      answers: {
        ...answers,
        addPasskey: {
          played: async (wanted, adding) => {
            await device.knowsItsOwner(wanted.output.type !== 'left')
            await addPasskey!.played!(wanted as never, adding)
          },
        },
      },
    }
  },
  { host: 'localhost' },
)
