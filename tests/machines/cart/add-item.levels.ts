import { deepStrictEqual } from 'node:assert'
import { addItemMachine } from '#machines/cart/add-item.machine.ts'
import { expectedLine, newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { inAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const addItemService = service(addItemMachine, async (stage, { from }) => {
  const { api, city, guest_id } = stage
  const { soup, salad, here } = city
  let location: typeof here | null = here
  const body = newCartLine(soup, startingSelection(soup), 2)
  const lines = from === 'an empty cart' ? [] : await stage.fillCart([salad, 1])
  return {
    connected: connectCart(api, () => location).implementations.actors.addItem as typeof addItemMachine,
    inputs: { [from]: { owner: { guest_id }, line: expectedLine(-1, soup, body), body, lines } },
    answers: {
      readStoredLocation: {
        before: ({ output }) => {
          location = output && here
        },
      },
      /** The line is there after all when the request came through and only its answer was lost. */
      listCart: { before: ({ sample }) => (sample === 0 ? stage.late() : undefined) },
    },
    holds: async ({ output }) => {
      if (output && output.type !== 'unreachable') deepStrictEqual(output.lines, await stage.cart())
    },
  }
})

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
