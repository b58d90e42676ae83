import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { decompress } from 'wawoff2'

const require = createRequire(import.meta.url)
/** The shop's own font, as in src/theme. */
const FONT = 'Alexandria'

/** The ink is six hex digits after `#`. */
type Words = { width: number; height: number; ink: string; weight: 'normal' | 'bold' }

let ready: ReturnType<typeof unpack> | undefined

/**
 * The drawing library reads TrueType only, and the package of the font has WOFF2: the files are unpacked once. They are
 * opened one after the other: a text with letters of both scripts finds no font that was opened at the same time.
 */
async function unpack() {
  const folder = mkdtempSync(join(tmpdir(), 'souk-letters-'))
  const files = { latin: join(folder, 'latin.ttf'), arabic: join(folder, 'arabic.ttf') }
  for (const [script, file] of Object.entries(files)) {
    const packed = `@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`
    await writeFile(file, await decompress(await readFile(require.resolve(packed))))
    await sharp({ text: { text: 'a', font: FONT, fontfile: file } })
      .png()
      .toBuffer()
  }
  return files
}

/** Draws words as large as they fit into a box of pixels, in lines around its middle: a picture of at most that size. */
export async function drawWords(
  text: string,
  { width, height, ink, weight }: Words,
): Promise<{ data: Buffer; width: number; height: number } | undefined> {
  if (width < 6 || height < 4) return undefined
  ready ??= unpack()
  const files = await ready
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escaped}</span>`,
      font: `${FONT} ${weight}`,
      fontfile: files[/[\u0600-\u06ff]/.test(text) ? 'arabic' : 'latin'],
      width,
      height: height,
      align: 'centre',
      wrap: 'word',
      rgba: true,
    },
  })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
