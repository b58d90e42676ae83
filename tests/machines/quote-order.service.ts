import { strictEqual } from 'node:assert'
import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import { roundMoney } from '#machines/rules/money.ts'
import { emptyParcel } from '#machines/rules/parcel-form.ts'
import { connectQuoteOrder } from '#src/shared/checkout/checkout.ports.ts'
import { firstParcel } from '#tests/machines/played.ts'
import { priceCoordinator as coordinator } from '#tests/machines/samples/parcel.ts'
import { service } from '#tests/support/service.ts'

export const quoteOrderService = service(quoteOrderMachine, async (stage) => {
  const { api, city, guest_id } = stage
  const shopper = { type: 'guest' as const, guest_id }
  const begun = { ...emptyParcel(shopper, city.here), shopper }
  const filled = {
    ...begun,
    ...(await firstParcel(stage)),
    receiver: { ...begun.receiver, ...deliveryAt(city.elsewhere) },
  }
  return {
    connected: connectQuoteOrder(api),
    inputs: {
      'both ends and the size': { question: parcelQuestion(filled), coordinator },
      'a parcel without a receiver': { question: parcelQuestion(begun), coordinator },
    },
    events: {
      'draft.changed': (sample) => ({ question: parcelQuestion({ ...filled, dm_tips: sample * 2 }) }),
    },
    /** The lines add up to the total, to the last digit. */
    holds: ({ context: { price } }) => {
      if (price.type !== 'known') return
      const sum = price.quote.lines.reduce((total, { amount }) => total + amount, 0)
      strictEqual(roundMoney(sum, city.config.digit_after_decimal_point), price.quote.total)
    },
  }
})
