import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type DraftName, isTooOld, type StoredDraft } from '#machines/rules/kept-draft.ts'

export type RecallDraftOutcome = { type: 'found'; draft: StoredDraft } | { type: 'none' }

/** `now` is in milliseconds since 1970; null is a draft that the browser does not have. */
type Looked = { draft: StoredDraft | null; now: number }

export const recallDraftPorts = {
  readDraft: port<Looked, DraftName>('readDraft'),
  eraseDraft: port<void, DraftName>('eraseDraft'),
}

/** Decides what checkout starts from: what this shopper said about this cart in the last 24 hours, or nothing. */
export const recallDraftMachine = setup({
  types: {
    input: {} as DraftName,
    context: {} as DraftName,
    output: {} as RecallDraftOutcome,
    tags: {} as 'busy',
  },
  actors: recallDraftPorts,
  guards: {
    'nothing is kept': (_, { output }: { output: Looked }) => output.draft === null,
    'it is too old': (_, { output: { draft, now } }: { output: Looked }) => isTooOld(draft!, now),
  },
}).createMachine({
  id: 'recallDraft',
  description: 'Which draft did the shopper leave in an earlier visit to this checkout?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as RecallDraftOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The browser looks for a draft of this shopper and cart.',
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'nothing is kept', params: ({ event }) => event }, target: 'none' },
          { guard: { type: 'it is too old', params: ({ event }) => event }, target: 'erasing' },
          'found',
        ],
        onError: 'none',
      },
    },
    erasing: {
      description: 'The draft is too old (24 hours), and the browser deletes it.',
      tags: 'busy',
      invoke: {
        id: 'eraseDraft',
        src: 'eraseDraft',
        input: ({ context }) => context,
        onDone: 'none',
        onError: 'none',
      },
    },
    found: {
      description: 'Checkout goes on where the shopper left it.',
      type: 'final',
      output: ({ event }): RecallDraftOutcome => ({ type: 'found', draft: draftOf(event) }),
    },
    none: {
      description: 'Checkout starts from the beginning.',
      type: 'final',
      output: (): RecallDraftOutcome => ({ type: 'none' }),
    },
  },
})

const draftOf = (event: object): StoredDraft => (event as { output: { draft: StoredDraft } }).output.draft
