import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { type Clock, connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'

export const connectVerifyEmail = (api: Api, clock: Clock) =>
  verifyEmailMachine.provide({
    actors: {
      enterCode: connectEnterCode(clock, {
        send: (_, signal) => unwrap(api.POST('/customer/email-code', { signal }), 'message'),
        check: (_, otp, signal) =>
          unwrap(api.POST('/customer/verify-email', { body: { otp }, signal }), 'message'),
      }),
    },
  })
