import { signInWithPasskeyMachine } from '#machines/account/sign-in-with-passkey.machine.ts'
import { failsNext, fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { addElsewhere } from '#tests/machines/add-passkey.service.ts'
import { browser } from '#tests/support/browser.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'

export const signInWithPasskeyBrowser = browser(
  signInWithPasskeyMachine,
  async ({ page, arrive, stage, live }) => {
    const way = page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' })
    const device = await fingerprintOf(page)
    await stage.becomeCustomer()
    await device.keep((await addElsewhere(stage)).copy('localhost'))
    stage.wire.token = undefined
    const answering = {
      before: async ({ output: { type } }: { output: { type: string } }) => {
        if (type === 'declined') await failsNext(page, 'get', 'NotAllowedError')
        if (type === 'unsupported') await failsNext(page, 'get', 'SecurityError')
      },
    }
    return {
      open: async () => {
        await verifiesCustomers(page)
        await arrive('/auth/sign-in')
        await way.waitFor()
      },
      gestures: { 'passkey.choose': () => way.click() },
      answers: {
        ...live.answers,
        readPasskeySupport: {
          before: async ({ output }) => {
            await page.evaluate((support) => {
              if (support === 'none') Reflect.deleteProperty(window, 'PublicKeyCredential')
              else PublicKeyCredential.isConditionalMediationAvailable = async () => support === 'autofill'
            }, output)
          },
        },
        offerPasskeys: answering,
        choosePasskey: answering,
      },
    }
  },
  { host: 'localhost' },
)
