import { createActor } from 'xstate'
import type { Shop } from '#src/core/shop.ts'
import { connectUndoAgain } from '#src/features/orders/again/order-again.ports.ts'
import { onOutcome } from '#src/flow/on-outcome.ts'

/** Undoes "order again", independent of the shown page, and tells the app the outcome. */
export function undoAgain({ api, actors, tellApp }: Shop, key: string): void {
  const actor = createActor(connectUndoAgain(api, actors.session), { input: { key } })
  onOutcome(actor, (outcome) => tellApp('undoAgain', outcome))
  actor.start()
}
