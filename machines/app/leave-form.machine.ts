import { assign, setup } from 'xstate'

/** Where the customer was going: an address of the shop, or so many entries of the history back or forward. */
export type Exit = { type: 'link'; to: string } | { type: 'history'; by: number }

/** `exits`: the customer took this one last. */
export type LeaveFormOutcome = { type: 'left'; exits: readonly Exit[] }

/** Asks a customer who leaves a form whether to give up the unsaved changes (docs/spec.md §5 Profile form). */
export const leaveFormMachine = setup({
  types: {
    context: {} as { exits: readonly Exit[] },
    events: {} as { type: 'page.leave'; exit: Exit } | { type: 'leave.accept' } | { type: 'leave.decline' },
    output: {} as LeaveFormOutcome,
  },
  actions: { 'keep the way': assign((_, { exit }: { exit: Exit }) => ({ exits: [exit] })) },
}).createMachine({
  id: 'leaveForm',
  description: 'May the customer leave the form, although it has unsaved changes?',
  context: { exits: [] },
  output: ({ event }) => event.output as LeaveFormOutcome,
  initial: 'staying',
  on: {
    'page.leave': { target: '.asking', actions: { type: 'keep the way', params: ({ event }) => event } },
  },
  states: {
    staying: { description: 'The customer is at the form.' },
    asking: {
      description: 'The customer is about to leave, and the page asks first.',
      on: { 'leave.accept': 'left', 'leave.decline': 'staying' },
    },
    left: {
      description: 'The customer gives the changes up, and leaves the form.',
      type: 'final',
      output: ({ context: { exits } }): LeaveFormOutcome => ({ type: 'left', exits }),
    },
  },
})
