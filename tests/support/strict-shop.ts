import type { Page } from '@playwright/test'
import type { Config } from '#openapi/generated/client.ts'

/** To this page the shop says that it lets no customer in whose phone is not verified. */
export const verifiesCustomers = (page: Page) => configuredAs(page, { customer_verification: 1 })

/** To this page the shop says that it sends codes, as it does: the outbox of the tests comes after the configuration. */
export const sendsCodes = (page: Page) =>
  configuredAs(page, { one_time_codes: { length: 6, outbox_url: null } })

/** To this page the shop says this of itself besides. */
export const configuredAs = (page: Page, more: Partial<Config>) =>
  page.route(/\/api\/v1\/config$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...more } })
  })
