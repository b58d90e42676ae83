import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { connectDestination } from '#src/shared/checkout/checkout.ports.ts'
import { browser } from '#tests/support/browser.ts'
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

export const deliveryAddressBrowser = browser(
  deliveryAddressMachine,
  async ({ page, arrive, stage }) => {
    const dialog = page.getByRole('dialog', { name: 'Saved Addresses' })
    const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click()
    return {
      open: async () => {
        await stage.fillCart([stage.city.soup, 2])
        await arrive('/checkout?page=cart')
      },
      gestures: {
        'saved.open': () => page.getByRole('button', { name: 'View Saved Address' }).click(),
        'card.mark': () => dialog.getByRole('radio', { checked: false }).first().click(),
        'mark.confirm': press('Select'),
        'dialog.cancel': press('Cancel'),
        'list.retry': press('Try again'),
      },
    }
  },
  {
    offered: {
      'list.retry': (snapshot) => snapshot.matches({ choosing: { list: 'unlisted', dialog: 'open' } }),
      'card.mark': ({ context }) => context.addresses.length > 0,
    },
  },
)
