import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chromiumOptions, packagedChromium } from '#tools/dev/chromium.ts'

/** The fontconfig of a machine without fonts. */
const bare = mkdtempSync(join(tmpdir(), 'souk-no-fonts-'))
let browser: Browser

beforeAll(async () => {
  writeFileSync(join(bare, 'fonts.conf'), '<fontconfig></fontconfig>')
  vi.stubEnv('FONTCONFIG_PATH', bare)
  vi.stubEnv('FONTCONFIG_FILE', undefined)
  browser = await chromium.launch(await chromiumOptions(await packagedChromium()))
}, 120_000)

afterAll(async () => {
  await browser?.close()
  vi.unstubAllEnvs()
  rmSync(bare, { recursive: true })
})

/** The fonts that Chromium reports for the glyphs of a text. */
async function facesOf(page: Page, text: string) {
  await page.setContent(`<p style="font-family: sans-serif">${text}</p>`)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, glyphCount }) => ({ familyName, hasGlyphs: glyphCount > 0 }))
}

/** The pixels of a text: where glyphs are missing, texts of the same length look the same. */
const pictureOf = async (page: Page, text: string) => {
  await page.setContent(`<p style="font: 40px sans-serif; margin: 0; width: fit-content">${text}</p>`)
  return (await page.locator('p').screenshot()).toString('base64')
}

for (const [script, text, other, family] of [
  ['Latin', 'bread', 'water', 'Open Sans'],
  ['Arabic', 'خبز', 'ماء', 'Alexandria'],
] as const)
  test(`the packaged Chromium draws ${script} text on a machine without fonts`, async () => {
    const page = await browser.newPage()
    expect(await facesOf(page, text)).toEqual([{ familyName: family, hasGlyphs: true }])
    expect(await pictureOf(page, text)).not.toBe(await pictureOf(page, other))
    await page.close()
  }, 60_000)
