import { ok, strictEqual } from 'node:assert'
import { createMachine } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { type Fee, measuring } from '#machines/rules/fee.ts'
import { draftFigures, goodsQuestion, startDraft } from '#machines/rules/order-draft.ts'
import { connectCheckout, connectRunParts } from '#src/shared/checkout/checkout.ports.ts'
import { playFee, playPlacing } from '#tests/machines/played.ts'
import { service } from '#tests/support/service.ts'

/** The part that asks for the price: the path says what it tells. */
const silent = createMachine({})

export const checkoutService = service(checkoutMachine, async (stage, { from }) => {
  const { city, guest_id, newcomer } = stage
  const { here, kitchen, soup, config } = city
  const customer = from === 'a customer with a cart' ? await stage.becomeCustomer() : undefined
  const lines = await stage.fillCart([soup, 4])
  const contact = contactOfCustomer(newcomer)
  const guest = {
    kind: 'cart' as const,
    shopper: { type: 'guest' as const, guest_id },
    store: kitchen,
    config,
    lines,
    place: here,
    kept: { contact },
  }
  const { body } = goodsQuestion(startDraft(guest))!
  const quote = await unwrap(
    stage.server.POST('/customer/order/quote', { body: customer ? { ...body, guest_id: undefined } : body }),
  )
  /** The fee of the path; every refusal of an order makes the part measure it again. */
  let fee: Fee = measuring
  return {
    connected: connectCheckout(stage.checkout()).provide({
      actors: {
        runParts: connectRunParts(stage.checkout()).provide({ actors: { quoteOrder: silent as never } }),
      },
    }),
    inputs: {
      'a guest with a cart': guest,
      'a guest without a contact': { ...guest, kept: { contact: emptyContact } },
      ...(customer && {
        [from]: { ...guest, shopper: { type: 'customer' as const, info: customer.info }, kept: {} },
      }),
    },
    comes: {
      'draft.change': async ({ type, change }, { send, child }) => {
        if (change.fee) {
          fee = change.fee
          return playFee(stage, child('runParts').child('quoteDelivery'), fee)
        }
        // The goods of the cart as the server has them, or with the pieces more that the sample has.
        const [line] = change.lines ?? []
        const more = (line?.quantity ?? 0) - 2
        await send({
          type,
          change: line
            ? { lines: lines.map((each) => ({ ...each, quantity: each.quantity + more })) }
            : change,
        })
      },
      'price.changed': ({ type, price }, { send }) =>
        send({ type, price: price.type === 'known' ? { type: 'known', quote } : price }),
      'order.place': async (event, { send, child }) => {
        const part = child('runParts').child('quoteDelivery')
        if (fee.type !== 'measuring' && (await part.is('measuring'))) await playFee(stage, part, fee)
        await send(event)
      },
    },
    answers: {
      runParts: { stays: true },
      placeDraft: {
        withheld: true,
        played: ({ output }, child) => playPlacing(stage, output, child),
      },
    },
    /** There is an order exactly when checkout says so, for the amount the customer saw. */
    holds: async ({ context: { draft }, output }) => {
      if (output?.type !== 'placed' && output?.type !== 'placedUnpaid') return
      const { order_id, total_ammount } = output.order
      strictEqual(total_ammount, draftFigures(draft).amount)
      const order = await stage.trackOrder(order_id, newcomer.phone)
      strictEqual(order.order_amount, total_ammount)
      ok((await stage.cart()).length === 0)
    },
  }
})
