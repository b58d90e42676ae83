import { expect, it } from 'vitest'
import { discoverBrowser, discoverFlows } from '#tests/support/discover.ts'

/** The browser drives a page; push news come to a worker without one (tests/e2e/web-push.spec.ts). */
const WITHOUT_PAGE = ['push']

it('the paths of every flow run in the browser', async () => {
  const flows = (await discoverFlows()).map(({ name }) => name)
  expect(flows.length).toBeGreaterThan(90)
  const driven = await Promise.all(flows.map(discoverBrowser))
  expect(flows.filter((_, at) => !driven[at])).toEqual(WITHOUT_PAGE)
})
