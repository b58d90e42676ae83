import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import { metresOf, type Quote, quoteOf } from '#machines/rules/quote.ts'
import type { CartLine, DistanceMatrix, Item, LatLng, Store, ZoneLookup } from '#openapi/generated/client.ts'

export type QuoteOrderOutcome =
  | { type: 'quoted'; lines: CartLine[]; quote: Quote }
  | { type: 'outside'; lines: CartLine[] }
  | { type: 'failed'; lines: CartLine[]; error: unknown }

type Quoting = {
  /** `stale` once the server has said that something changed: the goods are then read again. */
  goods: 'known' | 'stale'
  page: 'cart' | 'buy_now' | 'campaign'
  owner: CartOwner
  lines: CartLine[]
  store: Store
  position: LatLng
}

export const quoteOrderPorts = {
  listCart: port<CartLine[], CartOwner>('listCart'),
  getItem: port<Item, { id: number; campaign: 0 | 1 }>('getItem'),
  getDistance: port<DistanceMatrix, { origin: LatLng; destination: LatLng }>('getDistance'),
  getZoneId: port<ZoneLookup, LatLng>('getZoneId'),
}

/** Asks the server what an order is made of and what bringing it to a place costs. */
export const quoteOrderMachine = setup({
  types: {
    input: {} as Quoting,
    context: {} as Quoting & { metres: number; outcome: QuoteOrderOutcome },
    output: {} as QuoteOrderOutcome,
    tags: {} as 'busy',
  },
  actors: quoteOrderPorts,
  actions: {
    'take the cart': assign((_, { lines }: { lines: CartLine[] }) => ({ lines })),
    'take the item': assign(({ context }, { item }: { item: Item }) => ({
      lines: context.lines.map((line) => ({ ...line, item })),
    })),
    'take the distance': assign((_, matrix: DistanceMatrix) => ({ metres: metresOf(matrix) })),
    'note the quote': assign(({ context: { lines, store, metres } }, zones: ZoneLookup) => ({
      outcome: { type: 'quoted' as const, lines, quote: quoteOf(zones, store, metres)! },
    })),
    'note that it is outside': assign(({ context: { lines } }) => ({
      outcome: { type: 'outside' as const, lines },
    })),
    'note the failure': assign(({ context: { lines } }, { error }: { error: unknown }) => ({
      outcome: { type: 'failed' as const, lines, error },
    })),
  },
  guards: {
    'the goods are known': ({ context }) => context.goods === 'known',
    'they are in the cart': ({ context }) => context.page === 'cart',
    'the zone of the store holds the place': ({ context }, zones: ZoneLookup) =>
      quoteOf(zones, context.store, context.metres) !== undefined,
  },
}).createMachine({
  id: 'quoteOrder',
  description: 'What an order is made of and what bringing it to a place costs, by what the server says now.',
  context: ({ input }) => ({ ...input, metres: 0, outcome: { type: 'outside', lines: input.lines } }),
  output: ({ context }) => context.outcome,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Do the goods have to be read again, and where from?',
      always: [
        { guard: 'the goods are known', target: 'measuring' },
        { guard: 'they are in the cart', target: 'readingCart' },
        'readingItem',
      ],
    },
    readingCart: {
      description: 'The cart is read again, with the prices and stock of now.',
      tags: 'busy',
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: {
          target: 'measuring',
          actions: { type: 'take the cart', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => event } },
      },
    },
    readingItem: {
      description: 'The item that is bought at once is read again.',
      tags: 'busy',
      invoke: {
        id: 'getItem',
        src: 'getItem',
        input: ({ context: { lines, page } }) => ({
          id: lines[0]?.item_id ?? 0,
          campaign: page === 'campaign' ? 1 : 0,
        }),
        onDone: {
          target: 'measuring',
          actions: { type: 'take the item', params: ({ event }) => ({ item: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => event } },
      },
    },
    measuring: {
      description: 'How far is it from the store?',
      tags: 'busy',
      invoke: {
        id: 'getDistance',
        src: 'getDistance',
        input: ({ context: { store, position } }) => ({
          origin: { lat: Number(store.latitude), lng: Number(store.longitude) },
          destination: position,
        }),
        onDone: {
          target: 'askingZone',
          actions: { type: 'take the distance', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => event } },
      },
    },
    askingZone: {
      description: 'What does the zone charge, and does it allow cash on delivery?',
      tags: 'busy',
      invoke: {
        id: 'getZoneId',
        src: 'getZoneId',
        input: ({ context }) => context.position,
        onDone: [
          {
            guard: { type: 'the zone of the store holds the place', params: ({ event }) => event.output },
            target: 'quoted',
            actions: { type: 'note the quote', params: ({ event }) => event.output },
          },
          { target: 'outside', actions: 'note that it is outside' },
        ],
        onError: { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => event } },
      },
    },
    quoted: { description: 'The figures are known.', type: 'final' },
    outside: { description: 'The store does not deliver there.', type: 'final' },
    failed: { description: 'The server refused or did not answer.', type: 'final' },
  },
})
