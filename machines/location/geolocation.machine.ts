import { setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import type { LatLng } from '#openapi/generated/client.ts'

export type GeolocationOutcome =
  | { type: 'granted'; position: LatLng }
  | { type: 'denied' | 'unavailable' | 'timedOut' }

/** Rejects with `{ reason: 'denied' | 'unavailable' | 'timedOut' }`. */
export const geolocationPorts = { currentPosition: port<LatLng>('currentPosition') }

/** Finds the customer's position within five seconds, or the reason why it is unknown (docs/spec.md §9). */
export const geolocationMachine = setup({
  types: {
    output: {} as GeolocationOutcome,
    tags: {} as 'busy',
  },
  actors: geolocationPorts,
  delays: { decisionTime: 5_000 },
  guards: {
    'permission was denied': (_, { error }: { error: unknown }) => reasonOf(error) === 'denied',
    'the browser gave up': (_, { error }: { error: unknown }) => reasonOf(error) === 'timedOut',
  },
}).createMachine({
  id: 'geolocation',
  description: 'Where is the customer now? The browser has five seconds to say.',
  output: ({ event }) => event.output as GeolocationOutcome,
  initial: 'asking',
  states: {
    asking: {
      description: 'The browser looks up the position at low accuracy, and may ask the customer first.',
      tags: 'busy',
      invoke: {
        id: 'currentPosition',
        src: 'currentPosition',
        onDone: 'granted',
        onError: [
          {
            guard: { type: 'permission was denied', params: ({ event }) => event },
            target: 'denied',
          },
          {
            guard: { type: 'the browser gave up', params: ({ event }) => event },
            target: 'timedOut',
          },
          'unavailable',
        ],
      },
      after: { decisionTime: 'timedOut' },
    },
    granted: {
      description: 'The position is known.',
      type: 'final',
      output: ({ event }): GeolocationOutcome => ({ type: 'granted', position: outputIn(event) }),
    },
    denied: {
      description: 'The customer or the browser denied the permission.',
      type: 'final',
      output: (): GeolocationOutcome => ({ type: 'denied' }),
    },
    unavailable: {
      description: 'The device cannot tell the position.',
      type: 'final',
      output: (): GeolocationOutcome => ({ type: 'unavailable' }),
    },
    timedOut: {
      description: 'The browser did not answer in time.',
      type: 'final',
      output: (): GeolocationOutcome => ({ type: 'timedOut' }),
    },
  },
})

const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined
