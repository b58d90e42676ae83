import type { ItemOptionsOutcome } from '#machines/catalogue/item-options.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { buyNow } from '#src/navigation/buy-now.ts'
import { useGo } from '#src/navigation/overlay.ts'

/** Does what was decided about an item: the cart has it, or it goes to checkout at once (docs/spec.md §4, Item detail). */
export function useTake(): (outcome: ItemOptionsOutcome) => void {
  const { cart } = useShop().actors
  const go = useGo()
  return (outcome) => {
    const { type, item, body } = outcome
    switch (type) {
      case 'add':
        return cart.send({ type: 'item.add', item, body })
      case 'update':
        return cart.send({ type: 'line.replace', line: outcome.line, item, body })
      case 'buyNow':
      case 'orderNow':
        return buyNow(go, item, body)
    }
  }
}
