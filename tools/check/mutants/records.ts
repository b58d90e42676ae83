/**
 * What the mutation runs found, one file for each machine beside its stories (`tests/machines/<journey>/<flow>.mutants.json`): committed
 * with them, because a new clone has no other memory of it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '#tools/dev/exec.ts'
import { machineFiles, testFileOf } from '../machine-files.ts'
import type { InWords } from './in-words.ts'

/** A mutant that no test notices, and why that is right. Anything else has to be noticed. */
export type Explained = { line: InWords['line']; unnoticed: InWords['change'][]; why: string }

export type Passed = {
  /** Of the machine and its stories, as they were. */
  fingerprint: string
  /** The day of the run, in UTC. */
  on: string
  mutants: number
  noticed: number
}

/** Written by hand: `explained`; by the run that every mutant passed: the rest. */
export type MutantRecord = Partial<Passed> & { explained?: Explained[] }

/** `folder` is another one in tests. */
const fileOf = (flow: string, folder?: string) =>
  folder ? join(folder, `${flow}.mutants.json`) : join(root, testFileOf(flow, '.mutants.json'))

export const readRecord = (flow: string, folder?: string): MutantRecord => {
  const file = fileOf(flow, folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Notes that every mutant of the flow, as it is now, was noticed or explained. */
export function record(flow: string, passed: Passed, folder?: string): void {
  const { explained } = readRecord(flow, folder)
  writeFileSync(
    fileOf(flow, folder),
    `${JSON.stringify({ ...passed, ...(explained && { explained }) }, null, 2)}\n`,
  )
}

/** Comments, types, layout, the folder of an imported file and the titles of stories do not count: they have no mutants. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    hash.update(
      ts
        .transpileModule(source, {
          compilerOptions: {
            removeComments: true,
            target: ts.ScriptTarget.ESNext,
            module: ts.ModuleKind.ESNext,
          },
        })
        .outputText.replace(/(?<=^(?:import|\} from) .*')[^']*\/(?=[^'/]+';?$)/gm, '')
        .replace(/^ {4}'(?:[^'\\]|\\.)*': \{$/gm, '{'),
    )
  return hash.digest('hex').slice(0, 16)
}

export const fingerprintOf = (flow: string): string =>
  fingerprint(
    [machineFiles.get(flow)!, testFileOf(flow, '.stories.ts')].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    ),
  )
