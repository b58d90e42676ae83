import { strictEqual } from 'node:assert'
import { createMachine } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import type { OrderPrice } from '#machines/rules/order-price.ts'
import { emptyParcel } from '#machines/rules/parcel-form.ts'
import type { Quote } from '#openapi/generated/client.ts'
import { connectParcel } from '#src/features/parcel/parcel.ports.ts'
import { firstParcel, playSubmit } from '#tests/machines/played.ts'
import { dearerQuote, filledForm, parcelQuote } from '#tests/machines/samples/parcel.ts'
import { service } from '#tests/support/service.ts'

/** The path says which price is told, and when; the real part, which tells its own, has paths of its own. */
const silent = createMachine({})

export const parcelService = service(parcelMachine, async (stage) => {
  const { city, guest_id, newcomer, server } = stage
  const { here, elsewhere, config } = city
  const shopper = { type: 'guest' as const, guest_id }
  const { sender, receiver } = filledForm
  const kept = {
    ...emptyParcel(shopper, here),
    ...(await firstParcel(stage)),
    sender: { ...sender, ...deliveryAt(here), contact_person_number: newcomer.phone },
    receiver: { ...receiver, ...deliveryAt(elsewhere) },
    no_prohibited_goods: true,
  }
  const start = { shopper, config, place: here, parcel_category_id: kept.parcel_category_id }
  const { body } = parcelQuestion({ shopper, ...kept })!
  const real = await unwrap(server.POST('/customer/order/quote', { body }))
  /** The quote of this parcel in the place of a sample's, dearer and paid as the sample says. */
  const quoteLike = ({ total, payments }: Quote): Quote => ({
    ...real,
    payments,
    total: real.total + total - parcelQuote.total,
  })
  const priceLike = (price: OrderPrice): OrderPrice =>
    'quote' in price ? { ...price, quote: quoteLike(price.quote) } : price
  return {
    connected: connectParcel(stage.checkout()).provide({ actors: { quoteOrder: silent as never } }),
    inputs: {
      'a guest with a filled form': { ...start, kept },
      'a guest with an empty form': { ...start, kept: undefined },
    },
    comes: {
      'price.changed': ({ type, price }, { send }) => send({ type, price: priceLike(price) }),
    },
    answers: {
      quoteOrder: { stays: true },
      keepDraft: { stays: true },
      agreeAmount: { withheld: true },
      submitOrder: {
        played: async ({ output, input: { placement } }, child) => {
          const isDearer =
            'order_amount' in placement && placement.order_amount === quoteLike(dearerQuote).total
          // The tariff of the demo city never rises: the server would refuse that amount.
          if (output.type === 'placed' && isDearer)
            return (await stage.next('placeOrder')).refuse(200, output.order)
          return playSubmit(stage, output, child)
        },
      },
    },
    /** The server has the parcel exactly when the page says so, for the amount that the customer saw. */
    holds: async ({ context: { draft }, output }) => {
      if (output?.type !== 'placed' && output?.type !== 'placedUnpaid') return
      if (draft.total === quoteLike(dearerQuote).total) return
      const { order_id, total_ammount } = output.order
      strictEqual(total_ammount, draft.total)
      strictEqual((await stage.trackOrder(order_id, newcomer.phone)).order_amount, total_ammount)
    },
  }
})
