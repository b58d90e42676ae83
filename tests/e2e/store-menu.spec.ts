// Only a browser shows where the menu of a store begins, and which tab follows the scroll.
import type { Page } from '@playwright/test'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const STORE = '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1'
const main = (page: Page) => page.getByRole('main')
const tabs = (page: Page) => main(page).getByRole('navigation', { name: /^(Menu categories|أقسام القائمة)$/ })
const current = (page: Page) => tabs(page).locator('[aria-current=true]')
const section = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })

const looks = (['en', 'ar'] as const).flatMap((lang) => [
  { lang, width: 390, height: 844 },
  { lang, width: 1440, height: 900 },
])

test('the menu of a store begins within the first screen, and its tabs lead to their sections and follow the scroll', async ({
  page,
  visitor,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor()
  for (const { lang, width, height } of looks) {
    await page.setViewportSize({ width, height })
    // Away from the store, so that each look finds it at its top.
    await page.goto('/about-us')
    await page.evaluate((language) => localStorage.setItem('language-setting', language), lang)
    // As a first visit: a prerendered store would be measured before its scripts have come.
    await firstVisit(page, STORE)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)

    await test.step(`the menu begins within the first screen, below one line of facts (${lang}, ${width} px)`, async () => {
      const dish = main(page).getByRole('article').first()
      await expect(dish).toBeVisible()
      // Clear of the bar at the bottom of a phone.
      expect((await dish.boundingBox())!.y).toBeLessThan(height - 56 - 60)
      const tops = await main(page)
        .locator('header dl dt')
        .evaluateAll((terms) =>
          terms.slice(0, 3).map((term) => Math.round(term.parentElement!.getBoundingClientRect().top)),
        )
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size).toBe(1)
    })

    await test.step(`the tabs lead to their sections and follow the scroll (${lang}, ${width} px)`, async () => {
      const names = await tabs(page).getByRole('link').allInnerTexts()
      expect(names.length).toBeGreaterThan(3)
      await expect(current(page)).toHaveText(names[0]!)
      // Every section is led to, the last one as well, and stands below the bar of the tabs.
      for (const name of [names[2]!, names.at(-1)!, names[1]!]) {
        await tabs(page).getByRole('link', { name, exact: true }).click()
        await expect(current(page)).toHaveText(name)
        await expect(current(page)).toBeInViewport()
        const bar = (await tabs(page).boundingBox())!
        await expect
          .poll(async () => (await section(page, name).boundingBox())!.y - bar.y - bar.height)
          .toBeGreaterThanOrEqual(0)
        expect((await section(page, name).boundingBox())!.y).toBeLessThan(height / 2)
        await expect(tabs(page)).toBeInViewport()
      }
      // The reader scrolls: each section's tab is current in turn.
      await page.evaluate(() => scrollTo(0, 0))
      await expect(current(page)).toHaveText(names[0]!)
      const seen = new Set<string>()
      await expect(async () => {
        await page.mouse.wheel(0, 120)
        await page.waitForTimeout(60)
        seen.add(await current(page).innerText())
        expect([...seen]).toEqual(names)
      }).toPass({ intervals: [0], timeout: 30_000 })
    })
  }
})
