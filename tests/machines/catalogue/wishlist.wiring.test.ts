import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answer } from '#api/answer.ts'
import { changeWishlistMachine, changeWishlistPorts } from '#machines/catalogue/change-wishlist.machine.ts'
import { wishlistMachine, wishlistPorts } from '#machines/catalogue/wishlist.machine.ts'
import { isWished, type Wish } from '#machines/rules/wishes.ts'
import type { Message, Wishlist } from '#openapi/generated/client.ts'
import { dish, refusal, store } from '#tests/machines/samples.ts'

const things: Wish[] = [
  { kind: 'item', thing: dish({ id: 1 }) },
  { kind: 'item', thing: dish({ id: 2 }) },
  { kind: 'store', thing: store({ id: 1 }) },
]

/** What becomes of one request: answered, refused, lost on the way there, or done with its reply lost. */
type Fate = 'answered' | 'refused' | 'never arrived' | 'reply lost'

/** A server that keeps a wishlist by the rules of the contract, behind a bad network. */
class Shop {
  kept = new Set<string>(['item 2'])
  readonly #fates: readonly Fate[]
  #writes = 0

  constructor(fates: readonly Fate[]) {
    this.#fates = fates
  }

  async write(work: () => void): Promise<Message> {
    const fate = this.#fates[this.#writes++] ?? 'answered'
    await settle()
    if (fate === 'refused') throw refusal(403, { code: 'wishlist_limit', message: 'Full.' })
    if (fate === 'never arrived') throw new TypeError('Failed to fetch')
    work()
    await settle()
    if (fate === 'reply lost') throw new TypeError('Failed to fetch')
    return { message: 'Done.' }
  }

  async list(): Promise<Wishlist> {
    await settle()
    const held = (kind: Wish['kind']) =>
      things.filter((wish) => wish.kind === kind && this.kept.has(nameOf(wish))).map(({ thing }) => thing)
    return { item: held('item'), store: held('store') } as Wishlist
  }

  connected() {
    const { addToWishlist, removeFromWishlist } = changeWishlistPorts
    const listWishlist = answer(wishlistPorts.listWishlist, () => this.list())
    const add = (name: string) => {
      if (this.kept.has(name)) throw refusal(409, { code: 'wishlist', message: 'It is there.' })
      this.kept.add(name)
    }
    const remove = (name: string) => {
      if (!this.kept.delete(name)) throw refusal(404, { code: 'wishlist', message: 'It is gone.' })
    }
    const changeWishlist = changeWishlistMachine.provide({
      actors: {
        listWishlist,
        addToWishlist: answer(addToWishlist, (query) => this.write(() => add(askedFor(query)))),
        removeFromWishlist: answer(removeFromWishlist, (query) => this.write(() => remove(askedFor(query)))),
      },
    })
    return wishlistMachine.provide({ actors: { listWishlist, changeWishlist } })
  }
}

const nameOf = ({ kind, thing }: Wish) => `${kind} ${thing.id}`
const askedFor = (query: { item_id: number } | { store_id: number }) =>
  'item_id' in query ? `item ${query.item_id}` : `store ${query.store_id}`
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const presses = fc.array(fc.record({ on: fc.constantFrom(...things), pause: fc.nat(3) }), { maxLength: 20 })

/** Presses hearts as a customer does, with pauses, and waits until nothing is left to send. */
async function pressing(shop: Shop, pressed: { on: Wish; pause: number }[]) {
  const shopper = { token: 'mona', zone_ids: [1], module_id: 1 }
  const wishlist = createActor(shop.connected(), { input: { shopper } }).start()
  for (const { on, pause } of pressed) {
    wishlist.send({ type: 'wish.toggle', wish: on })
    for (let turn = 0; turn < pause; turn++) await settle()
  }
  const { context } = await waitFor(
    wishlist,
    (snapshot) => snapshot.matches({ signedIn: { ready: 'idle' } }) && snapshot.context.queue.length === 0,
  )
  wishlist.stop()
  return new Set(things.filter(({ kind, thing }) => isWished(context, kind, thing.id)).map(nameOf))
}

describe('the wishlist with its child, against a shop', () => {
  it('the wishlist shows the wishes that the shop holds, for all presses and all failures of requests', async () => {
    const fate = fc.constantFrom<Fate>('answered', 'answered', 'refused', 'never arrived', 'reply lost')
    await fc.assert(
      fc.asyncProperty(presses, fc.array(fate, { maxLength: 20 }), async (pressed, fates) => {
        const shop = new Shop(fates)
        expect(await pressing(shop, pressed)).toEqual(shop.kept)
      }),
      { numRuns: 150 },
    )
  })

  it('counts every press once the list is known, when nothing but replies is lost', async () => {
    const fate = fc.constantFrom<Fate>('answered', 'reply lost')
    await fc.assert(
      fc.asyncProperty(presses, fc.array(fate, { maxLength: 20 }), async (pressed, fates) => {
        const shop = new Shop(fates)
        const known = pressed.filter(({ on }) => nameOf(on) !== 'item 2')
        const odd = things.filter((thing) => known.filter(({ on }) => on === thing).length % 2 === 1)
        expect(await pressing(shop, known)).toEqual(new Set(['item 2', ...odd.map(nameOf)]))
      }),
      { numRuns: 100 },
    )
  })
})
