import { unwrap } from '#api/unwrap.ts'
import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { connectOfferInterests } from '#src/shared/account/offer-interests.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { nothing, told } from '#tests/support/told.ts'

/** The stage shops for food: there the customer has interests, or nowhere. */
export const offerInterestsService = service(offerInterestsMachine, async (stage) => {
  await stage.becomeCustomer()
  const [category] = await unwrap(stage.server.GET('/categories'))
  return {
    connected: connectOfferInterests(stage.api),
    answers: {
      getCustomerInfo: {
        before: async ({ output: { selected_modules_for_interest: modules } }) => {
          const interest = modules.length > 0 ? [category!.id] : []
          await unwrap(stage.server.POST('/customer/update-interest', { body: { interest } }))
        },
      },
    },
  }
})

export const offerInterestsBrowser = browser(offerInterestsMachine, async ({ page, arrive }, { from }) => {
  const offer = page.getByRole('region', { name: 'What do you like?' })
  return {
    open: async () => {
      if (from === 'a customer who was asked before')
        await page.addInitScript(() => window.localStorage.setItem('askedInterests', '[1]'))
      await arrive('/home')
      if (from !== 'a customer who enters another module') {
        // The recording app reads this file in a document, where Playwright does not load.
        const { readDownTo } = await import('#tests/e2e/support/read-down-to.ts')
        return readDownTo(page, page.getByRole('heading', { name: 'Just For You' }))
      }
      await openOver(page, { name: 'modules' })
      await page.getByRole('dialog').getByRole('button', { name: 'Pharmacy' }).click()
      // pickModule says so; the oracle counts toasts from here on.
      await page.getByText('A module has been selected.').waitFor()
    },
    gestures: {
      'offer.accept': () => offer.getByRole('button', { name: 'Choose' }).click(),
      'offer.decline': () => offer.getByRole('button', { name: 'No, thanks' }).click(),
    },
  }
})

/** docs/spec.md §2 /interest. */
export const offerInterestsTold = told(
  'offerInterests',
  {
    led: ({ module_id }) => ({ keeps: { askedInterests: [module_id] }, goes: '/interest' }),
    declined: ({ module_id }) => ({ keeps: { askedInterests: [module_id] } }),
    unasked: nothing,
  },
  { samples: { led: [{ module_id: 4 }], declined: [{ module_id: 4 }] } },
)

/** What the ports send. */
export const offerInterestsRequests = requests(connectOfferInterests, [
  {
    port: 'getCustomerInfo',
    sent: { request: 'GET /customer/info' },
    field: 'selected_modules_for_interest',
  },
])
