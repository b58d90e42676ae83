import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.ts'

test('a flow goes to Stately and Mermaid as text, and to a file as a picture', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor()
  await page.goto('/flows/?flow=cancel-order')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy for Stately' }).click()
  await expect.poll(clipboard).toMatch(/^import { .*setup } from 'xstate'/)
  await page.getByRole('button', { name: 'Copy for Mermaid' }).click()
  await expect.poll(clipboard).toMatch(/^stateDiagram-v2/)
  for (const [button, file, beginsWith] of [
    ['SVG', 'cancel-order.svg', '<svg'],
    ['PNG', 'cancel-order.png', '\u{FFFD}PNG'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(file)
    expect((await readFile(await download.path(), 'utf8')).slice(0, 4)).toBe(beginsWith)
  }
})

test('the gallery says that a picture could not be made, and makes it at the next press', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.addInitScript(() => {
    const { prototype } = OffscreenCanvas
    const { convertToBlob } = prototype
    prototype.convertToBlob = () => {
      prototype.convertToBlob = convertToBlob
      return Promise.reject(new DOMException('No memory is left', 'EncodingError'))
    }
  })
  await page.goto('/flows/?flow=cancel-order')
  const png = page.getByRole('button', { name: 'PNG', exact: true })
  await png.click()
  const problem = page.getByRole('alert').filter({ hasText: 'could not make the PNG file' })
  await expect(problem).toBeVisible()
  const saved = page.waitForEvent('download')
  await png.click()
  await saved
  await expect(problem).toBeHidden()
})
