import { strictEqual } from 'node:assert'
import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { purposeOf } from '#machines/rules/order-key.ts'
import { attempt } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'

export const submitOrderBrowser = browser(submitOrderMachine, async ({ page, arrive, stage }, { steps }) => ({
  open: async () => {
    await stage.fillCart([stage.city.soup, 4])
    await arrive('/checkout?page=cart')
    await page.getByRole('radio', { name: 'Take away' }).click()
    await page.getByRole('button', { name: /^Place order/ }).click()
  },
  gestures: {
    retry: () => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'wait.leave': () => page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click(),
  },
  answers: {
    isOnline: {
      before: ({ output }) => page.context().setOffline(output === false),
    },
    readOrderKey: {
      before: async ({ output }) => {
        if (!output) return
        const purpose = purposeOf({ kind: 'cart', owner: {}, lines: await stage.cart() })
        stage.storage.write('orderKey', { ...attempt, guest_id: null, key: crypto.randomUUID(), purpose })
      },
    },
    findPlacedOrder: {
      // The page made the key: the order is placed without it, and stands for the one under it.
      played: async () => {
        const order = await stage.placeOrder()
        await (await stage.next('findPlacedOrder')).refuse(200, order)
      },
    },
  },
  /** However often it was sent, there is one order once the server said yes, and none before. */
  shows: async () => {
    const isPlaced = steps.some(
      ({ step }) => step.type === '@done' && ['placeOrder', 'findPlacedOrder'].includes(step.of),
    )
    strictEqual((await stage.orders()).length, isPlaced ? 1 : 0)
  },
}))
