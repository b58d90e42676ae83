import { make } from 'covertable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { type Api, createApi, type Wire } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import { amountDue } from '#machines/rules/order-payment.ts'
import { amountByMethod, walletOffer } from '#machines/rules/payment-offers.ts'
import { leadOf } from '#machines/rules/slots.ts'
import type { Config, OrderPlacement } from '#openapi/generated/client.ts'
import type { Database } from '#server/db/engine/open.ts'
import { coupons } from '#server/db/schema.ts'
import { connectCheckout } from '#src/shared/checkout/checkout.ports.ts'
import { deliverySlots } from '#src/shared/checkout/delivery-slots.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { DIGITS, fillCart, moduleId, modules, shoppingIn } from './real-shopping.ts'

/** Who pays, and what the wallet pays of it: guests have no wallet. */
const payers = {
  guest: { shopper: 'guest', wallet: 'unused' },
  customer: { shopper: 'customer', wallet: 'unused' },
  'customer, a part from the wallet': { shopper: 'customer', wallet: 'part' },
  'customer, all from the wallet': { shopper: 'customer', wallet: 'all' },
  'invited customer': { shopper: 'invited customer', wallet: 'unused' },
  'invited customer, a part from the wallet': { shopper: 'invited customer', wallet: 'part' },
} as const

/** Rule 11 of docs/payment-rules.md: what an order is made of. */
const factors = {
  module: modules,
  kind: ['cart', 'buy_now'] as const,
  goods: ['one line', 'several lines'] as const,
  order_type: ['delivery', 'take_away'] as const,
  payment_method: ['cash_on_delivery', 'digital_payment', 'offline_payment'] as const,
  payer: Object.keys(payers) as (keyof typeof payers)[],
  coupon: ['none', 'percent', 'capped', 'amount', 'free delivery', 'first order'] as const,
  tip: [0, 5, 2.35],
  slot: ['now', 'later'] as const,
  zone: [1, 2, 3],
}
type Row = { [Name in keyof typeof factors]: (typeof factors)[Name][number] }
type Factors = Row & (typeof payers)[Row['payer']]

/** Every pair of two values is in some row. */
const table = make(factors as unknown as Record<string, unknown[]>) as unknown as Row[]

const couponOf: Record<Factors['coupon'], Partial<typeof coupons.$inferInsert> | undefined> = {
  none: undefined,
  percent: { discount: 1250 },
  capped: { discount: 3000, max_discount: 444 },
  amount: { discount: 333, discount_type: 'amount' },
  'free delivery': { coupon_type: 'free_delivery' },
  'first order': { coupon_type: 'first_order', discount: 1777 },
}
const codeOf = (coupon: Factors['coupon'], module: Factors['module']) =>
  `${coupon} ${module}`.replace(/\W/g, '').toUpperCase()

const addCoupons = (db: Database, now: Date) =>
  db.insert(coupons).values(
    modules.flatMap((module, at) =>
      factors.coupon.flatMap((name, number) => {
        const rule = couponOf[name]
        const day = 86_400_000
        return rule
          ? [
              {
                ...rule,
                id: 1000 + at * 10 + number,
                code: codeOf(name, module),
                title: { en: name, ar: name },
                module_id: moduleId(module),
                start_date: new Date(now.getTime() - day),
                expire_date: new Date(now.getTime() + 30 * day),
              },
            ]
          : []
      }),
    ),
  )

let shop: ReferenceServer
let config: Config
beforeAll(async () => {
  shop = await startReferenceServer({
    env: { DEMO: 'true', SIMULATOR_SPEED: '0', PAYMENT_GATEWAY: 'sandbox' },
    fill: addCoupons,
  })
  config = await unwrap(apiOf({ locale: 'en' }).GET('/config'))
})
afterAll(() => shop?.close())

const sent: OrderPlacement[] = []
const apiOf = (wire: Wire) =>
  createApi({
    baseUrl: `${shop.url}/api/v1`,
    wire: () => wire,
    onUnauthorized: () => {},
    fetch: async (request) => {
      if (request.url.endsWith('/customer/order/place')) sent.push(await request.clone().json())
      return fetch(request)
    },
  })

let people = 0
const newPhone = () => `+97155${1_000_000 + ++people}`

async function signUp(api: Api, ref_code?: string) {
  const phone = newPhone()
  const body = { f_name: 'Nora', l_name: 'Saleh', phone, email: `total${people}@example.com` }
  const password = 'long enough 7'
  return unwrap(
    api.POST('/auth/sign-up', {
      body: { ...body, password, confirm_password: password, ...(ref_code && { ref_code }) },
    }),
  )
}

