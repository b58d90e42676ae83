import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { Said, StoredDraft } from '#machines/rules/kept-draft.ts'

type Keeping = Omit<StoredDraft, 'version' | 'at'>

export const keepDraftPorts = { keepDraft: port<void, Keeping>('keepDraft') }

/** Keeps what the customer says at checkout in the browser, so that a later visit finds it. */
export const keepDraftMachine = setup({
  types: {
    input: {} as Keeping,
    context: {} as Keeping,
    events: {} as { type: 'draft.changed'; said: Said },
  },
  actors: keepDraftPorts,
  actions: {
    'take what was said': assign((_, { said }: { said: Said }) => ({ said })),
  },
  guards: {
    'something else is said': ({ context }, { said }: { said: Said }) =>
      JSON.stringify(said) !== JSON.stringify(context.said),
  },
}).createMachine({
  id: 'keepDraft',
  description: 'Does the browser hold the current draft of the order?',
  context: ({ input }) => input,
  initial: 'resting',
  on: {
    'draft.changed': {
      guard: { type: 'something else is said', params: ({ event }) => event },
      target: '.keeping',
      actions: { type: 'take what was said', params: ({ event }) => event },
    },
  },
  states: {
    resting: { description: 'The browser has no change left to store.' },
    keeping: {
      description: 'The browser stores the draft; a newer change replaces it.',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => context,
        onDone: 'resting',
        onError: 'resting',
      },
    },
  },
})
