import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const products = [
  { name: 'a dish', path: '/product/prawn-machboos-3?id=prawn-machboos-3&module_id=1', module: 'food' },
  {
    name: 'a perfume',
    path: '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3',
    module: 'ecommerce',
  },
] as const

for (const lang of ['en', 'ar'] as const)
  for (const { name, path, module } of products) {
    test(`the first option of ${name} stands above the bars of a phone at first sight (${lang})`, async ({
      page,
      visitor,
    }) => {
      await visitor({ lang, module })
      await page.goto(path)
      const first = options(page).first()
      await expect(first).toBeVisible()
      await expectUncovered(first)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test(`no bar of a phone covers an option of ${name} that the keyboard reaches (${lang})`, async ({
      page,
      visitor,
    }) => {
      await visitor({ lang, module })
      await page.goto(path)
      await expect(options(page).first()).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab'] as const) {
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
      }
    })
  }

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
