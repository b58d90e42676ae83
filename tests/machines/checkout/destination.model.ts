import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import { coordinator, customer, guest, location, nora, offline } from '#tests/machines/samples/checkout.ts'
import { address } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const start = {
  order_type: 'delivery' as const,
  delivery: deliveryAt(location),
  contact: nora,
  shopper: guest.shopper,
  zone_id: 1,
  coordinator,
}
const draft = { order_type: 'delivery' as const, delivery: deliveryAt(location), contact: nora }

export const destinationModel = model(destinationMachine, {
  inputs: { 'a guest': start, 'a customer': { ...start, shopper: customer.shopper } },
  events: {
    'address.set': [
      { address: address(5), zone_ids: [1] },
      { address: address(6), zone_ids: [2] },
    ],
    // The machine raises it.
    'addresses.changed': [],
    'save.tick': [{}],
    'save.untick': [{}],
    'draft.changed': [draft, { ...draft, order_type: 'take_away' }],
  },
  answers: {
    // The card of the address that is selected is marked already.
    deliveryAddress: {
      done: ({ selected: { latitude, longitude } }) => [address(2, { latitude, longitude })],
      refused: [offline],
    },
    guestContact: { done: [], refused: [offline] },
    addAddress: { done: [{ message: 'Successfully added!', id: 77, zone_ids: [1] }], refused: [offline] },
  },
  stateKey: ({ context }) => `${context.shopper.type} ${context.order_type} ${context.delivery.latitude}`,
})
