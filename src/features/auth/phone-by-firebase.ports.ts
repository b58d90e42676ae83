import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { sendVerificationCode } from '#api/identity-toolkit.ts'
import { unwrap } from '#api/unwrap.ts'
import { challengeDrawn, challengePassed } from '#browser/challenge.ts'
import type { AppStorage } from '#browser/storage.ts'
import { phoneByFirebaseMachine, phoneByFirebasePorts } from '#machines/account/phone-by-firebase.machine.ts'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import type { PhoneByFirebase } from '#openapi/generated/client.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'
import { withRetryKey } from '#src/shared/identity/with-retry-key.ts'

/** `firebase`: from the configuration of a shop whose codes come from there. */
export type FirebaseWorld = {
  api: Api
  storage: AppStorage
  window: Window
  firebase: PhoneByFirebase
  locale: string
  fetch?: typeof fetch
}

/** `token` waits for this proof; empty where none does. */
type Waiting = { token: string; guest_id: string | null }

export const connectPhoneByFirebase = (
  { api, storage, window, firebase, locale, fetch }: FirebaseWorld,
  { token, guest_id }: Waiting,
) =>
  phoneByFirebaseMachine.provide({
    actors: {
      loadChallenge: answer(phoneByFirebasePorts.loadChallenge, (_, signal) =>
        challengeDrawn(window, signal),
      ),
      solveChallenge: answer(phoneByFirebasePorts.solveChallenge, (_, signal) =>
        challengePassed(window, signal),
      ),
      sendVerificationCode: answer(
        phoneByFirebasePorts.sendVerificationCode,
        ({ phone, challenge }, signal) =>
          sendVerificationCode(firebase, { phone: latinDigits(phone), challenge, locale, signal }, fetch),
      ),
      verifyFirebaseToken: answer(
        phoneByFirebasePorts.verifyFirebaseToken,
        async ({ phone, session, code }, signal) => {
          const body = {
            ...withRetryKey(storage, { sessionInfo: session, phoneNumber: latinDigits(phone), code }),
            ...(token && { token }),
            ...(guest_id !== null && { guest_id }),
          }
          const reply = api.POST('/auth/firebase-verify-token', { body, signal })
          return keepDevice(storage, await unwrap(reply, 'token'))
        },
      ),
    },
  })
