import { type Contact, withReceiver } from '#machines/rules/contact.ts'
import { type Delivery, deliveryTo, isAt } from '#machines/rules/delivery.ts'
import type { OrderType } from '#machines/rules/order-draft.ts'
import { isInZone } from '#machines/rules/zones.ts'
import type { AddressBody } from '#openapi/generated/client.ts'

/** How the order is handed over, where, and to whom. */
export type Where = { order_type: OrderType; delivery: Delivery; contact: Contact }

/**
 * Where the order is to go. `zone_ids` are those of an address that was just saved: an address of the list is in the zone
 * of the store, and the address that a guest keeps has no zones.
 */
export type Written = { address: AddressBody; zone_ids?: readonly number[] }

/** Is the address in the zone of the store, as far as its zones are known? */
export const isServed = ({ zone_ids }: Written, zone_id: number): boolean =>
  !zone_ids || isInZone({ zone_ids }, zone_id)

/** Does the order go to another position with this address? */
export const movesOrder = (
  written: Written,
  { zone_id, delivery }: { zone_id: number; delivery: Delivery },
): boolean => isServed(written, zone_id) && !isAt(written.address, delivery)

/** Delivery and receiver at an address. */
export const destinationAt = ({ address }: Written, contact: Contact): Omit<Where, 'order_type'> => ({
  delivery: deliveryTo(address),
  contact: withReceiver(contact, address),
})
