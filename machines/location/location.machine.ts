import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'

export const locationPorts = {
  /** Null when no location, or only a part of one, is stored. */
  readStoredLocation: port<CustomerLocation | null>('readStoredLocation'),
  /** Null removes the stored location. */
  storeLocation: port<void, CustomerLocation | null>('storeLocation'),
}

/** Owns the location that the customer shops for; outlives every screen (docs/spec.md §4, location pick). */
export const locationMachine = setup({
  types: {
    /** `location` is null exactly in `reading` and `unset`. */
    context: {} as { location: CustomerLocation | null },
    events: {} as
      | { type: 'location.set'; location: CustomerLocation }
      /** Another tab chose or removed the location. */
      | { type: 'location.changed'; location: CustomerLocation | null },
    emitted: {} as
      | { type: 'location.changed'; location: CustomerLocation | null }
      /** For the log only. */
      | { type: 'location.notStored'; error: unknown },
  },
  actors: locationPorts,
  actions: {
    'take the place': assign((_, { location }: { location: CustomerLocation | null }) => ({ location })),
    'tell of the place': emit(({ context }) => ({ type: 'location.changed', location: context.location })),
    'log that nothing was stored': emit((_, { error }: { error: unknown }) => ({
      type: 'location.notStored',
      error,
    })),
  },
  guards: { 'a place is chosen': ({ context }) => context.location !== null },
}).createMachine({
  id: 'location',
  description:
    'The location that the customer shops for: its position, its address and the zones that serve it.',
  context: { location: null },
  on: {
    'location.set': {
      target: '.set.storing',
      actions: [{ type: 'take the place', params: ({ event }) => event }, 'tell of the place'],
    },
    'location.changed': {
      target: '.deciding',
      actions: [{ type: 'take the place', params: ({ event }) => event }, 'tell of the place'],
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The browser looks for the location of the last visit.',
      invoke: {
        id: 'readStoredLocation',
        src: 'readStoredLocation',
        onDone: {
          target: 'deciding',
          actions: { type: 'take the place', params: ({ event }) => ({ location: event.output }) },
        },
        onError: 'unset',
      },
    },
    deciding: {
      description: 'Is a location chosen?',
      always: [{ guard: 'a place is chosen', target: 'set' }, 'unset'],
    },
    unset: { description: 'No location is chosen: the customer can look at the shop, but cannot order.' },
    set: {
      description: 'The location is chosen; every request names it.',
      initial: 'stored',
      states: {
        storing: {
          description: 'The browser stores the location for the next visit.',
          invoke: {
            id: 'storeLocation',
            src: 'storeLocation',
            input: ({ context }) => context.location,
            onDone: 'stored',
            onError: {
              target: 'stored',
              actions: { type: 'log that nothing was stored', params: ({ event }) => event },
            },
          },
        },
        stored: { description: 'The browser has nothing left to store.' },
      },
    },
  },
})
