import { roundMoney } from '#machines/rules/money.ts'
import { draftAmounts, type OrderDraft } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'

/** The amount missing from the store's minimum order; 0 when the items reach it. */
export const minimumOrderGap = (draft: OrderDraft): number =>
  partsOf[draft.kind].goods === 'none'
    ? 0
    : Math.max(
        0,
        roundMoney(
          draft.store.minimum_order - draftAmounts(draft).subtotal,
          draft.config.digit_after_decimal_point,
        ),
      )
