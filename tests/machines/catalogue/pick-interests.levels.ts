import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { connectPickInterests } from '#src/features/account/pick-interests.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const pickInterestsService = service(pickInterestsMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const [category] = await unwrap(stage.server.GET('/categories'))
  const saved = from === 'a customer with interests' ? [category!.id] : []
  await unwrap(stage.server.POST('/customer/update-interest', { body: { interest: saved } }))
  return {
    connected: connectPickInterests(stage.api),
    inputs: { [from]: { saved } },
    events: { 'category.toggle': () => ({ category_id: category!.id }) },
    /** The server holds the choice once the flow says so, and until then what it held before. */
    holds: async ({ context, value }) => {
      const { interest } = await unwrap(stage.server.GET('/customer/info'))
      deepStrictEqual(interest, value === 'saved' ? context.chosen : context.saved)
    },
  }
})

export const pickInterestsBrowser = browser(
  pickInterestsMachine,
  async ({ page, arrive, stage }, { steps }) => {
    const main = page.getByRole('main')
    const [category] = await unwrap(stage.server.GET('/categories'))
    const tile = main.getByRole('checkbox', { name: category!.name })
    return {
      open: async () => {
        await arrive('/interest')
        await tile.waitFor()
      },
      gestures: {
        'category.toggle': () => main.getByText(category!.name, { exact: true }).click(),
        'interests.save': () => main.getByRole('button', { name: 'Save' }).click(),
        'interests.skip': () => main.getByRole('button', { name: 'Skip' }).click(),
      },
      shows: async () => {
        const { status, context } = steps.at(-1)!.world.snapshot
        if (status === 'active') deepStrictEqual(await tile.isChecked(), context.chosen.length > 0)
      },
    }
  },
)

/** docs/spec.md §2 /interest; docs/contract.md §2 Profile: suggested products follow the interests. */
export const pickInterestsTold = told(
  'pickInterests',
  {
    saved: ({ message, module_id, next }) => ({
      says: [['success', message]],
      readsAgain: ['getCustomerInfo', 'listSuggestedItems'],
      keeps: { askedInterests: [module_id] },
      goesInstead: next,
    }),
    skipped: ({ module_id, next }) => ({ keeps: { askedInterests: [module_id] }, goesInstead: next }),
    failure,
  },
  {
    given: { module_id: 4, next: '/home' },
    samples: { saved: [{ message: 'Updated successfully.' }] },
  },
)

/** What the ports send. */
export const pickInterestsRequests = requests(connectPickInterests, [
  {
    port: 'updateInterest',
    input: { interest: [3, 5] },
    sent: { request: 'POST /customer/update-interest', body: { interest: [3, 5] } },
    field: 'message',
  },
])
