import type { OrderStatus } from '#openapi/generated/client.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

export type OrderUpdate = { order_id: number; order_status: OrderStatus }

/** Status changes of orders, as the event stream reports them. */
export const { publish: publishOrder, subscribe: onOrder } = pubSub<OrderUpdate>()
