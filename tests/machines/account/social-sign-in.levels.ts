import { strictEqual } from 'node:assert'
import type { Page } from '@playwright/test'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import { untyped } from '#machines/rules/social-form.ts'
import type { SocialAway, SocialProof, SocialReturn } from '#machines/rules/social-return.ts'
import { connectSocialSignIn } from '#src/features/auth/social-sign-in.ports.ts'
import { idToken } from '#tests/contract/support/issuer.ts'
import { socialSignInModel } from '#tests/machines/account/social-sign-in.model.ts'
import { write } from '#tests/machines/by-hand.ts'
import { proof as socialProof } from '#tests/machines/samples/social.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'
import { configuredAs } from '#tests/support/strict-shop.ts'
import { act, told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

const NONCE = 'a nonce of this tab'
let people = 0

/** The medium vouches for a person whom the shop does not know yet. */
export function newProof({ shop }: Pick<Stage, 'shop'>): SocialProof {
  const number = ++people
  const claims = {
    sub: `path ${number}`,
    email: `path.${number}@social.example`,
    email_verified: true,
    given_name: 'Mona',
    family_name: 'Saleh',
    nonce: NONCE,
  }
  return { token: idToken(shop.now, claims), medium: 'google', nonce: NONCE }
}

export const socialSignInService = service(socialSignInMachine, async (stage, { from }) => {
  const { guest_id, newcomer, server, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const proof = newProof(stage)
  const input = socialSignInModel.inputs[from]!
  const came: SocialReturn =
    input.came.type === 'proven' ? { type: 'proven', proof, typed: untyped } : input.came
  let isMade = false
  const values = ['Mona', newcomer.phone, newcomer.email]
  const fields = ['f_name', 'phone', 'email'] as const
  return {
    connected: connectSocialSignIn({ ...stage, clock: Date }, { guest_id }),
    inputs: { [from]: { ...input, came, guest_id } },
    events: { 'field.change': (sample) => ({ field: fields[sample]!, value: values[sample]! }) },
    answers: {
      socialLogin: {
        before: async ({ output }) => {
          if (output.token === null || isMade) return
          isMade = true
          const body = { ...proof, phone: newcomer.phone }
          await unwrap(server.POST('/auth/social-register', { body }), 'token')
        },
        /** The demo shop verifies no phone, and the medium says what the sample says. */
        shaped: (body, { output }) => ({
          ...body,
          is_phone_verified: output.is_phone_verified,
          f_name: output.f_name && body.f_name,
          l_name: output.l_name && body.l_name,
          email: output.email && body.email,
        }),
      },
      socialRegister: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
      claimAccount: {
        played: async ({ output }, claim) => {
          if (output.type === 'left') return claim.tell({ type: 'claim.leave' })
          const form = claim.child('signIn')
          await form.tell({ type: 'field.change', field: 'email_or_phone', value: info.phone })
          await form.tell({ type: 'field.change', field: 'password', value: password })
          await form.tell({ type: 'form.submit' })
          await stage.forward('login', (body) => ({
            ...(body as object),
            is_phone_verified: output.type === 'claimed' ? 1 : 0,
          }))
          if (output.type === 'claimed') await stage.forward('linkSocial')
        },
      },
    },
    /** The medium signs this customer in from now on. */
    holds: async ({ output }) => {
      if (!output || !('token' in output) || output.type === 'unverified') return
      wire.token = output.token
      const { id } = await unwrap(server.GET('/customer/info'))
      if (output.type === 'claimed') strictEqual(id, info.id)
      wire.token = undefined
      const again = await unwrap(server.POST('/auth/social-login', { body: proof }), 'token')
      wire.token = again.token ?? undefined
      strictEqual((await unwrap(server.GET('/customer/info'))).id, id)
    },
  }
})

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
    await page.addInitScript((stored) => {
      if (location.pathname === '/auth/social-return') sessionStorage.setItem('souk.socialAway', stored)
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
      'field.change': (snapshot, { field }) =>
        snapshot.context.asked.includes(field) &&
        (snapshot.matches('registering') || snapshot.matches('submitting')),
      'form.submit': ({ value }) => !(typeof value === 'object' && value.registering === 'expired'),
      // The owner of an account goes back to the form first.
      'page.leave': ({ value }) => value !== 'claiming',
    },
  },
)

/** docs/spec.md §4 Home sections (welcome modal), §8 Account; docs/decisions/034. */
export const socialSignInTold = told(
  'socialSignIn',
  {
    signedIn: ({ token }) => ({
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Logged in successfully']],
      afterwards: asCustomer,
    }),
    registered: ({ token, next }) => ({
      keepsInTab: { invitation: undefined },
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Signup successfully.']],
      goesInstead: next,
      opens: { name: 'welcome' },
      afterwards: asCustomer,
    }),
    unverified: ({ token, phone, isNew, next }) => ({
      keepsInTab: {
        waitingSignIn: { token, phone, ...(isNew && { isNew }) },
        ...(isNew && { invitation: undefined }),
      },
      ...(isNew && { says: [['success', 'Signup successfully.']] }),
      goesInstead: `/auth/verify-phone?next=${encodeURIComponent(next)}`,
    }),
    // The server's words, or a sentence of the shop.
    claimed: ({ token, linked, messages }) => ({
      sends: [['session', { type: 'signed.in', token }]],
      says: [
        ...(messages.length > 0 ? messages : ['Logged in successfully']).map(
          (text) => ['success', text] as const,
        ),
        ...(linked
          ? []
          : [['error', 'Your accounts are not linked. Sign in with your password for now.'] as const]),
      ],
      afterwards: asCustomer,
    }),
    // The medium of the tests does not answer, so that the page stays.
    again: ({ medium, typed }) => ({ runs: [['leave', medium, typed]] }),
    left: ({ next }) => ({ goesInstead: `/auth/sign-in?next=${encodeURIComponent(next)}` }),
  },
  {
    given: { next: '/home', leave: act },
    samples: {
      signedIn: [{ token: 'mona' }],
      registered: [{ token: 'mona', next: '/wallet' }],
      unverified: [
        { token: 'mona', phone: '+971500000000', isNew: true },
        { token: 'mona', phone: '', isNew: false },
      ],
      claimed: [
        { token: 'mona', linked: true, messages: ['The password is gone.', 'Linked.'] },
        { token: 'mona', linked: false, messages: [] },
      ],
      again: [{ medium: 'google', typed: untyped }],
    },
  },
)

/** What the ports send. */
export const socialSignInRequests = requests(
  (api) =>
    connectSocialSignIn(
      { api, storage: createStorage(windowStandIn()), clock: Date },
      { guest_id: 'guest-7' },
    ),
  [
    {
      port: 'socialLogin',
      input: { ...socialProof, guest_id: 'guest-7' },
      sent: { request: 'POST /auth/social-login', body: { ...socialProof, guest_id: 'guest-7' } },
      field: 'token',
    },
    {
      port: 'socialRegister',
      input: { ...socialProof, phone: '+971501234567' },
      sent: { request: 'POST /auth/social-register', body: { ...socialProof, phone: '+971501234567' } },
      field: 'token',
    },
    {
      port: 'claimAccount.linkSocial',
      input: { session: 'token-9', proof: socialProof },
      sent: {
        request: 'POST /customer/social-link',
        headers: { authorization: 'Bearer token-9' },
        body: socialProof,
      },
      field: 'message',
    },
  ],
)
