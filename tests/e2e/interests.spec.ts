// Only a browser shows it: an offer far down the home, and tiles by keyboard.
import { tokenOf } from '#tests/fixtures/customer.ts'
import { walkTo } from './support/keyboard.ts'
import { readDownTo } from './support/read-down-to.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  title: 'ما الذي تفضّله؟',
  accept: 'اختيار',
  save: 'حفظ',
  skip: 'تخطٍّ',
  pharmacy: 'الصيدلية',
  interests: /^اهتماماتك/,
}

test('a customer says what they like, is asked once in another service, and changes it in the settings', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await visitor({ lang: 'ar', token })
  const liked = async () => {
    const reply = await page.request.get('/api/v1/customer/info', {
      headers: { Authorization: `Bearer ${token}`, moduleId: '1' },
    })
    return ((await reply.json()) as { interest: number[] }).interest
  }
  const main = page.getByRole('main')
  const tiles = main.getByRole('checkbox')

  await test.step('is offered the choice at home, and ticks two by keyboard', async () => {
    await page.goto('/home')
    const offer = main.getByRole('region', { name: words.title })
    await readDownTo(page, offer)
    await offer.getByRole('button', { name: words.accept }).click()
    await expect(page).toHaveURL(/\/interest$/)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await walkTo(page, tiles.nth(0))
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await walkTo(page, main.getByRole('button', { name: words.save }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
    expect(await liked()).toHaveLength(2)
  })

  await test.step('is led to the choice on entering a service without interests, and skips it', async () => {
    await page.goto('/home')
    await page.evaluate(() => window.history.pushState({ overlay: { name: 'modules' } }, ''))
    await page.getByRole('dialog').getByText(words.pharmacy, { exact: true }).click()
    await expect(page).toHaveURL(/\/interest$/)
    await expect(tiles.first()).toBeVisible()
    await main.getByRole('button', { name: words.skip }).click()
    await expect(page).toHaveURL(/\/home$/)
    expect(await liked()).toHaveLength(2)
  })

  await test.step('finds the choice again in the settings', async () => {
    await page.goto('/profile?page=settings')
    await main.getByRole('link', { name: words.interests }).click()
    await expect(tiles.first()).not.toBeChecked()
    await main.getByRole('button', { name: words.skip }).click()
    await expect(page).toHaveURL(/page=settings/)
  })
})
