import { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { keepWaiting } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const enterCodeBrowser = browser(
  enterCodeMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { recipient } = live.inputs![from] as { recipient: string }
    const form = page.getByRole('main')
    return {
      open: async () => {
        const token = stage.wire.token ?? ''
        stage.wire.token = undefined
        await keepWaiting(page, { token, phone: recipient })
        await arrive('/auth/verify-phone')
        await form.getByLabel(/^Code/).waitFor()
      },
      gestures: {
        'code.change': ({ code }) => form.getByLabel(/^Code/).fill(code),
        'form.submit': () => form.getByRole('button', { name: 'Continue', exact: true }).click(),
        'code.resend': () => form.getByRole('button', { name: 'Send another code' }).click(),
      },
    }
  },
  { holds: ['sendPhoneCode', 'verifyPhone'] },
)
