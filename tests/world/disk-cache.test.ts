import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskCache } from '#server/media/disk-cache.ts'

const root = mkdtempSync(join(tmpdir(), 'souk-cache-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
const newFolder = () => join(root, String(++folders))
const kilobyte = Buffer.alloc(1024)
/** Makes a file look unused for so many hours. */
const age = (folder: string, file: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  utimesSync(join(folder, file), then, then)
}
const sizeOf = (folder: string) =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

describe('a disk cache', () => {
  it('gives back the content it keeps, also after a restart', async () => {
    const folder = newFolder()
    await createDiskCache({ folder, bytes: 10_240 }).keep('a', Buffer.from('apple'))
    const again = createDiskCache({ folder, bytes: 10_240 })
    expect(String(await again.read('a'))).toBe('apple')
    expect(await again.read('b')).toBeUndefined()
  })

  it('never holds more than its bytes, and drops the files that were not used for longest', async () => {
    const folder = newFolder()
    const cache = createDiskCache({ folder, bytes: 10 * 1024 })
    for (let at = 0; at < 10; at++) {
      await cache.keep(`file-${at}`, kilobyte)
      age(folder, `file-${at}`, 20 - at)
    }
    // Read now, the oldest file is the last to go.
    await cache.read('file-0')
    await cache.keep('new', kilobyte)
    expect(sizeOf(folder)).toBeLessThanOrEqual(10 * 1024)
    expect(readdirSync(folder)).toContain('file-0')
    expect(readdirSync(folder)).toContain('new')
    expect(readdirSync(folder)).not.toContain('file-1')
  })

  it('counts the files it finds when it starts', async () => {
    const folder = newFolder()
    const before = createDiskCache({ folder, bytes: 100 * 1024 })
    for (let at = 0; at < 20; at++) await before.keep(`file-${at}`, kilobyte)
    await createDiskCache({ folder, bytes: 10 * 1024 }).keep('new', kilobyte)
    expect(sizeOf(folder)).toBeLessThanOrEqual(10 * 1024)
  })

  it('keeps its size when many files come at once', async () => {
    const folder = newFolder()
    const cache = createDiskCache({ folder, bytes: 10 * 1024 })
    await Promise.all(Array.from({ length: 60 }, (_, at) => cache.keep(`file-${at}`, kilobyte)))
    await cache.keep('last', kilobyte)
    expect(sizeOf(folder)).toBeLessThanOrEqual(11 * 1024)
  })
})
