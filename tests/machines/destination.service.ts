import { ok } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, isAt } from '#machines/rules/delivery.ts'
import { connectDestination } from '#src/shared/checkout/checkout.ports.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { service } from '#tests/support/service.ts'

export const destinationService = service(destinationMachine, async (stage, { from }) => {
  const { server, city, guest_id, newcomer } = stage
  const { here, kitchen } = city
  const customer = from === 'a customer' ? await stage.becomeCustomer() : undefined
  const addresses = customer ? await stage.saveAddresses(2) : []
  const contact = contactOfCustomer(newcomer)
  const there = { ...deliveryAt(here), latitude: String(here.lat + 0.001) }
  const draft = { order_type: 'delivery' as const, delivery: deliveryAt(here), contact }
  const guest = {
    ...draft,
    shopper: { type: 'guest' as const, guest_id },
    zone_id: kitchen.zone_id,
    coordinator,
  }
  const saved = async () =>
    (await unwrap(server.GET('/address/list', { params: { query: { limit: 50, offset: 1 } } }))).addresses
  return {
    connected: connectDestination(stage.checkout()),
    inputs: {
      'a guest': { ...guest, contact: emptyContact },
      ...(customer && { [from]: { ...guest, shopper: { type: 'customer' as const, info: customer.info } } }),
    },
    events: {
      'address.set': (sample) => ({
        address: { ...there, ...contact },
        zone_ids: sample === 0 ? [kitchen.zone_id] : [kitchen.zone_id + 1],
      }),
      'draft.changed': (sample) => (sample === 0 ? draft : { ...draft, order_type: 'take_away' as const }),
    },
    answers: {
      deliveryAddress: {
        stays: true,
        played: async ({ input: { selected } }, child) => {
          await stage.forward('listAddresses')
          await child.reaches({ choosing: { list: 'listed' } })
          await child.tell({ type: 'saved.open' })
          await child.tell({ type: 'card.mark', id: addresses.find((each) => isAt(each, selected))?.id })
          await child.tell({ type: 'mark.confirm' })
        },
      },
      guestContact: { stays: true },
    },
    /** The box is ticked when the address is in the list of the customer. */
    holds: async (snapshot) => {
      if (!snapshot.matches({ saving: 'saved' })) return
      const { delivery } = snapshot.context
      ok((await saved()).some((each) => isAt(each, delivery)))
    },
  }
})
