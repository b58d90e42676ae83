import { createActor } from 'xstate'
import { connectUndoAgain } from '#src/again/order-again.ports.ts'
import type { Shop } from '#src/shop/shop.ts'

/** Takes an order again back, whatever page is on show by now, and tells the app how it ended. */
export function undoAgain({ api, actors, tellApp }: Shop, key: string): void {
  const actor = createActor(connectUndoAgain(api, actors.session), { input: { key } })
  actor.subscribe({
    complete: () => {
      const { output } = actor.getSnapshot()
      if (output) tellApp('undoAgain', output)
    },
  })
  actor.start()
}
