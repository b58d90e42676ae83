import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/db/engine/folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the lock of a data folder', () => {
  it('keeps a second shop out until the first gives it back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${process.pid}.`)
    unlock()
    lockFolder(folder)()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('outlives neither its process nor a later process with the same number', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 4_194_999, started: '1' }))
    lockFolder(folder)()
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, started: 'long ago' }))
    lockFolder(folder)()
  })

  it('is taken over when it cannot be read', () => {
    writeFileSync(join(folder, 'lock'), '')
    lockFolder(folder)()
  })
})
