import { and, eq } from 'drizzle-orm'
import type { PaymentSwitch } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { customerShopper, guestShopper, type Shopper } from '#server/identity/shopper.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { keysOf, limitedBy, lockLimits } from '#server/orders/limits.ts'
import { moveOrder, promiseAnew } from '#server/orders/move-order.ts'
import { readPaymentFacts } from '#server/orders/ways-to-pay.ts'
import { ensureAmount } from '#server/payments/ensure-amount.ts'
import { takeWalletPart, takeWalletRest } from '#server/payments/wallet-part.ts'
import { announce } from '#server/realtime/outbox.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { awaitsMoney, mayChooseMethod, restOf } from '#server/rules/payment.ts'
import { partBeside, refusalOfMethod } from '#server/rules/ways-to-pay.ts'
import type { Services } from '#server/wiring/services.ts'
import { closePayments } from './ask-gateway.ts'
import type { Cashier } from './settle.ts'

type Switching = { principal: Customer | Guest; body: PaymentSwitch; network: string }

/**
 * Lets the owner of an unpaid order choose another way to pay. The shop closes the gateway's open page first: so it finds
 * the money of a customer who has just paid there, and does not ask for it twice. It closes a page that the customer opened
 * meanwhile afterwards, and pays back what came on it.
 */
export async function switchPayment(
  services: Services & Pick<Cashier, 'log'>,
  { principal, body, network }: Switching,
): Promise<void> {
  const { db, now } = services
  const before = await ownOrder(db, body.order_id, principal)
  // A refused switch, and a switch that changes nothing, leave the payment page open.
  const { payment_method, part } = await agree(db, before, body, services)
  if (before.order_status === 'pending' && before.payment_method === payment_method && part === 0) return
  await closePayments(services, body.order_id, 'leave')
  await transact(db, async (tx) => {
    const known = await ownOrder(tx, body.order_id, principal)
    const limited = limitedBy(
      services,
      { shopper: shopperOfOrder(known), network },
      { phone_key: known.phone_key ?? '' },
    )
    const wanted = wantedOf(body)
    if (!awaitsMoney(known)) await lockLimits(tx, limited, wanted, services.config, now())
    const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, known.id)).for('update'))
    const agreed = await agree(tx, order, body, services)
    const limitKeys = keysOf(limited, wanted, now(), services.config)
    // The time to pay counts from the first time that the order waits, so no change of the way moves it.
    const { address_key, pay_by } = { ...limitKeys, pay_by: order.pay_by ?? limitKeys.pay_by }
    await choose(tx, order, { ...agreed, address_key, pay_by }, now())
  })
  services.relay()
  await closePayments(services, body.order_id, 'leave')
}

/** A browser that acts for the guest of an order counts in the guest's limits. */
const shopperOfOrder = ({ customer_id, guest_id }: OrderRow): Shopper =>
  customer_id === null
    ? guestShopper(present(guest_id, 'the guest of the order'))
    : customerShopper(customer_id)

const wantedOf = ({ payment_method = 'cash_on_delivery' }: PaymentSwitch) => ({ payment_method })

/** How the order is to be paid, unless that is refused. */
async function agree(db: Database, order: OrderRow, body: PaymentSwitch, services: Services) {
  if (order.payment_status === 'paid' && order.order_status === 'pending') throw refuse('paid already')
  if (!mayChooseMethod(order)) throw refuse('nothing to pay')
  const [undecided] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'processing')))
  if (undecided) throw refuse('payment under way')
  const { payment_method } = wantedOf(body)
  const reference = await services.reference()
  const facts = await readPaymentFacts(db, order, reference, services)
  const isPart = body.partial_payment === 1 && payment_method !== 'wallet'
  const part = isPart ? partBeside(order, facts) : 0
  if (typeof part === 'string') throw refuse(part)
  const refusal = refusalOfMethod(payment_method, order, restOf(order) - part, facts)
  if (refusal) throw refuse(refusal)
  ensureAmount(body, restOf(order) - part, reference.settings)
  return { payment_method, part }
}

type Choice = Pick<OrderRow, 'payment_method' | 'address_key' | 'pay_by'> & { part: number }

/** Debits the wallet's part, and leaves the order waiting for the rest. */
async function choose(
  tx: Database,
  order: OrderRow,
  { payment_method, address_key, pay_by, part }: Choice,
  now: Date,
): Promise<void> {
  const isWallet = payment_method === 'wallet'
  const wallet_amount = isWallet ? order.order_amount : order.wallet_amount + part
  const changes = {
    payment_method,
    payment_status: paidBy(isWallet, wallet_amount),
    wallet_amount,
    address_key,
    pay_by,
  }
  if (order.wallet_amount > 0 && isWallet) await takeWalletRest(tx, order, restOf(order), now)
  else if (order.wallet_amount === 0)
    await takeWalletPart(tx, { ...order, payment_method, wallet_amount }, now)
  if (order.order_status === 'failed') {
    await moveOrder(tx, order, 'pending', { now, ...changes })
    return
  }
  const begins = awaitsMoney({ ...order, ...changes })
    ? {}
    : { ...promiseAnew(order, now), address_key: null }
  await tx
    .update(orders)
    .set({ ...changes, ...begins, updated_at: now })
    .where(eq(orders.id, order.id))
  const payload = { order_id: order.id, order_status: order.order_status }
  await announce(tx, { owner: order.owner, topic: 'order', payload }, now)
}

const paidBy = (isWallet: boolean, wallet_amount: number): OrderRow['payment_status'] =>
  isWallet ? 'paid' : wallet_amount > 0 ? 'partially_paid' : 'unpaid'
