import { ok, strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import type { QuoteOrderOutcome } from '#machines/quote-order.machine.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import { orderFigures } from '#machines/rules/quote.ts'
import type { SubmitOrderOutcome } from '#machines/submit-order.machine.ts'
import type { ZoneLookup } from '#openapi/generated/client.ts'
import { connectCheckout } from '#src/checkout/checkout.ports.ts'
import { type Child, service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

export const checkoutService = service(checkoutMachine, async (stage, { from }) => {
  const { server, city, guest_id, newcomer } = stage
  const { here, kitchen, soup, coupon, config } = city
  const customer = from === 'a customer with a cart' ? await stage.becomeCustomer() : undefined
  const [address] = customer ? await stage.saveAddresses(2) : []
  // Enough for the coupon.
  const lines = await stage.fillCart([soup, Math.ceil((1.5 * coupon.min_purchase) / soup.price)])
  const contact = {
    contact_person_name: 'Nora Saleh',
    contact_person_number: newcomer.phone,
    contact_person_email: newcomer.email,
  }
  const guest = {
    page: 'cart' as const,
    shopper: { type: 'guest' as const, guest_id },
    store: kitchen,
    config,
    lines,
    place: here,
    contact,
  }
  return {
    connected: connectCheckout(stage.checkout()),
    inputs: {
      'a guest with a cart': guest,
      'a guest without a contact': { ...guest, contact: emptied },
      ...(customer && {
        [from]: { ...guest, shopper: { type: 'customer' as const, info: customer.info } },
      }),
    },
    events: {
      'address.set': () => ({ delivery: { ...deliveryAt(here), house: '9' } }),
      'coupon.apply': () => ({ code: coupon.code }),
      'lines.changed': (sample) => ({ lines: sample === 0 ? lines : [] }),
    },
    answers: {
      quoteOrder: { played: ({ output }) => playQuote(stage, output) },
      requoteOrder: {
        played: async ({ output }) => {
          // Somebody else emptied the cart meanwhile.
          if (output.lines.length === 0)
            await unwrap(server.DELETE('/cart/remove', { params: { query: { guest_id } } }))
          await stage.forward('listCart')
          await playQuote(stage, output)
        },
      },
      deliveryAddress: {
        played: async (_, child) => {
          await stage.forward('listAddresses')
          await child.reaches({ choosing: { list: 'listed' } })
          await child.tell({ type: 'saved.open' })
          await child.tell({ type: 'card.mark', id: address?.id })
          await child.tell({ type: 'mark.confirm' })
        },
      },
      guestContact: {
        played: ({ output }, { tell }) =>
          tell({ type: output.type === 'saved' ? 'form.save' : 'dialog.close' }),
      },
      submitOrder: { played: ({ output }, child) => playSubmit(stage, output, child) },
      /** No coupon of the demo shop asks for so much that a cart could not hold it. */
      applyCoupon: {
        shaped: (body, { sample }) => (sample === 0 ? body : { ...body, min_purchase: 1_000_000 }),
      },
    },
    /** There is an order exactly when the checkout says so, for the amount the customer saw. */
    holds: async ({ context }) => {
      if (context.outcome.type !== 'placed') return
      const { order_id, total_ammount } = context.outcome.order
      strictEqual(total_ammount, orderFigures(context).amount)
      const order = await stage.trackOrder(order_id, newcomer.phone)
      strictEqual(order.order_amount, total_ammount)
      ok((await stage.cart()).length === 0)
    },
  }
})

const emptied = { contact_person_name: '', contact_person_number: '', contact_person_email: '' }

/** Answers how far it is and what the zone says, such that the quote ends as wanted. */
async function playQuote(stage: Stage, outcome: QuoteOrderOutcome): Promise<void> {
  if (outcome.type === 'failed') return (await stage.next('getDistance')).drop()
  await stage.forward('getDistance')
  await stage.forward('getZoneId', (zones: ZoneLookup) => {
    if (outcome.type === 'outside') return { ...zones, zone_data: [] }
    if (outcome.quote.minimum_shipping_charge === 0) return withoutCharges(zones)
    if (outcome.quote.cash_on_delivery) return zones
    return { ...zones, zone_data: zones.zone_data.map((zone) => ({ ...zone, cash_on_delivery: 0 })) }
  })
}

/** Bringing an order there costs nothing. */
const withoutCharges = (zones: ZoneLookup): ZoneLookup => ({
  ...zones,
  zone_data: zones.zone_data.map((zone) => ({
    ...zone,
    modules: zone.modules.map((module) => ({
      ...module,
      pivot: { ...module.pivot, per_km_shipping_charge: 0, minimum_shipping_charge: 0 },
    })),
  })),
})

const usedBefore = { errors: [{ code: 'idempotency_key', message: 'Already sent with other content.' }] }

/** Answers the order such that the sending ends as wanted. */
async function playSubmit(stage: Stage, outcome: SubmitOrderOutcome, child: Child): Promise<void> {
  if (outcome.type === 'placed') return stage.forward('placeOrder')
  const held = await stage.next('placeOrder')
  switch (outcome.type) {
    case 'placedBefore':
      return held.refuse(422, usedBefore)
    case 'givenUp':
      await held.drop()
      await child.reaches('unanswered')
      return child.tell({ type: 'wait.leave' })
    default: {
      const { status, errors } = outcome.error as { status: number; errors: unknown }
      return held.refuse(status, { errors })
    }
  }
}
