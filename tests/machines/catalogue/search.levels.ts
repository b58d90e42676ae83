import { deepStrictEqual } from 'node:assert'
import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { createStorage } from '#browser/storage.ts'
import { searchMachine } from '#machines/catalogue/search.machine.ts'
import { connectSearch } from '#src/features/search/search.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

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

export const searchBrowser = browser(
  searchMachine,
  async ({ page, arrive, stage }, { from }) => {
    const box = page.getByRole('search').getByRole('combobox')
    return {
      open: async () => {
        stage.storage.write('searchedValues', ['tea'])
        await arrive('/home')
        // The suggestion box takes the place of a plain field when the customer focuses it.
        const plain = page.getByRole('searchbox')
        if (from === 'a text that was typed before') await plain.fill(stage.city.soup.name.slice(0, 3))
        else await plain.focus()
        await expect(box).toBeFocused()
      },
      gestures: {
        'text.change': ({ text }) => box.fill(text),
        'text.clear': () => page.getByRole('search').getByRole('button', { name: 'Clear the text' }).click(),
        'search.submit': () => box.press('Enter'),
        'search.choose': () => page.getByRole('option').first().click(),
        'recent.remove': async () => {
          await box.press('ArrowDown')
          await box.press('Delete')
        },
      },
    }
  },
  {
    inVain: {
      'recent.remove': {
        'recent.reading': 'the keys of the field take one away only where the list shows it',
      },
    },
    offered: {
      'text.clear': ({ context }) => context.text !== '',
      'search.choose': ({ context }) => offers(context).length > 0,
      'recent.remove': ({ context }) => context.text.trim() === '' && context.recent.length > 0,
    },
  },
)

/** The list below the box: suggestions for the typed text, or the recent searches while the box is empty. */
const offers = ({ text, recent, suggestions }: SnapshotFrom<typeof searchMachine>['context']) =>
  text.trim() ? [...suggestions.items, ...suggestions.stores] : recent

/** What the ports send. */
export const searchRequests = requests(
  (api) => connectSearch(api, createStorage(windowStandIn()), async () => {}),
  [
    {
      port: 'suggestSearch',
      input: { name: 'soup' },
      sent: { request: 'GET /items/item-or-store-search?name=soup' },
    },
  ],
)
