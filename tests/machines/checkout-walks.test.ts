import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock, type SnapshotFrom, toPromise } from 'xstate'
import { type Api, createApi, type Wire } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { draftName, recalledIn } from '#machines/rules/kept-draft.ts'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import type { Config } from '#openapi/generated/client.ts'
import { coupons } from '#server/db/schema.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { connectRecoverOrder } from '#src/features/checkout/recover-order.ports.ts'
import { onOutcome } from '#src/flow/on-outcome.ts'
import { connectCheckout, connectRecallDraft } from '#src/shared/checkout/checkout.ports.ts'
import { followCart } from '#src/shared/checkout/follow-cart.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { heldNetwork, type NetworkMove, networkMove } from './held-network.ts'
import { fillCart, moduleId, shoppingIn } from './real-shopping.ts'

/**
 * The stories between the machines: customers who edit, press, go elsewhere, reload the page or go on in a second tab while
 * requests are on their way, which arrive late, overtake one another or are lost. The cart, checkout, the search for lost
 * orders and the client are the shop's, the server is the reference. The clock of the device may be hours wrong, and jump.
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
  /** The customer sets the clock of the device, in a shop whose server hides its own: hours before or after the server's. */
  | { type: 'set clock'; hours: number }
  /** `isSent`: requests that had not left the browser still reach the server; their replies are lost. */
  | { type: 'reload'; isSent: boolean }
  /** Goes on in the other tab, which is opened the first time. */
  | { type: 'change tab' }
  | NetworkMove

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
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), isSent: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ type: 'change tab' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('time passes' as const),
      ms: fc.constantFrom(STILL_RUNNING_MS, QUOTE_LIFETIME_MS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('set clock' as const),
      hours: fc.constantFrom(-26, -2, 2, 26),
    }),
  },
  {
    weight: 12,
    arbitrary: networkMove(6),
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
  const { amount, final } = draftAmounts(draft)
  return {
    items: draft.lines.map(({ item, quantity }) => `${quantity} ${item.name}`).sort(),
    amount,
    final,
    tip: draft.order_type === 'delivery' ? draft.dm_tips : 0,
    coupon: draft.coupon.code,
  }
}

/** A guest with a filled cart; `storage` is that of all tabs. */
async function beginVisit() {
  const { store, items, location } = dinner
  const wire: Wire = {
    locale: 'en',
    module_id: store.module_id,
    zone_ids: location.zone_ids,
    position: { lat: location.lat, lng: location.lng },
  }
  const elsewhere = apiOf(wire)
  const { guest_id } = await unwrap(elsewhere.POST('/auth/guest/request'))
  await fillCart(elsewhere, { guest_id }, store, items, true)

  const orders = new Set<number>()
  const network = heldNetwork((call, status, body) => {
    if (call === 'POST /customer/order/place' && status === 200)
      orders.add((body as { order_id: number }).order_id)
  })
  const drain = async (isOver = () => false) => {
    await network.settled()
    while (network.waiting().length > 0 && !isOver()) {
      network.pass(0, 'goes on')
      await network.settled()
    }
  }
  return {
    guest_id,
    elsewhere,
    network,
    drain,
    orders,
    apiOfPage: (page: object) => apiOf(wire, network.fetchOf(page)),
    storage: createStorage({} as Window),
    // Time passes when a walk says so: with the computer's clock, the same walk would differ with how busy it is.
    clock: new SimulatedClock(),
    /** Milliseconds that the clock of the device is ahead of the server's. */
    ahead: 0,
    /** Orders that a page led the customer to. */
    told: [] as number[],
    tabs: [] as Page[],
    shown: 0,
  }
}

type Visit = Awaited<ReturnType<typeof beginVisit>>

/** One page of the shop at /checkout: without `checkout` when it opens with an empty cart and leads home. */
type Page = {
  cart: ActorRefFrom<typeof cartMachine>
  follower?: ActorRefFrom<typeof followCartMachine>
  checkout?: ActorRefFrom<typeof checkoutMachine>
  close: (isSent: boolean) => void
}

async function openPage(visit: Visit): Promise<Page> {
  const { store, location } = dinner
  const { storage, clock, guest_id, drain, told, network } = visit
  const page = {}
  const api = visit.apiOfPage(page)
  const now = () => shop.now.getTime() + visit.ahead
  let lost = searchLostOrder(visit, api)
  const cart = createActor(
    connectCart(api, () => location),
    { clock },
  ).start()
  cart.send({ type: 'owner.changed', owner: { guest_id } })
  await drain(() => cart.getSnapshot().matches('ready'))
  const { lines } = cart.getSnapshot().context
  const close = (isSent: boolean) => {
    lost?.stop()
    cart.stop()
    network.leave(page, isSent)
  }
  if (lines.length === 0) return { cart, close }

  const shopper = { type: 'guest', guest_id } as const
  const recall = createActor(connectRecallDraft({ storage, now }), {
    input: draftName({ kind: 'cart', shopper, store, lines }),
  }).start()
  const found = await toPromise(recall)
  const order = { kind: 'cart', shopper, store, config, lines, location } as const
  const checkout = createActor(
    connectCheckout({
      api,
      storage,
      crypto: globalThis.crypto as Crypto,
      module_id: store.module_id,
      guest_id,
      now,
      rememberGuest: () => {},
      tellApp: () => {},
    }),
    {
      clock,
      input: {
        ...order,
        saved: { contact, ...(found.type === 'found' && recalledIn(found.draft, order)) },
      },
    },
  )
  const follower = createActor(followCartMachine, { clock, input: { lines } })
  follower.on('lines.changed', ({ lines: current, areEditsPending }) =>
    checkout.send({ type: 'draft.change', change: { lines: current, areEditsPending } }),
  )
  follower.on('edits.retried', () => cart.send({ type: 'retry' }))
  checkout.on('cart.outdated', () => {
    follower.send({ type: 'cart.told' })
    cart.send({ type: 'cart.changed' })
  })
  checkout.on('refused', ({ areLinesStale }) => {
    if (areLinesStale) cart.send({ type: 'cart.changed' })
  })
  onOutcome(checkout, (outcome) => {
    if ('order' in outcome) told.push(outcome.order.order_id)
    // The page leads elsewhere, where the shop looks again.
    else lost = searchLostOrder(visit, api)
  })
  followCart(cart, follower)
  checkout.start()
  follower.start()
  return {
    cart,
    follower,
    checkout,
    close: (isSent) => {
      checkout.stop()
      follower.stop()
      close(isSent)
    },
  }
}

