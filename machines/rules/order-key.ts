import type { CartLine } from '#openapi/generated/client.ts'
import type { CartOwner } from './cart-owner.ts'
import type { DraftName } from './kept-draft.ts'
import type { OrderKind } from './order-kinds.ts'
import { variationKey } from './same-variation.ts'
import type { Submission } from './submitted-order.ts'

/** The name of one attempt to order (the Idempotency-Key), the order it was made for, and who ordered. */
export type OrderKey = {
  key: string
  purpose: string
  kind: OrderKind
  /** Null for a customer. */
  guest_id: string | null
  /** With it and its id, a guest tracks the order. */
  contact_number: string
  /** The draft that goes with the order; keys stored by an earlier release lack it. */
  draft?: DraftName
}

export const orderKeyOf = (key: string, { purpose, placement, draft }: Submission): OrderKey => ({
  key,
  purpose,
  kind: kindOf(placement),
  guest_id: placement.guest_id ?? null,
  contact_number: placement.contact_person_number ?? '',
  draft,
})

function kindOf(placement: Submission['placement']): OrderKind {
  if (!('order_type' in placement)) return 'prescription'
  if (placement.order_type === 'parcel') return 'parcel'
  if (placement.is_buy_now !== 1) return 'cart'
  return placement.cart?.[0]?.model === 'ItemCampaign' ? 'campaign' : 'buy_now'
}

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
