import { editOf } from '#machines/rules/line-trouble.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import type { LineEdits, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { useOpenItem } from '#src/shared/items/add-control.part.tsx'

/** Lines of the cart are edited in the cart, which checkout follows; an item that is bought at once is edited here. */
export function useLineEdits(draft: OrderDraft, change: SectionProps['change']): LineEdits {
  const { cart } = useShop().actors
  const openItem = useOpenItem()
  const queue = useSelector(cart, ({ context }) => context.queue)
  const digits = draft.config.digit_after_decimal_point
  const isInCart = partsOf[draft.kind].goods === 'cart'
  return {
    isBusy: (line_id) => isInCart && queue.some((edit) => 'id' in edit && edit.id === line_id),
    onRemedy: (line, remedy) => {
      const edit = editOf(line, remedy, digits)
      if (!edit) openItem(line.item, line.id)
      else if (isInCart) cart.send(edit)
      else if (remedy.type === 'lower')
        change({
          lines: draft.lines.map((each) => (each.id === line.id ? { ...each, quantity: remedy.to } : each)),
        })
    },
  }
}
