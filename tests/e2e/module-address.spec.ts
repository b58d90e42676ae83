// Only a browser shows which module an address leads into: over the way back, at hydration, and in two tabs.
import type { Page } from '@playwright/test'
import { mirror } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const FOOD = 1
const GROCERY = 2
/** No shop has so many modules. */
const NOWHERE = 99

const everythingOf = (module_id: number) =>
  `/home?search=all+categories&data_type=searched&module_id=${module_id}`

const found = (page: Page) => page.getByRole('main').getByRole('article')
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name })
const accent = (page: Page) => page.locator('html').getAttribute('data-module')
const stored = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('module') ?? 'null') as { id: number } | null)?.id)

/** The modules that lists were asked of. */
function modulesAsked(page: Page): Set<string | undefined> {
  const asked = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().includes('/get-combined-data')) asked.add(request.headers().moduleid)
  })
  return asked
}

/** A later visit of a customer who was in this module last, and whose place the server does not know. */
async function comeBackFrom(page: Page, module: 'food' | 'grocery'): Promise<void> {
  const stored = { id: module === 'food' ? FOOD : GROCERY, module_type: module }
  await page.evaluate((value) => localStorage.setItem('module', value), JSON.stringify(stored))
  await page.context().clearCookies()
}

/** Goes to another page of the shop as a link does: nothing is loaded again. */
const goTo = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path)

test('a link leads a visitor who was in food last into its module, there and back, and asks for nothing else', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'food' })

  await test.step('a link to a list of groceries shows groceries', async () => {
    const asked = modulesAsked(page)
    await page.goto(everythingOf(GROCERY))
    await expect(tab(page, 'Groceries')).toBeChecked()
    await expect(found(page).first()).toBeVisible()
    expect([...asked]).toEqual([String(GROCERY)])
    expect(await accent(page)).toBe('grocery')
    await expect.poll(() => stored(page)).toBe(GROCERY)
  })

  await test.step('the way back leads into the module of the list that is come back to', async () => {
    await comeBackFrom(page, 'food')
    await page.goto(everythingOf(FOOD))
    await expect(tab(page, 'Foods')).toBeChecked()
    const dishes = await found(page).first().innerText()
    const asked = modulesAsked(page)
    await goTo(page, everythingOf(GROCERY))
    await expect(tab(page, 'Groceries')).toBeChecked()
    await expect(found(page).first()).not.toHaveText(dishes)
    await page.goBack()
    await expect(tab(page, 'Foods')).toBeChecked()
    await expect(found(page).first()).toBeVisible()
    expect(await found(page).first().innerText()).toBe(dishes)
    await page.goForward()
    await expect(tab(page, 'Groceries')).toBeChecked()
    expect([...asked]).toEqual([String(GROCERY)])
  })

  await test.step('the form of parcels shows its kinds, and leads into the parcel module', async () => {
    await comeBackFrom(page, 'food')
    await page.goto('/parcel-delivery-info')
    const kinds = page.getByRole('radiogroup', { name: 'What are you sending?' })
    await expect(kinds.getByRole('radio').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-module', 'parcel')
    await goTo(page, everythingOf(GROCERY))
    await expect(tab(page, 'Groceries')).toBeChecked()
    await page.goBack()
    await expect(kinds.getByRole('radio').first()).toBeVisible()
  })

  await test.step('the page of a store leads into its module, and the home after it is of that module', async () => {
    await comeBackFrom(page, 'food')
    await page.goto(everythingOf(GROCERY).concat('&list_type=store'))
    const href = await found(page).first().getByRole('link').first().getAttribute('href')
    expect(new URL(href!, page.url()).searchParams.get('module_id')).toBe(String(GROCERY))
    await goTo(page, everythingOf(FOOD))
    await expect(tab(page, 'Foods')).toBeChecked()
    await goTo(page, href!)
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery')
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL(/\/home$/)
    expect(await accent(page)).toBe('grocery')
  })
})

