import { unwrap } from '#api/unwrap.ts'
import type { PlaceOrderOutcome } from '#machines/checkout/place-order.machine.ts'
import type { SubmitOrderOutcome } from '#machines/checkout/submit-order.machine.ts'
import type { GeolocationOutcome } from '#machines/location/geolocation.machine.ts'
import type { LocatePointOutcome } from '#machines/location/locate-point.machine.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import type { Fee } from '#machines/rules/fee.ts'
import { serverRefusals } from '#machines/rules/refusal.ts'
import { isOfLines, isOfPrice } from '#machines/rules/refused-order.ts'
import type { LatLng, ZoneLookup } from '#openapi/generated/client.ts'
import type { Child } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

/** What the server answers of a place it does not serve. */
const notServed = { errors: [{ code: 'coordinates', message: 'We do not deliver here yet' }] }

/** Answers the two questions of a `locatePoint` such that it ends as wanted. */
export async function playLocatePoint(stage: Stage, { type }: LocatePointOutcome): Promise<void> {
  switch (type) {
    case 'inZone':
      await stage.forward('reverseGeocode')
      return stage.forward('getZoneId')
    case 'unnamed':
      await stage.forward('reverseGeocode', () => ({ results: [] }))
      return stage.forward('getZoneId')
    case 'refused':
      return (await stage.next('getZoneId')).refuse(404, notServed)
    case 'failed':
      return (await stage.next('getZoneId')).drop()
  }
}

/** Answers the browser's question to the customer such that a `geolocation` ends as wanted. */
export const playGeolocation = async (
  { sensor, city }: Stage,
  { type }: GeolocationOutcome,
): Promise<void> => (type === 'granted' ? sensor.grant(city.here) : sensor.refuse(type))

/** Answers a `quoteDelivery` such that it tells this fee; a part that rests is asked to measure again. */
export async function playFee(stage: Stage, part: Child, fee: Fee): Promise<void> {
  if (!(await part.is('measuring'))) await part.tell({ type: 'quote.renew' })
  if (fee.type === 'measuring') return
  if (fee.type === 'unknown') await (await stage.next('getDistance')).drop()
  else {
    await stage.forward('getDistance')
    await stage.forward('getZoneId', (zones: ZoneLookup) => zonesFor(fee, zones))
  }
  await part.reaches(fee.type)
}

/** The zones of the demo city, with the charges and ways to pay that the fee is about. */
export const zonesFor = (fee: Fee, zones: ZoneLookup): ZoneLookup => {
  if (fee.type !== 'known') return { ...zones, zone_data: [] }
  const { minimum_shipping_charge, digital_payment, cash_on_delivery } = fee.quote
  const isFree = minimum_shipping_charge === 0 && { per_km_shipping_charge: 0, minimum_shipping_charge: 0 }
  return {
    ...zones,
    zone_data: zones.zone_data.map((zone) => ({
      ...zone,
      digital_payment: digital_payment ? 1 : 0,
      cash_on_delivery: cash_on_delivery ? 1 : 0,
      modules: zone.modules.map((module) => ({ ...module, pivot: { ...module.pivot, ...isFree } })),
    })),
  }
}

const usedBefore = { errors: [{ code: 'idempotency_key', message: 'Already sent with other content.' }] }

/** Answers the order such that a `submitOrder` ends as wanted. */
export async function playSubmit(
  stage: Stage,
  outcome: SubmitOrderOutcome,
  submitOrder: Child,
): Promise<void> {
  if (outcome.type === 'placed') return stage.forward('placeOrder')
  const held = await stage.next('placeOrder')
  switch (outcome.type) {
    case 'placedBefore':
      await held.refuse(422, usedBefore)
      return (await stage.next('findPlacedOrder')).refuse(200, outcome.order)
    case 'givenUp':
      await held.drop()
      await submitOrder.reaches('unanswered')
      return submitOrder.tell({ type: 'wait.leave' })
    default: {
      const { status, errors } = outcome.error as { status: number; errors: unknown }
      return held.refuse(status, { errors })
    }
  }
}

const emptyCart = { errors: [{ code: 'order_details', message: 'Your cart is empty.' }] }

/** Answers the order, and the goods that are read again, such that a `placeOrder` ends as wanted; what ends before, ends by itself. */
export async function playPlacing(
  stage: Stage,
  outcome: PlaceOrderOutcome,
  placeOrder: Child,
): Promise<void> {
  switch (outcome.type) {
    case 'placed':
    case 'placedUnpaid':
      return stage.forward('placeOrder')
    case 'emptied':
      await emptyTheCart(stage)
      await (await stage.next('placeOrder')).refuse(403, emptyCart)
      return forwardOrder(stage)
    case 'refused':
      await playSubmit(stage, outcome, placeOrder.child('submitOrder'))
      if (isOfLines(serverRefusals(outcome.error)) || isOfPrice(serverRefusals(outcome.error)))
        await forwardOrder(stage)
      return
    case 'placedBefore':
    case 'givenUp':
      return playSubmit(stage, outcome, placeOrder.child('submitOrder'))
  }
}

/** The server answers a `rereadGoods` that reads a cart. */
export async function forwardOrder(stage: Stage): Promise<void> {
  if (stage.wire.token) await stage.forward('getCustomerInfo')
  await stage.forward('listCart')
}

/** The shopper's other device takes everything out of the cart. */
export const emptyTheCart = async ({ server, wire, guest_id }: Stage): Promise<void> => {
  await unwrap(server.DELETE('/cart/remove', { params: { query: wire.token ? {} : { guest_id } } }))
}

/** The kinds of parcels that the city sends. */
export function parcelKinds({ server, city }: Stage) {
  const module = city.modules.find(({ module_type }) => module_type === 'parcel')
  return unwrap(server.GET('/parcel-category', { headers: { moduleId: String(module?.id) } }))
}

/** The first kind of parcel in its smallest size. */
export async function firstParcel(stage: Stage) {
  const [category] = await parcelKinds(stage)
  return { parcel_category_id: category!.id, parcel_size_id: category!.sizes![0]!.id }
}

/** Such a parcel between two ends of the city, placed by the visitor. */
export async function placeParcel(stage: Stage) {
  const { server, city, wire, guest_id, newcomer } = stage
  const owner = wire.token ? {} : { guest_id }
  const what = { order_type: 'parcel' as const, ...owner, ...(await firstParcel(stage)) }
  const { total, id } = await unwrap(
    server.POST('/customer/order/quote', {
      body: { ...what, origin: pointOf(city.here), destination: pointOf(city.nearby) },
    }),
  )
  const sender = {
    ...deliveryAt(city.here),
    contact_person_name: 'Nora',
    contact_person_number: newcomer.phone,
  }
  const body = {
    ...what,
    ...sender,
    order_amount: total,
    quote_id: id,
    payment_method: 'cash_on_delivery' as const,
    charge_payer: 'sender' as const,
    delivery_instruction: 'Ring twice',
    receiver_details: {
      ...deliveryAt(city.nearby),
      contact_person_name: 'Omar',
      contact_person_number: '+971505556677',
      house: '3',
    },
    no_prohibited_goods: 1 as const,
  }
  const { order_id } = await unwrap(server.POST('/customer/order/place', { body }))
  return { order_id, contact_number: newcomer.phone }
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })
