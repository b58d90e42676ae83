import { assign, sendTo, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { measuring } from '#machines/rules/fee.ts'
import type { ChangeDraft } from '#machines/rules/order-draft.ts'
import { metresOf, quoteOf } from '#machines/rules/quote.ts'
import type { DistanceMatrix, LatLng, Store, ZoneData, ZoneLookup } from '#openapi/generated/client.ts'
import type { Coordinator } from './coordinator.ts'

/** The store, and the position of the delivery: for take away, the store's own. */
export type DeliveryQuestion = {
  store: Pick<Store, 'latitude' | 'longitude' | 'zone_id' | 'module_id'>
  position: LatLng
}

type Quoting = DeliveryQuestion & { coordinator: Coordinator }

export const quoteDeliveryPorts = {
  getDistance: port<DistanceMatrix, { origin: LatLng; destination: LatLng }>('getDistance'),
  getZoneId: port<ZoneLookup, LatLng>('getZoneId'),
}

/** Keeps the delivery fee of a draft up to date: measures the distance, and again when the position changes. */
export const quoteDeliveryMachine = setup({
  types: {
    input: {} as Quoting,
    context: {} as Quoting & { metres: number; zone_data: readonly ZoneData[] },
    events: {} as { type: 'draft.changed'; position: LatLng } | { type: 'quote.renew' },
    tags: {} as 'busy',
  },
  actors: quoteDeliveryPorts,
  actions: {
    'take the position': assign((_, { position }: { position: LatLng }) => ({ position })),
    'take the distance': assign((_, { output }: { output: DistanceMatrix }) => ({
      metres: metresOf(output),
    })),
    'take the zones': assign((_, { output }: { output: ZoneLookup }) => ({ zone_data: output.zone_data })),
    'tell that the fee is being measured': sendTo(({ context }) => context.coordinator, changeOf(measuring)),
    'tell the fee': sendTo(
      ({ context }) => context.coordinator,
      ({ context }) => changeOf({ type: 'known', quote: quoteIn(context)! }),
    ),
    'tell that the store does not deliver there': sendTo(
      ({ context }) => context.coordinator,
      changeOf({ type: 'outside' }),
    ),
    'tell that the fee is unknown': sendTo(
      ({ context }) => context.coordinator,
      (_, { error }: { error: unknown }) => changeOf({ type: 'unknown', error }),
    ),
  },
  guards: {
    'the position moved': ({ context }, { position }: { position: LatLng }) =>
      position.lat !== context.position.lat || position.lng !== context.position.lng,
    'the zone of the store holds the position': ({ context }) => quoteIn(context) !== undefined,
  },
}).createMachine({
  id: 'quoteDelivery',
  description: 'What does the delivery cost, and which ways to pay does the zone allow?',
  context: ({ input }) => ({ ...input, metres: 0, zone_data: [] }),
  initial: 'measuring',
  on: {
    'draft.changed': {
      guard: { type: 'the position moved', params: ({ event }) => event },
      target: '.measuring',
      actions: { type: 'take the position', params: ({ event }) => event },
    },
    'quote.renew': '.measuring',
  },
  states: {
    measuring: {
      description: 'The app asks for the distance and the zones at the same time.',
      tags: 'busy',
      type: 'parallel',
      entry: 'tell that the fee is being measured',
      onDone: 'deciding',
      states: {
        distance: {
          description: 'The distance from the store to the position.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The server measures the distance.',
              invoke: {
                id: 'getDistance',
                src: 'getDistance',
                input: ({ context: { store, position } }) => ({
                  origin: { lat: Number(store.latitude), lng: Number(store.longitude) },
                  destination: position,
                }),
                onDone: {
                  target: 'measured',
                  actions: { type: 'take the distance', params: ({ event }) => event },
                },
                onError: {
                  target: '#quoteDelivery.unknown',
                  actions: { type: 'tell that the fee is unknown', params: ({ event }) => event },
                },
              },
            },
            measured: { description: 'The distance is known.', type: 'final' },
          },
        },
        zones: {
          description: 'The zones that hold the position, with their charges and ways to pay.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The server looks up the zones.',
              invoke: {
                id: 'getZoneId',
                src: 'getZoneId',
                input: ({ context }) => context.position,
                onDone: {
                  target: 'found',
                  actions: { type: 'take the zones', params: ({ event }) => event },
                },
                onError: {
                  target: '#quoteDelivery.unknown',
                  actions: { type: 'tell that the fee is unknown', params: ({ event }) => event },
                },
              },
            },
            found: { description: 'The zones are known.', type: 'final' },
          },
        },
      },
    },
    deciding: {
      description: 'Does the store deliver to the position?',
      always: [
        {
          guard: 'the zone of the store holds the position',
          target: 'known',
          actions: 'tell the fee',
        },
        { target: 'outside', actions: 'tell that the store does not deliver there' },
      ],
    },
    known: { description: 'Fee, limits and ways to pay are known.' },
    outside: {
      description: 'The store does not deliver to this position: the customer needs another address.',
    },
    unknown: { description: 'The server did not answer. The customer can ask again.' },
  },
})

const quoteIn = ({
  zone_data,
  store,
  metres,
}: Quoting & { zone_data: readonly ZoneData[]; metres: number }) => quoteOf({ zone_data }, store, metres)

function changeOf(fee: NonNullable<ChangeDraft['change']['fee']>): ChangeDraft {
  return { type: 'draft.change', change: { fee } }
}
