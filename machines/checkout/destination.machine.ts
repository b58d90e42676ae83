import { assign, emit, raise, sendTo, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { addressToSave } from '#machines/rules/delivery.ts'
import type { DraftChange } from '#machines/rules/order-draft.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import type { Address, AddressBody, AddressSaved } from '#openapi/generated/client.ts'
import type { Coordinator } from './coordinator.ts'
import { deliveryAddressMachine } from './delivery-address.machine.ts'
import { destinationAt, isServed, movesOrder, type Where, type Written } from './destination.ts'
import { guestContactMachine } from './guest-contact.machine.ts'

type Destination = Where & { shopper: Shopper; zone_id: number; coordinator: Coordinator }
type DraftChanged = { type: 'draft.changed' } & Where

export const destinationPorts = { addAddress: port<AddressSaved, AddressBody>('addAddress') }

/** Decides where the order goes and who receives it (docs/spec.md §4, saved addresses at checkout). */
export const destinationMachine = setup({
  types: {
    /** `zone_id` is the zone of the store. */
    input: {} as Destination,
    context: {} as Destination,
    events: {} as
      /** `address_id` names one of the list. */
        | ({ type: 'address.set'; address_id?: number } & Written)
        | { type: 'addresses.changed' }
        | { type: 'save.tick' }
        | { type: 'save.untick' }
        | DraftChanged,
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** `message` comes from the server. */
      | { type: 'address.saved'; message: string },
  },
  actors: {
    ...destinationPorts,
    deliveryAddress: deliveryAddressMachine,
    guestContact: guestContactMachine,
  },
  actions: {
    'take the draft': assign((_, { order_type, delivery, contact }: Where) => ({
      order_type,
      delivery,
      contact,
    })),
    'take the address': assign(({ context }, written: Written) => destinationAt(written, context.contact)),
    'set the confirmed address': raise((_, { output }: { output: Address }) => ({
      type: 'address.set' as const,
      address: output,
      address_id: output.id,
    })),
    'list the addresses again': raise({ type: 'addresses.changed' }),
    'tell the destination': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { delivery, contact } }, { address_id = null }: { address_id?: number | null }) => ({
        type: 'draft.change',
        change: { delivery, contact, address_id } satisfies DraftChange,
      }),
    ),
    'tell the contact form': sendTo('guestContact', (_, changed: DraftChanged) => changed),
    'tell that the address is saved': emit((_, { output }: { output: AddressSaved }) => ({
      type: 'address.saved',
      message: output.message,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'a customer is shopping': ({ context }) => context.shopper.type === 'customer',
    'a guest is shopping': ({ context }) => context.shopper.type === 'guest',
    'saved addresses are offered': ({ context }) =>
      context.shopper.type === 'customer' && context.order_type === 'delivery',
    'it is handed over another way': ({ context }, { order_type }: Where) =>
      order_type !== context.order_type,
    'the store delivers there': ({ context }, written: Written) => isServed(written, context.zone_id),
    'the order goes elsewhere': ({ context }, written: Written) => movesOrder(written, context),
  },
}).createMachine({
  id: 'destination',
  description: 'Where does the order go, and who receives it?',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    source: {
      description: 'Where does the address come from? A take-away order shows no addresses.',
      initial: 'decidingSource',
      on: {
        'address.set': [
          {
            guard: { type: 'the store delivers there', params: ({ event }) => event },
            target: '.decidingSource',
            actions: [
              { type: 'take the address', params: ({ event }) => event },
              { type: 'tell the destination', params: ({ event }) => event },
            ],
          },
          '.decidingSource',
        ],
        'addresses.changed': '.decidingSource',
        'draft.changed': [
          {
            guard: { type: 'it is handed over another way', params: ({ event }) => event },
            target: '.decidingSource',
            actions: { type: 'take the draft', params: ({ event }) => event },
          },
          { actions: { type: 'take the draft', params: ({ event }) => event } },
        ],
      },
      states: {
        decidingSource: {
          description: 'Does the customer have saved addresses to choose from?',
          always: [{ guard: 'saved addresses are offered', target: 'offered' }, 'entered'],
        },
        entered: {
          description: 'The page offers no saved addresses: to a guest, for take away, or after an error.',
        },
        offered: {
          description: 'The customer can choose a saved address in the zone of the store.',
          invoke: {
            id: 'deliveryAddress',
            src: 'deliveryAddress',
            input: ({ context: { zone_id, delivery } }) => ({ zone_id, selected: delivery }),
            onDone: { actions: { type: 'set the confirmed address', params: ({ event }) => event } },
            onError: {
              target: 'entered',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    saving: {
      description: "The checkbox 'Save this Address', for customers only; ticking it saves at once.",
      initial: 'unsaved',
      on: {
        'address.set': {
          guard: { type: 'the order goes elsewhere', params: ({ event }) => event },
          target: '.unsaved',
        },
      },
      states: {
        unsaved: {
          description: 'The address is used for this order only.',
          on: { 'save.tick': { guard: 'a customer is shopping', target: 'saving' } },
        },
        saving: {
          description: 'The server saves the address.',
          invoke: {
            id: 'addAddress',
            src: 'addAddress',
            input: ({ context: { delivery, shopper } }) => addressToSave(delivery, shopper),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'tell that the address is saved', params: ({ event }) => event },
                'list the addresses again',
              ],
            },
            onError: {
              target: 'unsaved',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
        saved: {
          description: 'The address is one of the saved addresses.',
          on: { 'save.untick': 'unsaved' },
        },
      },
    },
    contact: {
      description: 'Who receives the order?',
      initial: 'known',
      states: {
        known: {
          description: 'The profile of a customer, or the saved address, names the receiver.',
          always: { guard: 'a guest is shopping', target: 'written' },
        },
        written: {
          description: 'The guest writes the contact.',
          invoke: {
            id: 'guestContact',
            src: 'guestContact',
            input: ({ context: { order_type, contact, coordinator } }) => ({
              order_type,
              contact,
              coordinator,
            }),
            onError: {
              target: 'known',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
          on: {
            'draft.changed': { actions: { type: 'tell the contact form', params: ({ event }) => event } },
          },
        },
      },
    },
  },
})
