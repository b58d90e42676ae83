import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectSessions } from './sessions.ports.ts'
import { SessionsView } from './sessions.view.tsx'

/** `/profile?page=sessions`: where the customer is signed in. */
function SessionsScreen() {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectSessions(api), undefined)
  useTellApp('sessions', actor)
  return <SessionsView snapshot={snapshot} send={send} />
}

export { SessionsScreen as Screen }
