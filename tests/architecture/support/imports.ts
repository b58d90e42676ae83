import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** One file imports another. `isLazy`: at run time, by `import()`. */
export type Arrow = { from: string; to: string; isType: boolean; isLazy: boolean }

const { imports: aliases } = JSON.parse(read('package.json')) as { imports: Record<string, string> }

const IMPORTS =
  /^(?:import|export)\s+(?:(type)\s+)?([^'"`;]*?)\s*from\s*'([#.][^']+)'|\b(typeof )?import\s*\(?\s*'([#.][^']+)'/gm

/** `import { type A, type B }` imports types only, too. */
const namesTypesOnly = (names: string) =>
  /^\{[^}]*\}$/.test(names) && !/[{,]\s*(?!type\s)\w/.test(names.replace(/,\s*\}$/, '}'))

/** The path of an imported file from the root of the repository; undefined for a package. */
export function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = Object.keys(aliases).find((key) => specifier.startsWith(key.slice(0, -1)))
  return alias && normalize(aliases[alias]!.replace('*', specifier.slice(alias.length - 1)))
}

/** The files that a glob finds, in the order of the alphabet, and the imports among them. */
export function importsOf(glob: string): { files: string[]; arrows: Arrow[] } {
  const files = globSync(glob, { cwd: root }).toSorted()
  const known = new Set(files)
  const arrows = files.flatMap((from) =>
    [...read(from).matchAll(IMPORTS)].flatMap(([whole, type, names = '', named, typeOf, alone]) => {
      const to = target(from, named ?? alone ?? '')
      const isType = type !== undefined || typeOf !== undefined || namesTypesOnly(names)
      return to && known.has(to)
        ? [{ from, to, isType, isLazy: !isType && whole.includes('(') && !named }]
        : []
    }),
  )
  return { files, arrows }
}

/** Groups of more than one node that reach each other (Tarjan), each in alphabetical order. */
export function circles(edges: { from: string; to: string }[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const seen = new Map<string, { at: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (node: string) => {
    const own = { at: seen.size, low: seen.size, isOpen: true }
    seen.set(node, own)
    open.push(node)
    for (const to of next.get(node) ?? []) {
      const other = seen.get(to) ?? visit(to)
      if (other.isOpen) own.low = Math.min(own.low, other.low)
    }
    if (own.low === own.at) {
      const group = open.splice(open.indexOf(node))
      for (const each of group) seen.get(each)!.isOpen = false
      if (group.length > 1) found.push(group.toSorted())
    }
    return own
  }
  for (const node of next.keys()) if (!seen.has(node)) visit(node)
  return found
}
