import type { SnapshotFrom } from 'xstate'
import { destinationMachine } from '#machines/destination.machine.ts'
import type { emptyContact } from '#machines/rules/contact.ts'
import { moveMap, rememberContact, write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const labels = {
  contact_person_name: /^Contact Person Name/,
  contact_person_number: /^Contact Person Number/,
  contact_person_email: /^Contact Person Email/,
}

const isDelivered = ({ context }: SnapshotFrom<typeof destinationMachine>) =>
  context.order_type === 'delivery'

export const destinationBrowser = browser(
  destinationMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const saved = page.getByRole('dialog', { name: 'Saved Addresses' })
    const contact = page.getByRole('dialog', { name: 'Contact Info' })
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
        'address.set': async () => {
          await main.getByRole('button', { name: 'Edit the address' }).click()
          await moveMap(dialog)
          await dialog.getByRole('button', { name: /^(Save|Deliver here)$/ }).click()
          // The dialog saves with the operation by which checkout saves.
          if (from === 'a customer') await stage.forward('addAddress')
          await dialog.waitFor({ state: 'hidden' })
        },
        'save.tick': () => save.click(),
        'save.untick': () => save.click(),
        'contact.open': () => main.getByRole('button', { name: /contact info$/i }).click(),
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
        'field.change': ({ field, value }) =>
          write(contact.getByLabel(labels[field as keyof typeof emptyContact]), String(value)),
        'form.save': () => contact.getByRole('button', { name: 'Save' }).click(),
        'dialog.close': () => contact.getByRole('button', { name: 'Close' }).click(),
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
      // The dialog of the contact lies over the page.
      'address.set': (snapshot) => snapshot.matches({ contact: 'closed' }) && isDelivered(snapshot),
      'draft.changed': (snapshot) => snapshot.matches({ contact: 'closed' }),
      'addresses.changed': () => false,
      'contact.open': ({ context }) => context.shopper.type === 'guest',
      'save.tick': (snapshot) => snapshot.context.shopper.type === 'customer' && isDelivered(snapshot),
      'save.untick': isDelivered,
    },
  },
)
