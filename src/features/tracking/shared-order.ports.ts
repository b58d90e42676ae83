import type { SnapshotFrom } from 'xstate'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { trackOrderMachine, trackOrderPorts } from '#machines/orders/track-order.machine.ts'
import type { SharedOrder, TrackedOrder } from '#openapi/generated/client.ts'

/** As much of an order as its link shows. */
export const readSharedOrder = (api: Api, token: string, signal: AbortSignal): Promise<SharedOrder> =>
  unwrap(api.GET('/order/shared', { params: { query: { token } }, signal }), 'order_status')

/** Follows an order by a link; the token is all that the machine's question needs. */
export const connectSharedOrder = (api: Api, token: string) =>
  trackOrderMachine.provide({
    actors: {
      trackOrder: answer(trackOrderPorts.trackOrder, async (_, signal) =>
        asFollowed(await readSharedOrder(api, token, signal)),
      ),
    },
  })

/** The machine decides by `id` and `order_status` alone; the view takes the order out again with `sharedIn`. */
export const asFollowed = (order: SharedOrder) => order as unknown as TrackedOrder

export const sharedIn = ({ context }: SnapshotFrom<typeof trackOrderMachine>) =>
  context.order as unknown as SharedOrder
