// Only a browser shows it: the keyboard, where the list opens, and a list whose file does not arrive.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { press, walkTo } from './support/keyboard.ts'
import { lostText } from './support/lost-text.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { addDish, checkOutAsGuest } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    phone: /^Phone/,
    country: /^Country/,
    noMatch: 'No country found. Try another name or code.',
    egypt: 'Egypt',
    query: 'egy',
  },
  ar: { phone: /^رقم الهاتف|^الهاتف/, country: /^الدولة/ },
} as const

type Lang = keyof typeof texts

const fieldOf = (page: Page, lang: Lang) => {
  const { phone, country } = texts[lang]
  const main = page.getByRole('main')
  return {
    number: main.getByRole('textbox', { name: phone }),
    opener: main.getByRole('button', { name: country }),
    list: page.getByRole('dialog', { name: country }),
    search: page.getByRole('combobox', { name: country }),
  }
}

/** Address of the chunk in the built storefront. */
const chunkOf = (source: string): string => {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  return `**/${manifest[source]!.file}`
}

const isInViewport = async (page: Page, lang: Lang): Promise<boolean> => {
  const { list } = fieldOf(page, lang)
  const box = (await list.boundingBox())!
  const { width, height } = page.viewportSize()!
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test('a customer finds the country of a phone number by keyboard, and goes without its list while that does not arrive', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('the phone field works while the list of countries does not arrive', async () => {
    const lost = page.waitForEvent('requestfailed')
    const chunk = chunkOf('src/ui/country-list.tsx')
    await page.route(chunk, (route) => route.abort())
    await page.goto('/auth/sign-up')
    const { number, opener, list } = fieldOf(page, 'en')
    await opener.click()
    await lost
    await expect(list).toBeHidden()
    await number.pressSequentially('+20 100 200 3000')
    await number.blur()
    await expect(opener).toHaveText('+20')
    await expect(number).toHaveValue('1002003000')
    await page.unroute(chunk)
    await page.goto('about:blank')
  })

  await page.goto('/auth/sign-up')
  const { egypt, noMatch, query } = texts.en
  const { number, opener, list, search } = fieldOf(page, 'en')
  const options = list.getByRole('option')

  await test.step('the list opens with the chosen country first', async () => {
    await number.pressSequentially('0100 200 3000')
    await walkTo(page, opener, 'Shift+Tab')
    await press(page, 'Enter')
    await expect(search).toBeFocused()
    await expect(options.first()).toContainText('+971')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => isInViewport(page, 'en')).toBe(true)
      expect(await seriousFindings(page)).toEqual([])
    }
  })

  await test.step('Escape closes it and gives the focus back to its button', async () => {
    await press(page, 'Escape')
    await expect(list).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a text without a match says so', async () => {
    await press(page, 'ArrowDown')
    await expect(search).toBeFocused()
    await page.keyboard.type('atlantis')
    await expect(list.getByText(noMatch).first()).toBeVisible()
    await press(page, 'Enter')
    await expect(list).toBeVisible()
    await search.fill('')
  })

  await test.step('Enter takes the first match, and the focus goes to the number', async () => {
    await page.keyboard.type(query)
    await expect(options).toHaveCount(1)
    await expect(options.first()).toContainText(egypt)
    await press(page, 'Enter')
    await expect(list).toBeHidden()
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('1002003000')
    await expect(opener).toHaveText('+20')
  })

  await test.step('arrow keys walk through the list', async () => {
    await press(page, 'Shift+Tab')
    await press(page, 'Space')
    await expect(options.first()).toContainText(egypt)
    await press(page, 'ArrowDown')
    await press(page, 'ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await press(page, 'Tab')
    await expect(list).toBeHidden()
    await expect(number).toBeFocused()
    await expect(opener).toHaveText('+20')
  })
})

test('the list of countries can be read in the dark at 200 % text', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ lang: 'ar', theme: 'dark' })
  await page.goto('/auth/sign-up')
  const { opener, list } = fieldOf(page, 'ar')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await opener.click()
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect.poll(() => isInViewport(page, 'ar')).toBe(true)
  expect(await lostText(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
})

test('the list of countries opens over a dialog, and Escape closes only the list', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await page.getByRole('main').getByRole('button', { name: 'Edit the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery address' })
  const opener = dialog.getByRole('button', { name: 'Country' })
  const search = page.getByRole('combobox', { name: 'Country' })
  await walkTo(page, opener)
  await press(page, 'Enter')
  await expect(search).toBeFocused()
  await press(page, 'Escape')
  await expect(search).toBeHidden()
  await expect(opener).toBeFocused()
  await press(page, 'Enter')
  await page.keyboard.type('Kuwait')
  await press(page, 'Enter')
  await expect(opener).toHaveText('+965')
  await expect(dialog.getByRole('textbox', { name: 'Contact Person Number' })).toBeFocused()
})
