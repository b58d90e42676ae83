import { deepStrictEqual, strictEqual } from 'node:assert'
import { createStorage } from '#browser/storage.ts'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { connectSignIn } from '#src/features/auth/auth.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'
import { told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const signInService = service(signInMachine, async (stage, { from }) => {
  const { api, city, guest_id, server, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  await stage.fillCart([city.soup, 2])
  const typed = [
    { field: 'email_or_phone' as const, value: info.email },
    { field: 'password' as const, value: password },
  ]
  return {
    connected: connectSignIn(api, stage.storage),
    inputs: { [from]: { email_or_phone: info.email, guest_id, must_verify: true } },
    events: {
      'field.change': (sample) => typed[sample]!,
    },
    answers: {
      /** The demo shop verifies no phone. */
      login: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The token is the customer's, and the guest's cart came along. */
    holds: async ({ output }) => {
      if (!output) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.id, info.id)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})

const labels = { email_or_phone: /^Email or phone/, password: /^Password/ }

export const signInBrowser = browser(signInMachine, async ({ page, arrive, stage, live }, { from }) => {
  const form = page.getByRole('main')
  return {
    open: async () => {
      const { email_or_phone } = live.inputs![from] as { email_or_phone: string }
      stage.storage.write('rememberedLogin', email_or_phone)
      await verifiesCustomers(page)
      await arrive('/auth/sign-in')
      await form.getByLabel(labels.password).waitFor()
    },
    gestures: {
      'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
      'remember.change': () => form.getByRole('checkbox', { name: 'Remember me on this device' }).click(),
      'form.submit': () => form.getByRole('button', { name: 'Sign in', exact: true }).click(),
    },
  }
})

/** docs/spec.md §6, §8 Other: the cart and the wishlist are the customer's now. */
export const signInTold = told(
  'signIn',
  {
    signedIn: ({ token, remembered }) => ({
      keeps: { rememberedLogin: remembered || undefined },
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Sign in successfully.']],
      offersPasskey: true,
      afterwards: asCustomer,
    }),
    unverified: ({ token, phone, remembered, next }) => ({
      keeps: { rememberedLogin: remembered || undefined },
      keepsInTab: { waitingSignIn: { token, phone } },
      goesInstead: `/auth/verify-phone?next=${encodeURIComponent(next)}`,
    }),
  },
  {
    given: { next: '/home' },
    samples: {
      signedIn: [{ token: 'mona', remembered: 'mona@souk.test' }],
      unverified: [{ token: 'mona', phone: '+971500000000', remembered: '', next: '/wallet' }],
    },
  },
)

/** What the ports send. */
export const signInRequests = requests(
  (api) => connectSignIn(api, createStorage(windowStandIn())),
  [
    {
      port: 'login',
      input: { password: 'secret' },
      sent: { request: 'POST /auth/login', body: { password: 'secret' } },
      field: 'token',
    },
  ],
)
