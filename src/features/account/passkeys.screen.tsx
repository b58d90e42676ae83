import { useSuspenseQuery } from '@tanstack/react-query'
import { clock } from '#browser/clock.ts'
import { createPasskey, supportsPasskeys } from '#browser/passkeys.ts'
import type { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import { codesGoTo } from '#machines/account/profile-form.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { customerQuery } from './account.queries.ts'
import { connectPasskeys } from './passkeys.ports.ts'
import { PasskeysView } from './passkeys.view.tsx'

/** `/profile?page=passkeys`: what signs the customer in without a password. */
function PasskeysScreen() {
  const { api } = useShop()
  const { data: customer } = useSuspenseQuery(customerQuery(api, useToken() ?? ''))
  const { length } = codesOf(useConfig())
  const { actor, snapshot, send } = useFlow(() => connectPasskeys({ api, clock, createPasskey }), {
    has_password: customer.social_id === null,
    recipient: codesGoTo(customer),
    length,
    // Behind a sign-in, so never drawn by the server.
    is_supported: supportsPasskeys(window),
  })
  const adding = useChild<typeof addPasskeyMachine>(snapshot, 'addPasskey')
  const owner = useChild<typeof proveOwnerMachine>(adding?.snapshot, 'proveOwner')
  useTellApp('passkeys', actor)
  return <PasskeysView snapshot={snapshot} send={send} adding={adding} owner={owner} />
}

export { PasskeysScreen as Screen }
