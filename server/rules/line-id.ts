/** The number of an order line on the wire; an order has fewer than a thousand lines. */
export const lineIdOf = ({ order_id, position }: { order_id: number; position: number }): number =>
  order_id * 1000 + position
