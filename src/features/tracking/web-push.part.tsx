import { useQuery } from '@tanstack/react-query'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectWebPush, pushKeyQuery } from './web-push.ports.ts'
import { type WebPushProps, WebPushView } from './web-push.view.tsx'

/** Offers to tell of the order's arrival, in a shop that sends to browsers; no browser is asked before the press. */
export function WebPush({ order_type }: Pick<WebPushProps, 'order_type'>) {
  const { data } = useQuery(pushKeyQuery(useShop().api))
  return data?.public_key ? <Offer public_key={data.public_key} order_type={order_type} /> : null
}

function Offer({ public_key, order_type }: Pick<WebPushProps, 'order_type'> & { public_key: string }) {
  const { api, actors } = useShop()
  const { snapshot, send } = useFlow(() => connectWebPush(api, actors.session, () => window), { public_key })
  return <WebPushView snapshot={snapshot} send={send} order_type={order_type} />
}
