import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import { connectProveGuest } from '#src/shared/orders/prove-guest.ports.ts'
import { sendAs } from '#tests/machines/account/enter-code.levels.ts'
import { browser } from '#tests/support/browser.ts'
import { asGuest, keyedStorage, RETRY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { sendsCodes } from '#tests/support/strict-shop.ts'

export const proveGuestService = service(proveGuestMachine, async (stage, { from }) => {
  const { api, server, session, shop, storage } = stage
  const { order_id, contact_number } = await stage.placeOrder()
  // Another browser than that of the guest who ordered.
  await stage.becomeGuest()
  return {
    connected: connectProveGuest({ api, storage, session, clock: Date }, order_id),
    inputs: { [from]: { order_id, contact_number, length: 6 } },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendOrderCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(contact_number) })
          await stage.forward('proveOrder')
        },
      },
    },
    /** The token lets another guest read the order without its phone. */
    holds: async ({ output }) => {
      if (!output) return
      const { order_token, expires_at } = output.proof
      const order = await unwrap(
        server.GET('/order/track', {
          params: {
            query: { order_id, guest_id: stage.guest_id },
            header: { 'X-order-token': order_token },
          },
        }),
      )
      strictEqual(order.proven_until, expires_at)
    },
  }
})

/** Another guest follows the order by its ID and phone number. */
export const proveGuestBrowser = browser(
  proveGuestMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id, contact_number } = live.inputs![from] as { order_id: number; contact_number: string }
    const proofButton = page.getByRole('main').getByRole('button', { name: /^Confirm your phone to/ })
    const dialog = page.getByRole('dialog', { name: 'Confirm your phone' })
    return {
      open: async () => {
        await sendsCodes(page)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(contact_number)}`)
        await proofButton.waitFor()
      },
      gestures: {
        'phone.confirm': () => proofButton.click(),
        'code.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      told: { 'code.change': ({ code }) => dialog.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  { holds: ['sendOrderCode', 'proveOrder'] },
)

/** What the ports send. */
export const proveGuestRequests = requests(
  (api) => connectProveGuest({ api, storage: keyedStorage(), session: asGuest(api), clock: Date }, 100_001),
  [
    {
      port: 'enterCode.sendCode',
      input: { recipient: '+971501234567' },
      sent: {
        request: 'POST /order/prove/send',
        body: { order_id: 100_001, contact_number: '+971501234567', guest_id: 'guest-7' },
      },
      field: 'message',
    },
    {
      port: 'enterCode.checkCode',
      input: { recipient: '+971501234567', code: '123456' },
      sent: {
        request: 'POST /order/prove',
        body: {
          ...RETRY,
          order_id: 100_001,
          contact_number: '+971501234567',
          otp: '123456',
          guest_id: 'guest-7',
        },
      },
      field: 'order_token',
    },
  ],
)
