import { strictEqual } from 'node:assert'
import type { readPasskey } from '#browser/passkeys.ts'
import { createStorage } from '#browser/storage.ts'
import {
  type PasskeySupport,
  signInWithPasskeyMachine,
} from '#machines/account/sign-in-with-passkey.machine.ts'
import { connectSignInWithPasskey } from '#src/features/auth/sign-in-with-passkey.ports.ts'
import { failsNext, fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { addElsewhere } from '#tests/machines/account/add-passkey.levels.ts'
import { signed } from '#tests/machines/samples/passkeys.ts'
import { browser } from '#tests/support/browser.ts'
import { neverAsked, noWindow, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'
import { nothing, told } from '#tests/support/told.ts'
import { asCustomer } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

type Read = Awaited<ReturnType<typeof readPasskey>>

export const signInWithPasskeyService = service(signInWithPasskeyMachine, async (stage, { from }) => {
  const { api, guest_id, server, storage, wire } = stage
  const { info } = await stage.becomeCustomer()
  const passkey = await addElsewhere(stage)
  wire.token = undefined
  const state = {
    supports: 'autofill' as PasskeySupport,
    answers: 'made' as Read['type'],
    isBroken: false,
  }
  const failing = () => {
    state.isBroken = true
  }
  const answering = {
    before: ({ output }: { output: Read }) => {
      state.answers = output.type
    },
    refusing: failing,
  }
  return {
    connected: connectSignInWithPasskey({
      api,
      storage,
      page: () => globalThis as unknown as Window & typeof globalThis,
      device: {
        readPasskeySupport: async () => {
          if (state.isBroken) throw new Error('The browser failed')
          return state.supports
        },
        readPasskey: async (asked) => {
          if (state.isBroken) throw new Error('The browser failed')
          const { answers: type } = state
          return type === 'made' ? { type, credential: passkey.get(asked) } : { type }
        },
      },
    }),
    inputs: { [from]: { guest_id, must_verify: true } },
    answers: {
      readPasskeySupport: {
        before: ({ output }) => {
          state.supports = output
        },
        refusing: failing,
      },
      offerPasskeys: answering,
      choosePasskey: answering,
      /** The demo shop verifies no phone. */
      signInWithPasskey: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The token is the customer's. */
    holds: async ({ output }) => {
      if (!output || !('token' in output)) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.id, info.id)
    },
  }
})

export const signInWithPasskeyBrowser = browser(
  signInWithPasskeyMachine,
  async ({ page, arrive, stage, live }) => {
    const passkeyButton = page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' })
    const device = await fingerprintOf(page)
    await stage.becomeCustomer()
    await device.keep((await addElsewhere(stage)).copy('localhost'))
    stage.wire.token = undefined
    const answering = {
      before: async ({ output: { type } }: { output: { type: string } }) => {
        if (type === 'declined') await failsNext(page, 'get', 'NotAllowedError')
        if (type === 'unsupported') await failsNext(page, 'get', 'SecurityError')
      },
    }
    return {
      open: async () => {
        await verifiesCustomers(page)
        await arrive('/auth/sign-in')
        await passkeyButton.waitFor()
      },
      gestures: { 'passkey.choose': () => passkeyButton.click() },
      answers: {
        ...live.answers,
        readPasskeySupport: {
          before: async ({ output }) => {
            await page.evaluate((support) => {
              if (support === 'none') Reflect.deleteProperty(window, 'PublicKeyCredential')
              else PublicKeyCredential.isConditionalMediationAvailable = async () => support === 'autofill'
            }, output)
          },
        },
        offerPasskeys: answering,
        choosePasskey: answering,
      },
    }
  },
  { host: 'localhost' },
)

/** docs/spec.md §6, §8 Other: the cart and the wishlist are the customer's now, as after a sign-in by password. */
export const signInWithPasskeyTold = told(
  'signInWithPasskey',
  {
    // Without the offer of another passkey.
    signedIn: ({ token }) => ({
      sends: [['session', { type: 'signed.in', token }]],
      says: [['success', 'Sign in successfully.']],
      afterwards: asCustomer,
    }),
    unverified: ({ token, next }) => ({
      keepsInTab: { waitingSignIn: { token, phone: '' } },
      goesInstead: `/auth/verify-phone?next=${encodeURIComponent(next)}`,
    }),
    unsupported: nothing,
  },
  {
    given: { next: '/home' },
    samples: { signedIn: [{ token: 'mona' }], unverified: [{ token: 'mona', next: '/wallet' }] },
  },
)

/** What the ports send. */
export const signInWithPasskeyRequests = requests(
  (api) =>
    connectSignInWithPasskey({
      api,
      storage: createStorage(windowStandIn()),
      device: { readPasskey: neverAsked, readPasskeySupport: neverAsked },
      page: noWindow,
    }),
  [
    {
      port: 'startPasskeySignIn',
      sent: { request: 'POST /auth/passkey/options' },
      field: 'challenge',
    },
    {
      port: 'signInWithPasskey',
      input: { credential: signed, guest_id: 'guest-7' },
      sent: { request: 'POST /auth/passkey', body: { credential: signed, guest_id: 'guest-7' } },
      field: 'token',
    },
  ],
)
