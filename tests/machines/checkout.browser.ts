import { strictEqual } from 'node:assert'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const checkoutBrowser = browser(
  checkoutMachine,
  async ({ page, arrive, stage, live }, { from, steps }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    const press = (name: string | RegExp) => () => main.getByRole('button', { name }).first().click()
    const contact = page.getByRole('dialog', { name: 'Contact Info' })
    const saved = page.getByRole('dialog', { name: 'Saved Addresses' })
    const isCustomer = from === 'a customer with a cart'
    return {
      open: async () => {
        // What the guest said about the receiver earlier in this tab.
        if (from === 'a guest with a cart')
          await page.addInitScript(
            (known) => sessionStorage.setItem('souk.guestContact', known),
            JSON.stringify(contactOf(stage)),
          )
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
      },
      gestures: {
        'orderType.choose': () => main.getByRole('radio', { name: 'Take away' }).click(),
        'address.set': async () => {
          await press('Edit the address')()
          await dialog.getByLabel(/^House number/).fill('9')
          await dialog.getByRole('button', { name: /^(Save|Deliver here)$/ }).click()
          // The dialog saves with the operation by which checkout saves.
          if (isCustomer) await (await stage.next('addAddress')).forward()
          await dialog.waitFor({ state: 'hidden' })
        },
        'detail.change': ({ value }) => write(main.getByLabel(/^House number/), value),
        'contact.open': press(/contact info$/i),
        'schedule.choose': () => main.getByRole('radio', { name: /^Schedule for later/ }).click(),
        'payment.choose': () => main.getByRole('radio', { name: /^Pay online/ }).click(),
        'tip.choose': press(/^Tip .*2/),
        'coupon.remove': press(/^Remove coupon/),
        'quote.retry': press('Try again'),
        'order.place': press(/^Place order/),
        'lines.changed': async ({ lines }) => {
          await press('Edit cart')()
          const { name } = stage.city.soup
          const change = lines.length > 0 ? `One more: ${name}` : `Remove ${name}`
          await drawer.getByRole('button', { name: change, exact: true }).click()
          if (lines.length > 0) await drawer.getByRole('button', { name: 'Close' }).click()
        },
      },
      told: {
        'form.save': () => contact.getByRole('button', { name: 'Save' }).click(),
        'dialog.close': () => contact.getByRole('button', { name: 'Close' }).click(),
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
        'saved.open': () => main.getByRole('button', { name: 'View Saved Address' }).click(),
        'card.mark': () => saved.getByRole('radio', { checked: false }).first().click(),
        'mark.confirm': () => saved.getByRole('button', { name: 'Select' }).click(),
      },
      answers: live.answers ?? {},
      /** There is an order exactly when the checkout said so, and not by the word of a refusal. */
      shows: async () => {
        if (!isCustomer) return
        const isPlaced = steps.some(({ name }) => name === 'done submitOrder')
        strictEqual((await stage.orders()).length, isPlaced ? 1 : 0)
      },
    }
  },
  {
    inputs: ['a guest with a cart', 'a customer with a cart'],
    offered: {
      'addresses.changed': () => false,
      'quote.retry': (snapshot) => snapshot.matches({ filling: { quote: 'unknown' } }),
      'contact.open': ({ context }) => context.shopper.type === 'guest',
      // Cash is chosen from the start, and a radio button does not report the choice it already has.
      'payment.choose': ({ context }, { payment_method }) =>
        payment_method === 'digital_payment' && context.payment_method !== payment_method,
      'lines.changed': (snapshot) =>
        snapshot.matches({ filling: { order: { reviewing: 'open' } } }) ||
        snapshot.matches({ filling: { order: 'awaitingFigures' } }),
    },
    unseen: { 'checkout payment.choose #1': 'the card of a refused cash payment is disabled' },
  },
)

const contactOf = ({ newcomer }: { newcomer: { phone: string; email: string } }) => ({
  contact_person_name: 'Nora Saleh',
  contact_person_number: newcomer.phone,
  contact_person_email: newcomer.email,
})
