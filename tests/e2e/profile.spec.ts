// Only a browser shows it: a picture that is dropped, drawn and made smaller, and the question before a form is closed.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { cameraPhoto } from '#tests/fixtures/phone-photos.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const face = (page: Page) => main(page).locator('img[src*="/media/portrait-"]:visible')

test.beforeEach(async ({ page, visitor, baseURL }) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=profile-settings')
})

test('a photo is dropped, moved with the mouse and the keyboard, saved, and taken away, and one of 48 megapixels is made smaller and shown upright', async ({
  page,
}) => {
  const bytes = [...(await readFile('docs/pictures/home.webp'))]
  const drop = async (type: string) => {
    const files = await page.evaluateHandle(
      ([content, kind]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], 'me', { type: kind }))
        return transfer
      },
      [bytes, type] as const,
    )
    await main(page)
      .getByRole('button', { name: 'Add a photo' })
      .dispatchEvent('drop', { dataTransfer: files })
  }
  await drop('image/webp')
  await expect(main(page).getByText('Choose a jpg, png, jpeg or gif.')).toBeVisible()
  await drop('image/png')
  const dialog = page.getByRole('dialog', { name: 'Choose what is shown' })
  const frame = dialog.getByRole('application')
  const picture = frame.locator('img')
  const left = () => picture.evaluate((image) => Number.parseFloat(image.style.left))
  await expect(frame).toBeFocused()
  const before = await left()
  await frame.press('ArrowRight')
  const moved = await left()
  expect(moved).toBeLessThan(before)
  const box = (await frame.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await left()).toBeLessThan(moved)
  await frame.press('+')
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1')
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(face(page).first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
  await expect(face(page)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Add a photo' })).toBeVisible()

  await page.reload()
  const buffer = await cameraPhoto()
  expect(buffer.length).toBeGreaterThan(3.6 * 1024 * 1024)
  await main(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const shown = dialog.getByRole('application').locator('img')
  await expect(shown).toBeVisible()
  const measures = () =>
    shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight])
  await expect.poll(measures).toEqual([1536, 2048])
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(face(page).first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
  await expect(face(page)).toHaveCount(0)
})

test('the browser asks before it closes a form with changes, and not after they are saved', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  const first = main(page).getByLabel('First name')
  await first.fill('Noor')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(first).toHaveValue('Noor')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Noor')
  expect(asked).toEqual(['beforeunload'])
})
