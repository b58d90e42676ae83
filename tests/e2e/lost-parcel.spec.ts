import type { Page } from '@playwright/test'
import { isLostOnTheWay } from '#server/jobs/parcel-plan.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { PROFILE } from '#src/navigation/pages.ts'
import { parcelLinkPath } from '#src/navigation/parcel-link-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { PHONE } from '#tests/fixtures/plain-order.ts'
import { shareParcel } from '#tests/fixtures/plain-parcel.ts'
import { parcelApi, parcelThat, RIDE } from './support/parcel-that.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const says = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible(RIDE)

test.describe('en, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest reads on every page that the parcel is lost and costs nothing, and both sides read it by their links', async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    await visitor({ lang: 'en', module: 'parcel' })
    await page.goto('/home')
    const kept = await page.waitForFunction(() => localStorage.getItem('guest_id'))
    const guest_id = (await kept.jsonValue())!
    const id = await parcelThat(isLostOnTheWay, { baseURL: baseURL!, guest_id })
    const links = await shareParcel(parcelApi({ baseURL: baseURL! }) as never, { order_id: id, guest_id })
    await page.goto('/home')
    const bar = page.getByRole('complementary', { name: 'Your order' })
    await expect(bar).toContainText('We lost this parcel, so it costs nothing', RIDE)

    await page.goto(`${trackPath(id)}&contact_number=${encodeURIComponent(PHONE)}`)
    await says(page, 'We lost this parcel, so it costs nothing')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem').last(),
    ).toContainText('Lost')
    await expect(main).toContainText('Not charged, as we lost it')
    await expect(main).toContainText('Nothing was charged.')
    await expect(main.getByText('Code of Omar Saleh')).toBeHidden()
    await expect(main.getByText(/canceled/i)).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])

    await page.goto(parcelLinkPath(links.receiver))
    await says(page, 'We lost the parcel from Nadia Karam')
    await expect(main).toContainText(
      "We're sorry. You have nothing to pay, and Nadia Karam gets back what was paid.",
    )
    expect(await seriousFindings(page)).toEqual([])
    await page.goto(parcelLinkPath(links.sender))
    await says(page, 'We lost this parcel')
    await expect(main).toContainText('there is nothing left to pay')
    expect(await seriousFindings(page)).toEqual([])
  })
})

test.describe('ar, 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a customer who paid by wallet has the money of a lost parcel back, and reads it in the list, on its page and on the receipt', async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const token = await tokenOf('demo', baseURL!)
    await visitor({ lang: 'ar', token, module: 'parcel' })
    const id = await parcelThat(isLostOnTheWay, { baseURL: baseURL!, token, payment_method: 'wallet' })
    await page.goto(orderPath(id))
    await says(page, 'فقدنا هذا الطرد، وسيعود إليك ما دفعته')
    const main = page.getByRole('main')
    await expect(main.getByText(/^عاد .+ إلى محفظتك\.$/)).toBeVisible()
    await expect(main).toContainText('غير محتسب لأننا فقدنا الطرد')
    await expect(main.getByText(/ألغي/)).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])

    await main.getByRole('button', { name: 'الإيصال' }).click()
    const receipt = page.getByRole('dialog')
    await expect(receipt.getByText('فقدنا هذا الطرد، ولذلك لا يكلّف شيئًا.')).toBeVisible()
    await expect(receipt.locator('dl > [data-total]')).toContainText('0.00')
    expect(await seriousFindings(page)).toEqual([])

    await page.goto(`${PROFILE}?page=my-orders&tab=past`)
    const card = main.getByRole('article').filter({ hasText: String(id) })
    await expect(card.getByText('مفقود')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })
})
