import { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import type { SocialProof } from '#machines/rules/social-return.ts'
import { phoneTaken } from '#tests/machines/samples/social.ts'
import { comeBack } from '#tests/machines/social-sign-in.browser.ts'
import { browser } from '#tests/support/browser.ts'

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
