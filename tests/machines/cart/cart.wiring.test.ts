import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answer } from '#api/answer.ts'
import { addItemMachine, addItemPorts } from '#machines/cart/add-item.machine.ts'
import { cartMachine, cartPorts } from '#machines/cart/cart.machine.ts'
import { changeCartMachine, changeCartPorts } from '#machines/cart/change-cart.machine.ts'
import { type CartAction, shownLines } from '#machines/rules/cart-edits.ts'
import { lineOf } from '#machines/rules/same-variation.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { bodyFor, dish, lineFor, refusal } from '#tests/machines/samples.ts'

const soup = dish()
const rice = dish({ id: 15, name: 'Rice' })
const tea = dish({ id: 16, name: 'Tea' })
const here = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }

/** What becomes of one request: answered, refused, lost on the way there, or done with its reply lost. */
type Fate = 'answered' | 'refused' | 'never arrived' | 'reply lost'

/** A server that keeps a cart by the rules of the contract, behind a bad network. */
class Shop {
  lines: CartLine[] = [lineFor(8, soup, { quantity: 2 })]
  requests = 0
  readonly #fates: readonly Fate[]

  constructor(fates: readonly Fate[]) {
    this.#fates = fates
  }

  #writes = 0
  async write(work: () => CartLine[]): Promise<CartLine[]> {
    const fate = this.#fates[this.#writes++] ?? 'answered'
    this.requests++
    await settle()
    if (fate === 'refused') throw refusal(403, { code: 'stock', message: 'Out of stock.' })
    if (fate === 'never arrived') throw new TypeError('Failed to fetch')
    this.lines = work()
    await settle()
    if (fate === 'reply lost') throw new TypeError('Failed to fetch')
    return this.lines
  }

  async list(): Promise<CartLine[]> {
    await settle()
    return this.lines
  }

  /** The cart of the storefront, with every port answered here. */
  connected() {
    const listCart = answer(cartPorts.listCart, () => this.list())
    const clearCart = answer(addItemPorts.clearCart, () => this.write(() => []))
    const addItem = addItemMachine.provide({
      actors: {
        listCart,
        clearCart,
        readStoredLocation: answer(addItemPorts.readStoredLocation, async () => here),
        addToCart: answer(addItemPorts.addToCart, ({ item_id, quantity, variation = [] }) =>
          this.write(() => {
            if (lineOf(this.lines, { item_id, variation }))
              throw refusal(403, { code: 'cart_item', message: 'The item is in the cart.' })
            const item = [soup, rice, tea].find(({ id }) => id === item_id)!
            return [...this.lines, lineFor(100 + item_id + this.requests * 1000, item, { quantity })]
          }),
        ),
      },
    })
    const changeCart = changeCartMachine.provide({
      actors: {
        listCart,
        updateCart: answer(changeCartPorts.updateCart, ({ cart_id, quantity }) =>
          this.write(() => this.lines.map((line) => (line.id === cart_id ? { ...line, quantity } : line))),
        ),
        removeFromCart: answer(changeCartPorts.removeFromCart, ({ cart_id }) =>
          this.write(() => this.lines.filter(({ id }) => id !== cart_id)),
        ),
        replaceCartLine: answer(changeCartPorts.replaceCartLine, ({ cart_id, quantity }) =>
          this.write(() => this.lines.map((line) => (line.id === cart_id ? { ...line, quantity } : line))),
        ),
      },
    })
    return cartMachine.provide({ actors: { listCart, addItem, changeCart } })
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const click = fc.oneof(
  fc.record({ on: fc.constant('item.add' as const), item: fc.constantFrom(soup, rice, tea) }),
  fc.record({
    on: fc.constantFrom('line.increment' as const, 'line.decrement' as const, 'line.remove' as const),
    at: fc.nat(2),
  }),
)
const fate = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'answered',
  'refused',
  'never arrived',
  'reply lost',
)

/** Clicks as a customer does, with pauses, and waits until nothing is left to send. */
async function shopping(
  shop: Shop,
  clicks: { click: { on: CartAction['type']; item?: typeof soup; at?: number }; pause: number }[],
) {
  const cart = createActor(shop.connected())
  const heard: string[] = []
  cart.on('*', ({ type }) => void heard.push(type))
  cart.start()
  cart.send({ type: 'owner.changed', owner: { guest_id: 'guest-7' } })
  await waitFor(cart, (snapshot) => snapshot.matches({ ready: 'idle' }))
  for (const { click, pause } of clicks) {
    const { on, item, at = 0 } = click
    const line = shownLines(cart.getSnapshot().context)[at]?.id
    if (item) cart.send({ type: 'item.add', item, body: bodyFor(item) })
    else if (line !== undefined) cart.send({ type: on, line } as CartAction)
    for (let turn = 0; turn < pause; turn++) await settle()
  }
  await waitFor(
    cart,
    (snapshot) => snapshot.matches({ ready: 'idle' }) && snapshot.context.queue.length === 0,
  )
  const { context } = cart.getSnapshot()
  cart.stop()
  return { lines: context.lines, heard }
}

const clicks = fc.array(fc.record({ click, pause: fc.nat(3) }), { maxLength: 20 })
const seen = (lines: readonly CartLine[]) => lines.map(({ item_id, quantity }) => [item_id, quantity])

/** docs/spec.md §4 Cart: quick repeated clicks and a slow or failing server never lose or invent a cart line. */
describe('the cart with its children, against a shop', () => {
  it('the cart shows the lines that the shop holds, for all clicks and all failures of requests', async () => {
    await fc.assert(
      fc.asyncProperty(clicks, fc.array(fate, { maxLength: 20 }), async (clicked, fates) => {
        const shop = new Shop(fates)
        const { lines } = await shopping(shop, clicked)
        expect(lines).toEqual(shop.lines)
        expect(new Set(lines.map(({ item_id }) => item_id)).size).toBe(lines.length)
        expect(lines.every(({ quantity }) => quantity >= 1)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('counts every click when nothing but replies is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(3),
        fc.array(fc.constantFrom<Fate>('answered', 'reply lost'), { maxLength: 6 }),
        async (times, pause, fates) => {
          const shop = new Shop(fates)
          const { lines, heard } = await shopping(
            shop,
            Array.from({ length: times }, () => ({ click: { on: 'item.add' as const, item: tea }, pause })),
          )
          expect(seen(lines)).toEqual([
            [11, 2],
            [16, times],
          ])
          expect(heard).not.toContain('problem')
          expect(heard).not.toContain('failure')
        },
      ),
      { numRuns: 60 },
    )
  })

  it('sends five quick clicks in two requests', async () => {
    const shop = new Shop([])
    const five = Array.from({ length: 5 }, () => ({
      click: { on: 'line.increment' as const, at: 0 },
      pause: 0,
    }))
    expect(seen((await shopping(shop, five)).lines)).toEqual([[11, 7]])
    expect(shop.requests).toBe(2)
  })
})
