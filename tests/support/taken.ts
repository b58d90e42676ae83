import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/discover.ts'
import type { Level } from '#tests/support/driver.ts'

/** Which arrows of a machine were taken at a level when its paths ran there last; `npm run paths` shows them. */
export const readTaken = (level: Level, flow: string): string[] | undefined => {
  try {
    return JSON.parse(readFileSync(fileOf(level, flow), 'utf8'))
  } catch {
    return undefined
  }
}

export function writeTaken(level: Level, flow: string, arrows: Iterable<string>): void {
  mkdirSync(folderOf(level), { recursive: true })
  writeFileSync(fileOf(level, flow), `${JSON.stringify([...new Set(arrows)], null, 1)}\n`)
}

const folderOf = (level: Level) => join(root, '.cache/paths', level)
const fileOf = (level: Level, flow: string) => join(folderOf(level), `${flow}.json`)
