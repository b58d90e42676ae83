import { deepStrictEqual, strictEqual } from 'node:assert'
import type { Locator } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { isFromAnotherStore, shownLines } from '#machines/rules/cart-edits.ts'
import { newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { isSameOwner } from '#machines/rules/cart-owner.ts'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { inAnotherTab, openOver, pickFromMap, tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'
import { type Follows, failureOf, told } from '#tests/support/told.ts'

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

export const cartBrowser = browser(
  cartMachine,
  async ({ page, goto, stage, live }, { steps }) => {
    const { here, kitchen, tea, milk, bread, street } = stage.city
    // The last piece is taken out and put in anew, then its removal is taken back: one more than there is.
    const isBoughtOut = steps.some(({ name }) => name === 'item.add (2)')
    const added = isBoughtOut ? milk : tea
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    const question = page.getByRole('alertdialog')
    const press = (name: string) => () => question.getByRole('button', { name, exact: true }).click()
    const button = (name: string) => drawer.getByRole('button', { name, exact: true })
    const pieces = (name: string) => drawer.getByRole('group', { name, exact: true })
    const inDrawer = async (line: number, locate: (item: string) => Locator) => {
      const { item } = (await stage.cart()).find(({ id }) => id === line)!
      await openOver(page, { name: 'cart' })
      await locate(item.name).click()
      await leaveDrawer()
    }
    const leaveDrawer = async () => {
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
    const tryAgain = async () => {
      await openOver(page, { name: 'cart' })
      await button('Try again').click()
      await leaveDrawer()
    }
    let isVisitor = true
    const first = steps.find(({ name }) => name.startsWith('done listCart'))?.step as { output: CartLine[] }
    let begun: CartLine[] = []
    /** What a line of the path is called here, and how many it has by what there was at first. */
    const asHere = ({ id, quantity }: CartLine) => {
      const index = first.output.findIndex((line) => line.id === id)
      if (index < 0) return { name: added.name, quantity }
      const { item, quantity: had } = begun[index]!
      return { name: item.name, quantity: had + quantity - first.output[index]!.quantity }
    }
    return {
      open: async () => {
        if (isBoughtOut) await leaveOne(stage)
        begun = await stage.cart()
        stage.storage.write('currentLatLng', { lat: here.lat, lng: here.lng })
        stage.storage.write('location', here.address)
        stage.storage.write('zoneid', here.zone_ids)
        stage.storage.write('module', { id: kitchen.module_id, module_type: kitchen.module_type })
        await goto(`/store/${added.store_id}?module_id=${added.module_id}`)
      },
      gestures: {
        'item.add': ({ item }) =>
          item.id === bread.id
            ? page.getByRole('button', { name: 'Undo' }).click()
            : page
                .getByRole('button', { name: `Add ${added.name} to the cart`, exact: true })
                .first()
                .click(),
        'line.increment': ({ line }) => inDrawer(line, (name) => button(`One more: ${name}`)),
        'line.decrement': ({ line }) =>
          inDrawer(line, (name) => pieces(name).getByRole('button', { name: /^(One less|Remove): / })),
        'line.remove': ({ line }) => inDrawer(line, (name) => button(`Remove ${name}`)),
        'line.replace': async ({ line, item }) => {
          await openOver(page, { name: 'item', id: item.id, module_id: item.module_id, cart_id: line })
          await page.getByRole('button', { name: `One more: Quantity of ${item.name}` }).click()
          await page.getByRole('button', { name: /^Update To Cart/ }).click()
          // Who changes a line comes back to the cart.
          await drawer.waitFor()
          await leaveDrawer()
        },
        'cart.changed': () => tellFromAnotherTab(page, 'cart'),
        'owner.changed': async ({ owner: { guest_id } }) => {
          const isFirst = isVisitor
          isVisitor = false
          if (!guest_id) return inAnotherTab(page, { token: stage.wire.token!, guest_id: null })
          if (isFirst) return stage.forward('requestGuest', () => ({ guest_id }))
          return inAnotherTab(page, { guest_id, token: null })
        },
        'location.set': () => pickFromMap(page, street),
        retry: tryAgain,
      },
      told: { 'clear.accept': press('Continue'), 'clear.decline': press('Cancel') },
      answers: {
        ...live.answers,
        listCart: {
          ...live.answers?.listCart,
          shaped: (lines: CartLine[]) => (isBoughtOut ? lines.map(withTheLast) : lines),
        },
      },
      /** The drawer shows every edit at once; when all are answered, the server holds what it shows. */
      shows: async () => {
        const end = steps.at(-1)!.world.snapshot as Snapshot
        if (end.matches('unavailable')) {
          await tryAgain()
          await stage.forward('listCart')
        }
        const shown = shownLines(end.context).map(asHere)
        await openOver(page, { name: 'cart' })
        await drawer.waitFor()
        for (const { name, quantity } of shown)
          await pieces(name).getByLabel(`Quantity: ${quantity}`, { exact: true }).waitFor()
        strictEqual(await drawer.getByRole('listitem').count(), shown.length)
        if (end.context.queue.length > 0) return
        const held = (await stage.cart()).map(({ item: { name }, quantity }) => ({ name, quantity }))
        deepStrictEqual(held, shown)
      },
    }
  },
  {
    offered: {
      'item.add': (snapshot, { item }) => {
        const { lines, queue } = snapshot.context
        // An item that is sold out has no button; a line gets more than the stock when a removal is undone once too often.
        if (item.stock === 0) return snapshot.matches({ ready: { sending: 'adding' } }) && lines.length === 0
        const known = [...lines, ...queue.flatMap((edit) => (edit.type === 'add' ? edit.line : []))]
        return !isAsked(snapshot) && !known.some(({ item_id }) => item_id === item.id)
      },
      'line.increment': isShown,
      'line.decrement': isShown,
      'line.remove': isShown,
      'line.replace': isShown,
      'location.set': (snapshot) => !isAsked(snapshot),
      'owner.changed': (snapshot, { owner }) =>
        snapshot.matches('awaitingOwner') || !isSameOwner(snapshot.context.owner, owner),
    },
    // An edit that changes nothing once those before it are answered.
    stopWhen: ({ context }) => context.queue.length > 2,
    holds: ['requestGuest'],
  },
)

type Snapshot = SnapshotFrom<typeof cartMachine>

/** A customer who is asked whether the cart of another store may go does nothing else in this tab. */
function isAsked(snapshot: Snapshot): boolean {
  const { lines, queue } = snapshot.context
  const [edit] = queue
  return (
    snapshot.matches({ ready: { sending: 'adding' } }) &&
    edit?.type === 'add' &&
    isFromAnotherStore(lines, edit.line.item)
  )
}

function isShown(snapshot: Snapshot, { line }: { line: number }): boolean {
  return !isAsked(snapshot) && shownLines(snapshot.context).some(({ id }) => id === line)
}

/** The cart has a single piece, and the shop no more of it. */
async function leaveOne({ server, cart, guest_id }: Stage): Promise<void> {
  for (const { id, price } of await cart())
    await unwrap(server.POST('/cart/update', { body: { guest_id, cart_id: id, quantity: 1, price } }))
}

const withTheLast = (line: CartLine): CartLine => ({ ...line, item: { ...line.item, stock: 1 } })

/** One toast of the cart at a time, for five seconds (docs/spec.md §9). */
const changed = (text: string, button?: readonly [string, Follows]): Follows => ({
  says: [['success', text, { id: 'cart', duration: 5000, ...(button && { button }) }]],
  tellsTabs: ['cart'],
})

const putBack = ({
  item,
  item_type: model,
  item_id,
  price,
  quantity,
  add_on_ids,
  add_on_qtys,
  variation,
}: CartLine) => ({
  type: 'item.add' as const,
  item,
  body: { model, item_id, price, quantity, add_on_ids, add_on_qtys, variation },
})

const line = lineFor(5, dish(), { quantity: 3 })
const unsold = { ...line, refusal: { code: 'item_id', message: 'This item is no longer sold.' } }

/** docs/spec.md §4 Cart, §8 Cart: other tabs read the cart again. */
export const cartTold = told(
  'cart',
  {
    'cart.retried': { ends: 'cart' },
    // An item that needs a location waits until the customer has picked one.
    'cart.added': {
      ...changed('Item added to cart'),
      afterwards: { mayAlsoSay: [['success', 'New location has been set.']] },
    },
    'cart.replaced': changed('Your cart has been cleared successfully. And selected item added to the cart.'),
    'cart.updated': ({ message }) =>
      changed(message === 'itemUpdated' ? 'Item updated successfully' : 'Updated successfully.'),
    // The server refuses to add an item again that is no longer sold.
    'cart.removed': ({ message, line }) =>
      changed(
        message === 'itemRemoved' ? 'Cart item remove successfully' : 'Removed from cart.',
        line.refusal ? undefined : ['Undo', { sends: [['cart', putBack(line)]] }],
      ),
    problem: ({ refusal }, at) => ({
      says: [['error', at && refusal.message !== 'outOfStock' ? /./ : 'Out of Stock']],
    }),
    // Only a test makes a child throw; the page then shows that it cannot go on.
    failure: (fact, at) =>
      at && /^refused (addItem|changeCart)/.test(at.by) ? undefined : failureOf('cart')(fact),
  },
  {
    own: ['listCart'],
    samples: {
      'cart.added': [{ message: 'itemAdded' }],
      'cart.replaced': [{ message: 'cartReplaced' }],
      'cart.updated': [{ message: 'quantityUpdated' }, { message: 'itemUpdated' }],
      'cart.removed': [
        { message: 'removedFromCart', line },
        { message: 'itemRemoved', line },
        { message: 'itemRemoved', line: unsold },
      ],
      problem: [{ refusal: { message: 'outOfStock' } }],
    },
  },
)

/** What the ports send. */
export const cartRequests = requests(
  (api) => connectCart(api, () => null),
  [
    {
      port: 'listCart',
      input: { guest_id: 'guest-7' },
      sent: { request: 'GET /customer/cart/list?guest_id=guest-7' },
      reply: [],
    },
    {
      port: 'addItem.addToCart',
      input: { item_id: 3 },
      sent: { request: 'POST /cart/add', body: { item_id: 3 } },
      reply: [],
    },
    {
      port: 'addItem.clearCart',
      input: { guest_id: 'guest-7' },
      sent: { request: 'DELETE /cart/remove?guest_id=guest-7' },
    },
    {
      port: 'addItem.listCart',
      input: {},
      sent: { request: 'GET /customer/cart/list' },
      reply: [],
    },
    {
      port: 'changeCart.updateCart',
      input: { cart_id: 8, quantity: 2 },
      sent: { request: 'POST /cart/update', body: { cart_id: 8, quantity: 2 } },
      reply: [],
    },
    {
      port: 'changeCart.replaceCartLine',
      input: { cart_id: 8, item_id: 3 },
      sent: { request: 'PUT /cart/update', body: { cart_id: 8, item_id: 3 } },
      reply: [],
    },
    {
      port: 'changeCart.removeFromCart',
      input: { cart_id: 8, guest_id: 'guest-7' },
      sent: { request: 'DELETE /cart/remove-item?cart_id=8&guest_id=guest-7' },
      reply: [],
    },
    {
      port: 'changeCart.listCart',
      input: {},
      sent: { request: 'GET /customer/cart/list' },
      reply: [],
    },
  ],
)
