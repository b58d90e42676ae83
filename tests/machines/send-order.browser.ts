import { strictEqual } from 'node:assert'
import { sendOrderMachine } from '#machines/checkout/send-order.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const sendOrderBrowser = browser(
  sendOrderMachine,
  async ({ page, arrive, stage, live }, { steps }) => {
    const main = page.getByRole('main')
    const outcomes = steps.map(({ world }) => world.snapshot.output?.type)
    return {
      open: async () => {
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
        await stage.forward('getCustomerInfo')
        await main.getByRole('radio', { name: 'Take away' }).click()
        if (outcomes.includes('placedUnpaid')) await main.getByRole('radio', { name: /^Pay online/ }).click()
        await main.getByRole('button', { name: /^Place order/ }).click()
      },
      told: {
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      answers: live.answers ?? {},
      /** There is one order once the server said yes, and none before. */
      shows: async () => {
        const isPlaced = outcomes.includes('placed') || outcomes.includes('placedUnpaid')
        strictEqual((await stage.orders()).length, isPlaced ? 1 : 0)
      },
    }
  },
)
