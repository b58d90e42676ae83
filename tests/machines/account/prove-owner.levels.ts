import { strictEqual } from 'node:assert'
import { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { connectProveOwner } from '#src/features/account/prove-owner.ports.ts'
import { answerOnce } from '#tests/e2e/support/faults.ts'
import { sendAs } from '#tests/machines/account/enter-code.levels.ts'
import { proveOwnerModel } from '#tests/machines/account/prove-owner.model.ts'
import { wrongCode } from '#tests/machines/samples/codes.ts'
import { proofNeeded, wrongPassword } from '#tests/machines/samples/profile.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { configuredAs, sendsCodes } from '#tests/support/strict-shop.ts'

export const proveOwnerService = service(proveOwnerMachine, async (stage, { from }) => {
  const { server, shop } = stage
  const { info, password } = await stage.becomeCustomer()
  const { f_name, l_name, email, phone } = info
  return {
    connected: connectProveOwner(stage.api, Date),
    inputs: {
      [from]: {
        ...proveOwnerModel.inputs[from]!,
        recipient: from.includes('without codes') ? '' : phone,
      },
    },
    events: { 'password.change': () => ({ current_password: password }) },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendConfirmationCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(phone) })
        },
      },
    },
    /** The server takes the proof for a change that needs one. */
    holds: async ({ output }) => {
      if (output?.type !== 'proven') return
      const body = { f_name, l_name, email: `new.${email}`, ...output.proof }
      strictEqual((await server.PUT('/customer/info', { body })).response.status, 200)
    },
  }
})

/** A customer saves another e-mail address. */
export const proveOwnerBrowser = browser(
  proveOwnerMachine,
  async ({ page, arrive, live }, { from }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    const field = dialog.getByLabel(/^Current password/)
    const next = dialog.getByRole('button', { name: 'Continue', exact: true })
    return {
      open: async () => {
        if (from.includes('social'))
          await page.route('**/api/v1/customer/info', async (route) => {
            if (route.request().method() !== 'GET') return route.fallback()
            const response = await route.fetch()
            return route.fulfill({ response, json: { ...(await response.json()), social_id: 'google 7' } })
          })
        if (from.includes('without codes')) {
          await configuredAs(page, { one_time_codes: null })
          const { status, errors } = proofNeeded
          await answerOnce(page, /\/passkeys\/options/, (route) =>
            route.fulfill({ status, json: { errors } }),
          )
          await arrive('/profile?page=passkeys')
          return main.getByRole('button', { name: 'Add a passkey' }).click()
        }
        await sendsCodes(page)
        await arrive('/profile?page=profile-settings')
        await main.getByLabel(/^Email/).fill('layla@example.com')
        await main.getByRole('button', { name: 'Save', exact: true }).click()
        if (!from.includes('wrong')) return
        const { status, errors } = from.includes('code') ? wrongCode : wrongPassword
        await answerOnce(page, /\/customer\/info/, (route) => route.fulfill({ status, json: { errors } }))
        await field.fill('not this one')
        await next.click()
        await dialog.getByText(errors[0]!.message).waitFor()
      },
      gestures: {
        'password.change': ({ current_password }) => field.fill(current_password),
        'form.submit': () => next.click(),
        'code.choose': () => dialog.getByRole('button', { name: 'Send me a code instead' }).click(),
        'proof.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      told: { 'code.change': ({ code }) => dialog.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  // Passkeys need a name of the host.
  {
    inVain: { 'form.submit': { code: 'the form of the code takes the press' } },
    holds: ['sendConfirmationCode'],
    host: 'localhost',
  },
)
