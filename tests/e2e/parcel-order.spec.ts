import type { Page } from '@playwright/test'
import { failsForGood } from '#server/jobs/parcel-plan.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { PHONE } from '#tests/fixtures/plain-order.ts'
import { arrives, parcelThat, RIDE } from './support/parcel-that.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const says = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible(RIDE)

test.describe('en, 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a customer hears of a closed door, knows the fee before canceling, and finds it on the receipt of the returned parcel', async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const token = await tokenOf('new', baseURL!)
    await visitor({ lang: 'en', token, module: 'parcel' })
    const id = await parcelThat(failsForGood, { baseURL: baseURL!, token })
    await page.goto(orderPath(id))
    const main = page.getByRole('main')
    await says(page, 'The courier is waiting for Omar Saleh')
    const attempts = main.getByRole('list', { name: 'Failed hand-overs' }).getByRole('listitem')
    await expect(attempts).toHaveCount(1)
    await expect(attempts).toContainText(/could not hand over the parcel: .+\. The courier waits until /)
    await expect(main.getByText('Code of Omar Saleh')).toBeVisible()
    await expect(main.getByText('Your code')).toBeHidden()
    expect(await seriousFindings(page)).toEqual([])

    await main.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/brings it back to you\. The way back costs /)).toBeVisible()
    const promise = await dialog.getByText(/^You pay the courier .+ in cash/).textContent()
    const due = promise!.match(/courier (.+) in cash/)![1]!
    await dialog.getByRole('radio').first().check()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Cancel for / }).click()

    await says(page, 'The parcel is coming back to you')
    await expect(main.getByText(`You pay the courier ${due} in cash`)).toBeVisible()
    await expect(main.getByText('Your code')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden()
    expect(await seriousFindings(page)).toEqual([])

    await says(page, 'The parcel is back with you')
    await expect(main.getByText('Your code')).toBeHidden()
    await main.getByRole('button', { name: 'Receipt' }).click()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await expect(receipt.getByText('Way back to the sender')).toBeVisible()
    await expect(receipt.locator('dl > [data-total]')).toContainText(due)
    await expect(receipt.getByRole('listitem')).toContainText(due)
  })
})

test.describe('ar, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest shows the codes of a parcel, follows it, and sees the proof of its hand-over', async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await visitor({ lang: 'ar', module: 'parcel' })
    await page.goto('/home')
    const kept = await page.waitForFunction(() => localStorage.getItem('guest_id'))
    const guest_id = (await kept.jsonValue())!
    const id = await parcelThat(arrives, { baseURL: baseURL!, guest_id })
    await page.goto(`${trackPath(id)}&contact_number=${encodeURIComponent(PHONE)}`)
    const main = page.getByRole('main')
    await expect(main.getByText('رمز Omar Saleh')).toBeVisible()
    await expect(main.getByText('Mind the dog')).toBeVisible()
    await expect(main.getByText('Ring twice')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])

    await says(page, 'وصل الطرد')
    const proof = main.getByRole('region', { name: 'إثبات التسليم' })
    await expect(proof).toContainText('استلم Omar Saleh الطرد')
    await expect(proof.getByRole('img')).toBeVisible()
    await expect(main.getByText('رمز Omar Saleh')).toBeHidden()
    expect(await seriousFindings(page)).toEqual([])
  })
})
