import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { connectDestination } from '#src/shared/checkout/checkout.ports.ts'
import { service } from '#tests/support/service.ts'

export const deliveryAddressService = service(deliveryAddressMachine, async (stage, { from }) => {
  const { server, city } = stage
  await stage.becomeCustomer()
  const [one, other] = await stage.saveAddresses(2)
  const saved = async () =>
    (await unwrap(server.GET('/address/list', { params: { query: { limit: 50, offset: 1 } } }))).addresses
  return {
    connected: connectDestination(stage.checkout()).implementations.actors
      .deliveryAddress as typeof deliveryAddressMachine,
    inputs: { [from]: { zone_id: city.kitchen.zone_id, selected: deliveryTo(other!) } },
    events: { 'card.mark': () => ({ id: one!.id }) },
    holds: async ({ context: { addresses } }) => {
      const ids = (list: { id: number }[]) => list.map(({ id }) => id).sort()
      if (addresses.length > 0) deepStrictEqual(ids(addresses), ids(await saved()))
    },
  }
})
