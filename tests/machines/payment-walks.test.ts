import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
import { createApi } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { amountDue, CANCEL_REASON, type PayArrival, paymentStateOf } from '#machines/rules/order-payment.ts'
import { paymentChoiceOf } from '#machines/rules/wallet-again.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { payVisitOf } from '#src/features/payment/pay-visit.ts'
import { type City, readCity } from '#tests/support/city.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { setStage } from '#tests/support/stage.ts'
import { heldNetwork, type NetworkMove, networkMove } from './held-network.ts'

/**
 * The stories between the page of an unpaid order, the gateway and the server: customers who pay, are refused, go back, choose
 * another way to pay, cancel, reload, or go on in a second tab or on another device, while requests are on their way, which
 * arrive late, overtake one another or are lost. The machines and the client are the shop's, the server is the reference, and
 * its gateway is the sandbox.
 */

/** Longer than every pause of the page. */
const PAUSE_MS = 60_000
/** Points that a wallet is filled with: for a part of the order, which it pays at first or not, or for all of it. */
const purses = {
  'a part': { point: 200 },
  'a part, which it pays': { point: 200, partial_payment: 1 },
  'all of it': { point: 5_000 },
} as const
type Purse = keyof typeof purses

/** What the customer, the network or another device does next. */
type Move =
  | { type: 'pay' | 'cancel' | 'go back' | 'hear news' | 'look again' | 'change tab' | 'time passes' }
  | { type: 'choose'; payment_method: PaymentMethod }
  | { type: 'use wallet'; usesWallet: boolean }
  | { type: 'answer'; answer: 'pay' | 'bank_refused' | 'expired' | 'twice' | 'cancel' }
  | { type: 'reload'; isSent: boolean }
  | { type: 'cancel elsewhere' }
  | NetworkMove

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'pay' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      answer: fc.constantFrom('pay', 'pay', 'bank_refused', 'expired', 'twice', 'cancel'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      payment_method: fc.constantFrom<PaymentMethod>('cash_on_delivery', 'wallet', 'digital_payment'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('use wallet' as const), usesWallet: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Move>(
      { type: 'cancel' },
      { type: 'go back' },
      { type: 'hear news' },
      { type: 'look again' },
      { type: 'change tab' },
      { type: 'change tab' },
      { type: 'time passes' },
      { type: 'cancel elsewhere' },
    ),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), isSent: fc.boolean() }) },
  {
    weight: 12,
    arbitrary: networkMove(4),
  },
)

let shop: ReferenceServer
let city: City

beforeAll(async () => {
  shop = await startReferenceServer({
    env: { DEMO: 'true', SIMULATOR_SPEED: '0', PAYMENT_GATEWAY: 'sandbox' },
  })
  const wire = () => ({ locale: 'en' as const })
  city = await readCity(createApi({ baseUrl: `${shop.url}/api/v1`, wire, onUnauthorized: () => {} }))
})
afterAll(() => shop?.close())

/** A tab of the browser: a page of the shop, or that page behind the page of a gateway. */
type Tab = {
  page: object
  actor: ActorRefFrom<typeof payOrderMachine>
  /** Where the gateway is paid, while the tab shows it. */
  gateway?: string | undefined
  showAgain: () => void
}

/** A new customer with money in the wallet and an order that waits to be paid online. */
async function beginVisit(purse: Purse) {
  const { point, ...part } = { ...purses[purse] }
  const stage = await setStage({
    city,
    shop,
    proxy: { url: shop.url, abandon: () => {} } as never,
  })
  const { info } = await stage.becomeCustomer()
  await shop.givePoints(info.id, point)
  await unwrap(stage.server.POST('/loyalty-point/point-transfer', { body: { point } }))
  const { order_id } = await stage.placeOrder({
    payment_method: 'digital_payment',
    ...part,
  })
  const network = heldNetwork(() => {})
  const wallet = async () => (await unwrap(stage.server.GET('/customer/info'))).wallet_balance
  return {
    stage,
    order_id,
    network,
    wallet,
    read: () => stage.trackOrder(order_id, ''),
    clock: new SimulatedClock(),
    tabs: [] as Tab[],
    shown: 0,
    /** The amounts that a page showed where the customer chose to pay online. */
    agreed: [] as number[],
  }
}

