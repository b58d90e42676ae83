import { clock } from '#browser/clock.ts'
import { createPasskey, supportsPasskeys } from '#browser/passkeys.ts'
import type { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectPasskeys } from './passkeys.ports.ts'
import { PasskeysView } from './passkeys.view.tsx'
import { useOwner } from './use-owner.ts'

/** `/profile?page=passkeys`: what signs the customer in without a password. */
function PasskeysScreen() {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectPasskeys({ api, clock, createPasskey }), {
    ...useOwner(),
    // Behind a sign-in, so never drawn by the server.
    is_supported: supportsPasskeys(window),
  })
  const adding = useChild<typeof addPasskeyMachine>(snapshot, 'addPasskey')
  const owner = useChild<typeof proveOwnerMachine>(adding?.snapshot, 'proveOwner')
  useTellApp('passkeys', actor)
  return <PasskeysView snapshot={snapshot} send={send} adding={adding} owner={owner} />
}

export { PasskeysScreen as Screen }
