// Only a browser shows dragging, where Tab leads, whether prices stand on one line, and where the way back of a long list leads.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { firstVisit } from './support/first-visit.ts'
import { walkTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link')
const query = (page: Page) => new URL(page.url()).searchParams

test('a narrowed list is the same after the way back and behind a link, its prices are dragged, and the same text begins anew', async ({
  page,
  visitor,
  baseURL,
}) => {
  test.slow()
  await visitor({ module: 'ecommerce' })

  await test.step('a list narrowed by brand, category and price is the same after the way back and for a visitor who gets the link', async () => {
    await page.goto('/home?data_type=searched&search=all+categories')
    const side = page.getByRole('complementary')
    await side.getByRole('checkbox', { name: 'Layla' }).click()
    await side.getByRole('button', { name: 'Subcategories of Fashion' }).click()
    await side.getByRole('checkbox', { name: 'Women' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Filter', expanded: false }).click()
    await page.getByRole('textbox', { name: 'Highest price' }).fill('190')
    await page.getByRole('textbox', { name: 'Highest price' }).press('Enter')
    await page.keyboard.press('Escape')
    const applied = page.getByRole('region', { name: 'Applied filters' })
    await expect(applied.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
    await expect(names(page).first()).toBeVisible()
    expect(query(page).get('max_price')).toBe('190')
    const found = await page.getByRole('main').getByRole('article').allInnerTexts()
    const address = page.url()

    await names(page).first().click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(applied.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
    await expect.poll(() => page.getByRole('main').getByRole('article').allInnerTexts()).toEqual(found)

    await page.goto('/home')
    await page.goto(address)
    await expect(side.getByRole('checkbox', { name: 'Layla' })).toBeChecked()
    await expect(side.getByRole('checkbox', { name: 'Women' })).toBeChecked()
    await expect.poll(() => page.getByRole('main').getByRole('article').allInnerTexts()).toEqual(found)
  })

  await test.step('the same text searched once more begins anew', async () => {
    await firstVisit(page, '/home?data_type=searched&search=chicken&filter=discounted&module_id=1')
    const applied = page.getByRole('button', { name: 'Remove: Discounted' })
    await expect(applied).toBeVisible()
    const box = page.getByRole('search').locator('input:visible').first()
    await box.click()
    await page.getByRole('search').getByRole('combobox').press('Enter')
    await expect(applied).toBeHidden()
    await page.goBack()
    await expect(applied).toBeVisible()
  })

  await test.step('the price is chosen by dragging, and the handles do not pass each other', async () => {
    await firstVisit(page, '/home?data_type=searched&search=chicken&module_id=1')
    await page.getByRole('main').getByRole('button', { name: 'Filter', expanded: false }).click()
    const [least, most] = [
      page.getByRole('slider', { name: 'Lowest price' }),
      page.getByRole('slider', { name: 'Highest price' }),
    ]
    const from = (await most.boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(0, from.y, { steps: 5 })
    await page.mouse.up()
    await expect(most).toHaveAttribute('aria-valuenow', '1')
    await expect(least).toHaveAttribute('aria-valuenow', '0')
    await expect(page).toHaveURL(/max_price=1(&|$)/)
    await expect(page.getByText('Items not found!')).toBeVisible()
  })

  await test.step('Tab leaves the search box for the next control while its list scrolls', async () => {
    const token = await tokenOf('demo', baseURL!)
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.setViewportSize({ width: 1440, height: 300 })
    await firstVisit(page, '/home')
    const field = page.getByRole('combobox', { name: 'Search dishes and restaurants' })
    await page.getByRole('searchbox').or(field).focus()
    const list = page.getByRole('banner').getByRole('listbox')
    await expect.poll(() => list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    await walkTo(page, page.getByRole('button', { name: /^Cart, / }))
    await expect(list).toBeHidden()
  })
})

test('a list has its prices on one line, and is where it was left after the way back', async ({
  page,
  visitor,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor()

  await test.step('the prices of a row stand on one line, however many lines names and old prices have', async () => {
    const texts = ['Dal', 'Prawns in a slow curry of coconut, lime and curry leaves']
    const found = /\/get-combined-data\?/
    await page.route(found, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      texts.forEach((name, at) => {
        json.products[at].name = name
      })
      await route.fulfill({ response, json })
    })
    await page.goto('/home?data_type=discounted&search=special-offer')
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: new RegExp(texts.join('|')) })
    await expect(cards).toHaveCount(2)
    // Asked in one go: nothing can move between two questions.
    const [short, long] = await cards.evaluateAll((both) =>
      both.map((card) => {
        const name = card.querySelector('h3')!.getBoundingClientRect()
        const price = card.querySelector('s')!.previousElementSibling!.lastElementChild!
        return { top: name.y, height: name.height, price: price.getBoundingClientRect().bottom }
      }),
    )
    expect(short!.top).toBe(long!.top)
    expect(short!.height).toBeLessThan(long!.height)
    expect(short!.price).toBe(long!.price)
    await page.unrouteAll({ behavior: 'wait' })
  })

  const everything = '/home?data_type=searched&search=all+categories&module_id=3'

  await test.step('the way back to a long list leads to where it was left, and asks for none of its pages', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/about-us')
    await firstVisit(page, everything)
    const shown = page.getByRole('main').getByRole('article')
    await expect(async () => {
      await page.keyboard.press('End')
      expect(await shown.count()).toBeGreaterThan(40)
    }).toPass()
    const left = shown.nth(37)
    await left.scrollIntoViewIfNeeded()
    await expect(page.getByRole('main').locator('ul[aria-busy]')).toHaveAttribute('aria-busy', 'false')
    const topOf = async () => Math.round((await left.boundingBox())!.y)
    const [name, top, count] = [await left.innerText(), await topOf(), await shown.count()]
    await page.getByRole('banner').getByRole('link', { name: 'Stores' }).press('Enter')
    await expect(page.getByRole('radio', { name: 'Popular' })).toBeChecked()
    const asked: string[] = []
    page.on('request', (request) => {
      // Of the first page the tree of categories is made too.
      if (/get-combined-data.*offset=(?!1$)/.test(request.url())) asked.push(request.url())
    })
    // Longer than what was read is good for elsewhere.
    await page.clock.setFixedTime(Date.now() + 2 * 60_000)
    await page.goBack()
    await expect(shown).toHaveCount(count)
    await expect.poll(topOf).toBe(top)
    expect(await left.innerText()).toBe(name)
    expect(asked).toEqual([])
  })
})

test('a visitor who jumps over the foot of the page to its end gets the next part of the list', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ module: 'ecommerce' })
  await page.goto('/home?data_type=searched&search=all+categories')
  await expect(names(page).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Contact us')).toBeAttached()
  for (const parts of [1, 2, 3]) {
    await page.keyboard.press('End')
    await expect.poll(() => names(page).count()).toBeGreaterThan(12 * parts)
  }
})
