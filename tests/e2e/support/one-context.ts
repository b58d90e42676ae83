import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './test.ts'

let shared: BrowserContext | undefined

/**
 * The test of `test.ts` for tests that only look at many pages: the tests of a worker share one browser context with its
 * cache, which saves two fifths of the processor time of a page. Each test starts with empty storage. The tests keep the
 * review prompt away themselves, for example with `answerNoReview`.
 */
export const test = base.extend({
  // The context outlives the test, and a route on it would switch its cache off.
  isAskedForReviews: true,
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext()
    await use(shared)
  },
  page: async ({ context, baseURL, viewport }, use) => {
    const page = await context.newPage()
    await page.setViewportSize(viewport!)
    await emptyStorage(page, new URL(baseURL!).origin)
    await use(page)
    await Promise.all(context.pages().map((opened) => opened.close()))
  },
})

/** Empties what earlier tests stored at `origin`, before the page loads anything; the cache of scripts stays. */
async function emptyStorage(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await devtools.detach()
}

/**
 * Keeps the review prompt away: the delivered order of another test would bring it over any page. The page answers the
 * request itself, because a Playwright route switches the browser's cache off.
 */
export const answerNoReview = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (input, init) =>
      new URL(input instanceof Request ? input.url : input, location.href).pathname ===
      '/api/v1/review-reminder'
        ? Response.json({ order_id: null, images: [] })
        : ask(input, init)
  })
