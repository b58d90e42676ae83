import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { recipientOf } from '#machines/account/reset-form.ts'
import { resetPasswordMachine, resetPasswordPorts } from '#machines/account/reset-password.machine.ts'
import { type Clock, connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'
import { sendLogin, withDevice } from './auth.ports.ts'

export const connectResetPassword = (api: Api, storage: AppStorage, clock: Clock) =>
  resetPasswordMachine.provide({
    actors: {
      enterCode: connectEnterCode(clock, {
        send: (recipient, signal) =>
          unwrap(
            api.POST('/auth/forgot-password', { body: withDevice(storage, bodyOf(recipient)), signal }),
            'message',
          ),
        check: (recipient, reset_token, signal) =>
          unwrap(
            api.POST('/auth/verify-token', {
              body: withDevice(storage, { ...bodyOf(recipient), reset_token }),
              signal,
            }),
            'message',
          ),
      }),
      // Without the signal: a customer who leaves the page has set the password.
      resetPassword: answer(resetPasswordPorts.resetPassword, async (chosen) => {
        const { email_or_phone, password, confirm_password, code: reset_token } = chosen
        const typed = { ...bodyOf(email_or_phone), reset_token, password, confirm_password }
        const body = withDevice(storage, typed)
        return keepDevice(storage, await unwrap(api.PUT('/auth/reset-password', { body }), 'message'))
      }),
      login: answer(resetPasswordPorts.login, (login, signal) => sendLogin(api, storage, login, signal)),
    },
  })

/** Backends of the family ask which of both it is. */
const bodyOf = (typed: string) => {
  const recipient = recipientOf(typed)
  return { ...recipient, verification_method: 'phone' in recipient ? ('phone' as const) : ('email' as const) }
}
