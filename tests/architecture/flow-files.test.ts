import { expect, it } from 'vitest'
import { discoverBrowser, discoverFlows } from '#tests/support/discover.ts'

/**
 * The browser drives a page of the common shop. Push news come to a worker without a page (tests/e2e/web-push.spec.ts), and the
 * check of Google is asked for in a shop of its own, with another policy (tests/e2e/phone-by-firebase.spec.ts).
 */
const WITHOUT_PAGE = ['phone-by-firebase', 'push']

it('the paths of every flow run in the browser', async () => {
  const flows = (await discoverFlows()).map(({ name }) => name)
  expect(flows.length).toBeGreaterThan(90)
  const driven = await Promise.all(flows.map(discoverBrowser))
  expect(flows.filter((_, at) => !driven[at])).toEqual(WITHOUT_PAGE)
})
