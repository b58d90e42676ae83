import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useShownLines } from '#src/shared/items/add-control.part.tsx'
import { connectChooseCart } from './choose-cart.ports.ts'
import { ChooseCartView } from './choose-cart.view.tsx'

/** Asks a signed-in customer which of two carts stays, as long as there are two. */
function ChooseCartScreen() {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectChooseCart(api), undefined)
  const current = useShownLines()
  useTellApp('chooseCart', actor)
  if (!snapshot.matches('offering') && !snapshot.matches('choosing')) return null
  return <ChooseCartView snapshot={snapshot} send={send} current={current} />
}

export { ChooseCartScreen as Screen }
