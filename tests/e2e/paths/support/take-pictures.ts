import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LOOKS, type Look } from '#tests/support/pictures.ts'

const WIDEST = 720

/**
 * Pictures of a page, small enough for a report. The page is then as before: it changes its width only at the end of a path, because
 * a menu or a dialog of the wide page may be gone on a phone, with its flow.
 */
export async function takePictures(
  page: Page,
  fileOf: (look: Look) => string,
  isEnd: boolean,
): Promise<void> {
  for (const look of LOOKS.filter(({ width }) => isEnd || width === LOOKS[0].width)) {
    await show(page, look)
    const file = fileOf(look)
    await mkdir(dirname(file), { recursive: true })
    await sharp(await page.screenshot())
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 70 })
      .toFile(file)
  }
  await show(page, LOOKS[0])
}

async function show(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
