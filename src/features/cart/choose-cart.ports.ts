import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { chooseCartMachine, chooseCartPorts } from '#machines/cart/choose-cart.machine.ts'

/** Connects the choice between the saved cart of a customer and the cart that a guest brought along. */
export const connectChooseCart = (api: Api) =>
  chooseCartMachine.provide({
    actors: {
      getSavedCart: answer(chooseCartPorts.getSavedCart, (_, signal) =>
        unwrap(api.GET('/customer/cart/saved', { signal })),
      ),
      chooseCart: answer(chooseCartPorts.chooseCart, (body, signal) =>
        unwrap(api.POST('/customer/cart/saved', { body, signal })),
      ),
    },
  })