const shopping = shoppingIn((wire) => apiOf(wire))
const storesIn = new Map<string, ReturnType<typeof shopping.findStore>>()
function storeIn(row: Factors) {
  const key = [row.module, row.zone, row.slot].join()
  const found = storesIn.get(key) ?? shopping.findStore(row)
  storesIn.set(key, found)
  return found
}

async function addMoney(api: Api, amount: number) {
  const body = { amount, callback: '/profile?page=wallet' }
  const { redirect_link } = await unwrap(api.POST('/wallet/add-fund', { body }))
  await shop.pay(redirect_link.split('/').at(-1)!)
}

/** The shopper of a row, with their cart; a customer has what the row wants in the wallet. */
async function shopperOf({ shopper, wallet }: Factors, wire: Wire) {
  const api = apiOf(wire)
  if (shopper === 'guest') {
    const { guest_id } = await unwrap(api.POST('/auth/guest/request'))
    return { api, owner: { guest_id }, shopper: { type: 'guest' as const, guest_id } }
  }
  if (shopper === 'invited customer') {
    wire.token = (await signUp(api)).token
    const { ref_code } = await unwrap(api.GET('/customer/info'))
    wire.token = undefined
    wire.token = (await signUp(api, ref_code)).token
  } else wire.token = (await signUp(api)).token
  if (wallet !== 'unused') await addMoney(api, wallet === 'part' ? 7.77 : 9000)
  const info = await unwrap(api.GET('/customer/info'))
  return { api, owner: {}, shopper: { type: 'customer' as const, info } }
}

/** Places the order of a row by the checkout of the storefront; answers what the screen shows just before. */
async function order(row: Factors) {
  const { store, items, location } = await storeIn(row)
  const wire: Wire = {
    locale: 'en',
    module_id: store.module_id,
    zone_ids: [row.zone],
    position: { lat: location.lat, lng: location.lng },
  }
  const { api, owner, shopper } = await shopperOf(row, wire)
  const lines = await fillCart(api, owner, store, items, row.goods === 'several lines')
  const actor = createActor(
    connectCheckout({
      api,
      storage: createStorage({} as Window),
      crypto: globalThis.crypto as Crypto,
      module_id: store.module_id,
      guest_id: shopper.type === 'guest' ? shopper.guest_id : undefined,
      now: Date.now,
      rememberGuest: () => {},
      tellApp: () => {},
    }),
    {
      input: {
        kind: row.kind,
        shopper,
        store,
        config,
        lines,
        location,
        saved: {
          contact: {
            contact_person_name: 'Nora Saleh',
            contact_person_number: newPhone(),
            contact_person_email: 'nora@example.com',
          },
        },
      },
    },
  )
  const refusals: unknown[] = []
  actor.on('problem', ({ refusal }) => refusals.push(refusal))
  actor.on('failure', ({ error }) => refusals.push(error))
  actor.start()
  const slots = deliverySlots({
    schedules: store.schedules,
    minutes: config.schedule_order_slot_duration,
    lead: leadOf(store, row.order_type, config.schedule_order_slot_duration),
    timezone: config.timezone,
    now: shop.now.getTime(),
  }).flatMap((day) => day.slots)
  const { order_type, payment_method } = row
  const schedule_at = row.slot === 'later' ? slots[3]!.at : null
  actor.send({ type: 'draft.change', change: { order_type, schedule_at, dm_tips: row.tip } })
  const code = row.coupon === 'none' ? '' : codeOf(row.coupon, row.module)
  const { useCoupon } = actor.getSnapshot().children.runParts!.getSnapshot().children
  if (code) useCoupon!.send({ type: 'coupon.apply', code })
  const isReady = ({ context: { draft } }: ReturnType<typeof actor.getSnapshot>) =>
    draft.fee.type !== 'measuring' && draft.coupon.code === code && draft.price.type === 'known'
  await waitFor(actor, isReady, { timeout: 10_000 })
  actor.send({ type: 'draft.change', change: { payment_method } })
  if (row.wallet !== 'unused') actor.send({ type: 'draft.change', change: { partial_payment: true } })
  const { draft } = actor.getSnapshot().context
  const own = draftAmounts({ ...draft, price: { type: 'incomplete' } })
  const shown = {
    ...draftAmounts(draft),
    due: row.wallet === 'all' ? 0 : amountByMethod(draft),
    use: walletOffer(draft)?.use,
  }
  sent.length = 0
  const outcome = toPromise(actor)
  actor.send({ type: 'order.place' })
  await Promise.race([outcome, waitFor(actor, (snapshot) => snapshot.context.refusals.length > 0)])
  const { context, output } = actor.getSnapshot()
  expect([refusals, context.refusals, output?.type]).toEqual([
    [],
    [],
    payment_method !== 'cash_on_delivery' && row.wallet !== 'all' ? 'placedUnpaid' : 'placed',
  ])
  const placed = (output as Extract<typeof output, { type: 'placed' | 'placedUnpaid' }>).order
  return { api, owner, own, shown, placed, onWire: sent.at(-1)! }
}

