import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Scrolls down like a reader until the element is there, because a section loads when it is near. A reader who is faster than
 * the code of the page passes a place before it can fill, and reads from the top again.
 */
export async function readDownTo(page: Page, thing: Locator): Promise<void> {
  await expect(async () => {
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
    await page.mouse.wheel(0, isAtEnd ? -1_000_000 : 500)
    await expect(thing).toBeVisible({ timeout: 500 })
    await thing.scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
}
