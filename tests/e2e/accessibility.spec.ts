import type { Page } from '@playwright/test'
import { tokenOf } from '#tools/customer.ts'
import { screens } from '#tools/screens.ts'
import { watchTraffic } from '#tools/visitor.ts'
import { brokenNumbers } from './support/broken-numbers.ts'
import { lostText } from './support/lost-text.ts'
import { seriousFindings, themeFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

/** Between phone and desk, what folds or moves. */
const folding =
  /^(landing|home-food|search|stores-filter|store|store-reviews|product|categories|category|brands|campaigns|campaign|flash-sale|cart|checkout-guest|tracking|my-orders|menu)$/
/** Opened by a button that a desk does not have. */
const forPhones = /-filter$/

const looks = [
  { lang: 'en', width: 1440, shown: screens },
  { lang: 'ar', width: 390, shown: screens },
  { lang: 'en', width: 820, shown: screens.filter(({ name }) => folding.test(name)) },
  { lang: 'en', width: 390, shown: screens.filter(({ name }) => forPhones.test(name)) },
] as const

for (const { lang, width, shown } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const screen of shown)
      test(`nothing serious stands in anybody's way on ${screen.name}, and it keeps its text`, async ({
        page,
        visitor,
        forgive,
        baseURL,
      }) => {
        const token = screen.customer && (await tokenOf(screen.customer, baseURL!))
        await visitor({ lang, ...screen.visitor, ...(token && { token }) })
        const settled = watchTraffic(page)
        if (screen.before) forgive(/^failed: 500/)
        await screen.before?.(page)
        await page.goto(screen.path)
        await settled()
        if (screen.steps) {
          await screen.steps(page)
          await settled()
        }
        expect(await page.title(), 'the tab is named after the page').toMatch(/.+ · .+/)
        expect.soft(await seriousFindings(page), 'light').toEqual([])
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark'
        })
        expect.soft(await themeFindings(page), 'dark').toEqual([])

        await page.setViewportSize({ width: 390, height: 844 })
        if (width !== 390) await settled()
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await keepsText(page, 'at 200 %')
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize({ width: 320, height: 844 })
        await keepsText(page, 'at 320 px')
      })
  })

async function keepsText(page: Page, size: string): Promise<void> {
  expect.soft(await lostText(page), `text ${size}`).toEqual([])
  expect.soft(await brokenNumbers(page), `numbers ${size}`).toEqual([])
}
