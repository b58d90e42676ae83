import { searchMachine } from '#machines/catalogue/search.machine.ts'
import { model } from '#tests/support/model.ts'

export const searchModel = model(searchMachine, {
  inputs: {
    'an empty box': { text: '', writtenBy: 'page' },
    'a text that was typed before': { text: 'piz', writtenBy: 'customer' },
  },
  events: {
    'text.change': [{ text: 'pizza' }, { text: ' ' }],
    'text.clear': [{}],
    'search.submit': [{}],
    'search.choose': [{ text: 'Pizza Palace', list_type: 'item' }],
    'recent.remove': [{ text: 'Pizza Palace' }],
  },
  answers: {
    suggestSearch: {
      done: [{ items: [{ id: 4, name: 'Pizza Margherita' }], stores: [{ id: 9, name: 'Pizza Palace' }] }],
      refused: [new TypeError('Failed to fetch')],
    },
    readRecentSearches: { done: [['tea']], refused: [new Error('storage is blocked')] },
    storeRecentSearches: { done: [undefined], refused: [new Error('storage is full')] },
  },
})
