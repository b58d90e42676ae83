import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { leaveFor } from '#browser/gateway.ts'
import { smallPicture } from '#browser/small-picture.ts'
import { offerPaymentMachine, offerPaymentPorts } from '#machines/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import { tellTransferMachine, tellTransferPorts } from '#machines/tell-transfer.machine.ts'
import type { OfflinePaymentInfo } from '#openapi/generated/client.ts'
import { asGuest, askForOrder } from '#src/goods/ask-order.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import type { ShopActors } from '#src/shop/shop.ts'

type World = { api: Api; session: ShopActors['session']; page: () => Window }

/** Answers the payment of an order: the server knows how it stands, the browser leaves for the gateway. */
export const connectPayOrder = (world: World) =>
  payOrderMachine.provide({
    actors: { trackOrder: askForOrder(world.api, world.session), offerPayment: connectOfferPayment(world) },
  })

export const connectOfferPayment = ({ api, session, page }: World) =>
  offerPaymentMachine.provide({
    actors: {
      startPayment: answer(offerPaymentPorts.startPayment, async ({ order_id }, signal) => {
        const body = { order_id, callback: payPath(order_id), ...(await asGuest(session, signal)) }
        return unwrap(api.POST('/order/payment', { body, signal }), 'redirect_link')
      }),
      openGateway: answer(offerPaymentPorts.openGateway, ({ order_id, redirect_link }) => {
        // Whoever comes back by the back button finds the order, and not an address that opens the gateway again.
        page().history.replaceState(page().history.state, '', payPath(order_id))
        return leaveFor(page(), redirect_link)
      }),
      switchPaymentMethod: answer(offerPaymentPorts.switchPaymentMethod, async (way, signal) => {
        const body = { ...way, ...(await asGuest(session, signal)) }
        return unwrap(api.PUT('/order/payment-method', { body, signal }), 'message')
      }),
      cancelFailedOrder: answer(offerPaymentPorts.cancelFailedOrder, async (order, signal) => {
        const body = { ...order, ...(await asGuest(session, signal)) }
        return unwrap(api.PUT('/order/cancel', { body, signal }), 'message')
      }),
      tellTransfer: connectTellTransfer(api, session),
    },
  })

/** A form has no lists of objects: they are written as JSON. */
const asTransferForm = ({ method_informations, customer_note, ...rest }: OfflinePaymentInfo) =>
  asForm({
    ...rest,
    method_informations: JSON.stringify(method_informations),
    ...(customer_note && { customer_note }),
  })

export const connectTellTransfer = (api: Api, session: World['session']) =>
  tellTransferMachine.provide({
    actors: {
      listOfflinePaymentMethods: answer(tellTransferPorts.listOfflinePaymentMethods, (_, signal) =>
        unwrap(api.GET('/offline-payment/methods', { signal })),
      ),
      saveOfflinePayment: answer(tellTransferPorts.saveOfflinePayment, async ({ proof, ...told }, signal) => {
        const body = { ...told, ...(await asGuest(session, signal)) }
        const [picture] = proof
        if (!picture) return unwrap(api.PUT('/order/offline-payment', { body, signal }), 'message')
        const form = { ...body, proof: await smallPicture(picture.file as Blob) }
        return unwrap(
          api.PUT('/order/offline-payment', { body: form, bodySerializer: asTransferForm, signal }),
          'message',
        )
      }),
    },
  })
