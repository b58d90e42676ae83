import { addItemMachine } from '#machines/cart/add-item.machine.ts'
import { inAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const addItemBrowser = browser(addItemMachine, async ({ page, arrive, stage, live }) => {
  const { soup, kitchen, street } = stage.city
  const question = page.getByRole('alertdialog')
  const press = (name: string) => () => question.getByRole('button', { name, exact: true }).click()
  return {
    open: async () => {
      await arrive(`/store/${kitchen.slug}?module_id=${kitchen.module_id}`)
      await stage.forward('listCart')
      await page
        .getByRole('button', { name: `Add ${soup.name} to the cart`, exact: true })
        .first()
        .click()
    },
    gestures: {
      'clear.accept': press('Continue'),
      'clear.decline': press('Cancel'),
      'location.decline': press('Not now'),
      'location.set': async () => {
        await press('Pick from Map')()
        const dialog = page.getByRole('dialog', { name: 'Choose your delivery location' })
        await dialog.getByRole('combobox').fill(street)
        await dialog.getByRole('option').first().click()
        await dialog.getByRole('button', { name: 'Pick Locations' }).click()
      },
    },
    answers: {
      ...live.answers,
      readStoredLocation: {
        before: async ({ output }) => {
          if (!output) await inAnotherTab(page, { currentLatLng: null, location: null, zoneid: null })
        },
      },
    },
  }
})
