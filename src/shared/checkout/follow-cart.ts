import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { isSameCart } from '#machines/rules/cart-changes.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'

/** Tells the follower the edits of the cart at once, and again when they are answered; answers how to stop. */
export function followCart(
  cart: ActorRefFrom<typeof cartMachine>,
  follower: ActorRefFrom<typeof followCartMachine>,
): () => void {
  let known = { lines: cart.getSnapshot().context.lines, areEditsPending: false }
  const { unsubscribe } = cart.subscribe((snapshot) => {
    const { queue } = snapshot.context
    const lines = shownLines(snapshot.context)
    const areEditsPending = queue.some(({ type }) => type !== 'read')
    const isTold =
      known.areEditsPending === areEditsPending &&
      (areEditsPending ? isSameCart(lines, known.lines) : lines === known.lines)
    if (snapshot.matches('unavailable')) {
      known = { lines, areEditsPending }
      follower.send({ type: 'cart.failed', ...known })
    } else if (!isTold && (areEditsPending || (snapshot.matches('ready') && queue.length === 0))) {
      known = { lines, areEditsPending }
      follower.send({ type: areEditsPending ? 'cart.edited' : 'cart.read', lines })
    }
  })
  return unsubscribe
}