/** A page that opens, or leaves checkout, looks for the order whose reply was lost. */
function searchLostOrder({ storage, clock, told }: Visit, api: Api) {
  const attempt = storage.read('orderKey')
  if (!attempt) return undefined
  const search = createActor(connectRecoverOrder({ api, storage }), { clock, input: { attempt } })
  onOutcome(search, (outcome) => {
    if (outcome.type === 'found') told.push(outcome.order.order_id)
  })
  return search.start()
}

const contact = {
  contact_person_name: 'Nora Saleh',
  contact_person_number: '+971551234567',
  contact_person_email: 'nora@example.com',
}

/** The page that the customer looks at. */
const pageOf = ({ tabs, shown }: Visit): Page => tabs[shown]!

const submittingIn = (checkout: Page['checkout']) => {
  const placing = checkout?.getSnapshot().children.placeOrder
  return placing?.getSnapshot().children.submitOrder
}

const couponIn = (checkout: Page['checkout']) =>
  checkout?.getSnapshot().children.runParts?.getSnapshot().children.useCoupon

/** The form is inert while the order is on its way. */
const isOfForm = ({ type }: Move) =>
  type === 'write code' ||
  type === 'apply code' ||
  type === 'remove coupon' ||
  type === 'tip' ||
  type === 'hand over'

async function make(next: Move, visit: Visit) {
  const { elsewhere, guest_id, network, clock } = visit
  const { cart, checkout, follower, close } = pageOf(visit)
  switch (next.type) {
    case 'network':
      return network.pass(next.at, next.passage)
    case 'time passes':
      clock.increment(next.ms)
      return
    case 'set clock':
      visit.ahead = next.hours * 3_600_000
      return
    case 'reload':
      close(next.isSent)
      await network.settled()
      visit.tabs[visit.shown] = await openPage(visit)
      return
    case 'change tab':
      visit.shown = 1 - visit.shown
      visit.tabs[visit.shown] ??= await openPage(visit)
      return
  }
  const shown = checkout?.getSnapshot()
  if (!checkout || !shown || shown.status === 'done') return
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
      follower?.send({ type: 'cart.told' })
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
  }
}

describe('checkout while requests are on their way', () => {
  it('a customer orders once, for the amount and the items that a page showed at a press, and hears of the order, in whichever order answers arrive and pages are left', async () => {
    let ordered = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 40, size: 'max' }), async (moves) => {
        const visit = await beginVisit()
        visit.tabs.push(await openPage(visit))
        const { elsewhere, guest_id, orders, told } = visit
        /** What was shown when each press was taken. */
        const pressed: ReturnType<typeof shownIn>[] = []
        for (const next of moves) {
          const before = pageOf(visit).checkout?.getSnapshot()
          await make(next, visit)
          if (next.type === 'press' && before?.matches('drafting')) pressed.push(shownIn(before))
          await visit.network.settled()
        }
        const isOver = () => told.length > 0
        // The network is well again, and the customer presses until the order is placed or refused for a reason.
        for (let presses = 0; presses < 6 && !isOver(); presses++) {
          await visit.drain(isOver)
          const { cart, checkout } = pageOf(visit)
          cart.send({ type: 'retry' })
          submittingIn(checkout)?.send({ type: 'retry' })
          visit.clock.increment(STILL_RUNNING_MS)
          const before = checkout?.getSnapshot()
          if (before?.matches('drafting')) {
            if (before.context.draft.couponEntry !== 'none')
              couponIn(checkout)?.send({ type: 'coupon.type', code: '' })
            pressed.push(shownIn(checkout!.getSnapshot()))
            checkout!.send({ type: 'order.place' })
          }
          await visit.network.settled()
        }
        await visit.drain()
        for (const { close } of visit.tabs.filter(Boolean)) close(false)

        expect(orders.size).toBeLessThanOrEqual(1)
        const [order_id] = orders
        if (order_id === undefined) return
        ordered++
        const receipt = await unwrap(
          elsewhere.GET('/order/receipt', { params: { query: { order_id, guest_id } } }),
        )
        const tip = receipt.figures.find(({ key }) => key === 'dm_tips')?.amount ?? 0
        const placed = {
          items: receipt.lines.map(({ name, quantity }) => `${quantity} ${name}`).sort(),
          amount: receipt.total,
          tip,
        }
        expect(
          pressed.map(({ items, amount, tip: given }) => ({ items, amount, tip: given })),
        ).toContainEqual(placed)
        expect(told).toContain(order_id)
      }),
      { numRuns: process.env.TEST_DEPTH === 'all' ? 300 : 40, endOnFailure: true },
    )
    // Walks in which nothing is ordered prove nothing.
    expect(ordered).toBeGreaterThan(0)
  }, 600_000)
})
