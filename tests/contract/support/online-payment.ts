import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { orders, payments } from '#server/db/schema.ts'
import { watchGatewayRefunds } from '#server/jobs/gateway-refunds.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Cashier } from '#server/settlement/settle.ts'
import type { Services } from '#server/wiring/services.ts'
import { newGuest, type Person } from './app.ts'
import { giveUnpaidOrder } from './belongings.ts'

type Shop = { app: FastifyInstance; services: Services }

/** Where every payment of these tests comes back to. */
const callback = '/checkout?page=cart'

export const startPayment = ({ api, guest_id, token }: Person, order_id: number, more = {}) =>
  api.POST('/order/payment', { body: { order_id, callback, ...(token ? {} : { guest_id }), ...more } })

/** A guest with an order to be paid online, and the page where the guest pays. */
export type Paying = { person: Person; order_id: number; page: string }

export async function paying(shop: Shop): Promise<Paying> {
  const person = await newGuest(shop.app)
  const order_id = await giveUnpaidOrder({ services: shop.services, person })
  const { data } = await startPayment(person, order_id)
  return { person, order_id, page: data!.redirect_link }
}

/** What the shop is told when the browser comes back. */
export function broughtBack({ statusCode, headers }: LightMyRequestResponse) {
  const { pathname, searchParams } = new URL(String(headers.location), 'http://shop.test')
  const token = atob(searchParams.get('token') ?? '')
  const told = Object.fromEntries(token.split('&&').map((part) => part.split('=')))
  return { status: statusCode, page: pathname, flag: searchParams.get('flag'), told }
}

export async function rowsOf({ services: { db } }: Shop, order_id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const tries = await db.select().from(payments).where(eq(payments.order_id, order_id))
  const { order_status, payment_status, payment_method } = order!
  return { order: { order_status, payment_status, payment_method }, tries, last: tries.at(-1)! }
}

/** Opens the way back of an order's last payment, as the gateway makes the browser do. */
export async function comeBack(shop: Shop, order_id: number) {
  const { last } = await rowsOf(shop, order_id)
  return broughtBack(await shop.app.inject(`/api/payments/return/${last.id}`))
}

/** The shop's cashier, and the lines it logged for the staff to look at. */
export function cashierOf({ services }: Shop): { cashier: Cashier; written: unknown[][] } {
  const written: unknown[][] = []
  return { written, cashier: { ...services, log: { warn: (...line: unknown[]) => written.push(line) } } }
}

/** One turn of the job that gives money back; answers what it could not do. */
export async function giveMoneyBack(
  { services }: Shop,
  different: Partial<PaymentProvider> = {},
): Promise<unknown[]> {
  const errors: unknown[] = []
  const job = watchGatewayRefunds({
    ...services,
    payments: { ...services.payments!, ...different },
    onError: (error) => void errors.push(error),
  })
  await job.tick()
  await job.stop()
  return errors
}
