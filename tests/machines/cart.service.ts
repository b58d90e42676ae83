import { deepStrictEqual } from 'node:assert'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { isFromAnotherStore } from '#machines/rules/cart-edits.ts'
import { newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { service } from '#tests/support/service.ts'

/** The questions that the edits of the lines ask. */
const edits = ['updateCart', 'replaceCartLine', 'removeFromCart']

export const cartService = service(cartMachine, async (stage, { steps }) => {
  const { api, city, wire } = stage
  const { soup, tea, rice, milk, bread, here } = city
  const customer = await stage.becomeCustomer()
  wire.token = undefined

  /** The server's cart is filled before it is first read. */
  const fill = async (sample: number): Promise<void> => {
    if ((await stage.cart()).length > 0) return
    await (sample === 0
      ? stage.fillCart([soup, 2], [rice, rice.maximum_cart_quantity ?? 1])
      : stage.fillCart([milk, milk.stock ?? 1]))
  }
  const isReading = ({ step }: (typeof steps)[number]) => step.type === '@done' && step.of === 'listCart'
  await fill(steps.find(isReading)?.sample ?? 0)
  const lineOf = async ({ id }: Item): Promise<number> =>
    (await stage.cart()).find(({ item_id }) => item_id === id)?.id ?? 0
  const bodyOf = (item: Item, quantity: number) =>
    newCartLine(item, { ...startingSelection(item), quantity }, 2)
  const add = (item: Item) => ({ item, body: bodyOf(item, 1) })

  return {
    connected: connectCart(api, () => here),
    events: {
      'item.add': (sample) => add([tea, bread][sample]!),
      'line.increment': async (sample) => ({ line: await lineOf([soup, rice, milk][sample]!) }),
      'line.decrement': async (sample) => ({ line: sample === 2 ? 99 : await lineOf([soup, milk][sample]!) }),
      'line.remove': async () => ({ line: await lineOf(soup) }),
      'line.replace': async () => ({ line: await lineOf(soup), item: soup, body: bodyOf(soup, 4) }),
      'owner.changed': async (sample) => {
        if (sample === 0) {
          if (wire.token) await stage.becomeGuest()
          return { owner: { guest_id: stage.guest_id } }
        }
        await stage.signIn(customer)
        return { owner: {} }
      },
    },
    answers: {
      listCart: { before: ({ sample }) => fill(sample) },
      addItem: {
        played: async ({ output }, child) => {
          const first = isFromAnotherStore(await stage.cart(), tea) ? 'clearCart' : 'addToCart'
          if (first === 'clearCart') {
            await child.reaches('confirmingClear')
            await child.tell({ type: output.type === 'declined' ? 'clear.decline' : 'clear.accept' })
          }
          switch (output.type) {
            case 'declined':
              return
            case 'replaced':
              await stage.forward('clearCart')
              return stage.forward('addToCart')
            case 'added':
              return stage.forward('addToCart')
            case 'refused':
              await (await stage.next(first)).drop()
              return stage.forward('listCart')
            case 'unreachable':
              await (await stage.next(first)).drop()
              return (await stage.next('listCart')).drop()
          }
        },
      },
      changeCart: {
        played: async ({ output }) => {
          const held = await Promise.any(edits.map((operation) => stage.next(operation)))
          if (output.type === 'changed') return stage.forward(held.operationId)
          await held.drop()
          if (output.type === 'refused') return stage.forward('listCart')
          return (await stage.next('listCart')).drop()
        },
      },
    },
    holds: async (snapshot) => {
      const { lines, queue }: { lines: CartLine[]; queue: unknown[] } = snapshot.context
      if (snapshot.matches({ ready: 'idle' }) && queue.length === 0)
        deepStrictEqual(lines, await stage.cart())
    },
  }
})
