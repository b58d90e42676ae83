// Only a browser shows what the bars of a phone cover.
import type { Locator, Page } from '@playwright/test'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const products = (['en', 'ar'] as const).flatMap((lang) => [
  { lang, name: 'a dish', path: '/product/prawn-machboos-3?id=prawn-machboos-3&module_id=1' },
  {
    lang,
    name: 'a perfume',
    path: '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3',
  },
])

test('no bar of a phone covers an option of a product, at first sight or under the keyboard', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor()
  for (const { name, path, lang } of products) {
    await page.goto('/about-us')
    await page.evaluate((language) => localStorage.setItem('language-setting', language), lang)
    await test.step(`the first option of ${name} stands above the bars at first sight (${lang})`, async () => {
      // As a first visit: a prerendered product would be measured before its scripts have come.
      await firstVisit(page, path)
      const first = options(page).first()
      await expect(first).toBeVisible()
      await expectUncovered(first)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    for (const key of ['Tab', 'Shift+Tab'] as const)
      await test.step(`${key} reaches options of ${name} that no bar covers (${lang})`, async () => {
        // From either end of the page, so that the browser scrolls the option in below and above.
        await page.evaluate((key) => {
          scrollTo(0, key === 'Tab' ? 0 : document.body.scrollHeight)
        }, key)
        await page
          .getByRole('main')
          .locator('a, button')
          .nth(key === 'Tab' ? 0 : -1)
          .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
        const reached = new Set<string>()
        for (let presses = 0; presses < 80; presses += 1) {
          await page.keyboard.press(key)
          const focused = options(page).filter({ has: page.locator('input:focus') })
          if ((await focused.count()) === 0) continue
          await expectUncovered(focused)
          reached.add(await focused.innerText())
        }
        expect(reached.size, key).toBeGreaterThan(0)
      })
  }
})

/** The rows and chips that a customer presses. */
function options(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.locator('input') })
}

/** Expects that a press on the edges of the option reaches the option. */
async function expectUncovered(option: Locator) {
  await expect
    .poll(() =>
      option.evaluate((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
          label.contains(document.elementFromPoint(middle, y)),
        )
      }),
    )
    .toEqual([true, true, true])
}
