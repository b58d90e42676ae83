import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { untilNextSecond } from '#machines/rules/countdown.ts'

/** Milliseconds since 1970. */
export const countdownPorts = { readClock: port<number>('readClock') }

/** Counts down to the end of an offer, second by second (docs/spec.md §2, §4, Countdown). */
export const countdownMachine = setup({
  types: {
    /** Milliseconds since 1970. */
    input: {} as { ends: number },
    /** `left`: milliseconds; valid from `running` on. */
    context: {} as { ends: number; left: number },
  },
  actors: countdownPorts,
  delays: { nextSecond: ({ context }) => untilNextSecond(context.left), clockPause: 1_000 },
  actions: {
    'note what is left': assign(({ context }, { output }: { output: number }) => ({
      left: Math.max(0, context.ends - output),
    })),
  },
  guards: { 'the end has passed': ({ context }) => context.left === 0 },
}).createMachine({
  id: 'countdown',
  description: 'The time until an offer ends.',
  context: ({ input }) => ({ ...input, left: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'What time it is is not known yet.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'deciding', actions: { type: 'note what is left', params: ({ event }) => event } },
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'There was no clock to read; it is tried again.',
      after: { clockPause: 'starting' },
    },
    deciding: {
      description: 'Is anything left?',
      always: [{ guard: 'the end has passed', target: 'over' }, 'running'],
    },
    running: {
      description: 'What is left is on show.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The same is left until the second has passed.',
          after: { nextSecond: 'reading' },
        },
        reading: {
          description: 'The clock says how much has passed: a page that slept has missed more than a second.',
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: {
              target: '#countdown.deciding',
              actions: { type: 'note what is left', params: ({ event }) => event },
            },
            onError: 'waiting',
          },
        },
      },
    },
    over: { description: 'The end has passed.', type: 'final' },
  },
})
