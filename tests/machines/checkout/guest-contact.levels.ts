import { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const labels = {
  contact_person_name: /^Contact Person Name/,
  contact_person_number: /^Contact Person Number/,
  contact_person_email: /^Contact Person Email/,
}

export const guestContactBrowser = browser(
  guestContactMachine,
  async ({ page, arrive, stage }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: 'Contact Info' })
    const question = page.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' })
    const takeAway = main.getByRole('radio', { name: 'Take away' })
    /** The dialog covers the fields of the page. */
    const field = (name: keyof typeof labels) => page.getByLabel(labels[name]).last()
    return {
      open: async () => {
        await stage.fillCart([stage.city.soup, 2])
        await arrive('/checkout?page=cart')
        await field('contact_person_name').waitFor()
      },
      gestures: {
        'field.change': ({ field: name, value }) => write(field(name), value),
        'field.leave': async ({ field: name }) => {
          await field(name).focus()
          await field(name).blur()
        },
        'dialog.open': () => main.getByRole('button', { name: /contact info$/i }).click(),
        'form.reset': () => dialog.getByRole('button', { name: 'Reset' }).click(),
        'reset.accept': () => question.getByRole('button', { name: 'Yes' }).click(),
        'reset.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'form.save': () => dialog.getByRole('button', { name: 'Save' }).click(),
        'dialog.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
        'draft.changed': async ({ order_type }) => {
          if (order_type === 'take_away') await takeAway.click()
          else await main.getByRole('radio', { name: 'Delivery' }).click()
        },
      },
    }
  },
  {
    inputs: ['a delivery'],
    offered: {
      // The dialog lies over the page, and the contact of the order changes by its own fields only.
      'draft.changed': ({ value, context }, { order_type }) =>
        typeof value === 'string' && order_type !== context.order_type,
    },
  },
)
