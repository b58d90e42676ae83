import { createActor, toPromise } from 'xstate'
import { type Api, createApi } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import type { CartLine, OrderPlaced, OrderPlacement } from '#openapi/generated/client.ts'
import type { Guests } from '#server/accounts/guests.ts'
import { makeCustomer } from '#server/accounts/make-customer.ts'
import { issueToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/engine/open.ts'
import { createNumbers } from '#server/db/numbers.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { post } from '#server/ledger/ledger.ts'
import type { Services } from '#server/wiring/services.ts'
import { connectSubmit } from '#src/shared/checkout/checkout.ports.ts'
import { dueIn, plainDinner, plainOrder, start } from '#tests/fixtures/plain-order.ts'

/** What one dinner is and costs, in the shop's own figure. */
export type Dinner = Awaited<ReturnType<typeof dinnerAt>>

/** A customer or guest with the storefront's own client. */
export type Shopper = { api: Api; token: string | undefined; guest_id: string | undefined }

const MODULE = 1

const apiAt = (url: string, token?: string, timeoutMs = 20_000) =>
  createApi({
    baseUrl: `${url}/api/v1`,
    wire: () => ({
      locale: 'en',
      zone_ids: [1],
      module_id: MODULE,
      position: { lat: Number(start.latitude), lng: Number(start.longitude) },
      token,
    }),
    onUnauthorized: () => {},
    timeoutMs,
  })

export async function dinnerAt(url: string) {
  const api = apiAt(url)
  const dinner = await plainDinner(api)
  const { guest_id } = await unwrap(api.POST('/auth/guest/request'))
  // The shop refuses an amount that is not its own, and says its own.
  const { error } = await api.POST('/customer/order/place', {
    body: { ...plainOrder(dinner.store_id, [dinner.line]), guest_id, order_amount: 0 },
  })
  return { ...dinner, due: dueIn(error) }
}

/**
 * Sessions of customers who have that much money, in minor units, or none, and are too long here to be welcomed with a
 * discount. The name tells several such crowds of a shop apart.
 */
export async function customersWith(
  db: Database,
  count: number,
  amount: number,
  name = 'mariam',
): Promise<string[]> {
  const services = { db, numbers: createNumbers(db), now: () => new Date('2020-01-01') } as Services
  const tokens: string[] = []
  for (let number = 1; number <= count; number++) {
    const newcomer = {
      f_name: 'Mariam',
      l_name: 'Saleh',
      email: `${name}${number}@example.com`,
      is_email_verified: false,
      phone: `+97150${amount === 0 ? 2 : 3}${String(number).padStart(6, '0')}`,
      password: null,
      ref_code: undefined,
    }
    const gift = { ledger: 'wallet', counter: 'gift', kind: 'add_fund_by_admin', amount } as const
    const enter = async (tx: Database, { id: customer_id }: CustomerRow) => {
      if (amount > 0) await post(tx, [{ ...gift, customer_id, occasion: `gift:${number}` }], new Date())
      return issueToken(tx, customer_id, new Date())
    }
    tokens.push(await makeCustomer(services, newcomer, enter))
  }
  return tokens
}

export const customerOf = (token: string, through: string, patience: number): Shopper => ({
  api: apiAt(through, token, patience),
  token,
  guest_id: undefined,
})

export const newGuest = (guests: Guests, through: string, patience: number): Shopper => ({
  api: apiAt(through, undefined, patience),
  token: undefined,
  guest_id: guests.issue(),
})

const named = ({ guest_id }: Shopper) => (guest_id ? { guest_id } : {})

/** Nothing is kept longer than the shopper: a browser without storage. */
const memory = () => createStorage({} as Window)

/** How an order is paid; the part is as much as the wallet holds. */
export type PaymentChoice = Pick<OrderPlacement, 'payment_method' | 'partial_payment'>

type Ordering = {
  dinner: Dinner
  /** Without it, a customer pays from the wallet and a guest in cash. */
  payment?: PaymentChoice
  /** Names this one order among all. */
  label: string
  /** Waits until trying again makes sense. */
  beforeRetry: () => Promise<void>
}

/**
 * Orders like the storefront and retries until the server has answered: guests order their cart, customers buy now, so
 * that no emptied cart prevents a second order. `undefined` when the server refused.
 */
export async function order(
  shopper: Shopper,
  { dinner, label, payment, beforeRetry }: Ordering,
): Promise<OrderPlaced | undefined> {
  const { is_buy_now, cart, ...whatever } = plainOrder(dinner.store_id, [dinner.line])
  const placement = shopper.token ? { ...whatever, is_buy_now, cart } : whatever
  if (!shopper.token) await fillCart(shopper, dinner, beforeRetry)
  const { api } = shopper
  const submit = createActor(
    connectSubmit({ api, crypto: globalThis.crypto as Crypto, storage: memory(), module_id: MODULE }).provide(
      {
        delays: { stillRunningPause: 50 },
      },
    ),
    {
      input: {
        purpose: label,
        draft: { owner: label, cart: label },
        placement: {
          ...placement,
          ...named(shopper),
          order_note: label,
          order_amount: dinner.due,
          ...(payment ?? (shopper.token && { payment_method: 'wallet' as const })),
        },
      },
    },
  )
  submit.subscribe((snapshot) => {
    if (snapshot.matches('unanswered')) void beforeRetry().then(() => submit.send({ type: 'retry' }))
  })
  submit.start()
  const outcome = await toPromise(submit)
  if (outcome.type === 'placed') return outcome.order
  console.error(label, outcome)
  return undefined
}

/** Adding is no request that may be repeated blindly: what the cart holds is asked after each lost answer. */
async function fillCart(shopper: Shopper, { line }: Dinner, beforeRetry: () => Promise<void>): Promise<void> {
  const { api } = shopper
  const add = () => unwrap(api.POST('/cart/add', { body: { ...named(shopper), ...line } }))
  const read = () => unwrap(api.GET('/customer/cart/list', { params: { query: named(shopper) } }))
  let lines: CartLine[] = []
  while (lines.length === 0) {
    lines = await add().catch(() => [])
    while (lines.length === 0) {
      await beforeRetry()
      const seen = await read().catch(() => undefined)
      if (!seen) continue
      lines = seen
      break
    }
  }
}
