/** The fonts of the packaged Chromium: its own name only the folders of a Lambda, and none of them has Arabic letters. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { characters, SCRIPTS } from '#tools/build/letters.ts'

/** Relative to the folder of the browser. */
export const FONTS_CONF = 'fonts.conf'
const ARABIC_FACE = 'fonts/fonts/Alexandria/Alexandria-Arabic.ttf'

/** The folder is relative to this file, so that the browser can be moved. Open Sans comes with the package. */
const conf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${['sans-serif', 'serif', 'monospace', 'system-ui']
  .map(
    (family) => `  <alias>
    <family>${family}</family>
    <prefer><family>Open Sans</family><family>Alexandria</family></prefer>
  </alias>`,
  )
  .join('\n')}
</fontconfig>
`

/** Fontconfig reads TTF only; the typeface of the storefront comes as WOFF2. */
async function arabicFace(): Promise<Uint8Array> {
  const file = new URL(
    '../../node_modules/@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
    import.meta.url,
  )
  return subsetFont(await readFile(file), characters(SCRIPTS.arabic), { targetFormat: 'truetype' })
}

/** Writes fonts.conf and an Arabic face beside a browser that was unpacked into the folder, once. */
export async function addFonts(folder: string): Promise<void> {
  const face = join(folder, ARABIC_FACE)
  if (!existsSync(face)) await writeWhole(face, await arabicFace())
  const known = join(folder, FONTS_CONF)
  const isCurrent = existsSync(known) && (await readFile(known, 'utf8')) === conf
  if (!isCurrent) await writeWhole(known, conf)
}

/** Renames a finished file into place, because other processes may read it at this moment. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, content)
  await rename(aside, file)
}
