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
  description:
    'How much time is left until an offer ends, a deadline passes or the customer may ask for the next code?',
  context: ({ input }) => ({ ...input, left: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The browser reads the clock for the first time.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'deciding', actions: { type: 'note what is left', params: ({ event }) => event } },
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The clock could not be read; the browser tries again after a second.',
      after: { clockPause: 'starting' },
    },
    deciding: {
      description: 'Is any time left?',
      always: [{ guard: 'the end has passed', target: 'over' }, 'running'],
    },
    running: {
      description: 'The page shows the time that is left.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The page shows the same time until the second has passed.',
          after: { nextSecond: 'reading' },
        },
        reading: {
          description:
            'The clock says how much time has passed: in a page that slept, more than a second has passed.',
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
    over: { description: 'The time is over.', type: 'final' },
  },
})
