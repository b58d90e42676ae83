// Only a browser shows the direction of a page, its colors before the script runs, and what a reload keeps of both.
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

test('the language changes after a question, with its direction, and stays, and back closes a drawer before it leaves the page', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  await page.getByRole('button', { name: 'Switch to العربية' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure to change the language?')
  await expect(question).toContainText('The browser will refresh to get translated content.')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('button', { name: 'Switch to العربية' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('the theme follows the system until it is chosen, and then stays, before the script runs after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about-us')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const dark = await ground()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(ground).not.toBe(dark)
  const light = await ground()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await ground()).toBe(light)
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect.poll(ground).toBe(dark)
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(ground).toBe(light)

  await test.step('a guest with a phone chooses the dark theme in the settings', async () => {
    // The theme of the system would hide that the chosen one is kept.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/profile')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Account and settings' })).toBeVisible()
    await main.getByText('Dark', { exact: true }).click()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await seriousFindings(page)).toEqual([])
    await page.reload({ waitUntil: 'commit' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(main.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})
