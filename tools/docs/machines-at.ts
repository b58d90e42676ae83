import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { root } from '#tools/dev/exec.ts'

/** The machines of a folder that holds `machines/` and its package.json, by the name of their flow. */
export async function machinesIn(folder: string): Promise<Map<string, AnyStateMachine>> {
  const files = globSync('machines/**/*.machine.ts', { cwd: folder }).sort()
  const found = await Promise.all(
    files.map(async (file): Promise<[string, AnyStateMachine][]> => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href)
      const machine = Object.values(exported).find((value) => value instanceof StateMachine)
      return machine ? [[basename(file, '.machine.ts'), machine]] : []
    }),
  )
  return new Map(found.flat())
}

export class UnknownCommit extends Error {
  override readonly name = 'UnknownCommit'

  constructor(commit: string) {
    super(`git knows no commit ${commit}.`)
  }
}

/** The machines as they were at a commit; they run with the packages of today. */
export async function machinesAt(commit: string): Promise<Map<string, AnyStateMachine>> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-flows-'))
  try {
    const archive = spawnSync('git', ['archive', commit, 'package.json', 'tsconfig.base.json', 'machines'], {
      cwd: root,
      maxBuffer: 2 ** 28,
    })
    if (archive.status !== 0) throw new UnknownCommit(commit)
    execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return await machinesIn(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
