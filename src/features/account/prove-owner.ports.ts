import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { type Clock, connectEnterCode } from '#src/shared/identity/enter-code.ports.ts'

export const connectProveOwner = (api: Api, clock: Clock) =>
  proveOwnerMachine.provide({
    actors: {
      enterCode: connectEnterCode(clock, {
        send: (_, signal) => unwrap(api.POST('/customer/confirmation-code', { signal }), 'message'),
        // The server compares the code when it makes the change, and uses it up with it.
        check: async () => ({ message: '' }),
      }),
    },
  })
