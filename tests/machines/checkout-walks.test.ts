import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
import { createApi, type Wire } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { sendOrderMachine } from '#machines/checkout/send-order.machine.ts'
import { draftFigures } from '#machines/rules/order-draft.ts'
import type { Config } from '#openapi/generated/client.ts'
import { coupons } from '#server/db/schema.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { connectCheckout } from '#src/shared/checkout/checkout.ports.ts'
import { followCart } from '#src/shared/checkout/follow-cart.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { heldNetwork, type Passage } from './held-network.ts'
import { fillCart, moduleId, shoppingIn } from './real-shopping.ts'

/**
 * The stories between the machines: customers who edit, press and go elsewhere while requests are on their way, which arrive
 * late, overtake one another or are lost. The cart, checkout and the client are the shop's, the server is the reference.
 */

const CODES = ['TENTH', 'NOSUCH']

/** Longer than checkout waits before it sends again an order that still runs, and than a price holds. */
const STILL_RUNNING_MS = 10_000
const QUOTE_LIFETIME_MS = 3_600_000

/** What a customer or the network does next. */
type Move =
  | { type: 'edit'; line: number; how: 'increment' | 'decrement' | 'remove' }
  | { type: 'edit elsewhere'; line: number; quantity: number; isTold: boolean }
  | { type: 'write code' | 'apply code'; code: string }
  | { type: 'remove coupon' }
  | { type: 'tip'; tip: number }
  | { type: 'hand over'; order_type: 'delivery' | 'take_away' }
  | { type: 'press' }
  | { type: 'try again' }
  | { type: 'stop waiting' }
  | { type: 'time passes'; ms: number }
  | { type: 'network'; at: number; passage: Passage }

const line = fc.nat(2)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      line,
      how: fc.constantFrom('increment', 'increment', 'decrement', 'remove'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('edit elsewhere' as const),
      line,
      quantity: fc.integer({ min: 1, max: 6 }),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('write code', 'apply code', 'apply code'),
      code: fc.constantFrom(...CODES),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'remove coupon' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('tip' as const), tip: fc.constantFrom(0, 5, 2.35) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('hand over' as const),
      order_type: fc.constantFrom('delivery', 'take_away'),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ type: 'press' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'try again' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'stop waiting' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('time passes' as const),
      ms: fc.constantFrom(STILL_RUNNING_MS, QUOTE_LIFETIME_MS),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('network' as const),
      at: fc.nat(5),
      passage: fc.constantFrom<Passage>('goes on', 'goes on', 'goes on', 'goes on', 'goes on', 'breaks'),
    }),
  },
)

let shop: ReferenceServer
let config: Config
let dinner: Awaited<ReturnType<ReturnType<typeof shoppingIn>['findStore']>>

const apiOf = (wire: Wire, through: (request: Request) => Promise<Response> = fetch) =>
  createApi({ baseUrl: `${shop.url}/api/v1`, wire: () => wire, onUnauthorized: () => {}, fetch: through })

beforeAll(async () => {
  shop = await startReferenceServer({
    env: { DEMO: 'true', SIMULATOR_SPEED: '0' },
    fill: (db, now) =>
      db.insert(coupons).values({
        id: 1000,
        code: CODES[0]!,
        title: { en: 'A tenth', ar: 'العُشر' },
        discount: 1000,
        module_id: moduleId('food'),
        start_date: new Date(now.getTime() - 86_400_000),
        expire_date: new Date(now.getTime() + 86_400_000),
      }),
  })
  config = await unwrap(apiOf({ locale: 'en' }).GET('/config'))
  dinner = await shoppingIn((wire) => apiOf(wire)).findStore({ module: 'food', zone: 1, slot: 'now' })
})
afterAll(() => shop?.close())

/** What the summary says: the goods, and the amount on the button. */
const shownIn = ({ context: { draft } }: SnapshotFrom<typeof checkoutMachine>) => {
  const { amount, final } = draftFigures(draft)
  return {
    goods: draft.lines.map(({ item, quantity }) => `${quantity} ${item.name}`).sort(),
    amount,
    final,
    tip: draft.order_type === 'delivery' ? draft.dm_tips : 0,
    coupon: draft.coupon.code,
  }
}

