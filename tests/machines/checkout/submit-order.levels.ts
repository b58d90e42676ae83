import { strictEqual } from 'node:assert'
import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { purposeOf } from '#machines/rules/order-key.ts'
import { connectSubmit } from '#src/shared/checkout/checkout.ports.ts'
import { attempt } from '#tests/machines/samples/checkout.ts'
import { draft } from '#tests/machines/samples/submission.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import { type Follows, nothing, toldToOthers } from '#tests/support/told.ts'

export const submitOrderService = service(submitOrderMachine, async (stage, { from }) => {
  const { storage } = stage
  await stage.becomeCustomer()
  const placement = await stage.newPlacement()
  const purpose = `cart/${stage.guest_id}`
  return {
    connected: connectSubmit(stage.checkout()),
    inputs: { [from]: { placement, purpose, draft } },
    answers: {
      isOnline: { before: ({ output }) => sayOnline(output) },
      readOrderKey: {
        before: ({ output }) => {
          if (output)
            storage.write('orderKey', { ...attempt, guest_id: null, key: crypto.randomUUID(), purpose })
        },
      },
      findPlacedOrder: { before: ({ input }) => stage.placeUnder(input.key) },
    },
    /** However often it was sent, there is one order once the server said yes, and none before. */
    holds: async ({ output }) => {
      sayOnline(true)
      strictEqual(
        (await stage.orders()).length,
        output?.type === 'placed' || output?.type === 'placedBefore' ? 1 : 0,
      )
    },
  }
})

/** What the browser would say of its connection. */
function sayOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}

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

/** The ordered items have left the cart of every tab, and count for points, wallet and visited stores. */
/** Checkout, which asked it, leads on. */
const led: Follows = {
  afterwards: {
    asks: ['listCart'],
    readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
    tellsTabs: ['cart'],
    goes: /^\/track-order\?order_id=\d+$/,
    over: null,
  },
}

/** The page itself shows the refusals; the order is quoted again, for which the cart is read. */
const quotedAgain: Follows = { afterwards: { asks: ['listCart'] } }

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout from the cart: a customer ends at the order. */
export const submitOrderTold = toldToOthers(submitOrderMachine, {
  placed: led,
  placedBefore: led,
  repriced: quotedAgain,
  // Sold out, says the server; without its key the order was not sent.
  refused: ({ error }) => (isRefusal(error) ? quotedAgain : { says: [['error', /./]] }),
  givenUp: nothing,
})
