import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { storedDiet } from '#machines/rules/diet.ts'
import { connectDiet } from '#src/shared/diet/diet.ports.ts'
import { tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { nothing, told } from '#tests/support/told.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const dietService = service(dietMachine, async ({ storage, ...stage }) => {
  await stage.becomeCustomer()
  return {
    connected: connectDiet(stage.api, storage),
    answers: {
      readKeptDiet: {
        before: ({ output }) => storage.write('diet', JSON.stringify(output)),
      },
      getDiet: {
        before: async ({ output: { is_chosen, ...body } }) => {
          if (is_chosen) await unwrap(stage.server.PUT('/customer/diet', { body }))
        },
      },
    },
    /** The browser or the server holds the saved choice. */
    holds: async ({ value, context: { owner, saved } }) => {
      if (typeof value !== 'object') return
      if (owner === 'guest') return deepStrictEqual(storedDiet(storage.read('diet')), saved)
      const { is_chosen: _, ...held } = await unwrap(stage.server.GET('/customer/diet'))
      deepStrictEqual(held, saved)
    },
  }
})

export const dietBrowser = browser(dietMachine, async ({ page, arrive, stage }, { from }) => {
  const main = page.getByRole('main')
  if (from === 'a guest') stage.wire.token = undefined
  return {
    open: async () => {
      await arrive('/profile?page=diet')
      await main.getByRole('heading', { level: 1, name: 'Diet and allergies' }).waitFor()
    },
    gestures: {
      'choice.turn': () => main.getByText('Gluten', { exact: true }).click(),
      'choice.changed': () => tellFromAnotherTab(page, 'diet'),
      retry: () => main.getByRole('button', { name: 'Try again' }).click(),
    },
  }
})

/**
 * docs/decisions/033-diet-and-allergens.md: a choice that hides other items than before drops the lists that were read; the
 * server's answer to the choice of a guest changes nothing here. Other tabs follow the saved choice.
 */
export const dietTold = told(
  'diet',
  {
    'diet.changed': ({ choice: { hide, allergens, diets } }, at) =>
      hide === 'nothing' || allergens.length + diets.length === 0 || at?.by === 'done updateDiet'
        ? nothing
        : { forgets: ['listRecommendedItems', 'listSuggestedItems', 'listVisitAgainItems'] },
    'diet.saved': { tellsTabs: ['diet'] },
  },
  {
    samples: {
      'diet.changed': [
        { choice: { allergens: ['gluten'], diets: [], hide: 'nothing' } },
        { choice: { allergens: ['gluten'], diets: [], hide: 'contained' } },
        { choice: { allergens: [], diets: [], hide: 'contained' } },
      ],
    },
  },
)

/** What the ports send. */
export const dietRequests = requests(
  (api) => connectDiet(api, createStorage(windowStandIn())),
  [
    {
      port: 'getDiet',
      input: undefined,
      sent: { request: 'GET /customer/diet' },
      field: 'allergens',
    },
    {
      port: 'updateDiet',
      input: { allergens: ['gluten'], diets: [], hide: 'contained', when_empty: true },
      sent: {
        request: 'PUT /customer/diet',
        body: { allergens: ['gluten'], diets: [], hide: 'contained', when_empty: true },
      },
      field: 'allergens',
    },
  ],
)
