import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { connectRunParts } from '#src/shared/checkout/checkout.ports.ts'
import { coordinator, nora, offline } from '#tests/machines/samples/checkout.ts'
import { service } from '#tests/support/service.ts'

export const runPartsService = service(runPartsMachine, async (stage, { from }) => {
  const { city, guest_id } = stage
  const draft = startDraft({
    kind: 'cart',
    shopper: { type: 'guest', guest_id },
    store: city.kitchen,
    config: city.config,
    lines: await stage.fillCart([city.soup, 4]),
    place: city.here,
    kept: { contact: nora },
  })
  return {
    connected: connectRunParts(stage.checkout()),
    inputs: { [from]: { draft, coordinator } },
    events: {
      'draft.changed': (sample) => ({
        draft: [
          { ...draft, order_note: 'No salt' },
          { ...draft, fee: { type: 'unknown' as const, error: offline } },
        ][sample]!,
      }),
    },
    answers: {
      quoteDelivery: { stays: true },
      quoteOrder: { stays: true },
      destination: { stays: true },
      useCoupon: { stays: true },
      keepDraft: { stays: true },
    },
  }
})