type Visit = Awaited<ReturnType<typeof beginVisit>>

async function openTab(visit: Visit, arrival: PayArrival): Promise<Tab> {
  const { stage, network } = visit
  const page = {}
  const window = Object.assign(new EventTarget(), {
    history: { state: null, replaceState: () => {} },
    location: {
      assign: (address: string) => {
        tab.gateway = address
      },
    },
  })
  const api = createApi({
    baseUrl: `${shop.url}/api/v1`,
    wire: () => stage.wire,
    onUnauthorized: () => {},
    fetch: network.fetchOf(page),
  })
  const connected = connectPayOrder({ api, session: stage.session, page: () => window as unknown as Window })
  const order = await visit.read()
  const tab: Tab = {
    page,
    actor: createActor(connected, { clock: visit.clock, input: { order, contact_number: '', arrival } }),
    showAgain: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
  tab.actor.start()
  return tab
}

const leaveTab = ({ network }: Visit, { actor, page }: Tab, isSent: boolean) => {
  actor.stop()
  network.leave(page, isSent)
}

/** The offer on the page, while the customer can choose. */
function offerOn({ actor }: Tab) {
  const offer = actor.getSnapshot().children.offerPayment as
    | ActorRefFrom<typeof offerPaymentMachine>
    | undefined
  const snapshot: SnapshotFrom<typeof offerPaymentMachine> | undefined = offer?.getSnapshot()
  return snapshot?.status === 'active' && snapshot.matches('choosing')
    ? { send: offer!.send, snapshot, ...snapshot.context }
    : undefined
}

async function make(next: Move, visit: Visit): Promise<void> {
  const { network, clock, stage, order_id, agreed } = visit
  const tab = visit.tabs[visit.shown]!
  const isOpen = tab.actor.getSnapshot().status === 'active'
  switch (next.type) {
    case 'network':
      return network.pass(next.at, next.passage)
    case 'time passes':
      clock.increment(PAUSE_MS)
      return
    case 'change tab':
      visit.shown = 1 - visit.shown
      visit.tabs[visit.shown] ??= await openTab(visit, 'later')
      return
    case 'cancel elsewhere': {
      await stage.server.PUT('/order/cancel', { body: { order_id, reason: CANCEL_REASON } })
      return
    }
    case 'reload':
      leaveTab(visit, tab, next.isSent)
      visit.tabs[visit.shown] = await openTab(visit, 'later')
      return
  }
  if (tab.gateway !== undefined) {
    if (next.type === 'go back') {
      tab.gateway = undefined
      tab.showAgain()
    }
    if (next.type === 'answer') await answerGateway(visit, tab, next.answer)
    return
  }
  const offer = offerOn(tab)
  switch (next.type) {
    case 'hear news':
      return isOpen ? tab.actor.send({ type: 'order.news' }) : undefined
    case 'look again':
      return isOpen ? tab.actor.send({ type: 'look.again' }) : undefined
    case 'pay':
      if (!offer?.snapshot.matches({ choosing: { page: 'payable' } })) return
      agreed.push(paymentChoiceOf(offer.order, 'digital_payment', offer.usesWallet).amount)
      return offer.send({ type: 'pay.press' })
    case 'choose': {
      const option = offer?.order.payment_options?.find((each) => each.payment_method === next.payment_method)
      if (!offer || !option || option.refusal !== null) return
      if (next.payment_method === 'digital_payment')
        agreed.push(paymentChoiceOf(offer.order, next.payment_method, offer.usesWallet).amount)
      return offer.send({ type: 'way.choose', payment_method: next.payment_method })
    }
    case 'use wallet':
      return offer?.send({ type: 'wallet.use', usesWallet: next.usesWallet })
    case 'cancel':
      offer?.send({ type: 'dialog.open' })
      return offer?.send({ type: 'cancel.press' })
  }
}

/** The customer answers on the page of the gateway, which leads the browser back to the shop. */
async function answerGateway(visit: Visit, tab: Tab, answer: string): Promise<void> {
  const { headers } = await fetch(`${shop.url}${tab.gateway}`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  })
  const back = await fetch(new URL(headers.get('location')!, shop.url), { redirect: 'manual' })
  const { arrival } = payVisitOf(new URL(back.headers.get('location')!, shop.url).search)!
  leaveTab(visit, tab, true)
  visit.tabs[visit.shown] = await openTab(visit, arrival)
}

