import type { CartLine } from '#openapi/generated/client.ts'
import type { CartOwner } from './cart-owner.ts'
import { variationKey } from './same-variation.ts'

/** The name of one attempt to order (the Idempotency-Key), and the order it was made for. */
export type OrderKey = { key: string; purpose: string }

/** Equal for the same items of the same shopper: a reload of one checkout finds its key, and another order does not. */
export const purposeOf = ({
  kind,
  owner,
  lines,
}: {
  kind: string
  owner: CartOwner
  lines: readonly CartLine[]
}): string =>
  [
    kind,
    owner.guest_id ?? 'customer',
    ...lines.map(
      ({ id, item_id, variation, quantity }) => `${id}.${item_id}.${variationKey(variation)}.${quantity}`,
    ),
  ].join('/')
