import type { Page } from '@playwright/test'

/** Lets no script but the first reach the page until the returned function is called: the page stays as the server painted it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
