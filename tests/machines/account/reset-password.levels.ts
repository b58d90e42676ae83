import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { connectResetPassword } from '#src/features/auth/reset-password.ports.ts'
import { sendAs } from '#tests/machines/account/enter-code.levels.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'
import { told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

const NEW = 'seven red boats'

export const resetPasswordService = service(resetPasswordMachine, async (stage, { from }) => {
  const { api, guest_id, server, shop, storage, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const must_verify = from.includes('verifies')
  /** Where the code goes: the last that the customer named. */
  let to = must_verify ? '' : info.phone
  const values = [info.email, NEW, NEW]
  const fields = ['email_or_phone', 'password', 'confirm_password'] as const
  const tried = async (secret: string) =>
    (await server.POST('/auth/login', { body: { email_or_phone: info.email, password: secret } })).response
      .status
  return {
    connected: connectResetPassword(api, storage, Date),
    inputs: {
      [from]: { email_or_phone: to, length: 6, guest_id, must_verify },
    },
    events: {
      'field.change': (sample) => {
        if (sample === 0) to = info.email
        return { field: fields[sample]!, value: values[sample]! }
      },
    },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'forgotPassword', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(to) })
          await stage.forward('verifyResetToken')
        },
      },
      login: {
        /** The password may have been set although its reply was lost. */
        before: async () => {
          if ((await tried(NEW)) === 200) return
          const name = to === info.email ? { email: to } : { phone: to }
          const body = { ...name, reset_token: shop.codeFor(to), password: NEW, confirm_password: NEW }
          await unwrap(server.PUT('/auth/reset-password', { body }), 'message')
        },
        /** The demo shop verifies no phone. */
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The new password signs the customer in, and the old password opens nothing. */
    holds: async ({ output }) => {
      if (!output) return
      strictEqual(await tried(password), 401)
      strictEqual(await tried(NEW), 200)
    },
  }
})

const labels = {
  email_or_phone: /^Email or phone/,
  password: /^New password/,
  confirm_password: /^Confirm password/,
}

export const resetPasswordBrowser = browser(
  resetPasswordMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { email_or_phone, must_verify } = live.inputs![from] as {
      email_or_phone: string
      must_verify: boolean
    }
    const form = page.getByRole('main')
    const question = page.getByRole('alertdialog')
    return {
      open: async () => {
        if (email_or_phone) stage.storage.write('rememberedLogin', email_or_phone)
        if (must_verify) await verifiesCustomers(page)
        await arrive('/auth/forgot-password')
        await form.getByLabel(labels.email_or_phone).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
        'form.submit': () =>
          form.getByRole('button', { name: /^(Send the code|Change password|Send another code)$/ }).click(),
        'name.change': () => form.getByRole('button', { name: 'Change', exact: true }).click(),
        'reset.confirm': () => question.getByRole('button', { name: 'Change password' }).click(),
        'reset.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
      },
      told: { 'code.change': ({ code }) => form.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  {
    holds: ['forgotPassword', 'verifyResetToken'],
    offered: {
      // Each step has its own fields.
      'field.change': ({ value }, { field }) =>
        field === 'email_or_phone'
          ? typeof value === 'object' && 'naming' in value
          : value === 'codeOver' || (typeof value === 'object' && 'choosing' in value),
    },
  },
)

/** docs/contract.md §2 Auth; docs/spec.md §6: the cart and the wishlist are the customer's now. */
export const resetPasswordTold = told(
  'resetPassword',
  {
    signedIn: ({ token }) => ({
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Sign in successfully.']],
      afterwards: asCustomer,
    }),
    unverified: ({ token, next }) => ({
      keepsInTab: { waitingSignIn: { token, phone: '' } },
      goesInstead: `/auth/verify-phone?next=${encodeURIComponent(next)}`,
    }),
    reset: ({ next }) => ({
      says: [['success', 'Your password is changed. Sign in with the new one.']],
      goesInstead: `/auth/sign-in?next=${encodeURIComponent(next)}`,
    }),
  },
  {
    given: { next: '/home' },
    samples: { signedIn: [{ token: 'mona' }], unverified: [{ token: 'mona', next: '/wallet' }] },
  },
)

/** What the ports send. */
export const resetPasswordRequests = requests(
  (api) => connectResetPassword(api, createStorage(windowStandIn()), Date),
  [
    {
      port: 'enterCode.sendCode',
      input: { recipient: ' +٩٧١٥01234567 ' },
      sent: {
        request: 'POST /auth/forgot-password',
        body: { phone: '+971501234567', verification_method: 'phone' },
      },
      field: 'message',
    },
    {
      port: 'enterCode.checkCode',
      input: { recipient: 'mona@souk.test', code: '123456' },
      sent: {
        request: 'POST /auth/verify-token',
        body: { email: 'mona@souk.test', verification_method: 'email', reset_token: '123456' },
      },
      field: 'message',
    },
    {
      port: 'resetPassword',
      input: { email_or_phone: 'mona@souk.test', code: '123456', password: 'new', confirm_password: 'new' },
      sent: {
        request: 'PUT /auth/reset-password',
        body: {
          email: 'mona@souk.test',
          verification_method: 'email',
          reset_token: '123456',
          password: 'new',
          confirm_password: 'new',
        },
      },
      field: 'message',
    },
    {
      port: 'login',
      input: { password: 'secret' },
      sent: { request: 'POST /auth/login', body: { password: 'secret' } },
      field: 'token',
    },
  ],
)
