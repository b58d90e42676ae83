import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { read, root, target } from './imports.ts'

/** `import { a } from 'b'`, `import 'b'`, `export ... from 'b'`, `import('b')`; the first group is of a type only. */
const STATEMENTS =
  /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm
/** A file that another one opens by its address: `new URL('upload-process.ts', import.meta.url)`. */
const OPENED = /new URL\('([^']+\.ts)', import\.meta\.url\)/g
/** A file of a package, by its path: a string or a template. */
const PATHS = /['"`]((?:@[\w-]+\/)?[\w-]+)\/[^'"`\s]+['"`]/g

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/**
 * The packages that the files load from `node_modules` when they run, each with a file that does. Files are followed as far
 * as they import each other; types are left out, as Node leaves them out.
 */
export function packagesAtRun(entries: readonly string[]): {
  files: Set<string>
  packages: Map<string, string>
} {
  const files = new Set(entries)
  const packages = new Map<string, string>()
  for (const file of files) {
    const text = read(file)
    const imported = [...text.matchAll(STATEMENTS)].flatMap(([, type, named, lazy]) =>
      type ? [] : [named ?? lazy ?? ''],
    )
    const opened = [...text.matchAll(OPENED)].map(([, path]) => `./${path}`)
    for (const specifier of [...imported, ...opened]) {
      const to = target(file, specifier)
      if (to) files.add(to)
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier))
        packages.set(packageOf(specifier), file)
    }
    if (!text.includes('createRequire')) continue
    for (const [, name = ''] of text.matchAll(PATHS))
      if (existsSync(join(root, 'node_modules', name))) packages.set(name, file)
  }
  return { files, packages }
}
