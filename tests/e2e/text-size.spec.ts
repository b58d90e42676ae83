import { tokenOf } from '#tools/customer.ts'
import { screens } from '#tools/screens.ts'
import { watchTraffic } from '#tools/visitor.ts'
import { brokenNumbers } from './support/broken-numbers.ts'
import { lostText } from './support/lost-text.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const lang of ['en', 'ar'] as const)
  test.describe(lang, () => {
    for (const screen of screens)
      test(`${screen.name} keeps its text at 200 % and at 320 px (${lang})`, async ({
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
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect.soft(await lostText(page), 'at 200 %').toEqual([])
        expect.soft(await brokenNumbers(page), 'numbers at 200 %').toEqual([])
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize({ width: 320, height: 844 })
        expect.soft(await lostText(page), 'at 320 px').toEqual([])
        expect.soft(await brokenNumbers(page), 'numbers at 320 px').toEqual([])
      })
  })
