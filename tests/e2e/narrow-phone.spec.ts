// Only a browser shows what a phone of 320 px has room for.
import type { Locator, Page } from '@playwright/test'
import { modules } from '#tests/fixtures/visitor.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 320, height: 700 } })

const found = '/home?data_type=searched&search=a'

/** Lists whose bar holds tabs, sorting or filters. */
const lists = [
  { name: 'found dishes', path: found, module: 'food', controls: 2 },
  { name: 'found dishes with filters', path: `${found}&rating=3&min_price=1`, module: 'food', controls: 2 },
  { name: 'sorted dishes', path: `${found}&sort=high`, module: 'food', controls: 2 },
  { name: 'found restaurants', path: `${found}&list_type=store`, module: 'food', controls: 1 },
  { name: 'popular stores', path: '/store/popular', module: 'food', controls: 1 },
  { name: 'a category', path: '/category/food-desserts', module: 'food', controls: 0 },
  { name: 'found medicines', path: `${found}&rating=3`, module: 'pharmacy', controls: 2 },
  { name: 'found groceries', path: `${found}&rating=3`, module: 'grocery', controls: 2 },
  { name: 'found products', path: `${found}&rating=3`, module: 'ecommerce', controls: 2 },
] as const

for (const lang of ['en', 'ar'] as const)
  test(`the bar over a list is one row at 320 px and covers no tab (${lang})`, async ({ page, visitor }) => {
    test.slow()
    await visitor({ lang })
    for (const { name, path, module, controls } of lists)
      await test.step(name, async () => {
        const id = modules.indexOf(module) + 1
        await firstVisit(page, path.startsWith('/home') ? `${path}&module_id=${id}` : path)
        const main = page.getByRole('main')
        await expect(page.locator('html')).toHaveAttribute('data-module', module)
        await expect(main.getByRole('article').first()).toBeVisible()
        const first = path.startsWith('/store')
          ? main.getByRole('heading', { level: 1 })
          : main
              .getByRole('group')
              .filter({ has: page.getByRole('radio') })
              .last()
        const parts = [
          first,
          ...(await first.locator('xpath=..').locator('select:visible, button:visible').all()),
        ]
        expect.soft(parts.length).toBe(controls + 1)
        expect.soft(await spread(parts), 'distance of the middles').toBeLessThan(4)
        expect.soft(await coveredTabs(page)).toEqual([])
      })

    await test.step('the countdown of the flash sale stands on one line', async () => {
      await firstVisit(page, '/flash-sales?module_id=3')
      const parts = page.getByRole('timer').first().locator('> span')
      await expect(parts).toHaveCount(4)
      const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    })
  })

/** Returns how far apart the vertical middles of the parts are, in pixels. */
async function spread(parts: readonly Locator[]): Promise<number> {
  const middles = await Promise.all(
    parts.map(async (part) => {
      const { y, height } = (await part.boundingBox())!
      return y + height / 2
    }),
  )
  return Math.max(...middles) - Math.min(...middles)
}

/** Returns the labels of tabs whose text is not the topmost thing at both of its ends. */
const coveredTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main label:has(> input[type=radio])')]
      .filter((tab) => {
        if (!tab.checkVisibility()) return false
        const range = document.createRange()
        range.selectNodeContents(tab)
        const { left, right, top, height } = range.getBoundingClientRect()
        return [left + 2, right - 2].some(
          (x) => document.elementFromPoint(x, top + height / 2)?.closest('label') !== tab,
        )
      })
      .map((tab) => tab.textContent ?? ''),
  )
