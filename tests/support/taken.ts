import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pairsOn } from '#tests/support/criteria.ts'
import { root } from '#tests/support/discover.ts'
import type { Level } from '#tests/support/driver.ts'
import type { Path, Walk } from '#tests/support/paths.ts'

/** How the paths of a flow went at a level when they ran there last; `npm run paths` shows it. */
export type PathsRun = {
  /** Ids of the transitions that were taken. */
  arrows: string[]
  /** A sentence for each path that failed. */
  failures: string[]
  seconds: number
  /** ISO 8601. */
  at: string
  /** Shortened, with a plus sign when files had changed since. */
  commit: string
}

export const readRun = (level: Level, flow: string): PathsRun | undefined =>
  readJson<PathsRun>(fileOf(level, flow))

export function writeRun(
  level: Level,
  flow: string,
  { arrows, failures, seconds }: Pick<PathsRun, 'arrows' | 'failures' | 'seconds'>,
): void {
  const run: PathsRun = {
    arrows: [...new Set(arrows)],
    failures,
    seconds: Math.round(seconds * 10) / 10,
    at: new Date().toISOString(),
    commit: commitNow(),
  }
  mkdirSync(join(folder, level), { recursive: true })
  writeFileSync(fileOf(level, flow), `${JSON.stringify(run, null, 1)}\n`)
}

/** Of the pairs of consecutive transitions that a flow can take, how many happened at a level when all were tried last. */
export type PairsRun = { met: number; all: number; at: string; commit: string }

export const readPairs = (level: Level, flow: string): PairsRun | undefined =>
  readJson<PairsRun>(pairsFileOf(level, flow))

/** Pairs of a walk that none of these paths takes. */
export function pairsMissed({ paths }: Walk, happened: Path[]): string[] {
  const met = new Set(happened.flatMap(pairsOn))
  return [...new Set(paths.flatMap(pairsOn))].filter((pair) => !met.has(pair))
}

/** `happened`: the paths of the walk that went as generated. Returns the pairs that none of them takes. */
export function writePairs(level: Level, flow: string, walk: Walk, happened: Path[]): string[] {
  const missed = pairsMissed(walk, happened)
  const run: PairsRun = {
    met: walk.met - missed.length,
    all: walk.met,
    at: new Date().toISOString(),
    commit: commitNow(),
  }
  mkdirSync(join(folder, level), { recursive: true })
  writeFileSync(pairsFileOf(level, flow), `${JSON.stringify(run, null, 1)}\n`)
  return missed
}

/** The content of a JSON file; undefined when it is missing or broken. */
export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

let commit: string | undefined

/** Of the working tree; empty outside of git. */
export function commitNow(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    commit ??= git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
  } catch {
    commit = ''
  }
  return commit
}

const folder = join(root, '.cache/paths')
const fileOf = (level: Level, flow: string) => join(folder, level, `${flow}.json`)
const pairsFileOf = (level: Level, flow: string) => join(folder, level, `${flow}.pairs.json`)
