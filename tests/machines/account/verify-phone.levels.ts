import { deepStrictEqual, strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import type { EarlierCode } from '#machines/account/enter-code.machine.ts'
import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { connectSignInWithCode, connectVerifyPhone } from '#src/features/auth/verify-phone.ports.ts'
import { codeBefore, sendAs, storedCode } from '#tests/machines/account/enter-code.levels.ts'
import { googleStandIn } from '#tests/machines/account/phone-by-firebase.levels.ts'
import { keepWaiting, write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { keyedStorage, RETRY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'

export const verifyPhoneService = service(verifyPhoneMachine, async (stage, { from }) => {
  const { city, guest_id, newcomer, server, shop, wire } = stage
  await stage.fillCart([city.soup, 2])
  const { token } = await unwrap(server.POST('/auth/sign-up', { body: newcomer }))
  const { phone } = newcomer
  const isAgain = from.includes('again')
  if (isAgain) await unwrap(server.POST('/auth/verify-phone/send', { body: { phone, token } }))
  return {
    connected: connectVerifyPhone({ ...stage, clock: Date, firebase: googleStandIn() }, { token, guest_id }),
    inputs: {
      [from]: {
        phone: from.includes('e-mail') ? '' : phone,
        length: 6,
        codes: from.includes('Firebase') ? ('firebase' as const) : ('shop' as const),
        ...(isAgain && { earlier: codeBefore() }),
      },
    },
    events: { 'phone.change': () => ({ phone }) },
    answers: {
      enterCode: {
        played: async (_, form) => {
          // After a reload the earlier code is entered.
          if (!(await form.is({ proving: { delivery: 'held' } }))) {
            await sendAs(stage, 'sendPhoneCode', true)
            await form.reaches({ proving: { delivery: { sent: 'late' } } })
          }
          await form.tell({ type: 'code.change', code: shop.codeFor(phone) })
          await stage.forward('verifyPhone')
        },
      },
      phoneByFirebase: {
        played: async (_, proof) => {
          await proof.tell({ type: 'challenge.open' })
          await proof.reaches({ entering: 'fresh' })
          await proof.tell({ type: 'code.change', code: '123456' })
          await stage.forward('verifyFirebaseToken')
        },
      },
    },
    /** The customer is in, with what the guest had. */
    holds: async ({ output }) => {
      if (output?.type !== 'verified') return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.is_phone_verified, 1)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})

/** In a shop of its own, at a stand-in of Google. */
const ELSEWHERE = 'tests/e2e/phone-by-firebase.spec.ts lives the shop whose codes come from Firebase'

export const verifyPhoneBrowser = browser(
  verifyPhoneMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { phone, earlier } = live.inputs![from] as { phone: string; earlier?: EarlierCode }
    const form = page.getByRole('main')
    return {
      open: async () => {
        stage.storage.write('guest_id', stage.guest_id)
        await keepWaiting(page, { token: '', phone, ...(earlier && { code: storedCode(phone, earlier) }) })
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
  {
    holds: ['sendPhoneCode', 'verifyPhone'],
    inputs: [
      'a customer who has just signed up',
      'a customer who loads the page again',
      'a customer who signed in by e-mail',
    ],
    unseen: {
      'deciding always #2': ELSEWHERE,
      'naming form.submit #2': ELSEWHERE,
      'proving name.change': ELSEWHERE,
      'proving done phoneByFirebase': ELSEWHERE,
      'proving refused phoneByFirebase': ELSEWHERE,
    },
  },
)

const verified = ({
  token,
  message = 'Logged in successfully',
  next,
}: {
  token: string
  message?: string | undefined
  next: string
}): Follows => ({
  keepsInTab: { waitingSignIn: undefined },
  sends: [['session', { type: 'signed.in', token }]],
  says: [['success', message]],
  goesInstead: next,
  offersPasskey: true,
  afterwards: asCustomer,
})

/** docs/spec.md §7 Auth; §6: the cart and the wishlist are the customer's now. */
export const verifyPhoneTold = told(
  'verifyPhone',
  {
    verified: (fact) => ({ ...verified(fact), ...(fact.isNew && { opens: { name: 'welcome' } }) }),
    // The browser keeps the number and the waiting account, for a customer who comes back to the page.
    left: ({ next }) => ({ goesInstead: next }),
  },
  {
    given: { next: '/home', isNew: false },
    samples: {
      verified: [
        { token: 'mona', next: '/wallet' },
        { token: 'mona', isNew: true },
      ],
    },
  },
)

/** docs/contract.md §2 Ours: the customer is signed in, or goes back to the password. */
export const signInWithCodeTold = told(
  'signInWithCode',
  { verified, left: ({ next }) => ({ goesInstead: `/auth/sign-in?next=${encodeURIComponent(next)}` }) },
  {
    given: { next: '/wallet' },
    samples: { verified: [{ token: 'mona', message: 'Your password ended.' }] },
  },
)

/** What the ports send. */
export const verifyPhoneRequests = requests(
  (api) =>
    connectVerifyPhone(
      { storage: keyedStorage(), clock: Date, api },
      { token: 'waits', guest_id: 'guest-7' },
    ),
  [
    {
      port: 'enterCode.sendCode',
      input: { recipient: '+971501234567' },
      sent: { request: 'POST /auth/verify-phone/send', body: { phone: '+971501234567', token: 'waits' } },
      field: 'message',
    },
    {
      port: 'enterCode.checkCode',
      input: { recipient: '+٩٧١501234567', code: '123456' },
      sent: {
        request: 'POST /auth/verify-phone',
        body: { ...RETRY, phone: '+971501234567', otp: '123456', token: 'waits', guest_id: 'guest-7' },
      },
      field: 'token',
    },
    {
      connect: (api) =>
        connectVerifyPhone({ storage: keyedStorage(), clock: Date, api }, { token: '', guest_id: null }),
      port: 'enterCode.checkCode',
      input: { recipient: '+971501234567', code: '123456' },
      sent: { request: 'POST /auth/verify-phone', body: { ...RETRY, phone: '+971501234567', otp: '123456' } },
      field: 'token',
    },
    {
      connect: (api) =>
        connectSignInWithCode({ storage: keyedStorage(), clock: Date, api }, { guest_id: 'guest-7' }),
      port: 'enterCode.sendCode',
      input: { recipient: '+٩٧١501234567' },
      sent: { request: 'POST /auth/login-code', body: { phone: '+971501234567' } },
      field: 'message',
    },
    {
      connect: (api) =>
        connectSignInWithCode({ storage: keyedStorage(), clock: Date, api }, { guest_id: 'guest-7' }),
      port: 'enterCode.checkCode',
      input: { recipient: '+971501234567', code: '123456' },
      sent: {
        request: 'POST /auth/login',
        body: { ...RETRY, phone: '+971501234567', otp: '123456', login_type: 'otp', guest_id: 'guest-7' },
      },
      field: 'token',
    },
  ],
)
