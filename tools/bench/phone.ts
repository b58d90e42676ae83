import type { Browser, Page } from 'playwright'
import { becomeVisitor, type ModuleType, mirror } from '#tests/fixtures/visitor.ts'
import { url } from './shop.ts'

/** A middling phone, as Lighthouse has it. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }

/** A phone of a returning visitor, with no other stored data. */
export async function newPage(browser: Browser, module?: ModuleType): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const visitor = { lang: 'en', theme: 'light', ...(module && { module }) } as const
  await becomeVisitor(page, visitor)
  await mirror(page, visitor)
  return page
}

export async function firstProduct(browser: Browser): Promise<string> {
  const page = await newPage(browser)
  await page.goto(`${url}/home`)
  const path = await page.locator('a[href^="/product/"]').first().getAttribute('href')
  await page.context().close()
  if (!path) throw new Error('The home shows no product.')
  return path
}
