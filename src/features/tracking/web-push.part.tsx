import { useQuery } from '@tanstack/react-query'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectWebPush, pushKeyQuery } from './web-push.ports.ts'
import { WebPushView } from './web-push.view.tsx'

/** “Tell me when it is at the door”, in a shop that sends to browsers; no browser is asked before the press. */
export function WebPush() {
  const { data } = useQuery(pushKeyQuery(useShop().api))
  return data?.public_key ? <Offer public_key={data.public_key} /> : null
}

function Offer({ public_key }: { public_key: string }) {
  const { api, actors } = useShop()
  const { snapshot, send } = useFlow(() => connectWebPush(api, actors.session, () => window), { public_key })
  return <WebPushView snapshot={snapshot} send={send} />
}
