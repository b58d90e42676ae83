/** So many pieces of an item every order may hold: fewer would refuse customers of nearly sold items. */
const FEW = 3

/** The most pieces of one stock that one order may hold before it is paid: half of it, and a few in any case. */
export const mostUnpaid = (stock: number): number => Math.max(FEW, Math.floor(stock / 2))
