import { deepStrictEqual } from 'node:assert'
import { searchMachine } from '#machines/catalogue/search.machine.ts'
import { connectSearch } from '#src/features/search/search.ports.ts'
import { service } from '#tests/support/service.ts'

export const searchService = service(searchMachine, async ({ api, storage, city: { soup, kitchen } }) => {
  storage.write('searchedValues', ['tea'])
  return {
    connected: connectSearch(api, storage, async () => {}),
    inputs: {
      'a text that was typed before': { text: soup.name.slice(0, 3), writtenBy: 'customer' as const },
    },
    events: {
      'text.change': (sample) => ({ text: [soup.name.slice(0, 4), ' '][sample]! }),
      'search.choose': () => ({ text: kitchen.name, list_type: 'item' as const }),
      'recent.remove': () => ({ text: kitchen.name }),
    },
    /** The searched texts stay in the browser, and the suggestions include an item with the typed text in its name. */
    holds: (snapshot) => {
      const { text, recent, suggestions } = snapshot.context
      if (snapshot.matches({ box: 'offering' }))
        deepStrictEqual(
          suggestions.items.some(({ name }) => name.includes(text)),
          true,
        )
      if (snapshot.matches({ recent: { known: 'storing' } })) return
      if (recent.length > 0 && storage.read('searchedValues')?.[0] === recent[0])
        deepStrictEqual(storage.read('searchedValues'), recent)
    },
  }
})
