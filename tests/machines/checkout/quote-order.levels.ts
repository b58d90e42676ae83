import { strictEqual } from 'node:assert'
import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import { roundMoney } from '#machines/rules/money.ts'
import type { PriceQuestion } from '#machines/rules/order-price.ts'
import { emptyParcel, type ParcelEnd } from '#machines/rules/parcel-form.ts'
import type { LatLng } from '#openapi/generated/client.ts'
import { connectQuoteOrder } from '#src/shared/checkout/checkout.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { openParcel } from '#tests/machines/parcel/parcel-by-hand.ts'
import { firstParcel, parcelKinds } from '#tests/machines/played.ts'
import { priceCoordinator as coordinator, filledForm, quoteExpired } from '#tests/machines/samples/parcel.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const quoteOrderService = service(quoteOrderMachine, async (stage) => {
  const { api, city, guest_id } = stage
  const shopper = { type: 'guest' as const, guest_id }
  const categories = await parcelKinds(stage)
  const begun = { ...emptyParcel(shopper, city.here), shopper, categories }
  const filled = {
    ...begun,
    ...(await firstParcel(stage)),
    typedWeight: '0.5',
    receiver: { ...begun.receiver, ...deliveryAt(city.nearby) },
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

const placedAt = (end: ParcelEnd, at: LatLng | undefined): ParcelEnd =>
  at
    ? { ...end, latitude: String(at.lat), longitude: String(at.lng) }
    : { ...end, address: '', latitude: '', longitude: '' }

/** The form of the parcel asks for its price by itself. */
export const quoteOrderBrowser = browser(
  quoteOrderMachine,
  async (visit, { from }) => {
    const { page, stage, live } = visit
    const main = page.getByRole('main')
    const { city, guest_id } = stage
    const { question } = live.inputs![from] as { question: PriceQuestion | undefined }
    const asked = question?.body
    const { sender, receiver } = filledForm
    return {
      open: () =>
        openParcel(visit, {
          shopper: { type: 'guest', guest_id },
          config: city.config,
          location: city.here,
          categories: [],
          parcel_category_id: asked?.parcel_category_id ?? null,
          // Contacts and weight do not change the price; the form needs them to be ordered.
          saved: {
            ...filledForm,
            parcel_category_id: asked?.parcel_category_id ?? null,
            parcel_size_id: asked?.parcel_size_id ?? null,
            typedWeight: '0.5',
            sender: placedAt(sender, asked?.origin),
            receiver: placedAt(receiver, asked?.destination),
          },
        }),
      gestures: {
        'draft.changed': async ({ question: next }) => {
          await main.getByRole('button', { name: 'Other amount' }).click()
          await write(main.getByRole('textbox', { name: 'Other amount' }), String(next!.body.dm_tips))
        },
        'quote.renew': () => main.getByRole('button', { name: /^(Update price|Try again)$/ }).click(),
        'quote.refused': async () => {
          await main.getByRole('button', { name: /^Send parcel · / }).click()
          await (await stage.next('placeOrder')).refuse(quoteExpired.status, { errors: quoteExpired.errors })
        },
      },
    }
  },
  {
    inVain: {
      'quote.refused': {
        expired: 'checkout renews the quote before it sends an order',
        quoting: 'checkout waits for the quote before it sends an order',
      },
    },
    holds: ['placeOrder'],
    offered: {
      // An end that is not served says so, and has to change.
      'quote.renew': ({ context: { price } }) =>
        price.type !== 'refused' || price.refusals.some(({ code }) => code === 'too_many_requests'),
    },
  },
)
