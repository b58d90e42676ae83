import { strictEqual } from 'node:assert'
import { type SendOrderOutcome, sendOrderMachine } from '#machines/checkout/send-order.machine.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { connectSendOrder } from '#src/shared/checkout/checkout.ports.ts'
import { emptyTheCart, forwardGoods, playSubmit } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

const isPlaced = (output: SendOrderOutcome | undefined) =>
  output?.type === 'placed' || output?.type === 'placedUnpaid'

export const sendOrderService = service(sendOrderMachine, async (stage, { from, steps }) => {
  const { city } = stage
  const { info } = await stage.becomeCustomer()
  const isOnline = steps.some(
    ({ world }) => isPlaced(world.snapshot.output) && world.snapshot.output.type === 'placedUnpaid',
  )
  const draft = startDraft({
    kind: 'cart',
    shopper: { type: 'customer', info },
    store: city.kitchen,
    config: city.config,
    lines: await stage.fillCart([city.soup, 1]),
    place: city.here,
    kept: {
      order_type: 'take_away',
      payment_method: isOnline ? 'digital_payment' : 'cash_on_delivery',
    },
  })
  return {
    connected: connectSendOrder(stage.checkout()),
    inputs: { [from]: { draft } },
    answers: {
      submitOrder: { played: ({ output }, child) => playSubmit(stage, output, child) },
      rereadGoods: {
        played: async ({ output }) => {
          if (output.type === 'gone') await emptyTheCart(stage)
          if (output.type !== 'unread') return forwardGoods(stage)
          await stage.forward('getCustomerInfo')
          await (await stage.next('listCart')).drop()
        },
      },
    },
    /** There is one order once the server said yes, and none before. */
    holds: async ({ output }) => {
      strictEqual((await stage.orders()).length, isPlaced(output) ? 1 : 0)
    },
  }
})

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
