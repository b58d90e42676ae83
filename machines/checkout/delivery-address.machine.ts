import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type Delivery, isAt, listedAddresses } from '#machines/rules/delivery.ts'
import type { Address, AddressList } from '#openapi/generated/client.ts'

export const deliveryAddressPorts = { listAddresses: port<AddressList>('listAddresses') }

/** Decides which saved address an order goes to; ends when the customer has confirmed one (docs/spec.md §4). */
export const deliveryAddressMachine = setup({
  types: {
    /** `zone_id` is the zone of the store, null for a parcel; `selected` is where the order goes so far. */
    input: {} as { zone_id: number | null; selected: Delivery },
    /** `marked` is the card clicked in the dialog: an address id, 0 while none is. */
    context: {} as { zone_id: number | null; selected: Delivery; addresses: Address[]; marked: number },
    events: {} as
      | { type: 'saved.open' }
      | { type: 'card.mark'; id: number }
      | { type: 'mark.confirm' }
      | { type: 'dialog.cancel' }
      | { type: 'list.retry' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as Address,
    tags: {} as 'busy',
  },
  actors: deliveryAddressPorts,
  actions: {
    'take the addresses': assign(({ context }, { addresses }: AddressList) => ({
      addresses: listedAddresses(addresses, context.zone_id, context.selected),
    })),
    'mark the selected address': assign(({ context: { addresses, selected } }) => ({
      marked: addresses.find((address) => isAt(address, selected))?.id ?? 0,
    })),
    'mark the card': assign((_, { id }: { id: number }) => ({ marked: id })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'an address is marked': ({ context: { addresses, marked } }) => addresses.some(({ id }) => id === marked),
  },
}).createMachine({
  id: 'deliveryAddress',
  description: 'Which saved address in the zone of the store does the customer choose?',
  context: ({ input }) => ({ ...input, addresses: [], marked: 0 }),
  output: ({ event }) => event.output as Address,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No address is confirmed yet.',
      type: 'parallel',
      states: {
        list: {
          initial: 'listing',
          description: 'The app reads the addresses as soon as checkout opens.',
          states: {
            listing: {
              description: 'The app reads the saved addresses.',
              tags: 'busy',
              invoke: {
                id: 'listAddresses',
                src: 'listAddresses',
                onDone: {
                  target: 'listed',
                  actions: { type: 'take the addresses', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'unlisted',
                  actions: { type: 'report the failure', params: ({ event }) => event },
                },
              },
            },
            listed: {
              description:
                'The app knows the addresses in the zone of the store; the selected address comes first.',
            },
            unlisted: {
              description: 'The addresses did not load.',
              on: { 'list.retry': 'listing' },
            },
          },
        },
        dialog: {
          initial: 'closed',
          description: 'The dialog Saved Addresses.',
          states: {
            closed: {
              description: 'The page shows only the selected address.',
              on: { 'saved.open': { target: 'open', actions: 'mark the selected address' } },
            },
            open: {
              description: 'A click on a card only marks it; Select confirms, Cancel closes.',
              on: {
                'card.mark': { actions: { type: 'mark the card', params: ({ event }) => event } },
                'mark.confirm': { guard: 'an address is marked', target: '#deliveryAddress.selected' },
                'dialog.cancel': 'closed',
              },
            },
          },
        },
      },
    },
    selected: {
      description: 'The customer confirmed the marked address as the delivery address.',
      type: 'final',
      output: ({ context: { addresses, marked } }) => addresses.find(({ id }) => id === marked),
    },
  },
})
