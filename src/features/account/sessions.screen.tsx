import { clock } from '#browser/clock.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectSessions } from './sessions.ports.ts'
import { SessionsView } from './sessions.view.tsx'
import { useOwner } from './use-owner.ts'

/** `/profile?page=sessions`: where the customer is signed in. */
function SessionsScreen() {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectSessions(api, clock), useOwner())
  const owner = useChild<typeof proveOwnerMachine>(snapshot, 'proveOwner')
  useTellApp('sessions', actor)
  return <SessionsView snapshot={snapshot} send={send} owner={owner} />
}

export { SessionsScreen as Screen }
