/** The order that an address of /profile names. */
export function orderIn(search: URLSearchParams): number | undefined {
  const order_id = Number(search.get('orderId'))
  return Number.isSafeInteger(order_id) && order_id > 0 ? order_id : undefined
}
