import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** A change here can change the browser paths of every flow. */
const COMMON = /^(tests\/support\/|tests\/e2e\/paths\/|package-lock\.json$)/

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const alias = Object.keys(imports).find((key) => specifier.startsWith(key.slice(0, -1)))
  return alias && normalize(imports[alias]!.replace('*', specifier.slice(alias.length - 1)))
}

/** Every file of machines, storefront and flow tests with the files it imports, types included. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{machines,src,tests/machines}/**/*.{ts,tsx}', { cwd: root })
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(
        ([, specifier]) => target(file, specifier!) ?? [],
      ),
    ]),
  )
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** Flows with browser paths, each with the files that its behaviour in the browser depends on. */
function readFlows(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = readImports()
  const machines = [...imported.keys()].filter((file) => /^machines\/.*\.machine\.ts$/.test(file))
  const driven = new Set(
    [...imported]
      .filter(([file, names]) => file.endsWith('.levels.ts') && names.includes('tests/support/browser.ts'))
      .map(([file]) => basename(file, '.levels.ts')),
  )
  return new Map(
    machines
      .map((file) => [basename(file, '.machine.ts'), filesOfFlow(file, imported)] as const)
      .filter(([flow]) => driven.has(flow)),
  )
}

function filesOfFlow(machine: string, imported: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const flow = basename(machine, '.machine.ts')
  const files = new Set<string>()
  const add = (file: string, follows: (imported: string) => boolean): void => {
    if (files.has(file)) return
    files.add(file)
    for (const each of imported.get(file) ?? []) if (follows(each)) add(each, follows)
  }
  // The machine with its rules and children.
  add(machine, (file) => file.startsWith('machines/'))
  // Ports, views and reactions name the machine, screens name its ports; all bring the files of their own folder.
  const naming = (named: string) =>
    [...imported].flatMap(([file, names]) => (file.startsWith('src/') && names.includes(named) ? file : []))
  const direct = naming(machine)
  const throughPorts = direct.filter((file) => file.endsWith('.ports.ts')).flatMap(naming)
  for (const file of [...direct, ...throughPorts]) add(file, (other) => dirname(other) === dirname(file))
  for (const file of imported.keys())
    if (basename(file).startsWith(`${flow}.`) && /^(tests\/machines|src\/app\/reactions)\//.test(file))
      add(file, (other) => other.startsWith('tests/machines/'))
  return files
}

/** The flows whose browser paths a change of these files can break, by name; all flows when the change is unknown. */
export function flowsTouchedBy(changed: readonly string[] | undefined): string[] {
  known ??= readFlows()
  const flows = known
  const all = [...flows.keys()].toSorted()
  if (!changed || changed.some((file) => COMMON.test(file))) return all
  return all.filter((flow) => changed.some((file) => flows.get(flow)!.has(file)))
}

/** The flows in an order of the commit's own, so that short runs of several commits reach all of them in time. */
export const inOrderOf = (commit: string, flows: readonly string[]): string[] => {
  const key = (flow: string) => createHash('sha256').update(`${commit} ${flow}`).digest('hex')
  return flows.toSorted((a, b) => key(a).localeCompare(key(b)))
}
