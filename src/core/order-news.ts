import type { OrderStatus } from '#openapi/generated/client.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

export type OrderNews = { order_id: number; order_status: OrderStatus }

/** Status changes of orders, as the event stream reports them. */
export const { publish: publishOrder, subscribe: onOrder } = pubSub<OrderNews>()
