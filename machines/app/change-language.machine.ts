import { emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

/** After `changed` the app shows a toast and reloads the page. */
export type ChangeLanguageOutcome = { type: 'changed'; locale: string } | { type: 'kept' }

/** Stores the language with its direction, rtl for rtl languages. */
export const changeLanguagePorts = { storeLanguage: port<void, { locale: string }>('storeLanguage') }

/** Decides whether the language changes, which reloads the page (docs/spec.md §4, language). */
export const changeLanguageMachine = setup({
  types: {
    input: {} as { locale: string },
    context: {} as { locale: string },
    events: {} as { type: 'language.accept' } | { type: 'language.decline' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as ChangeLanguageOutcome,
    tags: {} as 'busy',
  },
  actors: changeLanguagePorts,
  actions: {
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
}).createMachine({
  id: 'changeLanguage',
  description: 'Does the customer really want to change the language?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ChangeLanguageOutcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The page asks the customer first, because the browser will load the page again.',
      on: { 'language.accept': 'storing', 'language.decline': 'kept' },
    },
    storing: {
      description: 'The browser stores the language for this and every later visit.',
      tags: 'busy',
      invoke: {
        id: 'storeLanguage',
        src: 'storeLanguage',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: 'changed',
        onError: {
          target: 'confirming',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    changed: {
      description: 'The browser can load the page in the new language.',
      type: 'final',
      output: ({ context }): ChangeLanguageOutcome => ({ type: 'changed', locale: context.locale }),
    },
    kept: {
      description: 'The language stays as it was.',
      type: 'final',
      output: (): ChangeLanguageOutcome => ({ type: 'kept' }),
    },
  },
})