/** What a page says of an order and of the amount due. */
const shownOf = (order: TrackedOrder) => ({
  state: paymentStateOf(order).type,
  method: order.payment_method,
  due: amountDue(order),
})

describe('the payment of an order while requests are on their way', () => {
  it('an order is paid once, by the amount that a page showed, or not at all, and in the end every page says how it stands, in whichever order answers arrive and pages are left', async () => {
    const ends = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(purses) as Purse[])),
        fc.constantFrom<PayArrival>('now', 'later'),
        fc.array(move, { minLength: 8, maxLength: 40, size: 'max' }),
        async (purse, arrival, moves) => {
          const visit = await beginVisit(purse)
          const { network, order_id, wallet, tabs, agreed, clock } = visit
          const before = await visit.read()
          const first = await wallet()
          const paidByWallet = before.order_amount - amountDue(before)
          // Checkout showed the amount of the page that opens by itself.
          agreed.push(amountDue(before))
          tabs.push(await openTab(visit, arrival))
          // Another tab may change the way to pay of an order that a page has left behind as settled.
          let wasSettled = false
          const look = async () => {
            wasSettled ||= ['settled', 'closed'].includes(paymentStateOf(await visit.read()).type)
          }
          for (const next of moves) {
            await make(next, visit)
            await network.settled()
            await look()
          }
          // The network is well again, and every page hears how the order stands.
          for (let round = 0; round < 4; round++) {
            for (const tab of tabs.filter(Boolean)) {
              if (tab.gateway !== undefined) {
                tab.gateway = undefined
                tab.showAgain()
              }
              if (tab.actor.getSnapshot().status === 'active') tab.actor.send({ type: 'order.news' })
            }
            await network.settled()
            while (network.waiting().length > 0) {
              network.pass(0, 'goes on')
              await network.settled()
              await look()
            }
            clock.increment(PAUSE_MS)
          }
          await shop.settleMoney()

          const order = await visit.read()
          const book = await shop.gatewayBook(order_id)
          const retained = book
            .filter(({ isRetained }) => isRetained)
            .reduce((sum, { amount }) => sum + amount, 0)
          const spent = first + paidByWallet - (await wallet())
          const isClosed = paymentStateOf(order).type === 'closed'
          const isPaid = order.payment_status === 'paid'
          ends.add(isClosed ? 'closed' : isPaid ? 'paid' : order.payment_method)
          expect(retained + spent + (isClosed || isPaid ? 0 : amountDue(order))).toBeCloseTo(
            isClosed ? 0 : order.order_amount,
            4,
          )
          for (const { amount } of book) expect(agreed).toContain(amount)
          for (const { actor } of tabs.filter(Boolean)) {
            const { status, context, output, value } = actor.getSnapshot()
            if (status === 'active') expect([value, shownOf(context.order)]).toEqual([value, shownOf(order)])
            else if (output?.type === 'canceled') expect(order.order_status).toBe('canceled')
            else expect(wasSettled).toBe(true)
          }
          for (const tab of tabs.filter(Boolean)) leaveTab(visit, tab, false)
          visit.stage.end()
        },
      ),
      { numRuns: process.env.TEST_DEPTH === 'all' ? 300 : 40, endOnFailure: true },
    )
    expect(await shop.broken()).toEqual([])
    // Walks that all end in one way prove little.
    expect([...ends].sort()).toEqual(expect.arrayContaining(['closed', 'paid']))
  }, 600_000)
})
