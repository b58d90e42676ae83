import type { Page } from '@playwright/test'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { laterToday } from '#tests/machines/played-payment.ts'

const methods: Record<PaymentMethod, RegExp> = {
  cash_on_delivery: /^Cash/,
  wallet: /^Wallet/,
  offline_payment: /^Bank transfer/,
  digital_payment: /^Pay online/,
}

/** What a customer does on the page of an unpaid order, by the events of `offerPayment` and its transfer form. */
export function payGestures(page: Page) {
  const main = page.getByRole('main')
  /** A dialog that closes stays on the screen for a moment, and takes no press. */
  const dialog = page.locator('[role=alertdialog][data-state=open]')
  const press = (name: string | RegExp) => main.getByRole('button', { name }).click()
  return {
    gestures: {
      'pay.press': async () => {
        // Above an open dialog nothing can be pressed: it offers the same.
        if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Pay again' }).click()
        else await press(/^Pay AED/)
      },
      'way.choose': async ({ payment_method }: { payment_method: PaymentMethod }) => {
        if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Pay in cash' }).click()
        else await press(methods[payment_method])
      },
      'wallet.use': ({ usesWallet }: { usesWallet: boolean }) =>
        main.getByRole('switch', { name: /^Wallet/ }).setChecked(usesWallet),
      'dialog.open': () => press('Cancel order'),
      'dialog.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
      'cancel.press': () => dialog.getByRole('button', { name: 'Cancel order' }).click(),
      'order.news': () => page.evaluate(() => dispatchEvent(new Event('online'))),
    },
    transfer: {
      'field.change': () => main.getByRole('textbox', { name: 'Reference' }).fill('TR-1'),
      'form.submit': () => press('Send details'),
    },
  }
}

/** Asks for the order again, where the page says that it could not be read, or when it was read last. */
export const readAgain = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Check now|Try again)$/ })
    .click()

/** A page of the gateway without an answer leaves the shop's as it is: the browser then says that it is shown again. */
export async function gatewayStays(page: Page): Promise<void> {
  await page.route('**/api/payments/sandbox/*', async (route) => {
    await route.fulfill({ status: 204 })
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  })
}

/** Lets the page read unpaid orders with time left to pay. */
export const leaveTimeToPay = (page: Page): Promise<unknown> =>
  page.route('**/order/track?*', async (route) => {
    const response = await route.fetch()
    const order = (await response.json()) as TrackedOrder
    await route.fulfill({ response, json: { ...order, payment_deadline: laterToday } })
  })
