import { expect, type Page } from '@playwright/test'
import { type Customer, tokenOf } from '#tests/fixtures/customer.ts'
import { remindOfReview } from '#tests/fixtures/screen-steps.ts'
import { screens } from '#tests/fixtures/screens.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { brokenNumbers } from './support/broken-numbers.ts'
import { type Look, planOf, titleOf } from './support/looks.ts'
import { lostText } from './support/lost-text.ts'
import { answerNoReview, test } from './support/one-context.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { styleConflicts } from './support/style-conflicts.ts'

// A finding names its element; snapshots and screenshots of each step would cost a quarter of the time.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } })

/** The demo customer signs in once per worker: a network may try only 30 passwords a minute. */
let demoToken: Promise<string> | undefined
const tokenFor = (customer: Customer, shop: string): Promise<string> => {
  if (customer !== 'demo') return tokenOf(customer, shop)
  demoToken ??= tokenOf('demo', shop)
  return demoToken
}

const plan = planOf(screens)

for (const title of new Set(plan.map(({ visit }) => titleOf(visit))))
  test.describe(title, () => {
    const planned = plan.filter(({ visit }) => titleOf(visit) === title)
    const [first, ...others] = planned[0]!.visit
    const { lang, theme, width } = first
    test.use({ viewport: { width, height: 900 } })
    for (const { screen, isInGate } of planned)
      test(`axe finds nothing serious on ${screen.name}, and it keeps its text`, {
        tag: isInGate ? '@gate' : [],
      }, async ({ page, visitor, forgive, baseURL }) => {
        const token = screen.customer && (await tokenFor(screen.customer, baseURL!))
        await visitor({ lang, theme, ...screen.visitor, ...(token && { token }) })
        const settled = watchTraffic(page)
        if (screen.before !== remindOfReview) await answerNoReview(page)
        if (screen.before) forgive(/^failed: 500/)
        await screen.before?.(page)
        await page.goto(screen.path)
        await settled()
        if (screen.steps) {
          await screen.steps(page)
          await settled()
        }
        expect(await page.title(), 'the tab is named after the page').toMatch(/.+ · .+/)
        await expect(page.locator('html'), 'the theme').toHaveAttribute('data-theme', theme)
        expect.soft(await styleConflicts(page), 'classes').toEqual([])
        await isFree(page, first)
        if (width === 1440) await keepsText(page, 'at 200 %', '200%')

        for (const look of others) {
          const opened = await dialogs(page).count()
          await page.setViewportSize({ width: look.width, height: 900 })
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, look.theme)
          await settled()
          await expect(dialogs(page), 'the dialogs that the steps opened').toHaveCount(opened)
          await isFree(page, look)
        }

        if (width === 390) {
          await keepsText(page, 'at 200 %', '200%')
          await page.setViewportSize({ width: 320, height: 844 })
          await keepsText(page, 'at 320 px')
        }
      })
  })

const dialogs = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })

/** Checks that the page has no barriers in the look it has now. */
async function isFree(page: Page, { theme, width }: Look): Promise<void> {
  expect.soft(await seriousFindings(page), `${theme} at ${width} px`).toEqual([])
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  const landmarks = dialogs(page).getByRole('banner').or(dialogs(page).getByRole('contentinfo'))
  expect.soft(await landmarks.count(), 'banners and content information inside of dialogs').toBe(0)
  expect.soft(overhang, `pixels to scroll sideways at ${width} px`).toBe(0)
}

async function keepsText(page: Page, title: string, size = '100%'): Promise<void> {
  await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
  expect.soft(await lostText(page), `text ${title}`).toEqual([])
  expect.soft(await brokenNumbers(page), `numbers ${title}`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
