import type { OfferPaymentOutcome } from '#machines/checkout/offer-payment.machine.ts'
import type { PayOnlineOutcome } from '#machines/checkout/pay-online.machine.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import type { Child } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

const confirming = { errors: [{ code: 'payment_status', message: 'Your payment is being confirmed.' }] }

/** Drives an `offerPayment` until it ends as wanted. */
export async function playOffer(stage: Stage, outcome: OfferPaymentOutcome, offer: Child): Promise<void> {
  switch (outcome.type) {
    case 'changed':
      // The gateway of an order that was just placed opens by itself.
      if (await offer.is('payingOnline')) return playOnline(stage, outcome)
      return offer.tell({ type: 'order.news' })
    case 'confirming':
    case 'failure':
      await offer.tell({ type: 'pay.press' })
      return playOnline(stage, outcome)
    case 'switched':
      await offer.tell({ type: 'way.choose', payment_method: 'cash_on_delivery' })
      return playSwitch(stage)
    case 'canceled':
      await offer.tell({ type: 'dialog.open' })
      await offer.tell({ type: 'cancel.press' })
      return stage.forward('cancelFailedOrder')
    case 'told':
      return playTransfer(stage, offer.child('tellTransfer'))
    case 'late':
      return offer.tell({ type: 'time.over' })
  }
}

/** Answers a `payOnline` such that it ends as wanted; its page comes back from the gateway by itself. */
export async function playOnline(stage: Stage, { type }: PayOnlineOutcome): Promise<void> {
  const held = await stage.next('startPayment')
  if (type === 'confirming') await held.refuse(409, confirming)
  else if (type === 'failure') await held.drop()
  else await held.forward()
}

/** Answers the change of the way to pay; the server itself takes cash only. */
export async function playSwitch(stage: Stage): Promise<void> {
  const held = await stage.next('switchPaymentMethod')
  const { payment_method } = JSON.parse(held.body) as { payment_method: PaymentMethod }
  if (payment_method === 'cash_on_delivery') await held.forward()
  else await held.refuse(200, { message: 'Payment method updated.' })
}

/** Fills in the form of a `tellTransfer` and answers it. */
export async function playTransfer(stage: Stage, transfer: Child): Promise<void> {
  await stage.forward('listOfflinePaymentMethods', () => [bank])
  await transfer.reaches({ filling: 'fresh' })
  await transfer.tell({ type: 'field.change', customer_input: 'reference', value: 'TR-1' })
  await transfer.tell({ type: 'form.submit' })
  await (await stage.next('saveOfflinePayment')).refuse(200, { message: 'Payment info updated.' })
}

const methods: PaymentMethod[] = ['cash_on_delivery', 'wallet', 'offline_payment', 'digital_payment']

/** The reference server stands at noon, and the page has the real time: by its clock, the server's deadline may be over. */
export const laterToday = new Date(Date.now() + 60 * 60_000).toISOString()

/** An order of the server with the payment of a sample, and every way to pay. */
export const unpaidAs = (order: TrackedOrder, like: TrackedOrder): TrackedOrder => ({
  ...order,
  order_status: like.order_status,
  payment_method: like.payment_method,
  payment_status: like.payment_status,
  payment_deadline: order.payment_deadline && laterToday,
  online_payment: like.online_payment ?? null,
  offline_payment: like.offline_payment,
  payment_options: methods.map((payment_method) => ({
    payment_method,
    amount: order.order_amount,
    amount_beside_wallet:
      like.payment_history && payment_method === 'digital_payment' ? halfOf(order.order_amount) : null,
    refusal: null,
  })),
  payment_history: like.payment_history ?? [],
})

const halfOf = (amount: number) => Math.round(amount * 50) / 100

const bank = {
  id: 1,
  method_name: 'Bank transfer',
  method_fields: [{ input_name: 'IBAN', input_data: 'AE07 0331 2345 6789 0123 456' }],
  method_informations: [
    { customer_input: 'reference', customer_label: 'Reference', customer_placeholder: '', is_required: 1 },
  ],
}
