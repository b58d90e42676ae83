import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { Coordinator } from '#machines/coordinator.ts'
import { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import { type GuestContactOutcome, guestContactMachine } from '#machines/guest-contact.machine.ts'
import { port } from '#machines/port.ts'
import { type Contact, withReceiver } from '#machines/rules/contact.ts'
import { addressToSave, type Delivery, deliveryTo, isAt } from '#machines/rules/delivery.ts'
import type { DraftChange, OrderType, Shopper } from '#machines/rules/order-draft.ts'
import type { Address, AddressBody, AddressSaved } from '#openapi/generated/client.ts'

type Where = { order_type: OrderType; delivery: Delivery; contact: Contact }
type Destination = Where & { shopper: Shopper; zone_id: number; coordinator: Coordinator }

export const destinationPorts = { addAddress: port<AddressSaved, AddressBody>('addAddress') }

/** Decides where the order goes and who receives it (docs/spec.md §4, saved addresses at checkout). */
export const destinationMachine = setup({
  types: {
    /** `zone_id` is the zone of the store. */
    input: {} as Destination,
    context: {} as Destination,
    events: {} as
      /** An address from the address dialog, or the saved address `address_id`. */
        | { type: 'address.set'; delivery: Delivery; contact?: Contact; address_id?: number }
        | { type: 'addresses.changed' }
        | { type: 'save.tick' }
        | { type: 'save.untick' }
        | { type: 'contact.open' }
        | ({ type: 'draft.changed' } & Where),
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** `message` comes from the server. */
      | { type: 'address.saved'; message: string },
    tags: {} as 'busy',
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
    'take the address': assign(
      ({ context }, { delivery, contact }: { delivery: Delivery; contact?: Contact }) => ({
        delivery,
        contact: contact ?? context.contact,
      }),
    ),
    'set the confirmed address': raise(({ context }, { output }: { output: Address }) => ({
      type: 'address.set' as const,
      delivery: deliveryTo(output),
      contact: withReceiver(context.contact, output),
      address_id: output.id,
    })),
    'list the addresses again': raise({ type: 'addresses.changed' }),
    'take the contact': assign(({ context }, { output }: { output: GuestContactOutcome }) => ({
      contact: output.type === 'saved' ? output.contact : context.contact,
    })),
    'tell the destination': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { delivery, contact } }, { address_id = null }: { address_id?: number | null }) => ({
        type: 'draft.change',
        change: { delivery, contact, address_id } satisfies DraftChange,
      }),
    ),
    'tell the contact': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { contact } }) => ({
        type: 'draft.change',
        change: { contact } satisfies DraftChange,
      }),
    ),
    'tell that the address is saved': emit((_, { output }: { output: AddressSaved }) => ({
      type: 'address.saved',
      message: output.message,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'a customer is shopping': ({ context }) => context.shopper.type === 'customer',
    'saved addresses are offered': ({ context }) =>
      context.shopper.type === 'customer' && context.order_type === 'delivery',
    'it is handed over another way': ({ context }, { order_type }: Where) =>
      order_type !== context.order_type,
    'the address moves': ({ context }, { delivery }: { delivery: Delivery }) =>
      !isAt(delivery, context.delivery),
  },
}).createMachine({
  id: 'destination',
  description: 'Where does the order go, and who receives it?',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    source: {
      description: 'Where the address comes from; take-away orders hide addresses for everyone.',
      initial: 'decidingSource',
      on: {
        'address.set': {
          target: '.decidingSource',
          actions: [
            { type: 'take the address', params: ({ event }) => event },
            { type: 'tell the destination', params: ({ event }) => event },
          ],
        },
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
          description: 'Does this customer have saved addresses to choose from?',
          always: [{ guard: 'saved addresses are offered', target: 'offered' }, 'entered'],
        },
        entered: { description: 'A guest, or take away: no saved addresses are offered.' },
        offered: {
          description: 'The saved addresses in the zone of the store can be chosen.',
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
          guard: { type: 'the address moves', params: ({ event }) => event },
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
            input: ({ context }) => addressBodyOf(context),
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
      description: 'Who receives the order.',
      initial: 'closed',
      states: {
        closed: { description: 'The contact shows on its card.', on: { 'contact.open': 'editing' } },
        editing: {
          description: 'The contact-info dialog is open.',
          invoke: {
            id: 'guestContact',
            src: 'guestContact',
            input: ({ context }) => ({ contact: context.contact }),
            onDone: {
              target: 'closed',
              actions: [{ type: 'take the contact', params: ({ event }) => event }, 'tell the contact'],
            },
            onError: {
              target: 'closed',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

const addressBodyOf = ({ shopper, delivery }: Destination): AddressBody => {
  if (shopper.type === 'guest') throw new Error('A guest saves no address')
  return addressToSave(delivery, shopper.info)
}
