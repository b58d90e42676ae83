import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { type PlaceOrderOutcome, placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import type { Fee } from '#machines/rules/fee.ts'
import { changedDraft, itemsQuestion, startDraft } from '#machines/rules/order-draft.ts'
import { metresOf, quoteOf } from '#machines/rules/quote.ts'
import type { Quote, ZoneLookup } from '#openapi/generated/client.ts'
import { connectPlaceOrder } from '#src/shared/checkout/checkout.ports.ts'
import { changeQuantity, refuseQuotes, rememberContact, write } from '#tests/machines/by-hand.ts'
import { emptyTheCart, forwardOrder, playSubmit, zonesFor } from '#tests/machines/played.ts'
import { offline } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

const isPlaced = (
  output: PlaceOrderOutcome | undefined,
): output is Extract<PlaceOrderOutcome, { type: 'placed' | 'placedUnpaid' }> =>
  output?.type === 'placed' || output?.type === 'placedUnpaid'

/** Does the order of this path wait for its payment online? */
const isOnline = (steps: readonly { world: { snapshot: { output?: PlaceOrderOutcome | undefined } } }[]) =>
  steps.some(({ world }) => world.snapshot.output?.type === 'placedUnpaid')

export const placeOrderService = service(placeOrderMachine, async (stage, { steps }) => {
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
    location: here,
    saved: {
      contact: contactOfCustomer(newcomer),
      payment_method: isOnline(steps) ? 'digital_payment' : 'cash_on_delivery',
    },
  })
  const quoted = await unwrap(server.POST('/customer/order/quote', { body: itemsQuestion(draft)!.body }))
  const withFee = (fee: Fee) => ({ draft: changedDraft(draft, { fee }) })
  return {
    connected: connectPlaceOrder(stage.checkout()),
    inputs: {
      'a known fee': withFee(known),
      'a fee that is being measured': { draft },
      'a fee that was not answered': withFee({ type: 'unknown', error: offline }),
      'a quote that is over': {
        draft: changedDraft(withFee(known).draft, { price: { type: 'expired', quote: quoted } }),
      },
      'an address outside the zones': withFee({ type: 'outside' }),
      'no contact': { draft: { ...draft, contact: emptyContact } },
    },
    comes: {
      'draft.change': ({ type, change }, { send }) =>
        send({ type, change: change.price ? { price: { type: 'known', quote: quoted } } : change }),
    },
    answers: {
      agreeAmount: { withheld: true },
      submitOrder: { played: ({ output }, child) => playSubmit(stage, output, child) },
      rereadGoods: {
        played: async ({ output }) => {
          if (output.type === 'gone') await emptyTheCart(stage)
          if (output.type === 'unread') return (await stage.next('listCart')).drop()
          await forwardOrder(stage)
        },
      },
    },
    /** There is an order exactly when it is placed, for the amount that was agreed. */
    holds: async ({ output, context }) => {
      if (!isPlaced(output)) return
      const { order_id, total_ammount } = output.order
      const order = await stage.trackOrder(order_id, newcomer.phone)
      strictEqual(total_ammount, context.draft.total)
      strictEqual(order.order_amount, total_ammount)
    },
  }
})

/** The customer starts the machine with the press of the button, before or after the fee is known. */
export const placeOrderBrowser = browser(
  placeOrderMachine,
  async ({ page, arrive, stage, live }, { from, steps }) => {
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: /^Place order/ })
    const measure = async (fee: Fee) => {
      if (fee.type === 'unknown') return (await stage.next('getDistance')).drop()
      await stage.forward('getDistance')
      await stage.forward('getZoneId', (zones: ZoneLookup) => zonesFor(fee, zones))
    }
    return {
      open: async () => {
        if (from !== 'a quote that is over') await refuseQuotes(page)
        if (from !== 'no contact') await rememberContact(page, stage.newcomer)
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
        await button.waitFor()
        if (from === 'a known fee' || from === 'a quote that is over') {
          await stage.forward('getDistance')
          await stage.forward('getZoneId')
          await main.getByRole('button', { name: /^Place order · / }).waitFor()
        }
        if (from === 'a quote that is over') {
          await stage.forward('createQuote', (quote: Quote) => ({ ...quote, expires_at: quote.created_at }))
          await main.getByText('This price has expired.').waitFor()
        }
        if (from === 'a fee that was not answered') {
          await measure({ type: 'unknown', error: undefined })
          await main.getByRole('button', { name: 'Try again' }).waitFor()
        }
        if (from === 'an address outside the zones') {
          await measure({ type: 'outside' })
          await main.getByText('No delivery to this address').waitFor()
        }
        if (isOnline(steps)) await main.getByRole('radio', { name: /^Pay online/ }).click()
        await button.click()
      },
      told: {
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      gestures: {
        'draft.change': async ({ change: { fee, price, order_note, order_type } }) => {
          if (price) {
            await stage.forward('createQuote')
            return main.getByText(/^This price is valid until/).waitFor()
          }
          if (fee) return measure(fee)
          if (order_note) return write(main.getByLabel('Order note'), order_note)
          if (order_type) return main.getByRole('radio', { name: 'Take away' }).click()
          return changeQuantity(page, [`Remove ${stage.city.soup.name}`])
        },
      },
      answers: live.answers ?? {},
    }
  },
  {
    inVain: { 'draft.change': { rereading: 'checkout keeps the change for the next press' } },
    holds: ['getDistance', 'getZoneId', 'createQuote'],
  },
)
