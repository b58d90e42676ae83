/** How long after the delivery a customer may request a refund, as the refund policy says; in milliseconds. */
export const REFUND_TIME = 24 * 60 * 60_000

export const isRefundTime = (delivered: Date | null, now: Date): boolean =>
  delivered !== null && now.getTime() - delivered.getTime() <= REFUND_TIME
