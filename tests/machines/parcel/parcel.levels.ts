import { strictEqual } from 'node:assert'
import { createMachine } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { deliveryAt } from '#machines/rules/delivery.ts'
import { lifetimeOf, type OrderPrice } from '#machines/rules/order-price.ts'
import type { ParcelStart } from '#machines/rules/parcel-draft.ts'
import { emptyParcel } from '#machines/rules/parcel-form.ts'
import type { Quote } from '#openapi/generated/client.ts'
import { connectParcel } from '#src/features/parcel/parcel.ports.ts'
import { openParcel } from '#tests/machines/parcel/parcel-by-hand.ts'
import { firstParcel, parcelKinds, playSubmit } from '#tests/machines/played.ts'
import { dearerQuote, filledForm, parcelQuote } from '#tests/machines/samples/parcel.ts'
import { browser } from '#tests/support/browser.ts'
import { KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failureOf, told } from '#tests/support/told.ts'
import {
  forgetsDraft,
  ledToOrder,
  ofGuest,
  order,
  ordered,
  recovered,
  unpaid,
} from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

/** The path says which price is told, and when; the real part, which tells its own, has paths of its own. */
const silent = createMachine({})

export const parcelService = service(parcelMachine, async (stage) => {
  const { city, guest_id, newcomer, server } = stage
  const { here, nearby, config } = city
  const shopper = { type: 'guest' as const, guest_id }
  const { sender, receiver } = filledForm
  const stored = {
    ...emptyParcel(shopper, here),
    ...(await firstParcel(stage)),
    typedWeight: '0.5',
    sender: { ...sender, ...deliveryAt(here), contact_person_number: newcomer.phone },
    receiver: { ...receiver, ...deliveryAt(nearby) },
    no_prohibited_goods: true,
  }
  const categories = await parcelKinds(stage)
  const start = { shopper, config, location: here, categories, parcel_category_id: stored.parcel_category_id }
  const { body } = parcelQuestion({ shopper, categories, ...stored })!
  const real = await unwrap(server.POST('/customer/order/quote', { body }))
  /** The quote of this parcel in the place of a sample's, dearer and paid as the sample says. */
  const quoteLike = ({ total, payments }: Quote): Quote => ({
    ...real,
    payments,
    total: real.total + total - parcelQuote.total,
  })
  const priceLike = (price: OrderPrice): OrderPrice =>
    'quote' in price ? { ...price, quote: quoteLike(price.quote) } : price
  return {
    connected: connectParcel(stage.checkout()).provide({ actors: { quoteOrder: silent as never } }),
    inputs: {
      'a guest with a filled form': { ...start, saved: stored },
      'a guest with an empty form': { ...start, saved: undefined },
    },
    comes: {
      'price.changed': ({ type, price }, { send }) => send({ type, price: priceLike(price) }),
    },
    answers: {
      quoteOrder: { stays: true },
      keepDraft: { stays: true },
      agreeAmount: { withheld: true },
      submitOrder: {
        played: async ({ output, input: { placement } }, child) => {
          const isDearer =
            'order_amount' in placement && placement.order_amount === quoteLike(dearerQuote).total
          // The tariff of the demo city never rises: the server would refuse that amount.
          if (output.type === 'placed' && isDearer)
            return (await stage.next('placeOrder')).refuse(200, output.order)
          return playSubmit(stage, output, child)
        },
      },
    },
    /** The server has the parcel exactly when the page says so, for the amount that the customer saw. */
    holds: async ({ context: { draft }, output }) => {
      if (output?.type !== 'placed' && output?.type !== 'placedUnpaid') return
      if (draft.total === quoteLike(dearerQuote).total) return
      const { order_id, total_ammount } = output.order
      strictEqual(total_ammount, draft.total)
      strictEqual((await stage.trackOrder(order_id, newcomer.phone)).order_amount, total_ammount)
    },
  }
})

/** What the price says of itself on the page. */
const said: Record<Exclude<OrderPrice['type'], 'incomplete' | 'asking' | 'renewing'>, string | RegExp> = {
  known: /^This price is valid until /,
  expired: 'This price has expired.',
  refused: 'There is no price for this parcel yet.',
  unknown: "We couldn't get the price.",
}

