import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from '#api/unwrap.ts'
import { isUnanswered } from '#machines/rules/refusal.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'
import { answerPage, type Browser } from './gateway-visit.ts'
import { type Ending, payOrder } from './pay-visits.ts'
import { type Dinner, order, type Shopper } from './shoppers.ts'
import type { Errand } from './ways.ts'

/** A customer with a wallet, and what went into it, in major units. */
export type Customer = { email: string; shopper: Shopper; added: number }

type Running = {
  shopper: Shopper
  browser: Browser
  dinner: Dinner
  label: string
  errand: Errand
}

/** An order that is placed; `ended` once the shopper is done with it and all money that goes back is back. */
export type Placed = { order: OrderPlaced; ended: Promise<Ending> }

/** Places an order, pays it as planned and cancels it when that is planned; undefined when the shop refused. */
export async function runErrand(running: Running): Promise<Placed | undefined> {
  const { shopper, dinner, label, errand } = running
  const placed = await order(shopper, { dinner, label, payment: errand.payment, beforeRetry: async () => {} })
  return placed && { order: placed, ended: endOf(running, placed) }
}

async function endOf({ shopper, browser, errand }: Running, { order_id }: OrderPlaced): Promise<Ending> {
  const { payment_method } = errand.payment
  const ending =
    payment_method === 'digital_payment'
      ? await payOrder(shopper, browser, order_id, errand.plan)
      : payment_method === 'wallet'
        ? 'paid'
        : 'cash'
  if (!errand.isRegretted || ending === 'canceled') return ending
  await cancel(shopper, order_id)
  return 'canceled'
}

/** Adds money to the wallet by the gateway, and waits until it is there; answers what the wallet holds then. */
export async function addMoney(
  { api }: Shopper,
  browser: Browser,
  amount: number,
  answer: 'pay' | 'twice' | 'lost',
): Promise<number> {
  const key = crypto.randomUUID()
  const body = { amount, callback: '/profile?page=wallet' }
  const params = { header: { 'Idempotency-Key': key } }
  const { redirect_link } = await insist(() =>
    unwrap(api.POST('/wallet/add-fund', { body, params }), 'redirect_link'),
  )
  await answerPage(browser, redirect_link, answer)
  for (;;) {
    const balance = await balanceOf({ api })
    if (balance > 0) return balance
    await pause(A_MOMENT)
  }
}

export const balanceOf = async ({ api }: Pick<Shopper, 'api'>): Promise<number> =>
  (await insist(() => unwrap(api.GET('/customer/info')))).wallet_balance

const A_MOMENT = 500

/** Cancels an order that the store has not begun, and waits for all that goes back by the gateway. */
async function cancel({ api, guest_id }: Shopper, order_id: number): Promise<void> {
  const owner = guest_id ? { guest_id } : {}
  const read = () =>
    insist(() => unwrap(api.GET('/order/track', { params: { query: { order_id, ...owner } } })))
  while ((await read()).order_status !== 'canceled')
    await api
      .POST('/order/cancel', { body: { order_id, ...owner, reason: 'Ordered by mistake' } })
      .catch(() => undefined)
  while ((await read()).repayments?.some(({ status }) => status === 'pending')) await pause(A_MOMENT)
}

/** Asks again until the shop answers; a request under way with the same key is no answer yet. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isRunning = error instanceof Error && 'status' in error && error.status === 409
      if (!isRunning && !isUnanswered(error)) throw error
    }
  }
}
