import type { Page } from '@playwright/test'

/**
 * Leaves the page, and the cookies that tell the server where the visitor is and what it may prerender; the storage stays. A
 * page that is still open could write them again.
 */
export async function endVisit(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Opens a page as on a first visit: the server prerenders nothing that would be pressed, measured or answered too early. */
export async function firstVisit(page: Page, path: string): Promise<void> {
  await endVisit(page)
  await page.goto(path)
}
