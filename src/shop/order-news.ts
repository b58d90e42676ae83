import type { OrderStatus } from '#openapi/generated/client.ts'
import { newsLine } from './news-line.ts'

export type OrderNews = { order_id: number; order_status: OrderStatus }

/** What happens to orders, as the shop sends word of it. */
export const { tell: announceOrder, on: onOrder } = newsLine<OrderNews>()
