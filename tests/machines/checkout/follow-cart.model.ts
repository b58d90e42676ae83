import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { lines, soup } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const carts = [lines, [lineFor(8, soup, { quantity: 3 })], [], [lineFor(9, dish({ id: 12, store_id: 2 }))]]

export const followCartModel = model(followCartMachine, {
  inputs: { 'a cart of one dish': { lines } },
  events: {
    'cart.told': [{}],
    'cart.edited': [{ lines: carts[1]! }, { lines: [] }],
    // Only another tab brings goods of another store without asking.
    'cart.read': (snapshot) =>
      carts.map((now, index) =>
        snapshot.matches('following') && (index > 1 || snapshot.context.lines.length === 0)
          ? null
          : { lines: now },
      ),
    'cart.failed': [
      { lines, areEditsPending: false },
      { lines, areEditsPending: true },
    ],
    'edits.retry': [{}],
    'news.close': [{}],
    'store.accept': [{}],
    'store.decline': [{}],
  },
  answers: {},
  stateKey: ({ context: { lines: now, seen, areEditsPending } }) =>
    `${now.length} ${now[0]?.quantity} ${seen[0]?.quantity} ${areEditsPending}`,
})
