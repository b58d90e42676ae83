// Only a browser shows it: what forced colours leave of a control.
import type { Locator, Page } from '@playwright/test'
import { screens } from '#tests/fixtures/screens.ts'
import { endVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const found = '/home?data_type=searched&search=chicken'

test('progress, banners, switches, ticks, a price slider, tabs, chips and segments show their state', async ({
  page,
  visitor,
}) => {
  await visitor(screens.find(({ name }) => name === 'cart')!.visitor)

  await test.step('the progress of free delivery and the place among the banners are painted', async () => {
    const { path, steps } = screens.find(({ name }) => name === 'cart')!
    await page.goto(path)
    await steps?.(page)
    const track = page.locator('.progress__track')
    await track.waitFor()
    const canvas = await canvasOf(page)
    expect((await colorsOf(track)).edge).toBeGreaterThan(0)
    expect((await colorsOf(page.locator('.progress__range'))).ground).not.toBe(canvas)

    await page.goto('/home')
    const dots = page.locator('.carousel__dot')
    const current = await colorsOf(page.locator('.carousel__dot[aria-current=true]').first())
    const other = await colorsOf(dots.and(page.locator(':not([aria-current=true])')).first())
    expect(other.mark).not.toBe(canvas)
    expect(current.mark).not.toBe(other.mark)
  })

  // The other controls stand on pages of food; no cookie tells the server of another module.
  await page.evaluate(() => localStorage.setItem('module', '{"id":1,"module_type":"food"}'))
  await endVisit(page)

  await test.step('a price slider shows its track and the chosen range', async () => {
    await openFilter(page)
    const root = page.locator('[data-scope=slider][data-part=root]')
    const canvas = await canvasOf(page)
    const track = await colorsOf(root.locator('[data-part=track]'))
    const range = await colorsOf(root.locator('[data-part=range]'))
    expect(track.ground).not.toBe(canvas)
    expect(range.ground).not.toBe(canvas)
    expect(range.ground).not.toBe(track.ground)
  })

  await test.step('the chosen tab, chip and segment differ from their neighbours', async () => {
    await page.goto(found)
    for (const part of ['tabs__trigger', 'segment-group__item']) {
      const parts = page.getByRole('main').locator(`.${part}:visible`)
      await parts.first().waitFor()
      const chosen = parts.and(page.locator(':has(:checked), [data-selected], [aria-selected=true]')).first()
      const other = parts
        .and(page.locator(':not(:has(:checked), [data-selected], [aria-selected=true])'))
        .first()
      expect(await colorsOf(chosen), part).not.toEqual(await colorsOf(other))
    }
    await page.goto('/category/food-desserts')
    const chips = page.getByRole('main').locator('.chip:visible')
    await chips.first().waitFor()
    await differs(chips.nth(1), () => chips.nth(1).click())
  })

  // Last: what the guest avoids could empty a list of items.
  await test.step('a switch shows its edge, and a check box its tick', async () => {
    const { path, steps } = screens.find(({ name }) => name === 'diet')!
    await page.goto(path)
    await steps?.(page)
    const box = page.getByRole('checkbox').first()
    await box.check()
    const { ground, mark } = await colorsOf(box)
    expect(mark).not.toBe(ground)

    const control = page.getByRole('switch').first()
    await control.waitFor()
    expect((await colorsOf(control)).edge, 'the edge').toBeGreaterThan(0)
    await differs(control, () => control.click())
  })
})

async function openFilter(page: Page): Promise<void> {
  const { path, steps } = screens.find(({ name }) => name === 'search-filter')!
  await page.goto(path)
  await steps?.(page)
}

/** Expects another look after the change. */
async function differs(part: Locator, change: () => Promise<void>): Promise<void> {
  const before = await colorsOf(part)
  await change()
  await expect.poll(() => colorsOf(part)).not.toEqual(before)
}

/** What forced colours leave of a part: the ground, the ground of the mark in it, and the width of all its edges. */
const colorsOf = (part: Locator) =>
  part.evaluate((element) => {
    const own = getComputedStyle(element)
    const mark = getComputedStyle(element, '::before').backgroundColor
    const edges = [own.borderTopWidth, own.borderBottomWidth].map(Number.parseFloat)
    return { ground: own.backgroundColor, mark, edge: Math.max(...edges) }
  })

const canvasOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor)