/** The real part of the page asks for the price; the server answers as the path says. */
export const parcelBrowser = browser(
  parcelMachine,
  async (visit, { from }) => {
    const { page, stage, live, elapse } = visit
    const main = page.getByRole('main')
    const price = (type: keyof typeof said) => main.getByText(said[type])
    const press = (name: string | RegExp) => () => main.getByRole('button', { name }).click()
    const answerQuote = async ({ total, payments }: Quote) => {
      await stage.forward('createQuote', (quote: Quote) => ({ ...quote, total, payments }))
      await price('known').waitFor()
    }
    const expire = async (quote: Quote) => {
      // A part that starts again asks for the price anew.
      if (!(await price('known').isVisible())) await answerQuote(quote)
      await elapse('quoteOrder', lifetimeOf(quote))
      await price('expired').waitFor()
    }
    let quote: Quote
    return {
      open: async () => {
        // A page without an answer leaves this one as it is: the path ends here, and not at the gateway.
        await page.route('**/api/payments/sandbox/*', (route) => route.fulfill({ status: 204 }))
        await openParcel(visit, live.inputs![from] as ParcelStart)
      },
      gestures: {
        'draft.change': () => main.getByRole('radio', { name: /^Pay online/ }).click(),
        'price.changed': async ({ price: next }) => {
          if ('quote' in next) quote = next.quote
          if (next.type === 'known') return answerQuote(next.quote)
          if (next.type === 'expired') return expire(next.quote)
          const held = await stage.next('createQuote')
          if (next.type === 'refused') await held.refuse(403, { errors: next.refusals })
          else await held.drop()
          await price(next.type as 'refused' | 'unknown').waitFor()
        },
        'quote.renew': async () => {
          await press('Update price')()
          await answerQuote(quote)
          await expire(quote)
        },
        'parcel.place': press(/^Send parcel/),
      },
      told: {
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      answers: {
        ...live.answers,
        agreeAmount: {
          withheld: true,
          // The press has renewed a quote that was over, or the part that asks for it has started again.
          played: async ({ output }) => {
            if (output.type === 'agreed' && !(await price('known').isVisible())) await answerQuote(quote)
          },
        },
        submitOrder: { played: ({ output }, submitOrder) => playSubmit(stage, output, submitOrder) },
      },
    }
  },
  {
    offered: {
      'draft.change': ({ context }, { change }) => context.draft.payment_method !== change.payment_method,
      'price.changed': (snapshot, { price }) => {
        const { draft } = snapshot.context
        // A price is told once it was asked for, and expires while the customer looks at it.
        if (price.type === 'expired') return snapshot.matches('drafting')
        return parcelQuestion(draft) !== undefined && (price.type !== 'known' || draft.price.type !== 'known')
      },
      'quote.renew': (snapshot) => snapshot.matches('drafting'),
      // The tariff of the demo city never rises: the server takes no order for the dearer price of the sample.
      'parcel.place': ({ context }) => context.draft.total !== dearerQuote.total,
    },
  },
)

/** docs/spec.md §2 (/parcel-delivery-info, order-placed dialog): the cart of goods stays as it is. */
export const parcelTold = told(
  'parcel',
  {
    placed: (fact) => ({ ...forgetsDraft, ...ordered({ kind: 'parcel' }), ...ledToOrder(fact) }),
    // The page of the order opens the gateway's by itself.
    placedUnpaid: ({ order: { order_id } }) => ({
      ...forgetsDraft,
      ...ordered({ kind: 'parcel' }),
      goesInstead: `/checkout?page=pay&order=${order_id}&now=1`,
      afterwards: { goes: new RegExp(`^/checkout\\?page=pay&order=${order_id}`) },
    }),
    placedBefore: (fact) => ({
      ...forgetsDraft,
      ...recovered({ ...fact, hasBoughtItem: true, isAtCheckout: true }),
    }),
    // Each part of the form says what the server refuses of it.
    refused: { ends: 'checkout' },
    failure: failureOf('checkout'),
  },
  {
    given: {
      isGuest: true,
      contact_number: '+971500000000',
      step: { type: 'parcel' },
      draft: { owner: 'guest guest-7', cart: 'parcel' },
    },
    samples: {
      placed: [{ order }, { order, isGuest: false }],
      placedUnpaid: [{ order: unpaid }],
      placedBefore: [{ order, attempt: { ...ofGuest, kind: 'parcel' } }],
    },
  },
)

/** What the ports send. */
export const parcelRequests = requests(
  (api) =>
    connectParcel({
      api,
      crypto: keys,
      storage: createStorage(windowStandIn()),
      module_id: 5,
      now: Date.now,
    }),
  [
    {
      port: 'quoteOrder.createQuote',
      input: { order_type: 'parcel', parcel_category_id: 2, parcel_size_id: 3, replaces: 'quote-1' },
      sent: {
        request: 'POST /customer/order/quote',
        body: { order_type: 'parcel', parcel_category_id: 2, parcel_size_id: 3, replaces: 'quote-1' },
      },
      field: 'total',
    },
    {
      port: 'submitOrder.placeOrder',
      input: { key: 'key-1', placement: { order_type: 'parcel', quote_id: 'quote-1' } },
      sent: {
        request: 'POST /customer/order/place',
        body: { order_type: 'parcel', quote_id: 'quote-1' },
        headers: { ...KEY, moduleid: '5' },
      },
      field: 'order_id',
    },
  ],
)
