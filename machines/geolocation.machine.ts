import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { LatLng } from '#openapi/generated/client.ts'

export type GeolocationOutcome =
  | { type: 'granted'; position: LatLng }
  | { type: 'denied' | 'unavailable' | 'timedOut' }

/** Rejects with `{ reason: 'denied' | 'unavailable' | 'timedOut' }`. */
export const geolocationPorts = { currentPosition: port<LatLng>('currentPosition') }

/** Finds the customer's position within five seconds, or the reason why it is unknown (docs/spec.md §9). */
export const geolocationMachine = setup({
  types: {
    context: {} as { outcome: GeolocationOutcome },
    output: {} as GeolocationOutcome,
    tags: {} as 'busy',
  },
  actors: geolocationPorts,
  delays: { decisionTime: 5_000 },
  actions: {
    'keep the position': assign((_, { output }: { output: LatLng }) => ({
      outcome: { type: 'granted', position: output },
    })),
    'note the denial': assign({ outcome: { type: 'denied' } }),
    'note the time-out': assign({ outcome: { type: 'timedOut' } }),
  },
  guards: {
    'permission was denied': (_, { error }: { error: unknown }) => reasonOf(error) === 'denied',
    'the browser gave up': (_, { error }: { error: unknown }) => reasonOf(error) === 'timedOut',
  },
}).createMachine({
  id: 'geolocation',
  description: 'Where is the customer now? The browser has five seconds to say.',
  context: { outcome: { type: 'unavailable' } },
  output: ({ context }) => context.outcome,
  initial: 'asking',
  states: {
    asking: {
      description: 'The browser is asked for the position, at low accuracy; it may ask the customer first.',
      tags: 'busy',
      invoke: {
        id: 'currentPosition',
        src: 'currentPosition',
        onDone: { target: 'granted', actions: { type: 'keep the position', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'permission was denied', params: ({ event }) => event },
            target: 'denied',
            actions: 'note the denial',
          },
          {
            guard: { type: 'the browser gave up', params: ({ event }) => event },
            target: 'timedOut',
            actions: 'note the time-out',
          },
          'unavailable',
        ],
      },
      after: { decisionTime: { target: 'timedOut', actions: 'note the time-out' } },
    },
    granted: { description: 'The position is known.', type: 'final' },
    denied: { description: 'The customer or the browser does not allow it.', type: 'final' },
    unavailable: { description: 'The device cannot tell.', type: 'final' },
    timedOut: { description: 'Nobody answered in time.', type: 'final' },
  },
})

const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined
