/** Which machines passed their mutation run, by a fingerprint of the machine and its stories; committed with them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '#tools/dev/exec.ts'
import { machineFiles } from '../machine-files.ts'

const LEDGER = join(root, 'tools/check/mutants/ledger.json')

export type Ledger = Record<string, string>

export const readLedger = (file = LEDGER): Ledger =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Notes that every mutant of the flow, as it is now, was noticed or explained. */
export function record(flow: string, print: string, file = LEDGER): void {
  const entries = Object.entries({ ...readLedger(file), [flow]: print }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
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
    [machineFiles.get(flow)!, `tests/machines/${flow}.stories.ts`].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    ),
  )
