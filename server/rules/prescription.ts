/** An order without a price: the store still reads its prescription. */
export const awaitsPrice = (order: { prescription_order: boolean; priced: Date | null }): boolean =>
  order.prescription_order && order.priced === null

/** What of an order says whether its customer has accepted the price of the pharmacy. */
export type Offered = { order_status: string; price_by: Date | null; price_accepted: Date | null }

/** An order whose customer has the price, and has neither accepted it nor canceled. */
export const awaitsAcceptance = ({ order_status, price_by, price_accepted }: Offered): boolean =>
  order_status === 'pending' && price_by !== null && price_accepted === null

/** Until when the customer can accept the price; `null` for an order that waits for no answer. */
export const acceptanceDeadline = (order: Offered): Date | null =>
  awaitsAcceptance(order) ? order.price_by : null

/** The last moment to accept a price that is given now. */
export const lastAcceptance = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
