import type { Page } from '@playwright/test'
import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import type { SocialAway, SocialReturn } from '#machines/rules/social-return.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { configuredAs } from '#tests/support/strict-shop.ts'

const labels = {
  f_name: /^First name/,
  l_name: /^Last name/,
  phone: /^Phone/,
  email: /^Email/,
  ref_code: /^Referral code/,
}
const STATE = 'the state of this tab'

const answers: Record<SocialReturn['type'], string> = {
  foreign: 'state=of-another-tab&id_token=of-a-stranger',
  cancelled: `state=${STATE}&error=access_denied`,
  failed: `state=${STATE}&error=server_error`,
  proven: `state=${STATE}&id_token=`,
}

/** Comes back from a medium with this answer, as if the tab had left for it. */
export async function comeBack(
  page: Page,
  came: SocialReturn,
  { arrive, must_verify }: { arrive: (path: string) => Promise<void>; must_verify: boolean },
): Promise<void> {
  const { proof } = came.type === 'proven' ? came : { proof: undefined }
  if (came.type !== 'foreign') {
    const away: SocialAway = {
      medium: proof?.medium ?? (came as Extract<SocialReturn, { type: 'failed' }>).medium,
      state: STATE,
      nonce: proof?.nonce ?? 'unused',
      next: '/home',
      typed: came.typed,
    }
    await page.addInitScript((kept) => {
      if (location.pathname === '/auth/social-return') sessionStorage.setItem('souk.socialAway', kept)
    }, JSON.stringify(away))
  }
  // A page without an answer leaves this one as it is.
  await page.route(/^https:\/\/(accounts\.google\.com|appleid\.apple\.com|www\.facebook\.com)\//, (route) =>
    route.fulfill({ status: 204 }),
  )
  await configuredAs(page, {
    customer_verification: must_verify ? 1 : 0,
    one_time_codes: { length: 6, outbox_url: null },
    social_login: [
      { login_medium: 'google', client_id: 'g' },
      { login_medium: 'apple', client_id: 'a' },
      { login_medium: 'facebook', client_id: 'f' },
    ],
  })
  // Such a shop leaves the guest a guest until then; the shop of the tests would take them over at once.
  if (must_verify)
    await page.route(/\/api\/v1\/auth\/(login|social-login|social-register)$/, (route) => {
      const { guest_id: _, ...body } = route.request().postDataJSON()
      return route.fallback({ postData: JSON.stringify(body) })
    })
  await arrive(`/auth/social-return#${answers[came.type]}${proof?.token ?? ''}`)
}

export const socialSignInBrowser = browser(
  socialSignInMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { came, must_verify } = live.inputs![from] as { came: SocialReturn; must_verify: boolean }
    const main = page.getByRole('main')
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    return {
      open: async () => {
        stage.storage.write('guest_id', stage.guest_id)
        await comeBack(page, came, { arrive, must_verify })
      },
      gestures: {
        'field.change': ({ field, value }) => write(main.getByLabel(labels[field]), value),
        'form.submit': () => press('Create account'),
        'account.claim': () => press('It is my account'),
        'send.again': () => press('Try again'),
        'start.again': () => press('Try again'),
        'page.leave': () => press('Back to sign in'),
      },
      told: {
        'field.change': ({ field, value }) =>
          main.getByLabel(field === 'password' ? /^Password/ : /^Email or phone/).fill(String(value)),
        'form.submit': () => press('Sign in'),
        'claim.leave': () => press('Go back'),
      },
      answers: live.answers ?? {},
    }
  },
  {
    holds: ['login', 'linkSocial'],
    offered: {
      'field.change': ({ context: { asked }, ...snapshot }, { field }) =>
        asked.includes(field) && typeof snapshot.value === 'object',
      'form.submit': ({ value }) => !(typeof value === 'object' && value.registering === 'expired'),
      // The owner of an account goes back to the form first.
      'page.leave': ({ value }) => value !== 'claiming',
    },
  },
)
