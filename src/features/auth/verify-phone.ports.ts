import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import type { Locale } from '#i18n/locale.ts'
import type { EarlierCode } from '#machines/account/enter-code.machine.ts'
import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import type { Config } from '#openapi/generated/client.ts'
import { type Clock, connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'
import { withRetryKey } from '#src/shared/identity/with-retry-key.ts'
import { sendLogin, withDevice } from './auth.ports.ts'
import { connectPhoneByFirebase, type FirebaseWorld } from './phone-by-firebase.ports.ts'

/**
 * `token` waits for this proof, and is empty when the browser has lost it; `guest_id` moves the guest's cart and orders
 * to the customer; `recordCode` keeps which code was sent, for a reload.
 */
export type Waiting = {
  token: string
  guest_id: string | null
  recordCode?: ((phone: string, code: EarlierCode) => void) | undefined
}

/** `firebase`: only where a page offers its codes. */
export type CodeWorld = {
  api: Api
  storage: AppStorage
  clock: Clock
  firebase?: Omit<FirebaseWorld, 'api' | 'storage'> | undefined
}

/** What a proof by Firebase needs, in a shop whose codes come from there. */
export const firebaseIn = (
  window: Window,
  { phone_by_firebase: firebase }: Pick<Config, 'phone_by_firebase'>,
  locale: Locale,
): CodeWorld['firebase'] => (firebase ? { window, firebase, locale } : undefined)

export const connectVerifyPhone = (world: CodeWorld, waiting: Waiting) =>
  verifyPhoneMachine.provide({
    actors: { enterCode: connectPhoneCode(world, waiting), ...byFirebase(world, waiting) },
  })

/** In a shop whose codes come from Firebase. */
const byFirebase = ({ firebase, ...world }: CodeWorld, waiting: Waiting) =>
  firebase ? { phoneByFirebase: connectPhoneByFirebase({ ...world, ...firebase }, waiting) } : {}

export const connectPhoneCode = (
  { api, storage, clock }: CodeWorld,
  { token, guest_id, recordCode }: Waiting,
) =>
  connectEnterCode(clock, {
    recordCode,
    send: (typed, signal) => {
      const body = withDevice(storage, { phone: latinDigits(typed), ...(token && { token }) })
      return unwrap(api.POST('/auth/verify-phone/send', { body, signal }), 'message')
    },
    check: async (typed, otp, signal) => {
      const typedCode = withRetryKey(storage, { phone: latinDigits(typed), otp })
      const body = withDevice(storage, {
        ...typedCode,
        ...(token && { token }),
        ...(guest_id !== null && { guest_id }),
      })
      return keepDevice(storage, await unwrap(api.POST('/auth/verify-phone', { body, signal }), 'token'))
    },
  })

/** A code in place of a password, for everybody who has an account. */
export const connectSignInWithCode = (
  { api, storage, clock, firebase }: CodeWorld,
  { guest_id }: Pick<Waiting, 'guest_id'>,
) =>
  verifyPhoneMachine.provide({
    actors: {
      ...byFirebase({ api, storage, clock, firebase }, { token: '', guest_id }),
      enterCode: connectEnterCode(clock, {
        send: (typed, signal) => {
          const body = withDevice(storage, { phone: latinDigits(typed) })
          return unwrap(api.POST('/auth/login-code', { body, signal }), 'message')
        },
        check: (typed, otp, signal) => {
          const login = withRetryKey(storage, { phone: latinDigits(typed), otp, login_type: 'otp' } as const)
          return sendLogin(api, storage, { ...login, ...(guest_id !== null && { guest_id }) }, signal)
        },
      }),
    },
  })
