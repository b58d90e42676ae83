import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { keepWaiting, write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const verifyPhoneBrowser = browser(
  verifyPhoneMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { phone } = live.inputs![from] as { phone: string }
    const form = page.getByRole('main')
    return {
      open: async () => {
        stage.storage.write('guest_id', stage.guest_id)
        await keepWaiting(page, { token: '', phone })
        await arrive('/auth/verify-phone')
        await form.getByRole('button', { name: 'Later, continue as a guest' }).waitFor()
      },
      gestures: {
        'phone.change': ({ phone: typed }) => write(form.getByLabel(/^Phone/), typed),
        'form.submit': () => form.getByRole('button', { name: 'Send the code' }).click(),
        'name.change': () => form.getByRole('button', { name: 'Change' }).click(),
        'page.leave': () => form.getByRole('button', { name: 'Later, continue as a guest' }).click(),
      },
      told: { 'code.change': ({ code }) => form.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  { holds: ['sendPhoneCode', 'verifyPhone'] },
)
