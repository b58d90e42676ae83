import { searchMachine } from '#machines/catalogue/search.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const none = { items: [], stores: [] }
const pizzas = { items: [{ id: 4, name: 'Pizza Margherita' }], stores: [{ id: 9, name: 'Pizza Palace' }] }
const empty = { text: '', writtenBy: 'page' as const }
const noRecent: string[] = []

const search = <B extends string>(box: B, recent: 'stored' | 'storing' = 'stored') =>
  ({ box, recent: { known: recent } }) as const

export const searchStories = stories(searchMachine, {
  'the search suggests nothing before anything is typed': {
    input: empty,
    when: [],
    ends: { box: 'idle', recent: 'reading' },
    asked: [['readRecentSearches']],
    context: { text: '', suggestions: none, recent: [] },
  },
  'the search begins with what the page already searches for': {
    input: { text: 'pizza', writtenBy: 'page' },
    when: [at({ box: 'idle', recent: 'reading' }), done('readRecentSearches', ['sushi', 'tea'])],
    ends: search('idle'),
    asked: [['readRecentSearches']],
    context: { text: 'pizza', recent: ['sushi', 'tea'] },
  },
  // The box comes on the first focus: a quick customer has typed by then.
  'the search suggests for what was typed before its box was there': {
    input: { text: ' pizza', writtenBy: 'customer' },
    when: [
      at({ box: 'typing', recent: 'reading' }),
      done('readRecentSearches', noRecent),
      after('searchPause', 500),
      done('suggestSearch', pizzas),
    ],
    ends: search('offering'),
    asked: [['readRecentSearches'], ['suggestSearch', { name: 'pizza' }]],
    context: { text: ' pizza', suggestions: pizzas },
  },
  'the search looks nothing up for a text that was cleared before its box was there': {
    input: { text: ' ', writtenBy: 'customer' },
    when: [],
    ends: { box: 'idle', recent: 'reading' },
    asked: [['readRecentSearches']],
  },
  // docs/spec.md §7, search: suggestions debounced 500 ms, query name.
  'the search suggests items and stores after a pause in typing': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'piz' },
      { type: 'text.change', text: ' pizza ' },
      at(search('typing')),
      after('searchPause', 500),
      at(search('suggesting'), ['busy']),
      done('suggestSearch', pizzas),
    ],
    ends: search('offering'),
    asked: [['readRecentSearches'], ['suggestSearch', { name: 'pizza' }]],
    context: { text: ' pizza ', suggestions: pizzas },
  },
  'the search drops the answer to a text that was typed over': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'tea' },
      after('searchPause'),
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      done('suggestSearch', pizzas),
    ],
    ends: search('offering'),
    asked: [['readRecentSearches'], ['suggestSearch', { name: 'tea' }], ['suggestSearch', { name: 'pizza' }]],
    context: { suggestions: pizzas },
  },
  // docs/spec.md §4, search: recent searches are saved; selecting a suggestion runs the search.
  'the search runs the suggestion that was chosen, and remembers it': {
    input: empty,
    when: [
      done('readRecentSearches', ['tea']),
      { type: 'text.change', text: 'piz' },
      after('searchPause'),
      done('suggestSearch', pizzas),
      { type: 'search.choose', text: 'Pizza Palace', list_type: 'store' },
      at(search('idle', 'storing')),
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    asked: [
      ['readRecentSearches'],
      ['suggestSearch', { name: 'piz' }],
      ['storeRecentSearches', ['Pizza Palace', 'tea']],
    ],
    heard: [{ type: 'search.chosen', text: 'Pizza Palace', list_type: 'store' }],
    context: { text: 'Pizza Palace', suggestions: none, recent: ['Pizza Palace', 'tea'] },
  },
  // docs/spec.md §2: a search box that searches on Enter and has a clear button.
  'the search searches on Enter without waiting for suggestions': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: ' pizza ' },
      { type: 'search.submit' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    asked: [['readRecentSearches'], ['storeRecentSearches', ['pizza']]],
    heard: [{ type: 'search.chosen', text: 'pizza', list_type: 'item' }],
    context: { text: 'pizza', recent: ['pizza'] },
  },
  'the search does not open suggestions that come after the search was run': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      { type: 'search.submit' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    heard: [{ type: 'search.chosen', text: 'pizza', list_type: 'item' }],
    context: { suggestions: none },
  },
  // docs/spec.md §5: empty search is ignored.
  'the search ignores an empty search': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      ignored({ type: 'search.submit' }),
      { type: 'text.change', text: '   ' },
      ignored({ type: 'search.submit' }),
    ],
    ends: search('idle'),
    asked: [['readRecentSearches']],
    heard: [],
    context: { text: '   ' },
  },
  'the search takes the suggestions away when the text is cleared': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      done('suggestSearch', pizzas),
      { type: 'text.clear' },
    ],
    ends: search('idle'),
    heard: [],
    context: { text: '', suggestions: none },
  },
  'the search takes the suggestions away when the text is deleted': {
    input: empty,
    when: [
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      done('suggestSearch', pizzas),
      { type: 'text.change', text: '' },
      done('readRecentSearches', noRecent),
    ],
    ends: search('idle'),
    context: { text: '', suggestions: none },
  },
  'the search says when the suggestions do not come, and asks again when the customer types on': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      refused('suggestSearch'),
      at(search('unavailable')),
      { type: 'text.change', text: 'pizza ' },
      after('searchPause'),
      done('suggestSearch', pizzas),
    ],
    ends: search('offering'),
    heard: [],
    asked: [
      ['readRecentSearches'],
      ['suggestSearch', { name: 'pizza' }],
      ['suggestSearch', { name: 'pizza' }],
    ],
    context: { suggestions: pizzas },
  },
  'the search shows no old suggestions when the newer ones do not come': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'text.change', text: 'pizza' },
      after('searchPause'),
      done('suggestSearch', pizzas),
      { type: 'text.change', text: 'tea' },
      after('searchPause'),
      refused('suggestSearch'),
    ],
    ends: search('unavailable'),
    context: { text: 'tea', suggestions: none },
  },
  // docs/spec.md §9: recent searches show the last 5.
  'the search remembers the last five searches, the latest first': {
    input: empty,
    when: [
      done('readRecentSearches', ['a', 'b', 'c', 'd', 'e']),
      { type: 'search.choose', text: 'f', list_type: 'item' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    heard: [{ type: 'search.chosen', text: 'f', list_type: 'item' }],
    context: { recent: ['f', 'a', 'b', 'c', 'd'] },
  },
  'the search remembers the same search once, however it was written': {
    input: empty,
    when: [
      done('readRecentSearches', ['tea', 'pizza']),
      { type: 'search.choose', text: 'PIZZA', list_type: 'item' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    heard: [{ type: 'search.chosen', text: 'PIZZA', list_type: 'item' }],
    context: { recent: ['PIZZA', 'tea'] },
  },
  'the search forgets a recent search that the customer removes': {
    input: empty,
    when: [
      done('readRecentSearches', ['tea', 'pizza', 'sushi']),
      { type: 'recent.remove', text: 'pizza' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    asked: [['readRecentSearches'], ['storeRecentSearches', ['tea', 'sushi']]],
    context: { recent: ['tea', 'sushi'] },
  },
  'the search loses none of two quick searches while the first is stored': {
    input: empty,
    when: [
      done('readRecentSearches', noRecent),
      { type: 'search.choose', text: 'tea', list_type: 'item' },
      { type: 'search.choose', text: 'pizza', list_type: 'item' },
      { type: 'recent.remove', text: 'tea' },
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    asked: [
      ['readRecentSearches'],
      ['storeRecentSearches', ['tea']],
      ['storeRecentSearches', ['pizza', 'tea']],
      ['storeRecentSearches', ['pizza']],
    ],
    heard: [
      { type: 'search.chosen', text: 'tea', list_type: 'item' },
      { type: 'search.chosen', text: 'pizza', list_type: 'item' },
    ],
    context: { recent: ['pizza'] },
  },
  'the search puts a search that was run early before the stored ones': {
    input: empty,
    when: [
      { type: 'search.choose', text: 'tea', list_type: 'item' },
      { type: 'search.choose', text: 'pizza', list_type: 'item' },
      done('readRecentSearches', ['sushi', 'tea', 'soup', 'cake', 'rice']),
      at(search('idle', 'storing')),
      done('storeRecentSearches'),
    ],
    ends: search('idle'),
    asked: [['readRecentSearches'], ['storeRecentSearches', ['pizza', 'tea', 'sushi', 'soup', 'cake']]],
    heard: [
      { type: 'search.chosen', text: 'tea', list_type: 'item' },
      { type: 'search.chosen', text: 'pizza', list_type: 'item' },
    ],
  },
  'the search stores the only search that was run early': {
    input: empty,
    when: [{ type: 'search.choose', text: 'tea', list_type: 'item' }, done('readRecentSearches', noRecent)],
    ends: search('idle', 'storing'),
    asked: [['readRecentSearches'], ['storeRecentSearches', ['tea']]],
    heard: [{ type: 'search.chosen', text: 'tea', list_type: 'item' }],
  },
  'the search searches without the storage': {
    input: empty,
    when: [
      refused('readRecentSearches'),
      { type: 'search.choose', text: 'tea', list_type: 'item' },
      refused('storeRecentSearches'),
    ],
    ends: search('idle'),
    heard: [{ type: 'search.chosen', text: 'tea', list_type: 'item' }],
    context: { recent: ['tea'] },
  },
})
