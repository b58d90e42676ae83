// Only a browser shows it: news of a lost parcel come by themselves to the bar, the page of its guest and both links.
import type { Page } from '@playwright/test'
import { isLostInTransit } from '#server/jobs/parcel-plan.ts'
import { parcelLinkPath } from '#src/navigation/parcel-link-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
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
    const stored = await page.waitForFunction(() => localStorage.getItem('guest_id'))
    const guest_id = (await stored.jsonValue())!
    const id = await parcelThat(isLostInTransit, { baseURL: baseURL!, guest_id })
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
