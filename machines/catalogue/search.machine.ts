import { assign, emit, raise, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { SearchSuggestions } from '#openapi/generated/client.ts'
import { withoutSearch, withSearch, withStored } from './recent-searches.ts'

type ListType = 'item' | 'store'
type Start = { text: string; writtenBy: 'page' | 'customer' }

export const searchPorts = {
  suggestSearch: port<SearchSuggestions, { name: string }>('suggestSearch'),
  readRecentSearches: port<string[]>('readRecentSearches'),
  storeRecentSearches: port<void, string[]>('storeRecentSearches'),
}

/** Decides the search text: typed, suggested or a recent search (docs/spec.md §4, §5, §9). */
export const searchMachine = setup({
  types: {
    /** `page`: the page already searches for the text. `customer`: the customer typed the text before the box had loaded. */
    input: {} as Start,
    context: {} as Start & { suggestions: SearchSuggestions; recent: string[] },
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'text.clear' }
      /** Enter in the search box. */
      | { type: 'search.submit' }
      /** The customer chose a suggestion or a recent search, and items or stores. */
      | { type: 'search.choose'; text: string; list_type: ListType }
      | { type: 'recent.remove'; text: string },
    emitted: {} as { type: 'search.chosen'; text: string; list_type: ListType },
    tags: {} as 'busy',
  },
  actors: searchPorts,
  delays: { searchPause: 500 },
  actions: {
    'keep the text': assign((_, { text }: { text: string }) => ({ text })),
    'clear the text': assign({ text: '' }),
    'drop the suggestions': assign({ suggestions: { items: [], stores: [] } }),
    'offer the suggestions': assign((_, { output }: { output: SearchSuggestions }) => ({
      suggestions: output,
    })),
    'choose the text': raise(({ context }) => ({
      type: 'search.choose',
      text: context.text.trim(),
      list_type: 'item',
    })),
    'tell of the search': emit((_, { text, list_type }: { text: string; list_type: ListType }) => ({
      type: 'search.chosen',
      text,
      list_type,
    })),
    'put it among the recent ones': assign(({ context }, { text }: { text: string }) => ({
      recent: withSearch(context.recent, text),
    })),
    'take it from the recent ones': assign(({ context }, { text }: { text: string }) => ({
      recent: withoutSearch(context.recent, text),
    })),
    'put the stored ones behind': assign(({ context }, { output }: { output: string[] }) => ({
      recent: withStored(context.recent, output),
    })),
  },
  guards: {
    'the text is empty': (_, { text }: { text: string }) => text.trim() === '',
    'the customer typed the first text': ({ context }) =>
      context.writtenBy === 'customer' && context.text.trim() !== '',
    'something is typed': ({ context }) => context.text.trim() !== '',
    'something was searched meanwhile': ({ context }) => context.recent.length > 0,
  },
}).createMachine({
  id: 'search',
  description: 'What does the customer want to search for?',
  context: ({ input }) => ({ ...input, suggestions: { items: [], stores: [] }, recent: [] }),
  type: 'parallel',
  states: {
    box: {
      description: 'The search box with its suggestions.',
      initial: 'decidingStart',
      on: {
        'text.change': [
          {
            guard: { type: 'the text is empty', params: ({ event }) => event },
            target: '.idle',
            actions: [{ type: 'keep the text', params: ({ event }) => event }, 'drop the suggestions'],
          },
          { target: '.typing', actions: { type: 'keep the text', params: ({ event }) => event } },
        ],
        'text.clear': { target: '.idle', actions: ['clear the text', 'drop the suggestions'] },
        'search.submit': { guard: 'something is typed', actions: 'choose the text' },
        'search.choose': {
          target: '.idle',
          actions: [
            { type: 'keep the text', params: ({ event }) => event },
            'drop the suggestions',
            { type: 'tell of the search', params: ({ event }) => event },
          ],
        },
      },
      states: {
        decidingStart: {
          description: 'Did the customer type before the page was ready?',
          always: [{ guard: 'the customer typed the first text', target: 'typing' }, 'idle'],
        },
        idle: { description: 'The app looks for no suggestions.' },
        typing: {
          description: 'The customer types; the app waits for a pause before it looks for suggestions.',
          after: { searchPause: 'suggesting' },
        },
        suggesting: {
          description: 'The app looks for items and stores that match the text.',
          tags: 'busy',
          invoke: {
            id: 'suggestSearch',
            src: 'suggestSearch',
            input: ({ context }) => ({ name: context.text.trim() }),
            onDone: {
              target: 'offering',
              actions: { type: 'offer the suggestions', params: ({ event }) => event },
            },
            onError: { target: 'unavailable', actions: 'drop the suggestions' },
          },
        },
        offering: { description: 'The customer may choose a suggestion.' },
        unavailable: {
          description:
            'The suggestions did not load; the customer can search without them, and more typing asks again.',
        },
      },
    },
    recent: {
      description: 'The recent searches, which the browser stores.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The browser reads the recent searches.',
          invoke: {
            id: 'readRecentSearches',
            src: 'readRecentSearches',
            onDone: [
              {
                guard: 'something was searched meanwhile',
                target: 'known.storing',
                actions: { type: 'put the stored ones behind', params: ({ event }) => event },
              },
              {
                target: 'known',
                actions: { type: 'put the stored ones behind', params: ({ event }) => event },
              },
            ],
            onError: 'known',
          },
          on: {
            'search.choose': {
              actions: { type: 'put it among the recent ones', params: ({ event }) => event },
            },
          },
        },
        known: {
          description: 'The app knows the recent searches.',
          initial: 'stored',
          on: {
            'search.choose': {
              target: '.storing',
              actions: { type: 'put it among the recent ones', params: ({ event }) => event },
            },
            'recent.remove': {
              target: '.storing',
              actions: { type: 'take it from the recent ones', params: ({ event }) => event },
            },
          },
          states: {
            stored: { description: 'The browser has nothing left to store.' },
            storing: {
              description: 'The browser stores the recent searches.',
              invoke: {
                id: 'storeRecentSearches',
                src: 'storeRecentSearches',
                input: ({ context }) => context.recent,
                onDone: 'stored',
                onError: 'stored',
              },
            },
          },
        },
      },
    },
  },
})
