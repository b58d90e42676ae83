import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { Message } from '#openapi/generated/client.ts'

export type PickInterestsOutcome = { type: 'saved'; message: string } | { type: 'skipped' }

export const pickInterestsPorts = {
  /** Ids of categories; they replace those of the module. Sent again after a lost reply, it answers the same. */
  updateInterest: port<Message, { interest: number[] }>('updateInterest'),
}

/** The customer chooses categories of a module which they like (docs/spec.md §2, `/interest`). */
export const pickInterestsMachine = setup({
  types: {
    /** Ids of categories that the server holds. */
    input: {} as { saved: readonly number[] },
    context: {} as { saved: readonly number[]; chosen: readonly number[] },
    events: {} as
      | { type: 'category.toggle'; category_id: number }
      | { type: 'interests.save' }
      | { type: 'interests.skip' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as PickInterestsOutcome,
    tags: {} as 'busy',
  },
  actors: pickInterestsPorts,
  actions: {
    'turn the choice': assign(({ context: { chosen } }, { category_id }: { category_id: number }) => ({
      chosen: chosen.includes(category_id)
        ? chosen.filter((id) => id !== category_id)
        : [...chosen, category_id],
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'nothing is chosen, now or before': ({ context: { saved, chosen } }) =>
      saved.length === 0 && chosen.length === 0,
  },
}).createMachine({
  id: 'pickInterests',
  description: 'Which categories of this module does the customer like?',
  context: ({ input: { saved } }) => ({ saved, chosen: saved }),
  output: ({ event }) => event.output as PickInterestsOutcome,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The customer chooses categories.',
      on: {
        'category.toggle': {
          target: '.free',
          actions: { type: 'turn the choice', params: ({ event }) => event },
        },
        'interests.save': [{ guard: 'nothing is chosen, now or before', target: '.empty' }, 'saving'],
        'interests.skip': 'skipped',
      },
      initial: 'free',
      states: {
        free: { description: 'The page shows no error.' },
        empty: { description: 'The customer has chosen nothing to save, and the page says so.' },
      },
    },
    saving: {
      description: 'The server saves the choice.',
      tags: 'busy',
      invoke: {
        id: 'updateInterest',
        src: 'updateInterest',
        input: ({ context: { chosen } }) => ({ interest: [...chosen] }),
        onDone: 'saved',
        onError: {
          target: 'choosing',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    saved: {
      description: 'The server holds the choice.',
      type: 'final',
      output: ({ event }): PickInterestsOutcome => {
        const { output } = event as object as { output: Message }
        return { type: 'saved', message: output.message }
      },
    },
    skipped: {
      description: 'The customer goes on without choosing.',
      type: 'final',
      output: (): PickInterestsOutcome => ({ type: 'skipped' }),
    },
  },
})
