import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** A part of the depth that passed, and at which commit. */
export type Passed = { commit: string; tests: number; minutes: number; at: string }

const FILE = join(root, '.cache/depth.json')

export const readPassed = (): Record<string, Passed> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Passed>) : {}

export function recordPassed(name: string, passed: Passed): void {
  write(FILE, { ...readPassed(), [name]: passed })
}

export function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
