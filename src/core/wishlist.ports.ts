import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { changeWishlistMachine, changeWishlistPorts } from '#machines/catalogue/change-wishlist.machine.ts'
import { wishlistMachine, wishlistPorts } from '#machines/catalogue/wishlist.machine.ts'

/** Connects the wishlist and its child machine. A pending change outlives the page that started it. */
export const connectWishlist = (api: Api) => {
  const listWishlist = answer(wishlistPorts.listWishlist, (_, signal) =>
    unwrap(api.GET('/wish-list', { signal }), 'item'),
  )
  return wishlistMachine.provide({
    actors: {
      listWishlist,
      changeWishlist: changeWishlistMachine.provide({
        actors: {
          addToWishlist: answer(changeWishlistPorts.addToWishlist, (query, signal) =>
            unwrap(api.POST('/wish-list/add', { params: { query }, keepalive: true, signal }), 'message'),
          ),
          removeFromWishlist: answer(changeWishlistPorts.removeFromWishlist, (query, signal) =>
            unwrap(
              api.DELETE('/wish-list/remove', { params: { query }, keepalive: true, signal }),
              'message',
            ),
          ),
          listWishlist,
        },
      }),
    },
  })
}
