import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import { type OrderDraft, ownerOf } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import type { CartLine, CustomerInfo, Item } from '#openapi/generated/client.ts'

type CartOfDraft = Pick<OrderDraft, 'kind' | 'lines' | 'shopper'>

export type RereadGoodsOutcome =
  /** A customer comes with the discounts of now: another order may have used them up. */
  | { type: 'read'; lines: CartLine[]; shopper: Shopper }
  /** The cart is empty by now. */
  | { type: 'gone' }
  /** The server did not answer, or this kind of order has no goods to read. */
  | { type: 'unread' }

export const rereadGoodsPorts = {
  getCustomerInfo: port<CustomerInfo>('getCustomerInfo'),
  listCart: port<CartLine[], CartOwner>('listCart'),
  getItem: port<Item, { id: number; campaign: 0 | 1 }>('getItem'),
}

/** Reads the goods of an order and what its customer has off again, with the prices and stock of now. */
export const rereadGoodsMachine = setup({
  types: {
    input: {} as CartOfDraft,
    context: {} as CartOfDraft,
    output: {} as RereadGoodsOutcome,
    tags: {} as 'busy',
  },
  actors: rereadGoodsPorts,
  actions: {
    'take the customer': assign((_, { output }: { output: CustomerInfo }) => ({
      shopper: { type: 'customer' as const, info: output },
    })),
  },
  guards: {
    'a customer orders': ({ context }) => context.shopper.type === 'customer',
    'they are in the cart': ({ context }) => partsOf[context.kind].goods === 'cart',
    'they are one item': ({ context }) => partsOf[context.kind].goods === 'item',
    'the cart is empty': (_, { output }: { output: CartLine[] }) => output.length === 0,
  },
}).createMachine({
  id: 'rereadGoods',
  description:
    'What do the items of this order cost the shopper now, and can the shopper still order the items?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as RereadGoodsOutcome,
  initial: 'decidingShopper',
  states: {
    decidingShopper: {
      description: 'Is the shopper a customer, whose discounts the server knows?',
      always: [{ guard: 'a customer orders', target: 'readingCustomer' }, 'decidingSource'],
    },
    readingCustomer: {
      description: 'The app reads the data of the customer.',
      tags: 'busy',
      invoke: {
        id: 'getCustomerInfo',
        src: 'getCustomerInfo',
        onDone: {
          target: 'decidingSource',
          actions: { type: 'take the customer', params: ({ event }) => event },
        },
        onError: 'decidingSource',
      },
    },
    decidingSource: {
      description: 'Are the items in the cart, or does the shopper buy one item at once?',
      always: [
        { guard: 'they are in the cart', target: 'readingCart' },
        { guard: 'they are one item', target: 'readingItem' },
        'unread',
      ],
    },
    readingCart: {
      description: 'The app reads the cart.',
      tags: 'busy',
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => ownerOf(context.shopper),
        onDone: [
          { guard: { type: 'the cart is empty', params: ({ event }) => event }, target: 'gone' },
          'cartRead',
        ],
        onError: 'unread',
      },
    },
    readingItem: {
      description: 'The app reads the item.',
      tags: 'busy',
      invoke: {
        id: 'getItem',
        src: 'getItem',
        input: ({ context: { kind, lines } }) => ({
          id: lines[0]!.item_id,
          campaign: kind === 'campaign' ? 1 : 0,
        }),
        onDone: 'itemRead',
        onError: 'unread',
      },
    },
    cartRead: {
      description: 'The app has the current lines of the cart.',
      type: 'final',
      output: ({ context: { shopper }, event }): RereadGoodsOutcome => ({
        type: 'read',
        lines: outputOf<CartLine[]>(event),
        shopper,
      }),
    },
    itemRead: {
      description: 'The line has the current data of the item.',
      type: 'final',
      output: ({ context, event }): RereadGoodsOutcome => ({
        type: 'read',
        lines: context.lines.map((line) => ({ ...line, item: outputOf<Item>(event) })),
        shopper: context.shopper,
      }),
    },
    gone: {
      description: 'The cart is empty, and nothing is left to order.',
      type: 'final',
      output: (): RereadGoodsOutcome => ({ type: 'gone' }),
    },
    unread: {
      description: 'The app did not read the items again; the items stay as the shopper saw them.',
      type: 'final',
      output: (): RereadGoodsOutcome => ({ type: 'unread' }),
    },
  },
})

const outputOf = <Output>(event: object): Output => (event as { output: Output }).output
