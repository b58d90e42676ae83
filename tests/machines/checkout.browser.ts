import { strictEqual } from 'node:assert'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { changeQuantity, refuseQuotes, rememberContact } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const checkoutBrowser = browser(
  checkoutMachine,
  async ({ page, arrive, stage, live }, { from, steps }) => {
    /** The paths change the fee on its way, which a quote would not follow. */
    const isQuoted = steps.some(({ name }) => name.startsWith('price.changed'))
    const main = page.getByRole('main')
    const press = (name: string | RegExp) => () => main.getByRole('button', { name }).first().click()
    const { soup } = stage.city
    const isCustomer = from === 'a customer with a cart'
    return {
      open: async () => {
        // A page without an answer leaves this one as it is: the path ends here, and not at the gateway.
        await page.route('**/api/payments/sandbox/*', (route) => route.fulfill({ status: 204 }))
        if (!isQuoted) await refuseQuotes(page)
        if (!isCustomer) await rememberContact(page, stage.newcomer)
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
      },
      gestures: {
        'draft.change': async ({ change: { lines, order_type } }) => {
          if (order_type) return main.getByRole('radio', { name: 'Take away' }).click()
          if (!lines) return main.getByRole('radio', { name: /^Pay online/ }).click()
          // A change to and fro, so that an order on its way still has the goods of the cart.
          if (lines.length > 0)
            return changeQuantity(page, [`One more: ${soup.name}`, `One less: ${soup.name}`])
          return changeQuantity(page, [`Remove ${soup.name}`])
        },
        'price.changed': async () => {
          await stage.forward('createQuote')
          await main.getByText(/^This price is valid until/).waitFor()
        },
        'quote.renew': press('Try again'),
        'order.place': press(/^Place order/),
      },
      told: {
        'quote.renew': press('Try again'),
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      answers: live.answers ?? {},
      /** There is an order exactly when checkout said so, and not by the word of a refusal. */
      shows: async () => {
        if (!isCustomer) return
        const isPlaced = steps.some(
          ({ name, world }) => name.startsWith('done placeDraft') && world.snapshot.output?.order,
        )
        strictEqual((await stage.orders()).length, isPlaced ? 1 : 0)
      },
    }
  },
  {
    inputs: ['a guest with a cart', 'a customer with a cart'],
    holds: ['createQuote'],
    offered: {
      'draft.change': (snapshot, { change }) => {
        const { fee, payment_method } = snapshot.context.draft
        // The fee of an address is asked for once, and again on demand where no answer came.
        if (change.fee) return fee.type === 'measuring' || fee.type === 'unknown'
        if (change.lines) return change.lines.length > 0 || !snapshot.matches('placing')
        // Cash is chosen from the start; a radio button does not report the choice it already has.
        const isDisabled = fee.type === 'known' && !fee.quote.digital_payment
        return change.order_type !== undefined || (payment_method !== change.payment_method && !isDisabled)
      },
      // A price holds until it expires; an order is sent with it.
      'price.changed': ({ context }, { price }) =>
        price.type === 'known' && context.draft.price.type !== 'known',
      'part.failed': () => false,
      'quote.renew': ({ context }) => context.draft.fee.type === 'unknown',
    },
    unseen: {
      'checkout draft.change #2': 'the card of a way to pay that this order cannot use is disabled',
      'placing draft.change #2': 'the card of a way to pay that this order cannot use is disabled',
      'checkout price.changed #1': 'another device changes the cart in checkout-tabs.spec.ts',
      'checkout part.failed': 'no part of checkout dies by itself',
    },
  },
)
