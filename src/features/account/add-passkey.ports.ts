import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { createPasskey } from '#browser/passkeys.ts'
import { addPasskeyMachine, addPasskeyPorts } from '#machines/account/add-passkey.machine.ts'
import type { Clock } from '#src/shared/identity/enter-code.ports.ts'
import { connectProveOwner } from './prove-owner.ports.ts'

export type AddPasskeyWorld = {
  api: Api
  clock: Clock
  /** What the browser does with the device. */
  createPasskey: typeof createPasskey
}

export const connectAddPasskey = ({ api, clock, createPasskey }: AddPasskeyWorld) =>
  addPasskeyMachine.provide({
    actors: {
      proveOwner: connectProveOwner(api, clock),
      startPasskey: answer(addPasskeyPorts.startPasskey, ({ proofs: [body = {}] }, signal) =>
        unwrap(api.POST('/customer/passkeys/options', { body, signal }), 'challenge'),
      ),
      createPasskey: answer(addPasskeyPorts.createPasskey, createPasskey),
      // Without the signal: a customer who leaves the page has a passkey on the device, and the shop keeps its half.
      addPasskey: answer(addPasskeyPorts.addPasskey, (body) =>
        unwrap(api.POST('/customer/passkeys', { body }), 'passkeys'),
      ),
      listPasskeys: answer(addPasskeyPorts.listPasskeys, (_, signal) =>
        unwrap(api.GET('/customer/passkeys', { signal }), 'passkeys'),
      ),
    },
  })