async function openCheckout() {
  const { store, goods, place } = dinner
  const wire: Wire = {
    locale: 'en',
    module_id: store.module_id,
    zone_ids: place.zone_ids,
    position: { lat: place.lat, lng: place.lng },
  }
  const elsewhere = apiOf(wire)
  const { guest_id } = await unwrap(elsewhere.POST('/auth/guest/request'))
  await fillCart(elsewhere, { guest_id }, store, goods, true)

  const orders = new Set<number>()
  const network = heldNetwork((call, status, body) => {
    if (call === 'POST /customer/order/place' && status === 200)
      orders.add((body as { order_id: number }).order_id)
  })
  const api = apiOf(wire, network.fetch)
  const drain = async (isOver = () => false) => {
    await network.settled()
    while (network.waiting().length > 0 && !isOver()) {
      network.pass(0, 'goes on')
      await network.settled()
    }
  }
  // Time passes when a walk says so: with the computer's clock, the same walk would differ with how busy it is.
  const clock = new SimulatedClock()
  const cart = createActor(
    connectCart(api, () => place),
    { clock },
  ).start()
  cart.send({ type: 'owner.changed', owner: { guest_id } })
  await drain(() => cart.getSnapshot().matches('ready'))
  const { lines } = cart.getSnapshot().context
  expect(lines).toHaveLength(3)
  const checkout = createActor(
    connectCheckout({
      api,
      storage: createStorage({} as Window),
      crypto: globalThis.crypto as Crypto,
      module_id: store.module_id,
      guest_id,
      now: () => shop.now.getTime(),
      rememberGuest: () => {},
      tellApp: () => {},
    }),
    {
      clock,
      input: {
        kind: 'cart',
        shopper: { type: 'guest', guest_id },
        store,
        config,
        lines,
        place,
        kept: {
          contact: {
            contact_person_name: 'Nora Saleh',
            contact_person_number: '+971551234567',
            contact_person_email: 'nora@example.com',
          },
        },
      },
    },
  )
  const follower = createActor(followCartMachine, { clock, input: { lines } })
  follower.on('lines.changed', ({ lines: now, areEditsPending }) =>
    checkout.send({ type: 'draft.change', change: { lines: now, areEditsPending } }),
  )
  follower.on('edits.retried', () => cart.send({ type: 'retry' }))
  checkout.on('cart.outdated', () => {
    follower.send({ type: 'cart.told' })
    cart.send({ type: 'cart.changed' })
  })
  checkout.on('refused', ({ areGoodsStale }) => {
    if (areGoodsStale) cart.send({ type: 'cart.changed' })
  })
  followCart(cart, follower)
  checkout.start()
  follower.start()
  return { guest_id, elsewhere, network, clock, drain, cart, checkout, follower, orders }
}

type Visit = Awaited<ReturnType<typeof openCheckout>>

const submittingIn = (checkout: Visit['checkout']) => {
  const placing = checkout.getSnapshot().children.placeDraft
  const sending = placing?.getSnapshot().children.sendOrder as
    | ActorRefFrom<typeof sendOrderMachine>
    | undefined
  return sending?.getSnapshot().children.submitOrder
}

const couponIn = (checkout: Visit['checkout']) =>
  checkout.getSnapshot().children.runParts?.getSnapshot().children.useCoupon

/** The form is inert while the order is on its way. */
const isOfForm = ({ type }: Move) =>
  type === 'write code' ||
  type === 'apply code' ||
  type === 'remove coupon' ||
  type === 'tip' ||
  type === 'hand over'

