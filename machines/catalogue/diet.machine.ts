import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import {
  type DietChoice,
  type DietTurn,
  isEmptyDiet,
  isSameDiet,
  noDiet,
  turned,
} from '#machines/rules/diet.ts'
import type { DietChange, DietOfCustomer } from '#openapi/generated/client.ts'

export const dietPorts = {
  readKeptDiet: port<DietChoice>('readKeptDiet'),
  keepDiet: port<DietChoice, DietChoice>('keepDiet'),
  forgetKeptDiet: port<void>('forgetKeptDiet'),
  getDiet: port<DietOfCustomer>('getDiet'),
  updateDiet: port<DietOfCustomer, DietChange>('updateDiet'),
}

/** What the shopper avoids; kept in the browser for a guest and by the server for a customer (decision 033). */
export const dietMachine = setup({
  types: {
    input: {} as { owner: 'guest' | 'customer' },
    /** `wanted` is in force and on show; `saved` is what the browser or the server holds. */
    context: {} as { owner: 'guest' | 'customer'; wanted: DietChoice; saved: DietChoice },
    events: {} as
      | { type: 'choice.turn'; turn: DietTurn }
      | { type: 'retry' }
      /** Another tab saved a choice. */
      | { type: 'choice.changed' },
    emitted: {} as { type: 'diet.changed'; choice: DietChoice } | { type: 'diet.saved' },
    tags: {} as 'busy' | 'open',
  },
  actors: dietPorts,
  delays: { retryPause: 15_000 },
  actions: {
    'take over': assign((_, { allergens, diets, hide }: DietChoice) => {
      const choice = { allergens, diets, hide }
      return { wanted: choice, saved: choice }
    }),
    'note as saved': assign((_, { allergens, diets, hide }: DietChoice) => ({
      saved: { allergens, diets, hide },
    })),
    'turn the choice': assign(({ context: { wanted } }, { turn }: { turn: DietTurn }) => ({
      wanted: turned(wanted, turn),
    })),
    tell: emit(({ context: { wanted } }) => ({ type: 'diet.changed' as const, choice: wanted })),
    'tell that it is saved': emit({ type: 'diet.saved' as const }),
  },
  guards: {
    'the shopper is a customer': ({ context: { owner } }) => owner === 'customer',
    'the customer chose as a guest': ({ context: { owner } }, stored: DietChoice) =>
      owner === 'customer' && !isEmptyDiet(stored),
    'nothing is left to save': ({ context: { wanted, saved } }) => isSameDiet(wanted, saved),
  },
}).createMachine({
  id: 'diet',
  description:
    'Which allergens does the shopper avoid, which diet does the shopper keep, and which items do lists hide?',
  context: ({ input: { owner } }) => ({ owner, wanted: noDiet, saved: noDiet }),
  initial: 'readingKept',
  states: {
    readingKept: {
      description: 'The browser looks for a choice that the shopper made as a guest.',
      invoke: {
        id: 'readKeptDiet',
        src: 'readKeptDiet',
        onDone: [
          {
            guard: { type: 'the customer chose as a guest', params: ({ event }) => event.output },
            target: 'merging',
            actions: [{ type: 'take over', params: ({ event }) => event.output }, 'tell'],
          },
          { guard: 'the shopper is a customer', target: 'reading' },
          {
            target: 'choosing',
            actions: [{ type: 'take over', params: ({ event }) => event.output }, 'tell'],
          },
        ],
        onError: [
          { guard: 'the shopper is a customer', target: 'reading' },
          { target: 'choosing', actions: 'tell' },
        ],
      },
    },
    reading: {
      description: 'The app reads the choice of the customer.',
      invoke: {
        id: 'getDiet',
        src: 'getDiet',
        onDone: {
          target: 'choosing',
          actions: [{ type: 'take over', params: ({ event }) => event.output }, 'tell'],
        },
        onError: { target: 'unknown', actions: 'tell' },
      },
      on: { 'choice.changed': { target: 'reading', reenter: true } },
    },
    unknown: {
      description: 'The choice of the customer did not load, and the page can mark no item.',
      after: { retryPause: 'reading' },
      on: { retry: 'reading', 'choice.changed': 'reading' },
    },
    merging: {
      description:
        'The server takes the choice of the guest, unless the customer chose before, and answers which choice counts.',
      invoke: {
        id: 'updateDiet',
        src: 'updateDiet',
        input: ({ context: { wanted } }) => ({ ...wanted, when_empty: true }),
        onDone: {
          target: 'forgettingKept',
          actions: [
            { type: 'take over', params: ({ event }) => event.output },
            'tell',
            'tell that it is saved',
          ],
        },
        onError: 'unmerged',
      },
    },
    unmerged: {
      description:
        'The server has not taken the choice of the guest, which still counts and stays in the browser.',
      after: { retryPause: 'merging' },
      on: { retry: 'merging' },
    },
    forgettingKept: {
      description: 'The browser deletes the choice that the server now holds.',
      invoke: {
        id: 'forgetKeptDiet',
        src: 'forgetKeptDiet',
        onDone: 'choosing',
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'The shopper may choose; each press counts at once, and the app saves it afterwards.',
      tags: 'open',
      on: {
        'choice.turn': { actions: [{ type: 'turn the choice', params: ({ event }) => event }, 'tell'] },
      },
      initial: 'settled',
      states: {
        settled: {
          description: 'The choice is saved; the app reads it again when another tab changes it.',
          on: {
            'choice.changed': [
              { guard: 'the shopper is a customer', target: '#diet.reading' },
              '#diet.readingKept',
            ],
            'choice.turn': {
              target: 'decidingPlace',
              actions: [{ type: 'turn the choice', params: ({ event }) => event }, 'tell'],
            },
          },
        },
        decidingPlace: {
          description: 'Is a change left to save, and does the server or the browser save it?',
          always: [
            { guard: 'nothing is left to save', target: 'settled' },
            { guard: 'the shopper is a customer', target: 'saving' },
            'keeping',
          ],
        },
        keeping: {
          description: 'The browser saves the choice of a guest.',
          tags: 'busy',
          invoke: {
            id: 'keepDiet',
            src: 'keepDiet',
            input: ({ context: { wanted } }) => wanted,
            onDone: {
              target: 'decidingPlace',
              actions: [
                { type: 'note as saved', params: ({ event }) => event.output },
                'tell that it is saved',
              ],
            },
            onError: 'unsaved',
          },
        },
        saving: {
          description: 'The server saves the choice; later presses wait for its answer.',
          tags: 'busy',
          invoke: {
            id: 'updateDiet',
            src: 'updateDiet',
            input: ({ context: { wanted } }) => wanted,
            onDone: {
              target: 'decidingPlace',
              actions: [
                { type: 'note as saved', params: ({ event }) => event.output },
                'tell that it is saved',
              ],
            },
            onError: 'unsaved',
          },
        },
        unsaved: {
          description:
            'The choice was not saved: it counts only on this page, until the shopper tries again.',
          on: {
            retry: 'decidingPlace',
            'choice.turn': {
              target: 'decidingPlace',
              actions: [{ type: 'turn the choice', params: ({ event }) => event }, 'tell'],
            },
          },
        },
      },
    },
  },
})
