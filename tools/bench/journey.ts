import type { Browser, Locator, Page } from 'playwright'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { must } from '#tools/dev/exec.ts'
import { pressed, slowDown, slowestSince } from './interactions.ts'
import { newPage } from './phone.ts'
import { close, type DataFolder, median, opened, url } from './shop.ts'

const RUNS = 3

type Step = [name: string, act: (page: Page) => Promise<void>]

const named = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name }).and(scope.locator(':enabled')).filter({ visible: true }).first()
const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (find: (page: Page) => Locator) => async (page: Page) => {
  const button = find(page)
  await button.waitFor()
  await pressed(page, button)
}

/** The first option of every group that must have one. */
async function choose(page: Page): Promise<void> {
  const groups = dialog(page).getByRole('group').or(dialog(page).getByRole('radiogroup'))
  for (const group of await groups.filter({ hasText: 'Required' }).all())
    await pressed(page, group.locator('label').first())
}

const steps: Step[] = [
  ['menu', press((page) => page.getByRole('banner').getByRole('button').first())],
  ['menu, theme', press((page) => named(dialog(page), /theme|Dark|Light/i))],
  ['menu, closed', (page) => page.keyboard.press('Escape')],
  ['place', press((page) => named(page, /Deliver to/))],
  ['place, closed', (page) => page.keyboard.press('Escape')],
  ['search, tab', press((page) => page.getByRole('link', { name: 'Search', exact: true }))],
  ['search, field', press((page) => page.getByRole('search').locator('input:visible').first())],
  ['search, letters', (page) => page.keyboard.type('chicken', { delay: 150 })],
  ['search, sent', (page) => page.keyboard.press('Enter')],
  ['filter', press((page) => named(page.getByRole('main'), /^Filter/))],
  [
    'filter, stars',
    press((page) => dialog(page).getByRole('radio').or(dialog(page).locator('label')).first()),
  ],
  ['filter, closed', (page) => page.keyboard.press('Escape')],
  [
    'stores',
    press((page) =>
      page
        .getByRole('main')
        .getByText(/^Restaurants/)
        .first(),
    ),
  ],
  [
    'items',
    press((page) =>
      page
        .getByRole('main')
        .getByText(/^Foods?|^Items/)
        .first(),
    ),
  ],
  ['dish', press((page) => named(page.getByRole('main'), /^Choose options for/))],
  ['dish, options', choose],
  ['dish, one more', press((page) => named(dialog(page), /^One more/))],
  ['dish, to the cart', press((page) => named(dialog(page), /^Add to cart|^Add .*cart/i))],
  ['cart', press((page) => named(page, /^Cart/))],
  ['cart, one more', press((page) => named(dialog(page), /^One more/))],
  ['cart, closed', (page) => page.keyboard.press('Escape')],
]

/** Time from each press of a visit to its first visible effect on a slow phone; the limit is 200 ms. */
export async function benchJourney(folder: DataFolder): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  const shop = await opened(folder)
  const browser = await launchChromium()
  try {
    const runs: Map<string, number>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser))
    console.log('| Press, 4x slower CPU | ms until the next paint | worst of three |')
    console.log('|---|---|---|')
    for (const [name] of steps) {
      const costs = runs.map((run) => run.get(name)!)
      console.log(`| ${name} | ${median(costs)} | ${Math.max(...costs)} |`)
    }
    console.log()
  } finally {
    await browser.close()
    await close(shop)
  }
}

async function visit(browser: Browser): Promise<Map<string, number>> {
  const page = await newPage(browser, 'food')
  const settled = watchTraffic(page)
  await page.goto(`${url}/home`)
  await settled()
  await slowDown(page)
  const costs = new Map<string, number>()
  for (const [name, act] of steps) {
    await act(page)
    await settled()
    costs.set(name, await slowestSince(page))
  }
  await page.context().close()
  return costs
}