async function make(next: Move, { elsewhere, guest_id, network, clock, cart, checkout, follower }: Visit) {
  const shown = checkout.getSnapshot()
  if (next.type !== 'network' && shown.status === 'done') return
  if (isOfForm(next) && !shown.matches('drafting')) return
  const lines = shown.context.draft.lines
  switch (next.type) {
    case 'edit': {
      const id = lines[next.line]?.id
      if (id !== undefined) cart.send({ type: `line.${next.how}`, line: id })
      return
    }
    case 'edit elsewhere': {
      const found = lines[next.line]
      if (!found) return
      await elsewhere.POST('/cart/update', {
        body: { cart_id: found.id, quantity: next.quantity, price: found.price, guest_id } as never,
      })
      if (!next.isTold) return
      cart.send({ type: 'cart.changed' })
      follower.send({ type: 'cart.told' })
      return
    }
    case 'write code':
      return couponIn(checkout)?.send({ type: 'coupon.type', code: next.code })
    case 'apply code':
      return couponIn(checkout)?.send({ type: 'coupon.apply', code: next.code })
    case 'remove coupon':
      return couponIn(checkout)?.send({ type: 'coupon.remove' })
    case 'tip':
      return checkout.send({
        type: 'draft.change',
        change: { dm_tips: next.tip, typedTip: String(next.tip) },
      })
    case 'hand over':
      return checkout.send({ type: 'draft.change', change: { order_type: next.order_type } })
    case 'press':
      return checkout.send({ type: 'order.place' })
    case 'try again':
      submittingIn(checkout)?.send({ type: 'retry' })
      return cart.send({ type: 'retry' })
    case 'stop waiting':
      return submittingIn(checkout)?.send({ type: 'wait.leave' })
    case 'time passes':
      clock.increment(next.ms)
      return
    case 'network':
      return network.pass(next.at, next.passage)
  }
}

describe('checkout while requests are on their way', () => {
  it('orders once, for the amount and the goods that the customer saw at the press, in whichever order answers arrive', async () => {
    let ordered = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 40, size: 'max' }), async (moves) => {
        const visit = await openCheckout()
        const { checkout, elsewhere, guest_id, orders } = visit
        /** What was shown when each press was taken. */
        const pressed: ReturnType<typeof shownIn>[] = []
        for (const next of moves) {
          const before = checkout.getSnapshot()
          await make(next, visit)
          if (next.type === 'press' && before.matches('drafting')) pressed.push(shownIn(before))
          await visit.network.settled()
        }
        const isOver = () => checkout.getSnapshot().status === 'done'
        // The network is well again, and the customer presses until the order is placed or refused for a reason.
        for (let presses = 0; presses < 6 && !isOver(); presses++) {
          await visit.drain(isOver)
          visit.cart.send({ type: 'retry' })
          submittingIn(checkout)?.send({ type: 'retry' })
          visit.clock.increment(STILL_RUNNING_MS)
          const before = checkout.getSnapshot()
          if (before.matches('drafting')) {
            if (before.context.draft.couponEntry !== 'none')
              couponIn(checkout)?.send({ type: 'coupon.type', code: '' })
            pressed.push(shownIn(checkout.getSnapshot()))
            checkout.send({ type: 'order.place' })
          }
          await visit.network.settled()
        }
        await visit.drain()

        expect(orders.size).toBeLessThanOrEqual(1)
        const [order_id] = orders
        if (order_id === undefined) return
        ordered++
        const receipt = await unwrap(
          elsewhere.GET('/order/receipt', { params: { query: { order_id, guest_id } } }),
        )
        const tip = receipt.figures.find(({ key }) => key === 'dm_tips')?.amount ?? 0
        const placed = {
          goods: receipt.lines.map(({ name, quantity }) => `${quantity} ${name}`).sort(),
          amount: receipt.total,
          tip,
        }
        expect(
          pressed.map(({ goods, amount, tip: given }) => ({ goods, amount, tip: given })),
        ).toContainEqual(placed)
        expect(checkout.getSnapshot().output).toMatchObject({ order: { order_id } })
      }),
      { numRuns: process.env.TEST_DEPTH === 'all' ? 300 : 40, endOnFailure: true },
    )
    // Walks in which nothing is ordered prove nothing.
    expect(ordered).toBeGreaterThan(0)
  }, 600_000)
})
