/** An order without a price: the store still reads its prescription. */
export const awaitsPrice = (order: { prescription_order: boolean; priced: Date | null }): boolean =>
  order.prescription_order && order.priced === null
