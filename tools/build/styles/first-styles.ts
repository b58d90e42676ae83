import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '#tools/dev/exec.ts'
import { writtenStyles } from './class-names.ts'

/** Where the first load starts: the entry, and what it shows a moment later without late styles. */
const ENTRIES = ['src/main.tsx', 'src/app/shell/customer-links.part.tsx', 'src/ui/splide-carousel.tsx']

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

/** The files of `src` that an entry imports statically, directly or indirectly. */
export function firstFiles(): string[] {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file) || !existsSync(join(root, file))) return
    seen.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, specifier] of text.matchAll(
      /^(?:import|export)\b(?! type\b)[^'"(=]*?['"]([#.][^'"]+\.tsx?)['"]/gm,
    ))
      follow(resolve(file, specifier!))
  }
  for (const entry of ENTRIES) follow(entry)
  return [...seen].filter((file) => file.startsWith('src/'))
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier))
  const alias = Object.keys(imports).find((key) => specifier.startsWith(key.slice(0, -1)))
  return alias
    ? relative(root, join(root, imports[alias]!.replace('*', specifier.slice(alias.length - 1))))
    : specifier
}

/** The class names of the first load, besides those of recipes. */
export async function firstClassNames(): Promise<Set<string>> {
  const styles = await Promise.all(
    firstFiles().map((file) => writtenStyles(readFileSync(join(root, file), 'utf8'))),
  )
  return new Set(styles.flat().flatMap(({ classNames }) => classNames.split(' ')))
}
