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
