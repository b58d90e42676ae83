import type { Page } from '@playwright/test'

/** To this page the shop says that it lets nobody in whose phone is not verified. */
export const verifiesCustomers = (page: Page) =>
  page.route(/\/api\/v1\/config$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), customer_verification: 1 } })
  })
