import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import type { SocialProof } from '#machines/rules/social-return.ts'
import { connectClaimAccount } from '#src/features/auth/social-sign-in.ports.ts'
import { claimAccountModel } from '#tests/machines/account/claim-account.model.ts'
import { sendAs } from '#tests/machines/account/enter-code.levels.ts'
import { comeBack, newProof } from '#tests/machines/account/social-sign-in.levels.ts'
import { phoneTaken } from '#tests/machines/samples/social.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const claimAccountService = service(claimAccountMachine, async (stage, { from }) => {
  const { guest_id, server, shop, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const proof = newProof(stage)
  const { phone } = info
  return {
    connected: connectClaimAccount({ ...stage, clock: Date }, { guest_id }),
    inputs: { [from]: { ...claimAccountModel.inputs[from]!, proof, phone, guest_id } },
    answers: {
      signIn: {
        played: async ({ output }, form) => {
          await form.tell({ type: 'field.change', field: 'password', value: password })
          await form.tell({ type: 'form.submit' })
          await stage.forward('login', (body) => ({
            ...(body as object),
            is_phone_verified: output.type === 'signedIn' ? 1 : 0,
          }))
        },
      },
      verifyPhone: {
        played: async ({ output }, form) => {
          if (output.type === 'left') return form.tell({ type: 'page.leave' })
          await sendAs(stage, 'sendLoginCode', true)
          const code = form.child('enterCode')
          await code.reaches({ proving: { delivery: { sent: 'late' } } })
          await code.tell({ type: 'code.change', code: shop.codeFor(phone) })
          await stage.forward('login')
        },
      },
    },
    /** The medium signs the owner in exactly when the machine says that it is linked. */
    holds: async ({ output }) => {
      if (output?.type !== 'claimed') return
      wire.token = output.token
      strictEqual((await unwrap(server.GET('/customer/info'))).id, info.id)
      wire.token = undefined
      const again = await unwrap(server.POST('/auth/social-login', { body: proof }), 'token')
      strictEqual(again.token !== null, output.linked)
    },
  }
})

/** A new customer of a medium gives the number of an account. */
export const claimAccountBrowser = browser(
  claimAccountMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { proof, phone, must_verify } = live.inputs![from] as {
      proof: SocialProof
      phone: string
      must_verify: boolean
    }
    const main = page.getByRole('main')
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    return {
      open: async () => {
        stage.storage.write('guest_id', stage.guest_id)
        const { status, errors } = phoneTaken
        await page.route('**/api/v1/auth/social-register', (route) =>
          route.fulfill({ status, json: { errors } }),
        )
        const typed = { f_name: '', l_name: '', email: '', ref_code: '', phone }
        await comeBack(page, { type: 'proven', proof, typed }, { arrive, must_verify })
        await press('Create account')
        await press('It is my account')
      },
      gestures: {
        'code.choose': () => press('Get a code instead'),
        'claim.leave': () => press('Go back'),
        'link.again': () => press('Try again'),
        'link.skip': () => press('Continue without linking'),
      },
      told: {
        'field.change': ({ value }) => main.getByLabel(/^Password/).fill(String(value)),
        'form.submit': () => press('Sign in'),
        'code.change': ({ code }) => main.getByLabel(/^Code/).fill(String(code)),
        'page.leave': () => press('Use your password instead'),
      },
      answers: live.answers ?? {},
    }
  },
  { holds: ['login', 'sendLoginCode'] },
)
