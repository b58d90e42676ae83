import { type ActorRefFrom, createActor, type SnapshotFrom, toPromise } from 'xstate'
import { sessionMachine } from '#machines/app/session.machine.ts'
import type { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import type { PayArrival } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import type { SandboxAnswer } from '#server/payments/sandbox.ts'
import { connectOfferPayment, connectPayOrder, connectReadOrder } from '#src/features/payment/pay.ports.ts'
import { answerPage, type Browser, seePage } from './gateway-visit.ts'
import type { Shopper } from './shoppers.ts'

/** What a customer does at the gateway, visit by visit; `leave` closes its tab. */
export type AtGateway = SandboxAnswer | 'leave'
/** What a customer does with an order that is still unpaid after that; a racer pays on the old page at the same moment. */
export type InTheEnd = 'pay' | 'cash' | 'wallet' | 'cancel'
export type Plan = { atGateway: AtGateway[]; inTheEnd: InTheEnd; isRacing: boolean }

/** How the storefront says that it ended. */
export type Ending = 'paid' | 'cash' | 'canceled'

type Visit = { type: 'left'; page: string } | { type: 'ended'; ending: Ending }

/**
 * Pays an order as the storefront does: by its machine and ports, one visit of the pay screen after another, until the
 * screen says how the order ended.
 */
export async function payOrder(
  shopper: Shopper,
  browser: Browser,
  order_id: number,
  plan: Plan,
): Promise<Ending> {
  const left = [...plan.atGateway]
  let arrival: PayArrival = 'now'
  let oldPage: string | undefined
  let race: Promise<unknown> | undefined
  const choose = (): InTheEnd => {
    if (left.length > 0) return 'pay'
    const { inTheEnd } = plan
    if (plan.isRacing && oldPage && inTheEnd !== 'pay') race ??= answerPage(browser, oldPage, 'pay')
    return inTheEnd
  }
  for (;;) {
    const visit = await visitPayScreen(shopper, order_id, arrival, choose)
    await race
    if (visit.type === 'ended') return visit.ending
    oldPage = visit.page
    const answer = left.shift() ?? 'pay'
    if (answer === 'leave') await seePage(browser, visit.page)
    const back = answer === 'leave' ? undefined : await answerPage(browser, visit.page, answer)
    arrival = back ?? 'later'
  }
}

type PayOrder = SnapshotFrom<typeof payOrderMachine>
type Offer = ActorRefFrom<typeof offerPaymentMachine>
type Reader = ActorRefFrom<typeof readOrderMachine>

/** One visit of the pay screen, which ends when the browser leaves for the gateway or the order needs nothing more. */
async function visitPayScreen(
  { api, token, guest_id }: Shopper,
  order_id: number,
  arrival: PayArrival,
  choose: () => InTheEnd,
): Promise<Visit> {
  const session = createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value: token === undefined ? { guest: 'kept' } : { customer: 'kept' },
      context: { token: token ?? null, guest_id: guest_id ?? null, failures: 0 },
    }),
  }).start()
  const readOrder = connectReadOrder({ api, session }).provide({ delays: { retryPause: LOOK_PAUSE } })
  try {
    const reader = createActor(readOrder, { input: { order_id, contact_number: '' } }).start()
    const order = await Promise.race([toPromise(reader), notFoundBy(reader)])
    return await payOnScreen(order)
  } finally {
    session.stop()
  }

  function payOnScreen(order: TrackedOrder): Promise<Visit> {
    return new Promise((resolve, reject) => {
      const end = (visit: Visit) => {
        resolve(visit)
        actor.stop()
      }
      const page = {
        history: { state: null, replaceState: () => {} },
        addEventListener: () => {},
        location: { assign: (address: string) => end({ type: 'left', page: address }) },
      } as unknown as Window
      const world = { api, session, page: () => page }
      const actor = createActor(
        connectPayOrder(world).provide({
          actors: {
            readOrder,
            offerPayment: connectOfferPayment(world).provide({ delays: { failureDialogPause: 1 } }),
          },
          delays: { lookPause: LOOK_PAUSE },
        }),
        { input: { order, contact_number: '', arrival } },
      )
      const known = new WeakSet<object>()
      const isNew = (child: object | undefined) => {
        if (!child || known.has(child)) return false
        known.add(child)
        return true
      }
      const act = (snapshot: PayOrder) => {
        if (snapshot.matches('closed')) return end({ type: 'ended', ending: 'canceled' })
        const { readOrder, offerPayment } = snapshot.children
        if (isNew(readOrder)) notFoundBy(readOrder as Reader).catch(reject)
        if (!isNew(offerPayment)) return
        const offer = offerPayment as Offer
        actOn(offer)
        offer.subscribe(() => actOn(offer))
      }
      const actOn = (offer: Offer) => {
        if (!isWaiting(offer, 'closed') && !isWaiting(offer, 'open')) return
        // Sent from outside the transition that is being told of.
        queueMicrotask(() => press(offer, choose()))
      }
      actor.subscribe({
        next: act,
        error: reject,
        complete: () => {
          const { output } = actor.getSnapshot()
          if (output) end({ type: 'ended', ending: endingOf(output) })
        },
      })
      actor.start()
    })
  }
}

/** The machines wait a second and more between two looks. */
const LOOK_PAUSE = 400

/** Rejects when the server does not know the order. */
const notFoundBy = (reader: Reader): Promise<never> =>
  new Promise((_, reject) => {
    reader.subscribe({
      next: (snapshot) => {
        if (snapshot.matches('notFound'))
          reject(new Error(`Order ${snapshot.context.order_id} is not found.`))
      },
      error: reject,
    })
  })

const isWaiting = (offer: Pick<Offer, 'getSnapshot'>, dialog: 'closed' | 'open'): boolean =>
  offer.getSnapshot().matches({ choosing: { page: 'payable', dialog } })

function press(offer: Pick<Offer, 'getSnapshot' | 'send'>, choice: InTheEnd): void {
  if (choice === 'pay') offer.send({ type: 'pay.press' })
  else if (choice === 'cancel')
    offer.send({ type: isWaiting(offer, 'open') ? 'cancel.press' : 'dialog.open' })
  else offer.send({ type: 'way.choose', payment_method: choice === 'cash' ? 'cash_on_delivery' : 'wallet' })
}

function endingOf(output: NonNullable<PayOrder['output']>): Ending {
  if (output.type !== 'settled') return output.type === 'canceled' ? 'canceled' : 'cash'
  return output.order.payment_status === 'paid' ? 'paid' : 'cash'
}
