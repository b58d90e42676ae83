import { tokenOf } from '#tools/customer.ts'
import { screens } from '#tools/screens.ts'
import { watchTraffic } from '#tools/visitor.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

/** Between phone and desk, what folds or moves. */
const folding =
  /^(landing|home-food|search|stores-filter|store|store-reviews|product|categories|category|brands|campaigns|campaign|flash-sale|cart|checkout-guest|tracking|my-orders|menu)$/

const looks = [
  { lang: 'en', width: 1440, shown: screens },
  { lang: 'ar', width: 390, shown: screens },
  { lang: 'en', width: 820, shown: screens.filter(({ name }) => folding.test(name)) },
] as const

for (const { lang, width, shown } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const screen of shown)
      test(`nothing serious stands in anybody's way on ${screen.name}`, async ({
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
        await screen.steps?.(page)
        await settled()
        expect(await page.title(), 'the tab is named after the page').toMatch(/.+ · .+/)
        for (const theme of ['light', 'dark']) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, theme)
          expect.soft(await seriousFindings(page), theme).toEqual([])
        }
      })
  })
