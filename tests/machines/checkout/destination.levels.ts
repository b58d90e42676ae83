import { ok } from 'node:assert'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, isAt } from '#machines/rules/delivery.ts'
import type { AddressSaved } from '#openapi/generated/client.ts'
import { connectDestination } from '#src/shared/checkout/checkout.ports.ts'
import { moveMap, rememberContact, write } from '#tests/machines/by-hand.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

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

const isDelivered = ({ context }: SnapshotFrom<typeof destinationMachine>) =>
  context.order_type === 'delivery'

export const destinationBrowser = browser(
  destinationMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const saved = page.getByRole('dialog', { name: 'Saved Addresses' })
    const takeAway = main.getByRole('radio', { name: 'Take away' })
    const save = main.getByRole('checkbox', { name: 'Save this Address' })
    return {
      open: async () => {
        if (from === 'a guest') await rememberContact(page, stage.newcomer)
        await stage.fillCart([stage.city.soup, 2])
        await arrive('/checkout?page=cart')
        await main.getByRole('button', { name: /^Place order/ }).waitFor()
      },
      gestures: {
        'address.set': async ({ zone_ids }) => {
          await main.getByRole('button', { name: 'Edit the address' }).click()
          await moveMap(dialog)
          await dialog.getByRole('button', { name: /^(Save|Deliver here)$/ }).click()
          // The dialog saves with the operation by which checkout saves.
          if (from === 'a customer') {
            await stage.forward('addAddress', (saved: AddressSaved) => ({ ...saved, zone_ids }))
            // The dialog tells that it saved with a toast, which belongs to this step.
            await page.getByText('Successfully added!').first().waitFor()
          }
          await dialog.waitFor({ state: 'hidden' })
        },
        'save.tick': () => save.click(),
        'save.untick': () => save.click(),
        'draft.changed': async ({ order_type }) => {
          if (order_type === 'take_away') await takeAway.click()
          else if (await takeAway.isChecked()) await main.getByRole('radio', { name: 'Delivery' }).click()
          else await write(main.getByLabel('Order note'), 'No salt')
        },
      },
      told: {
        'saved.open': () => main.getByRole('button', { name: 'View Saved Address' }).click(),
        'card.mark': () => saved.getByRole('radio').first().click(),
        'mark.confirm': () => saved.getByRole('button', { name: 'Select' }).click(),
      },
      answers: {
        ...live.answers,
        deliveryAddress: {
          // The selected address comes first, and is marked.
          played: async (_, { tell }) => {
            await stage.forward('listAddresses')
            await tell({ type: 'saved.open' })
            await tell({ type: 'card.mark' })
            await tell({ type: 'mark.confirm' })
          },
        },
      },
    }
  },
  {
    offered: {
      // The address that a guest keeps has no zones.
      'address.set': (snapshot, { zone_ids }) =>
        isDelivered(snapshot) &&
        (snapshot.context.shopper.type === 'customer' || zone_ids?.[0] === snapshot.context.zone_id),
      'save.tick': (snapshot) => snapshot.context.shopper.type === 'customer' && isDelivered(snapshot),
      'save.untick': isDelivered,
    },
  },
)

/** docs/spec.md §4, saved addresses at checkout: a saved address says so, and the list is read again. */
export const destinationTold = told(
  'destination',
  {
    'address.saved': ({ message }) => ({ says: [['success', message]], readsAgain: ['listAddresses'] }),
    failure,
  },
  { samples: { 'address.saved': [{ message: 'Saved.' }] } },
)
