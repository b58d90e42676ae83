import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { type Reply, unwrap } from '#api/unwrap.ts'
import { addItemMachine, addItemPorts } from '#machines/cart/add-item.machine.ts'
import { cartMachine, cartPorts } from '#machines/cart/cart.machine.ts'
import { changeCartMachine, changeCartPorts } from '#machines/cart/change-cart.machine.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { CartLine } from '#openapi/generated/client.ts'

/** Answers the cart and its two children: the server holds the lines, the browser knows where the customer is. */
export const connectCart = (api: Api, readLocation: () => CustomerLocation | null) => {
  const listCart = answer(cartPorts.listCart, (query, signal) =>
    linesOf(api.GET('/customer/cart/list', { params: { query }, signal })),
  )
  return cartMachine.provide({
    actors: {
      listCart,
      addItem: addItemMachine.provide({
        actors: {
          readStoredLocation: answer(addItemPorts.readStoredLocation, async () => readLocation()),
          addToCart: answer(addItemPorts.addToCart, (body, signal) =>
            linesOf(api.POST('/cart/add', { body, signal })),
          ),
          clearCart: answer(addItemPorts.clearCart, (query, signal) =>
            unwrap(api.DELETE('/cart/remove', { params: { query }, signal })),
          ),
          listCart,
        },
      }),
      changeCart: changeCartMachine.provide({
        actors: {
          updateCart: answer(changeCartPorts.updateCart, (body, signal) =>
            linesOf(api.POST('/cart/update', { body, signal })),
          ),
          replaceCartLine: answer(changeCartPorts.replaceCartLine, (body, signal) =>
            linesOf(api.PUT('/cart/update', { body, signal })),
          ),
          removeFromCart: answer(changeCartPorts.removeFromCart, (query, signal) =>
            linesOf(api.DELETE('/cart/remove-item', { params: { query }, signal })),
          ),
          listCart,
        },
      }),
    },
  })
}

/**
 * The cart is on every page: a reply without lines counts as no answer, as the client cannot know the result on the
 * server.
 */
async function linesOf(reply: Promise<Reply<CartLine[]>>): Promise<CartLine[]> {
  const lines = await unwrap(reply)
  if (Array.isArray(lines) && lines.every((line) => line?.item)) return lines
  throw new SyntaxError('The answer is no cart')
}
