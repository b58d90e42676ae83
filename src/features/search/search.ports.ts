import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { searchMachine, searchPorts } from '#machines/catalogue/search.machine.ts'

/**
 * The server suggests, the browser keeps what was searched before. `readZones` ends once the requests can name their zones:
 * without a location these are the zones of all modules.
 */
export const connectSearch = (api: Api, storage: AppStorage, readZones: () => Promise<unknown>) =>
  searchMachine.provide({
    actors: {
      suggestSearch: answer(searchPorts.suggestSearch, async (query, signal) => {
        await readZones()
        return unwrap(api.GET('/items/item-or-store-search', { params: { query }, signal }))
      }),
      readRecentSearches: answer(
        searchPorts.readRecentSearches,
        async () => storage.read('searchedValues') ?? [],
      ),
      storeRecentSearches: answer(searchPorts.storeRecentSearches, async (texts) =>
        storage.write('searchedValues', texts),
      ),
    },
  })
