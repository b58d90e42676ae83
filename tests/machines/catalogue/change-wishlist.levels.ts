import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { changeWishlistMachine } from '#machines/catalogue/change-wishlist.machine.ts'
import type { Wishlist } from '#openapi/generated/client.ts'
import { connectWishlist } from '#src/core/wishlist.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const changeWishlistService = service(changeWishlistMachine, async (stage, { from }) => {
  const { server } = stage
  const { soup } = stage.city
  await stage.becomeCustomer()
  const wish = { kind: 'item', thing: soup } as const
  if (from === 'an item taken off')
    await unwrap(server.POST('/wish-list/add', { params: { query: { item_id: soup.id } } }))
  return {
    connected: connectWishlist(stage.api).implementations.actors
      .changeWishlist as typeof changeWishlistMachine,
    inputs: {
      'an item kept': { edit: { type: 'keep' as const, wish }, wishlist: { item: [], store: [] } },
      'an item taken off': { edit: { type: 'drop' as const, wish }, wishlist: { item: [soup], store: [] } },
    },
    answers: {
      /** It was done after all when the request came through and only its answer was lost. */
      listWishlist: { before: ({ sample }) => (sample === 0 ? stage.late() : undefined) },
    },
    holds: async ({ output }) => {
      if (output && output.type !== 'unreachable')
        deepStrictEqual(wished(output.wishlist), wished(await unwrap(server.GET('/wish-list'))))
    },
  }
})

/** The ids in the list, sorted: wishes that were kept in the same moment may stand either way round. */
export const wished = ({ item, store }: Wishlist) =>
  [item, store].map((things) => things.map(({ id }) => id).sort())

export const changeWishlistBrowser = browser(
  changeWishlistMachine,
  async ({ page, arrive, stage }, { from }) => {
    const { soup } = stage.city
    return {
      open: async () => {
        await arrive(`/product/${soup.id}?id=${soup.id}&module_id=${soup.module_id}`)
        // The wishlist itself reads first, with the operation by which a change makes sure.
        await stage.forward('listWishlist')
        if (from === 'an item kept')
          return page
            .getByRole('button', { name: `Add ${soup.name} to the wishlist` })
            .first()
            .click()
        await openOver(page, { name: 'wishlist' })
        await page.getByRole('button', { name: `Delete ${soup.name} from the wishlist` }).click()
        return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      },
    }
  },
)
