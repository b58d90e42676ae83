import { guestContactMachine } from '#machines/guest-contact.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const labels = {
  contact_person_name: /^Contact Person Name/,
  contact_person_number: /^Contact Person Number/,
  contact_person_email: /^Contact Person Email/,
}

export const guestContactBrowser = browser(guestContactMachine, async ({ page, arrive, stage }) => {
  const dialog = page.getByRole('dialog', { name: 'Contact Info' })
  return {
    open: async () => {
      await stage.fillCart([stage.city.soup, 2])
      await arrive('/checkout?page=cart')
      await page.getByRole('button', { name: 'Add contact info' }).click()
    },
    gestures: {
      'field.change': ({ field, value }) => write(dialog.getByLabel(labels[field]), value),
      'field.leave': async ({ field }) => {
        await dialog.getByLabel(labels[field]).focus()
        await dialog.getByLabel(labels[field]).blur()
      },
      'form.reset': () => dialog.getByRole('button', { name: 'Reset' }).click(),
      'form.save': () => dialog.getByRole('button', { name: 'Save' }).click(),
      'dialog.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
    },
  }
})
