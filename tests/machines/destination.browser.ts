import type { SnapshotFrom } from 'xstate'
import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import type { AddressSaved } from '#openapi/generated/client.ts'
import { moveMap, rememberContact, write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

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