const textOf = async (path: string) => (await fetch(new URL(path, shop.url))).text()
const written = (amount: number) => `AED ${amount.toFixed(DIGITS)}`
const amountIn = (html: string, before: string) =>
  html.split(before)[1]?.match(/<bdi dir="ltr">([^<]*)</)?.[1]

const name = (row: Row) =>
  Object.keys(factors)
    .map((factor) => row[factor as keyof Row])
    .join(', ')

describe('one total everywhere', () => {
  it('the table has every pair of two values', () => {
    const names = Object.keys(factors) as (keyof Row)[]
    const missing = names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .flatMap((other) =>
          factors[one].flatMap((first) =>
            factors[other]
              .filter((second) => !table.some((row) => row[one] === first && row[other] === second))
              .map((second) => `${one} ${first}, ${other} ${second}`),
          ),
        ),
    )
    expect(missing).toEqual([])
  })

  it.each(table.map((row) => [name(row), { ...row, ...payers[row.payer] }] as const))(
    'the total is the same on the screen, on the wire, at the gateway and on the receipt: %s',
    async (_, row) => {
      const { api, owner, own, shown, placed, onWire } = await order(row)
      const { order_id } = placed
      const query = { order_id, ...owner }
      const tracked = await unwrap(api.GET('/order/track', { params: { query } }))
      const receipt = await unwrap(api.GET('/order/receipt', { params: { query } }))
      const { link } = await unwrap(api.POST('/order/receipt', { body: query }))
      const page = await textOf(link)
      const isOnline = row.payment_method === 'digital_payment' && row.wallet !== 'all'
      const started = isOnline
        ? await unwrap(api.POST('/order/payment', { body: { ...query, callback: '/checkout' } }))
        : undefined

      expect(shown.amount).toBeGreaterThan(0)
      expect(onWire.quote_id).toMatch(/./)
      expect(own, 'the figures of this side are those of the quote').toEqual({
        ...own,
        ...Object.fromEntries(Object.keys(own).map((key) => [key, shown[key as keyof typeof shown]])),
      })
      expect({
        wire: onWire.order_amount,
        placed: placed.total_ammount,
        tracked: tracked.order_amount,
        receipt: receipt.total,
        page: amountIn(page, '<tr class="total">'),
        sum: written(receipt.figures.reduce((sum, { amount }) => sum + amount, 0)),
        due: row.wallet === 'all' ? 0 : amountDue(tracked),
        gateway: started && amountIn(await textOf(started.redirect_link), 'class="amount"'),
        wallet: shown.use ?? 'unused',
      }).toEqual({
        wire: shown.amount,
        placed: shown.amount,
        tracked: shown.amount,
        receipt: shown.amount,
        page: written(shown.amount),
        sum: written(shown.amount),
        due: shown.due,
        gateway: isOnline ? written(shown.due) : undefined,
        wallet: row.wallet,
      })
      const figures = Object.fromEntries(receipt.figures.map(({ key, amount }) => [key, amount]))
      expect({
        delivery: figures.delivery_charge ?? 0,
        tax: figures.tax ?? 0,
        additional: figures.additional_charge ?? 0,
        tips: figures.dm_tips ?? 0,
        couponDiscount: -(figures.coupon_discount ?? 0) + 0,
        welcomeDiscount: -(figures.welcome_discount ?? 0) + 0,
      }).toEqual({
        delivery: shown.delivery,
        tax: shown.tax,
        additional: shown.additional,
        tips: row.order_type === 'take_away' ? 0 : row.tip,
        couponDiscount: shown.couponDiscount,
        welcomeDiscount: shown.welcomeDiscount,
      })
    },
  )
})
