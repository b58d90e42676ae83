import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { acceptPriceMachine, acceptPricePorts } from '#machines/orders/accept-price.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from './ask-order.ts'

/** Connects the acceptance of a price, for a customer or the guest of the order. */
export const connectAcceptPrice = (api: Api, session: ShopActors['session']) =>
  acceptPriceMachine.provide({
    actors: {
      acceptPrescriptionPrice: answer(acceptPricePorts.acceptPrescriptionPrice, async (price, signal) => {
        const body = { ...price, ...(await asGuest(session, signal)) }
        return unwrap(api.POST('/order/prescription/accept', { body, signal }), 'message')
      }),
    },
  })
