/** `node tools/docs/contact-sheets.ts [en|ar] [picture number]`: pictures of all goods of the demo, a hundred on a sheet, in artifacts/sheets. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { compose } from '#server/media/compose.ts'
import { readPictureName } from '#server/media/picture-name.ts'
import type { Locale } from '#server/rules/text.ts'
import { branches } from '#server/seed/catalogue/branches.ts'
import { brands } from '#server/seed/catalogue/brands.ts'
import { root } from '#tools/dev/exec.ts'

const [locale = 'en', nth = '1'] = process.argv.slice(2) as [Locale?, string?]
const SIDE = 200
const CAPTION = 22
const ACROSS = 10
const PER_SHEET = 100

const listedItems = new Map(
  [...branches({ scale: 1, now: new Date('2026-01-01T08:00:00Z') })].flatMap(({ items }) =>
    items.map((item) => [`${item.module_id} ${item.name.en}`, item] as const),
  ),
)
const shown = [...listedItems.values()].sort(
  (one, other) => one.module_id - other.module_id || one.category_id - other.category_id,
)
const folder = join(root, 'artifacts/sheets')
mkdirSync(folder, { recursive: true })
for (let at = 0; at < shown.length; at += PER_SHEET) {
  const tiles = []
  for (const [i, item] of shown.slice(at, at + PER_SHEET).entries()) {
    const picture = readPictureName(item.pictures![Number(nth) - 1] ?? item.picture)
    const maker = brands.find(({ id }) => id === item.brand_id)?.name[locale]
    const label = {
      name: item.name[locale],
      ...(maker && { maker }),
      ...(item.unit && /\d/.test(item.unit.en) && { amount: item.unit[locale] }),
    }
    const drawn = picture && (await compose(picture, SIDE, label))
    if (!drawn) console.error(`No picture of ${item.name.en}: ${item.picture}`)
    else {
      const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${CAPTION}"><rect width="100%" height="100%" fill="#fff"/><text x="4" y="15" font-size="12" font-family="sans-serif">${item.name.en.slice(0, 28).replaceAll('&', '&amp;')}</text></svg>`
      const [left, top] = [(i % ACROSS) * SIDE, Math.floor(i / ACROSS) * (SIDE + CAPTION)]
      tiles.push(
        { input: await drawn.png().toBuffer(), left, top },
        { input: Buffer.from(caption), left, top: top + SIDE },
      )
    }
  }
  const rows = Math.ceil(Math.min(PER_SHEET, shown.length - at) / ACROSS)
  const file = join(folder, `goods-${locale}-${nth}-${String(at / PER_SHEET + 1)}.png`)
  await sharp({
    create: { width: ACROSS * SIDE, height: rows * (SIDE + CAPTION), channels: 3, background: '#fff' },
  })
    .composite(tiles)
    .png({ palette: true })
    .toFile(file)
  console.log(file)
}