test('the page waits while the module of its address is unknown, and stays in the one before when there is none', async ({
  page,
  visitor,
  forgive,
}) => {
  await visitor({ module: 'food' })

  await test.step('the page waits while the module is unknown, and takes the place of no other', async () => {
    // Where there is no side switcher, the modules are not known yet.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/about-us')
    const asked = modulesAsked(page)
    const letCome = await hold(page, /\/api\/v1\/module$/)
    await goTo(page, everythingOf(GROCERY))
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    expect([...asked]).toEqual([])
    await letCome()
    await expect(tab(page, 'Groceries')).toBeChecked()
    expect([...asked]).toEqual([String(GROCERY)])
  })

  await test.step('a module that does not come here, or whose lookup fails, changes nothing', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => stored(page)).toBe(GROCERY)
    await firstVisit(page, everythingOf(NOWHERE))
    await expect(tab(page, 'Groceries')).toBeChecked()
    // An overlay is an entry of the same address, and the page below it stays as it is.
    await found(page).first().scrollIntoViewIfNeeded()
    await page.evaluate(() => document.querySelector('main article')?.setAttribute('data-here', ''))
    await page.evaluate(() =>
      window.history.pushState({ overlay: { name: 'cart' } }, '', window.location.href),
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('main article[data-here]')).toHaveCount(1)
    // Without these cookies the server paints the page for somewhere else, and the browser looks the module up itself.
    await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
    await page.context().clearCookies()
    forgive(/500/)
    await page.route(/\/api\/v1\/module$/, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await page.goto(everythingOf(FOOD))
    await expect(tab(page, 'Groceries')).toBeChecked()
    expect(await stored(page)).toBe(GROCERY)
  })
})

test('hydration keeps a page that the server prerendered for the module of its address, and two tabs of two modules leave each other alone', async ({
  page,
  visitor,
  context,
}) => {
  await visitor({ module: 'food' })
  await mirror(page, { lang: 'en', theme: 'light', module: 'food' })

  await test.step('hydration keeps the page', async () => {
    const asked = modulesAsked(page)
    const letCome = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(everythingOf(GROCERY), { waitUntil: 'commit' })
    await expect(found(page).first()).toBeVisible()
    // Before any script of the shop has come, and after boot.js has looked at what was chosen last.
    expect(await accent(page)).toBe('grocery')
    await expect(page.locator('html[data-stale]')).toHaveCount(0)
    await page.evaluate(() => document.querySelector('main article')?.setAttribute('data-painted-here', ''))
    await letCome()
    await expect.poll(() => stored(page)).toBe(GROCERY)
    await expect(page.locator('main article[data-painted-here]')).toHaveCount(1)
    expect([...asked].filter((module_id) => module_id !== String(GROCERY))).toEqual([])
  })

  await test.step('two tabs whose addresses name different modules leave each other alone', async () => {
    await page.goto(everythingOf(FOOD))
    await expect(tab(page, 'Foods')).toBeChecked()
    await expect.poll(() => stored(page)).toBe(FOOD)
    const other = await context.newPage()
    await other.goto(everythingOf(GROCERY))
    await expect(tab(other, 'Groceries')).toBeChecked()
    await expect.poll(() => stored(page)).toBe(GROCERY)
    await expect(tab(page, 'Foods')).toBeChecked()
    await page.reload()
    await expect(tab(page, 'Foods')).toBeChecked()
    await expect(tab(other, 'Groceries')).toBeChecked()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server prerenders a list of groceries as groceries, also when another module was chosen last', async ({
    page,
  }) => {
    await mirror(page, { lang: 'en', theme: 'light', module: 'food' })
    await page.goto(everythingOf(GROCERY))
    expect(await accent(page)).toBe('grocery')
    await expect(page.getByRole('heading', { level: 2, name: 'Groceries' })).toBeAttached()
    expect(await found(page).count()).toBeGreaterThan(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /data_type=searched.*module_id=2$/,
    )
    await page.goto(everythingOf(NOWHERE))
    expect(await accent(page)).toBe('food')
    await expect(page.getByRole('heading', { level: 2, name: 'Foods' })).toBeAttached()
  })
})
