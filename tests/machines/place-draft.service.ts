import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { placeDraftMachine } from '#machines/checkout/place-draft.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import type { Fee } from '#machines/rules/fee.ts'
import { changedDraft, goodsQuestion, startDraft } from '#machines/rules/order-draft.ts'
import { metresOf, quoteOf } from '#machines/rules/quote.ts'
import { connectPlaceDraft } from '#src/shared/checkout/checkout.ports.ts'
import { playSend } from '#tests/machines/played.ts'
import { coordinator, offline } from '#tests/machines/samples/checkout.ts'
import { service } from '#tests/support/service.ts'

export const placeDraftService = service(placeDraftMachine, async (stage) => {
  const { city, server, guest_id, newcomer } = stage
  const { here, kitchen, soup, config } = city
  const { lat, lng } = here
  const matrix = await unwrap(
    server.GET('/config/distance-api', {
      params: {
        query: {
          origin_lat: Number(kitchen.latitude),
          origin_lng: Number(kitchen.longitude),
          destination_lat: lat,
          destination_lng: lng,
          mode: 'walking',
        },
      },
    }),
  )
  const zones = await unwrap(server.GET('/config/get-zone-id', { params: { query: { lat, lng } } }))
  const quote = quoteOf(zones, kitchen, metresOf(matrix))!
  const known: Fee = { type: 'known', quote }
  const draft = startDraft({
    kind: 'cart',
    shopper: { type: 'guest', guest_id },
    store: kitchen,
    config,
    lines: await stage.fillCart([soup, 4]),
    place: here,
    kept: { contact: contactOfCustomer(newcomer) },
  })
  const quoted = await unwrap(server.POST('/customer/order/quote', { body: goodsQuestion(draft)!.body }))
  const withFee = (fee: Fee) => ({ draft: changedDraft(draft, { fee }), coordinator })
  return {
    connected: connectPlaceDraft(stage.checkout()),
    inputs: {
      'a known fee': withFee(known),
      'a fee that is being measured': { draft, coordinator },
      'a fee that was not answered': withFee({ type: 'unknown', error: offline }),
      'a quote that is over': {
        draft: changedDraft(withFee(known).draft, { price: { type: 'expired', quote: quoted } }),
        coordinator,
      },
      'an address outside the zones': withFee({ type: 'outside' }),
      'no contact': { draft: { ...draft, contact: emptyContact }, coordinator },
    },
    comes: {
      'draft.change': ({ type, change }, { send }) =>
        send({ type, change: change.price ? { price: { type: 'known', quote: quoted } } : change }),
    },
    answers: {
      agreeAmount: { withheld: true },
      sendOrder: { played: ({ output }, child) => playSend(stage, output, child) },
    },
    /** There is an order exactly when it is placed, for the amount that was agreed. */
    holds: async ({ output, context }) => {
      if (output?.type !== 'placed') return
      const { order_id, total_ammount } = output.order
      const order = await stage.trackOrder(order_id, newcomer.phone)
      strictEqual(total_ammount, context.draft.total)
      strictEqual(order.order_amount, total_ammount)
    },
  }
})
