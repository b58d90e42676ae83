// Only a browser shows what lies over what, where the focus is after the way back, and what a hover asks of the server.
import type { Locator } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { firstVisit } from './support/first-visit.ts'
import { readDownTo } from './support/read-down-to.ts'
import { expect, test } from './support/test.ts'

const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the way back returns the focus to its card, or leaves the focus on the control that the customer moved it to', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('the customer moves the focus before the page is back', async () => {
    await page.goto('/store/popular')
    const store = page.getByRole('main').getByRole('article').nth(3).getByRole('link')
    await store.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/.*store_zone_id/)
    const letGo = await hold(page, /\/assets\/|\/api\/v1\/stores/)
    const language = page.getByRole('banner').getByRole('button', { name: /العربية/ })
    await language.focus()
    await page.goBack()
    await letGo()
    await expect(store).toBeVisible()
    await expect(language).toBeFocused()
  })

  await test.step('the customer comes back from an item', async () => {
    await firstVisit(page, '/home?data_type=searched&search=all+categories&module_id=3')
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Choose options/ }) })
      .nth(3)
    const name = card.getByRole('link')
    // Remembering the focus loads with the first sign of a visitor.
    const settled = watchTraffic(page)
    await page.keyboard.press('Shift')
    await settled()
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
  })
})

test('a visitor without a location asks for no campaigns by a hover, searches a shared store, and finds an address at once', async ({
  page,
  visitor,
}) => {
  await visitor({ isNew: true })

  await test.step('the link to the campaigns asks the server nothing, and says that a zone is missing', async () => {
    const settled = watchTraffic(page)
    await page.goto('/about-us')
    await settled()
    await page.keyboard.press('Shift')
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    const campaigns = page.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' })
    await campaigns.hover()
    await settled()
    // Reads are retried twice within this time.
    await page.waitForResponse(/./, { timeout: 4_000 }).catch(() => {})
    expect(refused).toEqual([])
    await campaigns.click()
    await expect(page.getByText('You must pick a zone to access this page')).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
  })

  await test.step('a store wears the accent of its module and can be searched', async () => {
    await firstVisit(page, '/store/28?id=28&module_id=2&module_type=grocery&store_zone_id=1')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .locator('[data-module=grocery]')
        .filter({ has: page.getByRole('heading', { level: 1 }) }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })

  await test.step('the search field of the landing page opens the search for an address, ready to type', async () => {
    await firstVisit(page, '/')
    await page.getByRole('main').getByRole('button', { name: 'Enter an address or use the map' }).click()
    const field = page.getByRole('dialog').getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('Clock')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('button', { name: 'Pick Locations' })).toBeEnabled()
  })
})

test('a lost picture is covered, and nothing else that lies over a page covers a badge, an arrow or a control', async ({
  page,
  visitor,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1180, height: 900 })
  await visitor()

  await test.step('a picture that fails to load shows the not-found picture over it', async () => {
    await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }))
    await page.goto('/store/popular')
    const cover = page.getByRole('main').getByRole('article').first().locator('img').first()
    await expect(cover).toBeVisible()
    await expect
      .poll(() => cover.evaluate((image) => getComputedStyle(image, '::after').backgroundImage))
      .toMatch(/^url\(/)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('the heart of a store card covers none of its badges at 1180 px', async () => {
    await firstVisit(page, '/store/popular')
    const featured = page.getByRole('main').getByRole('article').filter({ hasText: 'Featured' })
    await expect(featured.first()).toBeVisible()
    for (const card of await featured.all())
      expect(await overlap(card.getByText('Featured'), card.getByRole('button', { name: /wishlist/ }))).toBe(
        false,
      )
  })

  await test.step('the folded module switcher covers no arrow of a row at 1180 px', async () => {
    await firstVisit(page, '/home')
    const handle = page.getByRole('navigation', { name: 'Services' }).getByRole('button').first()
    await expect(handle).toBeVisible()
    const edges = await page.getByRole('main').getByRole('button', { name: 'Next slide' }).all()
    expect(edges.length).toBeGreaterThan(0)
    const { x } = (await handle.boundingBox())!
    for (const arrow of edges) {
      const box = await arrow.boundingBox()
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(x)
    }
  })

  const token = await tokenOf('demo', baseURL!)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  for (const width of [390, 1180, 1440])
    await test.step(`the cashback button covers no control at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const settled = watchTraffic(page)
      await firstVisit(page, '/home')
      await settled()
      await page.keyboard.press('Shift')
      const button = page.getByRole('main').getByRole('button', { name: /cashback/i })
      // Beside wide pages it floats; elsewhere it is the first card of the coupons.
      if (width < 1440) await readDownTo(page, button)
      await expect(button).toBeVisible()
      expect(await coveredBy(button)).toEqual([])
    })
})

/** Controls that the button covers anywhere on the way down the page. */
const coveredBy = async (button: Locator) =>
  button.evaluate(async (element) => {
    const covered = new Set<string>()
    for (let y = 0; y < 2400; y += 80) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const box = element.getBoundingClientRect()
      for (const control of document.querySelectorAll('main :is(button, a, input)')) {
        if (control === element || control.contains(element) || element.contains(control)) continue
        if (!control.checkVisibility({ visibilityProperty: true })) continue
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        if (width === 0 || left >= box.right || box.left >= right || top >= box.bottom || box.top >= bottom)
          continue
        // In the middle of what both share; a slide that its carousel cuts off is not there.
        const there = document.elementsFromPoint(
          (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
          (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
        )
        if (there.some((under) => control.contains(under)) && there.some((over) => element.contains(over)))
          covered.add(`${control.getAttribute('aria-label') ?? control.textContent} at ${y}`)
      }
    }
    return [...covered]
  })
