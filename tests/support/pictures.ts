import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#i18n/locale.ts'
import { root } from '#tests/support/discover.ts'

/** What `npm run paths` writes for looking at. */
export const reportFolder = join(root, 'artifacts/paths')

/** How a step is looked at; the first is how the path is lived. */
export const LOOKS = [
  { name: 'wide-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'wide-dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
] as const

export type Look = (typeof LOOKS)[number]

/** Where in the report the browser level puts a picture of each step; paths and steps count from 1. */
export const pictureOf = (
  flow: string,
  path: number,
  step: number,
  { look, locale }: { look: Look; locale: Locale },
): string => `shots/${flow}/${locale}/${path}-${step}-${look.name}.webp`

/** Pictures of the machine as it was would stand beside steps as they are. */
export const forgetPictures = (flow: string, locale: Locale): void =>
  rmSync(join(reportFolder, 'shots', flow, locale), { recursive: true, force: true })
