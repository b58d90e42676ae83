// Only a browser shows which files it fetches before a press, and when the page draws them.
import type { Locator, Page } from '@playwright/test'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { breakWith, hold } from './support/faults.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const CHUNK = /\/assets\/[^/]+\.js$/
const FOUND = /\/api\/v1\/get-combined-data/

const category = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/home?data_type=category"]').first()
const found = (page: Page): Locator => page.getByRole('main').getByRole('article').first()

/** Rests the pointer on the target, again until the prefetch reacts to it. */
async function restOn(target: Locator, until: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await target.page().mouse.move(0, 0)
    const happened = until()
    await target.hover()
    await happened
  }).toPass()
}

/** The home as a first visit: a prerendered one would not hear the key yet. */
async function openHome(page: Page): Promise<void> {
  await firstVisit(page, '/home')
  await found(page).waitFor()
  // What looks ahead comes with the first move of a hand.
  await page.keyboard.press('Shift')
}

test.beforeEach(async ({ page, visitor }) => {
  await visitor()
  await openHome(page)
})

test('what a link, a button or the cart leads to is there before it is pressed, and a lost file is requested again', async ({
  page,
  forgive,
}) => {
  const settled = watchTraffic(page)

  await test.step('what a link leads to is there before it is pressed', async () => {
    await restOn(category(page), () => page.waitForResponse(FOUND, { timeout: 2_000 }))
    await settled()
    const letGo = await hold(page, /./)
    await category(page).click()
    await expect(page).toHaveURL(/data_type=category/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(found(page)).toBeVisible()
    await letGo()
  })

  await test.step('a file that failed to prefetch is requested again when the visitor presses the link', async () => {
    forgive(/^logged: TypeError: Failed to fetch dynamically imported module/)
    await openHome(page)
    await settled()
    const mend = await breakWith(page, CHUNK, 'no connection')
    await restOn(category(page), () => page.waitForEvent('requestfailed', { timeout: 2_000 }))
    await mend()
    await category(page).click()
    await expect(page).toHaveURL(/data_type=category/)
    await expect(found(page)).toBeVisible()
  })

  await test.step('what a button opens over the page is there before it is pressed', async () => {
    await openHome(page)
    await settled()
    const locationButton = page.getByRole('banner').getByRole('button', { name: /Deliver to/ })
    await restOn(locationButton, () =>
      page.waitForResponse((response) => CHUNK.test(response.url()), { timeout: 2_000 }),
    )
    await settled()
    const letGo = await hold(page, CHUNK)
    await locationButton.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await letGo()
  })

  await test.step('the code of a cart that holds something is there before it is opened', async () => {
    await firstVisit(page, '/store/1')
    const add = page
      .getByRole('button', { name: /^Add .* to the cart/ })
      .and(page.locator(':enabled'))
      .first()
    const [, name] = /^Add (.*) to the cart$/.exec((await add.getAttribute('aria-label'))!)!
    await page.keyboard.press('Shift')
    await settled()
    await add.click()
    await expect(page.getByTestId('cart-badge').filter({ visible: true }).first()).toHaveText('1')
    await settled()
    const asked: string[] = []
    page.on('request', (request) => {
      if (CHUNK.test(request.url())) asked.push(request.url())
    })
    await page.getByRole('button', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('dialog').getByText(name!)).toBeVisible()
    expect(asked).toEqual([])
  })
})

// React holds back what a Suspense stood in for, by a timer of 300 ms: here no time passes.
test.describe('while the clock stands still', () => {
  let letGo: () => Promise<void>

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/home')
    await found(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    letGo = await hold(page, CHUNK)
  })

  test('what a button opens over the page is shown when it has come, and no later', async ({ page }) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Deliver to/ })
      .dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => history.state?.overlay?.name)).toBe('location-menu')
    await letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('what a link leads to is shown when it has come, and no later', async ({ page }) => {
    await category(page).dispatchEvent('click')
    await expect(page).toHaveURL(/data_type=category/)
    await expect(found(page)).toBeHidden()
    await letGo()
    await expect(page.getByRole('main').getByRole('button', { name: /^Filter/ })).toBeVisible()
  })
})
