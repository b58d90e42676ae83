import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { answer } from '#api/answer.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { type PlaceOrderOutcome, placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { submitOrderMachine, submitOrderPorts } from '#machines/checkout/submit-order.machine.ts'
import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import type { LatLng, OrderPlacement } from '#openapi/generated/client.ts'
import { coupon, customer, guest, matrix, order, soup } from '#tests/machines/samples/checkout.ts'
import { address, lineFor, zone } from '#tests/machines/samples.ts'

/** As many kilometres as the latitude has tenths above 25. */
const metresTo = ({ lat }: LatLng) => Math.round((lat - 25) * 10) * 1000

/** Checkout with all its parts; the server of these tests measures, lists, applies and places everything it is asked. */
function open(input: Parameters<typeof createActor<typeof checkoutMachine>>[1] & object) {
  const measured: LatLng[] = []
  const sent: OrderPlacement[] = []
  let measure = () => {}
  const answered = new Promise<void>((resolve) => {
    measure = resolve
  })
  const machine = checkoutMachine.provide({
    actors: {
      runParts: runPartsMachine.provide({
        actors: {
          quoteDelivery: quoteDeliveryMachine.provide({
            actors: {
              getDistance: fromPromise(async ({ input: { destination } }) => {
                measured.push(destination)
                await answered
                return matrix(metresTo(destination))
              }),
              getZoneId: fromPromise(async () => ({ zone_id: '[1]', zone_data: [zone()] })),
            },
          }),
          destination: destinationMachine.provide({
            actors: {
              deliveryAddress: deliveryAddressMachine.provide({
                actors: {
                  listAddresses: fromPromise(async () => ({
                    total_size: 2,
                    limit: 50,
                    offset: 1,
                    addresses: [address(2), address(5)],
                  })),
                },
              }),
            },
          }),
          useCoupon: useCouponMachine.provide({
            actors: { applyCoupon: fromPromise(async () => coupon({ min_purchase: 40 })) },
          }),
        },
      }),
      placeOrder: placeOrderMachine.provide({
        actors: {
          submitOrder: submitOrderMachine.provide({
            actors: {
              readOrderKey: answer(submitOrderPorts.readOrderKey, async () => null),
              newOrderKey: fromPromise(async () => 'key-1'),
              storeOrderKey: fromPromise(async () => {}),
              forgetOrderKey: fromPromise(async () => {}),
              placeOrder: fromPromise(async ({ input: { placement } }) => {
                sent.push(placement as OrderPlacement)
                return order
              }),
            },
          }),
        },
      }),
    },
  })
  const checkout = createActor(machine, input).start()
  const part = <Id extends 'destination' | 'useCoupon' | 'quoteDelivery'>(id: Id) =>
    checkout.getSnapshot().children.runParts!.getSnapshot().children[id]!
  return { checkout, part, measured, sent, measure }
}

type SavedAddresses = ActorRefFrom<typeof deliveryAddressMachine>

const draftOf = (checkout: ActorRefFrom<typeof checkoutMachine>) => checkout.getSnapshot().context.draft
const amountOf = (checkout: ActorRefFrom<typeof checkoutMachine>) => draftAmounts(draftOf(checkout)).amount
const feeKnown = (checkout: ActorRefFrom<typeof checkoutMachine>) =>
  waitFor(checkout, ({ context }) => context.draft.fee.type === 'known')

/** Models silence the parts of checkout; here they talk to each other. */
describe('checkout and its parts', () => {
  it('the customer who presses before the fee is known agrees to the whole, and then orders', async () => {
    const { checkout, sent, measure } = open({ input: guest })
    checkout.send({ type: 'order.place' })
    expect(checkout.getSnapshot().value).toBe('placing')
    measure()
    await waitFor(checkout, (snapshot) => snapshot.matches({ drafting: 'changed' }))
    expect(sent).toEqual([])
    const amount = amountOf(checkout)
    checkout.send({ type: 'order.place' })
    const { output } = await waitFor(checkout, ({ status }) => status === 'done')
    expect(output satisfies PlaceOrderOutcome | undefined).toEqual({ type: 'placed', order })
    expect(sent.map(({ order_amount }) => order_amount)).toEqual([amount])
  })

  it('a confirmed address is delivered to, at its own fee, and measured once', async () => {
    const { checkout, part, measured, measure } = open({ input: customer })
    measure()
    await feeKnown(checkout)
    const near = amountOf(checkout)
    const saved = part('destination').getSnapshot().children.deliveryAddress as SavedAddresses
    await waitFor(saved, (snapshot) => snapshot.matches({ choosing: { list: 'listed' } }))
    saved.send({ type: 'saved.open' })
    saved.send({ type: 'card.mark', id: 5 })
    saved.send({ type: 'mark.confirm' })
    expect(draftOf(checkout).delivery).toEqual(deliveryTo(address(5)))
    expect(draftOf(checkout).contact.contact_person_name).toBe(address(5).contact_person_name)
    await feeKnown(checkout)
    // Two kilometres at 2 cost the minimum of 5; five kilometres cost 10.
    expect(amountOf(checkout) - near).toBe(5)
    expect(measured).toEqual([
      { lat: 25.2, lng: 55.2 },
      { lat: 25.5, lng: 55.5 },
    ])
    checkout.stop()
  })

  it('a coupon counts while the goods reach its minimum', async () => {
    const { checkout, part, measure } = open({ input: guest })
    measure()
    await feeKnown(checkout)
    const whole = amountOf(checkout)
    part('useCoupon').send({ type: 'coupon.apply', code: 'WELCOME10' })
    await waitFor(checkout, ({ context }) => context.draft.coupon.code !== '')
    expect(amountOf(checkout)).toBe(whole - 5.25)
    checkout.send({ type: 'draft.change', change: { lines: [lineFor(8, soup)] } })
    expect(draftOf(checkout).coupon.code).toBe('')
    checkout.send({ type: 'draft.change', change: { lines: guest.lines } })
    expect(amountOf(checkout)).toBe(whole - 5.25)
    checkout.stop()
  })

  it('a customer who collects the order is measured at the store, and keeps the address for a delivery', async () => {
    const { checkout, part, measured, measure } = open({ input: customer })
    measure()
    await feeKnown(checkout)
    const { delivery } = draftOf(checkout)
    checkout.send({ type: 'draft.change', change: { order_type: 'take_away' } })
    expect(part('destination').getSnapshot().matches({ source: 'entered' })).toBe(true)
    expect(measured.at(-1)).toEqual({ lat: 25.1, lng: 55.1 })
    checkout.send({ type: 'draft.change', change: { order_type: 'delivery' } })
    expect(part('destination').getSnapshot().matches({ source: 'offered' })).toBe(true)
    expect(draftOf(checkout).delivery).toEqual(delivery)
    checkout.stop()
  })
})
