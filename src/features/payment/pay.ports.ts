import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { leaveFor } from '#browser/gateway.ts'
import { smallPicture } from '#browser/small-picture.ts'
import { offerPaymentMachine, offerPaymentPorts } from '#machines/checkout/offer-payment.machine.ts'
import { payOnlineMachine, payOnlinePorts } from '#machines/checkout/pay-online.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { switchPaymentMachine, switchPaymentPorts } from '#machines/checkout/switch-payment.machine.ts'
import { tellTransferMachine, tellTransferPorts } from '#machines/checkout/tell-transfer.machine.ts'
import type { OfflinePaymentInfo } from '#openapi/generated/client.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { asGuest, askForOrder } from '#src/shared/orders/ask-order.ts'
import { orderToken } from '#src/shared/orders/order-tokens.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'

type World = { api: Api; session: ShopActors['session']; page: () => Window }

type Asking = Pick<World, 'api' | 'session'>

export const connectReadOrder = ({ api, session }: Asking) =>
  readOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the payment of an order: the server knows how it stands, the browser leaves for the gateway. */
export const connectPayOrder = (world: World) =>
  payOrderMachine.provide({
    actors: {
      trackOrder: askForOrder(world.api, world.session),
      readOrder: connectReadOrder(world),
      offerPayment: connectOfferPayment(world),
    },
  })

export const connectOfferPayment = (world: World) =>
  offerPaymentMachine.provide({
    actors: {
      payOnline: connectPayOnline(world),
      switchPayment: connectSwitchPayment(world),
      tellTransfer: connectTellTransfer(world),
      cancelFailedOrder: answer(offerPaymentPorts.cancelFailedOrder, async (order, signal) => {
        const body = { ...order, ...(await asGuest(world.session, signal)) }
        const params = { header: orderToken(order.order_id) }
        return unwrap(world.api.PUT('/order/cancel', { params, body, signal }), 'message')
      }),
    },
  })

export const connectPayOnline = ({ api, session, page }: World) =>
  payOnlineMachine.provide({
    actors: {
      startPayment: answer(payOnlinePorts.startPayment, async ({ order_id, amount }, signal) => {
        const body = { order_id, amount, callback: payPath(order_id), ...(await asGuest(session, signal)) }
        const params = { header: orderToken(order_id) }
        return unwrap(api.POST('/order/payment', { params, body, signal }), 'redirect_link')
      }),
      openGateway: answer(payOnlinePorts.openGateway, ({ order_id, redirect_link }) => {
        // The back button leads to the order, and not to an address that opens the gateway again.
        page().history.replaceState(page().history.state, '', payPath(order_id))
        return leaveFor(page(), redirect_link)
      }),
    },
  })

export const connectSwitchPayment = ({ api, session }: Asking) =>
  switchPaymentMachine.provide({
    actors: {
      switchPaymentMethod: answer(switchPaymentPorts.switchPaymentMethod, async (method, signal) => {
        const body = { ...method, ...(await asGuest(session, signal)) }
        const params = { header: orderToken(method.order_id) }
        return unwrap(api.PUT('/order/payment-method', { params, body, signal }), 'message')
      }),
    },
  })

/** A form has no null: an empty note is left out. */
const asTransferForm = ({ customer_note, ...rest }: OfflinePaymentInfo) =>
  asForm({ ...rest, ...(customer_note && { customer_note }) })

export const connectTellTransfer = ({ api, session }: Asking) =>
  tellTransferMachine.provide({
    actors: {
      ...pictureReader,
      listOfflinePaymentMethods: answer(tellTransferPorts.listOfflinePaymentMethods, (_, signal) =>
        unwrap(api.GET('/offline-payment/methods', { signal })),
      ),
      saveOfflinePayment: answer(
        tellTransferPorts.saveOfflinePayment,
        async ({ proof, ...details }, signal) => {
          const body = { ...details, ...(await asGuest(session, signal)) }
          const params = { header: orderToken(details.order_id) }
          const [picture] = proof
          if (!picture) return unwrap(api.PUT('/order/offline-payment', { params, body, signal }), 'message')
          const form = { ...body, proof: await smallPicture(picture.file as Blob) }
          return unwrap(
            api.PUT('/order/offline-payment', { params, body: form, bodySerializer: asTransferForm, signal }),
            'message',
          )
        },
      ),
    },
  })
