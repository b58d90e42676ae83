import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { addressOf, type CustomerLocation, unresolvedLocation } from '#machines/rules/place.ts'
import { errorIn, serverRefusals } from '#machines/rules/refusal.ts'
import { zoneIds } from '#machines/rules/zones.ts'
import type { GeocodeResult, LatLng, ZoneLookup } from '#openapi/generated/client.ts'

export type LocatePointOutcome =
  | { type: 'inZone'; location: CustomerLocation }
  /** No zone serves the position; `message` of the server, empty without one (docs/spec.md §8). */
  | { type: 'refused'; message: string }
  /** A zone serves the position, but the server knows no address for it. */
  | { type: 'unnamed' }
  /** No answer came. */
  | { type: 'failed' }

export const locatePointPorts = {
  reverseGeocode: port<GeocodeResult, LatLng>('reverseGeocode'),
  getZoneId: port<ZoneLookup, LatLng>('getZoneId'),
}

/** Finds address and zones of a position with two parallel requests (docs/spec.md §4). */
export const locatePointMachine = setup({
  types: {
    input: {} as LatLng,
    context: {} as { location: CustomerLocation },
    output: {} as LocatePointOutcome,
    tags: {} as 'busy',
  },
  actors: locatePointPorts,
  actions: {
    'write down the address': assign(({ context }, { output }: { output: GeocodeResult }) => ({
      location: { ...context.location, address: addressOf(output) },
    })),
    'write down the zones': assign(({ context }, { output }: { output: ZoneLookup }) => ({
      location: { ...context.location, zone_ids: zoneIds(output.zone_id) },
    })),
  },
  guards: {
    'the address is known': ({ context }) => context.location.address !== '',
    'no zone serves it': (_, { output }: { output: ZoneLookup }) => zoneIds(output.zone_id).length === 0,
    'the server refused': (_, { error }: { error: unknown }) => serverRefusals(error).length > 0,
  },
}).createMachine({
  id: 'locatePoint',
  description: 'Which address does this position have, and which zones serve it?',
  context: ({ input }) => ({ location: unresolvedLocation(input) }),
  output: ({ event }) => event.output as LocatePointOutcome,
  initial: 'looking',
  states: {
    looking: {
      description: 'The app looks up the address and the zones at the same time.',
      tags: 'busy',
      type: 'parallel',
      onDone: [{ guard: 'the address is known', target: 'inZone' }, { target: 'unnamed' }],
      states: {
        address: {
          description: 'The address of the position.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The server looks up the nearest address.',
              invoke: {
                id: 'reverseGeocode',
                src: 'reverseGeocode',
                input: ({ context }) => pointOf(context.location),
                onDone: {
                  target: 'settled',
                  actions: { type: 'write down the address', params: ({ event }) => event },
                },
                onError: '#locatePoint.failed',
              },
            },
            settled: {
              description: 'The app knows the address, or knows that the position has no address.',
              type: 'final',
            },
          },
        },
        zone: {
          description: 'The zones that serve the position.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The server looks up the zones that serve the position.',
              invoke: {
                id: 'getZoneId',
                src: 'getZoneId',
                input: ({ context }) => pointOf(context.location),
                onDone: [
                  {
                    guard: { type: 'no zone serves it', params: ({ event }) => event },
                    target: '#locatePoint.refused',
                  },
                  {
                    target: 'settled',
                    actions: { type: 'write down the zones', params: ({ event }) => event },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'the server refused', params: ({ event }) => event },
                    target: '#locatePoint.refused',
                  },
                  '#locatePoint.failed',
                ],
              },
            },
            settled: { description: 'At least one zone serves the position.', type: 'final' },
          },
        },
      },
    },
    inZone: {
      description: 'The position has an address, and a zone serves it.',
      type: 'final',
      output: ({ context }): LocatePointOutcome => ({ type: 'inZone', location: context.location }),
    },
    unnamed: {
      description: 'A zone serves the position, but the position has no address.',
      type: 'final',
      output: (): LocatePointOutcome => ({ type: 'unnamed' }),
    },
    refused: {
      description: 'No zone serves the position.',
      type: 'final',
      output: ({ event }): LocatePointOutcome => ({
        type: 'refused',
        message: serverRefusals(errorIn(event))[0]?.message ?? '',
      }),
    },
    failed: {
      description: 'No answer about the position came.',
      type: 'final',
      output: (): LocatePointOutcome => ({ type: 'failed' }),
    },
  },
})

const pointOf = ({ lat, lng }: CustomerLocation): LatLng => ({ lat, lng })
