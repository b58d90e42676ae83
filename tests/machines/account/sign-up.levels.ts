import { deepStrictEqual, strictEqual } from 'node:assert'
import { createStorage } from '#browser/storage.ts'
import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { connectSignUp } from '#src/features/auth/auth.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'
import { told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const signUpService = service(signUpMachine, async (stage, { from }) => {
  const { api, city, guest_id, newcomer, server, wire } = stage
  await stage.fillCart([city.soup, 2])
  const fields = ['f_name', 'l_name', 'phone', 'email', 'password', 'confirm_password'] as const
  return {
    connected: connectSignUp(api, stage.storage),
    inputs: { [from]: { guest_id, ref_code: '', must_verify: true } },
    events: { 'field.change': (sample) => ({ field: fields[sample]!, value: newcomer[fields[sample]!] }) },
    answers: {
      /** The demo shop verifies no phone. */
      signUp: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The account is the newcomer's, and the guest's cart came along. */
    holds: async ({ output }) => {
      if (!output) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.email, newcomer.email)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})

const labels = {
  f_name: /^First name/,
  l_name: /^Last name/,
  phone: /^Phone/,
  email: /^Email/,
  password: /^Password(?! again)/,
  confirm_password: /^Confirm password/,
  ref_code: /^Referral code/,
}

export const signUpBrowser = browser(signUpMachine, async ({ page, arrive }) => {
  const form = page.getByRole('main')
  return {
    open: async () => {
      await verifiesCustomers(page)
      await arrive('/auth/sign-up')
      await form.getByLabel(labels.f_name).waitFor()
    },
    gestures: {
      'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
      'form.submit': () => form.getByRole('button', { name: 'Create account' }).click(),
    },
  }
})

/** docs/spec.md §4 Home sections (welcome modal), §8 Other. */
export const signUpTold = told(
  'signUp',
  {
    signedIn: ({ token, next }) => ({
      keepsInTab: { invitation: undefined },
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Signup successfully.']],
      goesInstead: next,
      opens: { name: 'welcome' },
      afterwards: asCustomer,
    }),
    unverified: ({ token, phone, next }) => ({
      keepsInTab: { invitation: undefined, waitingSignIn: { token, phone, isNew: true } },
      says: [['success', 'Signup successfully.']],
      goesInstead: `/auth/verify-phone?next=${encodeURIComponent(next)}`,
    }),
  },
  {
    given: { next: '/home' },
    samples: {
      signedIn: [{ token: 'mona', next: '/checkout?page=cart' }],
      unverified: [{ token: 'mona', phone: '+971500000000' }],
    },
  },
)

/** What the ports send. */
export const signUpRequests = requests(
  (api) => connectSignUp(api, createStorage(windowStandIn())),
  [
    {
      port: 'signUp',
      input: { f_name: 'Mona' },
      sent: { request: 'POST /auth/sign-up', body: { f_name: 'Mona' } },
      field: 'token',
    },
  ],
)
