// Only a browser shows it: news without a reload, the name and the icon of the tab, and what the bar moves or covers.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { walkTo } from './support/keyboard.ts'
import { cancelOrder, placeDinner, tomorrowAtNoon } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const words = {
  name: 'Your order',
  onItsWay: 'Your order is on its way',
  arrived: 'Your order has arrived',
  titles: [/^\d.* min · On the way · /, /^Delivered · /],
  page: /^[^·]+ · Souk$/,
}

type Seen = { bars: string[]; titles: string[]; icons: string[]; badges: number[] }

/** Writes down what the page says of an order while it does. */
const keepSeen = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { bars: [], titles: [], icons: [], badges: [] }
    Object.assign(window, { seen })
    Object.assign(navigator, { setAppBadge: async (count: number) => void seen.badges.push(count) })
    const add = (list: string[], text: string | null | undefined) => {
      if (text && list.at(-1) !== text) list.push(text)
    }
    new MutationObserver(() => {
      add(seen.titles, document.title)
      add(seen.icons, document.querySelector('link[rel=icon]')?.getAttribute('href')?.slice(0, 22))
      add(seen.bars, document.querySelector('aside[data-tone]')?.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('an order of a guest is told on every page until it has arrived or is canceled', async ({
  page,
  visitor,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor()
  await keepSeen(page)
  const isCalm = await watchShifts(page)
  const line = page.waitForResponse(/\/api\/v1\/events/)
  await page.goto('/help-and-support')
  await line
  const bar = page.getByRole('complementary', { name: words.name })
  const icon = page.locator('link[rel=icon]')

  await test.step('appears without a reload, follows the order, and leaves once it has arrived', async () => {
    const { id } = await placeDinner(page)
    await expect(bar.getByRole('link')).toHaveAttribute('href', `/track-order?order_id=${id}`)
    await expect(bar).toContainText(words.arrived, { timeout: 60_000 })
    await expect(icon).toHaveAttribute('href', /^data:image\/svg/)
    await expect(bar).toHaveCount(0, { timeout: 30_000 })
    await isCalm()
    await expect(page).toHaveTitle(words.page)
    await expect(icon).toHaveAttribute('href', '/icon.svg')
    const { bars, titles, icons, badges } = await seenOn(page)
    expect(bars.some((text) => text.includes(words.onItsWay))).toBe(true)
    for (const title of words.titles) expect(titles.some((seen) => title.test(seen))).toBe(true)
    expect(icons).toContain('data:image/svg+xml,%3C')
    expect([badges.includes(1), badges.at(-1)]).toEqual([true, 0])
  })

  await test.step('says nothing of an order for tomorrow', async () => {
    const read = page.waitForResponse(/running-check/)
    const { id } = await placeDinner(page, 'cash_on_delivery', { schedule_at: tomorrowAtNoon() })
    await read
    await expect(bar).toHaveCount(0)
    await cancelOrder(page, id)
  })

  await test.step('is there with the first screen of the next page, and leads to the order by the keyboard', async () => {
    const { id } = await placeDinner(page)
    await expect(bar).toBeVisible()
    await page.goto('/help-and-support')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeVisible({ timeout: 3_000 })
    expect(await seriousFindings(page)).toEqual([])
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await page.keyboard.press('End')
    await last.click({ trial: true })
    await last.focus()
    await walkTo(page, bar.getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${id}$`))
    await expect(bar).toHaveCount(0)
    await page.goBack()
    await expect(bar).toHaveCount(0, { timeout: 90_000 })
    await expect(page).toHaveTitle(words.page)
  })
})

test('the bar of an order moves no button of the home under the finger', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ lang: 'en', token: await tokenOf('new', baseURL!) })
  const line = page.waitForResponse(/\/api\/v1\/events/)
  await page.goto('/home')
  await line
  await page.keyboard.press('Shift')
  const cashback = page.locator('main [data-scope=popover][data-part=trigger]')
  const before = await cashback.boundingBox()
  // Unpaid: an order for now may be with its courier before the end of a test on a slow computer.
  const { id } = await placeDinner(page, 'digital_payment')
  const bar = page.getByRole('complementary', { name: 'Unpaid order' })
  await expect(bar).toBeVisible()
  expect(await cashback.boundingBox()).toEqual(before)
  await cancelOrder(page, id)
})
