import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer who signs in by password. */
export const offerPasskeyBrowser = browser(
  offerPasskeyMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const main = page.getByRole('main')
    const device = await fingerprintOf(page)
    await device.touches(false)
    const { info, password } = await stage.becomeCustomer()
    const { token } = stage.wire
    return {
      open: async () => {
        stage.wire.token = undefined
        if (from === 'a browser that showed the offer') stage.storage.write('passkeyOffered', true)
        await arrive('/auth/sign-in')
        stage.wire.token = token
        await main.getByLabel(/^Email or phone/).fill(info.email)
        await main.getByLabel(/^Password/).fill(password)
        await main.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.getByText('Sign in successfully.').waitFor()
        await page.waitForURL('/home')
      },
      answers: {
        ...live.answers,
        canKeepPasskey: {
          before: async ({ output }) => {
            if (!output) await device.lose()
          },
        },
      },
    }
  },
  { host: 'localhost' },
)
