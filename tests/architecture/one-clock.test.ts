import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read, root } from './support/imports.ts'

/** What reads the device's clock: the time of now, or `Date` handed on as a clock. */
const DEVICE_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|\bDateTime\.(now|local|utc)\(\s*\)|[(,:]\s*Date\s*[,)}]/

it('only the clock reads the time of the device, which may be hours wrong', () => {
  // The gallery is no part of the storefront.
  const files = globSync('{machines,src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('src/gallery/'),
  )
  expect(files.length).toBeGreaterThan(800)
  expect(files.filter((file) => DEVICE_TIME.test(read(file)))).toEqual(['src/browser/clock.ts'])
})
