import { roundMoney } from './money.ts'
import { draftFigures, type OrderDraft } from './order-draft.ts'
import { partsOf } from './order-kinds.ts'

/** How much more the goods have to cost before the store takes the order; 0 when they cost enough. */
export const minimumOrderGap = (draft: OrderDraft): number =>
  partsOf[draft.kind].goods === 'none'
    ? 0
    : Math.max(
        0,
        roundMoney(
          draft.store.minimum_order - draftFigures(draft).goods,
          draft.config.digit_after_decimal_point,
        ),
      )
