import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { connectWishlist } from '#src/core/wishlist.ports.ts'
import { wished } from '#tests/machines/change-wishlist.service.ts'
import { service } from '#tests/support/service.ts'

/** The questions that the changes ask. */
const changes = ['addToWishlist', 'removeFromWishlist']

export const wishlistService = service(wishlistMachine, async (stage, { from }) => {
  const { server, wire, city } = stage
  const { soup, tea, milk, kitchen, here } = city
  const { token } = await stage.becomeCustomer()
  const shopper = (seen = wire) => ({
    token: seen.token ?? null,
    zone_ids: seen.zone_ids ?? [],
    module_id: seen.module_id ?? null,
  })
  const all = { ...wire, token, module_id: undefined, zone_ids: here.zone_ids }

  /** Another device of the customer leaves the soup and the kitchen in the list, as the model has it. */
  const tidy = async () => {
    const now = { ...wire }
    Object.assign(wire, all)
    const [items = [], stores = []] = wished(await unwrap(server.GET('/wish-list')))
    const add = (query: { item_id: number } | { store_id: number }) =>
      unwrap(server.POST('/wish-list/add', { params: { query } }))
    if (!items.includes(soup.id)) await add({ item_id: soup.id })
    if (!stores.includes(kitchen.id)) await add({ store_id: kitchen.id })
    for (const item_id of items.filter((id) => id !== soup.id))
      await unwrap(server.DELETE('/wish-list/remove', { params: { query: { item_id } } }))
    Object.assign(wire, { ...now, token: now.token, module_id: now.module_id, zone_ids: now.zone_ids })
  }
  await tidy()
  const shoppers = {
    'a guest': { ...wire, token: undefined },
    'a customer': { ...wire },
    'a customer without a place': { ...wire, zone_ids: undefined },
  }
  Object.assign(wire, shoppers[from as keyof typeof shoppers])

  return {
    connected: connectWishlist(stage.api),
    inputs: Object.fromEntries(
      Object.entries(shoppers).map(([name, seen]) => [name, { shopper: shopper(seen) }]),
    ),
    events: {
      'wish.toggle': () => ({ wish: { kind: 'item' as const, thing: tea } }),
      'wish.drop': () => ({ wish: { kind: 'item' as const, thing: soup } }),
      'shopper.changed': (sample) => {
        const module_id = sample === 2 ? milk.module_id : kitchen.module_id
        Object.assign(wire, { token: sample === 0 ? undefined : token, zone_ids: here.zone_ids, module_id })
        return { shopper: shopper() }
      },
    },
    answers: {
      listWishlist: { before: tidy },
      changeWishlist: {
        played: async ({ output }) => {
          const held = await Promise.any(changes.map((operation) => stage.next(operation)))
          if (output.type === 'changed') return stage.forward(held.operationId)
          await held.drop()
          if (output.type === 'refused') return stage.forward('listWishlist')
          return (await stage.next('listWishlist')).drop()
        },
      },
    },
    holds: async (snapshot) => {
      const { wishlist, queue } = snapshot.context
      if (!snapshot.matches({ signedIn: { ready: 'idle' } }) || queue.length > 0) return
      deepStrictEqual(wished(wishlist), wished(await unwrap(server.GET('/wish-list'))))
    },
  }
})
