// Only a browser shows it: the clipboard, and pictures that the browser draws into a file.
import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.ts'

test('a flow goes to Stately and Mermaid as text, and to a file as a picture, also when the first one could not be made', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy for Stately' }).click()
  await expect.poll(clipboard).toMatch(/^import { .*setup } from 'xstate'/)
  await page.getByRole('button', { name: 'Copy for Mermaid' }).click()
  await expect.poll(clipboard).toMatch(/^stateDiagram-v2/)

  await page.getByRole('button', { name: 'PNG', exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'could not make the PNG file' })
  await expect(problem).toBeVisible()
  for (const [button, file, beginsWith] of [
    ['PNG', 'cancel-order.png', '\u{FFFD}PNG'],
    ['SVG', 'cancel-order.svg', '<svg'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const download = await saved
    await expect(problem).toBeHidden()
    expect(download.suggestedFilename()).toBe(file)
    expect((await readFile(await download.path(), 'utf8')).slice(0, 4)).toBe(beginsWith)
  }
})
