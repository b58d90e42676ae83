import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { requestKey } from '#browser/random.ts'
import { smallPicture } from '#browser/small-picture.ts'
import { fillRefundMachine, fillRefundPorts } from '#machines/orders/fill-refund.machine.ts'
import { requestRefundMachine, requestRefundPorts } from '#machines/orders/request-refund.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from '#src/shared/orders/ask-order.ts'
import { orderToken } from '#src/shared/orders/order-tokens.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'

export type RefundWorld = { api: Api; session: ShopActors['session']; crypto: Crypto }

export const connectRequestRefund = (world: RefundWorld) =>
  requestRefundMachine.provide({
    actors: {
      getRefundOffer: answer(requestRefundPorts.getRefundOffer, async ({ order_id }, signal) => {
        const query = { order_id, ...(await asGuest(world.session, signal)) }
        const header = orderToken(order_id)
        return unwrap(world.api.GET('/order/refund-offer', { params: { query, header }, signal }), 'lines')
      }),
      fillRefund: connectFillRefund(world),
    },
  })

export const connectFillRefund = ({ api, session, crypto }: RefundWorld) =>
  fillRefundMachine.provide({
    actors: {
      ...pictureReader,
      listRefundReasons: answer(fillRefundPorts.listRefundReasons, (_, signal) =>
        unwrap(api.GET('/order/refund-reasons', { signal }), 'refund_reasons'),
      ),
      newRequestKey: answer(fillRefundPorts.newRequestKey, async () => requestKey(crypto)),
      // Without the signal: a customer who leaves the page has sent the request.
      requestRefund: answer(
        fillRefundPorts.requestRefund,
        async ({ key, request: { pictures, ...request } }, signal) => {
          const image = await Promise.all(pictures.map(({ file }) => smallPicture(file as Blob)))
          const body = { ...request, ...(await asGuest(session, signal)), ...(image.length > 0 && { image }) }
          const params = { header: { ...orderToken(request.order_id), 'Idempotency-Key': key } }
          return unwrap(
            api.POST('/order/refund-request', { body, bodySerializer: asForm, params }),
            'message',
          )
        },
      ),
    },
  })
