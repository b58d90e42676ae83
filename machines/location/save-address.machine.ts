import { assign, setup, stateIn } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import {
  type AddressFields,
  type AddressLabel,
  type AddressText,
  addressBody,
  addressFlaws,
} from '#machines/rules/address-form.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import { withoutField } from '#machines/rules/refused-fields.ts'
import type { AddressBody, AddressSaved, LatLng } from '#openapi/generated/client.ts'
import { type LocatePointOutcome, locatePointMachine } from './locate-point.machine.ts'

/** Whose address it is: a new or a saved one of the customer, or a guest's, which stays in the browser. */
export type AddressKind = { type: 'new' } | { type: 'saved'; id: number } | { type: 'guest' }

export type SaveAddressOutcome =
  | { type: 'saved'; address: AddressBody; reply: AddressSaved }
  | { type: 'kept'; address: AddressBody }
  | { type: 'dismissed' }

type InZone = Extract<LocatePointOutcome, { type: 'inZone' }>
type Refused = Extract<LocatePointOutcome, { type: 'refused' }>

export const saveAddressPorts = {
  addAddress: port<AddressSaved, AddressBody>('addAddress'),
  updateAddress: port<AddressSaved, AddressBody>('updateAddress'),
}

/** Edits an address and saves it: updates, creates, or stores it in the browser for a guest (docs/spec.md §4, address save). */
export const saveAddressMachine = setup({
  types: {
    input: {} as { fields: AddressFields; kind: AddressKind },
    context: {} as {
      fields: AddressFields
      kind: AddressKind
      refusals: readonly ServerRefusal[]
    },
    events: {} as
      | { type: 'field.change'; field: AddressText; value: string }
      | { type: 'label.choose'; address_type: AddressLabel }
      | { type: 'map.move'; position: LatLng }
      | { type: 'locate.retry' }
      | { type: 'form.submit' }
      | { type: 'form.close' },
    output: {} as SaveAddressOutcome,
    tags: {} as 'busy',
  },
  actors: { ...saveAddressPorts, locatePoint: locatePointMachine },
  actions: {
    'keep the text': assign(({ context }, { field, value }: { field: AddressText; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
    /** Only an address of type `other` has a custom label. */
    'keep the label': assign(({ context }, { address_type }: { address_type: AddressLabel }) => ({
      fields: {
        ...context.fields,
        address_type,
        address_label: address_type === 'other' ? context.fields.address_label : '',
      },
    })),
    'put the pin there': assign(({ context }, { position }: { position: LatLng }) => ({
      refusals: [],
      fields: {
        ...context.fields,
        latitude: String(position.lat),
        longitude: String(position.lng),
        address: '',
      },
    })),
    /** Keeps the text that the customer typed during the lookup. */
    'write the address': assign(({ context }, { location }: { location: InZone['location'] }) => ({
      fields: { ...context.fields, address: context.fields.address || location.address },
    })),
    'keep the refusal of the point': assign((_, { message }: { message: string }) => ({
      refusals: [{ code: 'coordinates', message }],
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forgive the field': assign(({ context }, { field }: { field: string }) => ({
      refusals: withoutField(context.refusals, field),
    })),
  },
  guards: {
    'something is missing': ({ context }) => Object.keys(addressFlaws(context.fields)).length > 0,
    'it is a guest': ({ context }) => context.kind.type === 'guest',
    'it was saved before': ({ context }) => context.kind.type === 'saved',
    'it is in a zone': (_, { output }: { output: LocatePointOutcome }) => output.type === 'inZone',
    'no zone serves it': (_, { output }: { output: LocatePointOutcome }) => output.type === 'refused',
    'it has no address': (_, { output }: { output: LocatePointOutcome }) => output.type === 'unnamed',
    'the point is known': stateIn({ editing: { point: 'known' } }),
    'the point cannot be used': stateIn({ editing: { point: 'unusable' } }),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'saveAddress',
  description: 'Which address does the customer or guest save?',
  context: ({ input }) => ({ ...input, refusals: [] }),
  output: ({ event }) => event.output as SaveAddressOutcome,
  on: {
    'field.change': { actions: { type: 'keep the text', params: ({ event }) => event } },
    'label.choose': { actions: { type: 'keep the label', params: ({ event }) => event } },
    'form.close': '.dismissed',
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the form and may move the map.',
      type: 'parallel',
      states: {
        form: {
          description: 'The fields of the address.',
          initial: 'fresh',
          on: { 'form.submit': '.agreed' },
          states: {
            fresh: {
              description:
                'The fields show no error, or a save was dropped because the position cannot be used.',
            },
            incomplete: {
              description: 'The form says what is missing, and keeps saying it while the customer types.',
            },
            refused: {
              description:
                'The server refused fields; the error of a field disappears once the customer changes the field.',
              on: {
                'field.change': {
                  actions: [
                    { type: 'keep the text', params: ({ event }) => event },
                    { type: 'forgive the field', params: ({ event }) => event },
                  ],
                },
              },
            },
            failed: { description: 'No answer came; the customer can send the form again.' },
            agreed: {
              description: 'The customer wants to save; the app saves once it has looked up the position.',
              tags: 'busy',
              always: [
                { guard: 'the point is known', target: '#saveAddress.decidingRequest' },
                { guard: 'the point cannot be used', target: 'fresh' },
              ],
            },
          },
        },
        point: {
          description: 'The position on the map; a newer position replaces it.',
          initial: 'known',
          on: {
            'map.move': {
              target: '.locating',
              actions: { type: 'put the pin there', params: ({ event }) => event },
            },
          },
          states: {
            known: {
              description:
                'The position is the first position of the form, or a zone serves it, with or without an address.',
            },
            locating: {
              description: 'The app looks up the address and the zones of the position.',
              invoke: {
                id: 'locatePoint',
                src: 'locatePoint',
                input: ({ context: { fields } }) => ({
                  lat: Number(fields.latitude),
                  lng: Number(fields.longitude),
                }),
                onDone: [
                  {
                    guard: { type: 'it is in a zone', params: ({ event }) => event },
                    target: 'known',
                    actions: { type: 'write the address', params: ({ event }) => event.output as InZone },
                  },
                  { guard: { type: 'it has no address', params: ({ event }) => event }, target: 'known' },
                  {
                    guard: { type: 'no zone serves it', params: ({ event }) => event },
                    target: 'unusable.outside',
                    actions: {
                      type: 'keep the refusal of the point',
                      params: ({ event }) => event.output as Refused,
                    },
                  },
                  'unusable.notLocated',
                ],
                onError: 'unusable.notLocated',
              },
            },
            unusable: {
              description: 'No zone serves the position, or no answer about the position came.',
              initial: 'outside',
              on: { 'locate.retry': 'locating' },
              states: {
                outside: { description: 'No zone serves the position.' },
                notLocated: { description: 'No answer about the position came.' },
              },
            },
          },
        },
      },
    },
    decidingRequest: {
      description: 'Is a field missing, and is the address new, saved before or of a guest?',
      always: [
        { guard: 'something is missing', target: 'editing.form.incomplete' },
        { guard: 'it is a guest', target: 'kept' },
        { guard: 'it was saved before', target: 'updating' },
        'adding',
      ],
    },
    adding: {
      description: 'The server saves a new address.',
      tags: 'busy',
      invoke: {
        id: 'addAddress',
        src: 'addAddress',
        input: ({ context }) => addressBody(context.fields),
        onDone: 'saved',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.form.failed' },
          {
            target: 'editing.form.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    updating: {
      description: 'The server changes a saved address.',
      tags: 'busy',
      invoke: {
        id: 'updateAddress',
        src: 'updateAddress',
        input: ({ context }) => ({ ...addressBody(context.fields), ...idOf(context.kind) }),
        onDone: 'saved',
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.form.failed' },
          {
            target: 'editing.form.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    saved: {
      description: 'The server has the address.',
      type: 'final',
      output: ({ context, event }): SaveAddressOutcome => ({
        type: 'saved',
        address: addressBody(context.fields),
        reply: outputIn(event),
      }),
    },
    kept: {
      description: 'The browser keeps the address of the guest.',
      type: 'final',
      output: ({ context }): SaveAddressOutcome => ({ type: 'kept', address: addressBody(context.fields) }),
    },
    dismissed: {
      description: 'The customer left without saving.',
      type: 'final',
      output: (): SaveAddressOutcome => ({ type: 'dismissed' }),
    },
  },
})

const idOf = (kind: AddressKind) => (kind.type === 'saved' ? { id: kind.id } : {})
