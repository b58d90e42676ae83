import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { importsOf, read } from '#tests/architecture/support/imports.ts'

const root = new URL('../../', import.meta.url)

/** A process that opens no database, but loads what does: which files of drizzle-orm it loads, and how often Node looks for one. */
function loaded(...before: string[]): { files: string[]; lookups: string[] } {
  const script = `
    import { registerHooks } from 'node:module'
    const [files, lookups] = [[], []]
    registerHooks({
      resolve(specifier, context, next) {
        if (/^(drizzle-orm|[.])/.test(specifier) && /drizzle-orm/.test(specifier + context.parentURL)) lookups.push(specifier)
        return next(specifier, context)
      },
      load(url, context, next) {
        if (url.includes('/drizzle-orm/')) files.push(url)
        return next(url, context)
      },
    })
    for (const file of ${JSON.stringify([...before, 'server/db/engine/open.ts', 'server/db/schema.ts'])})
      await import(new URL(file, ${JSON.stringify(root.href)}).href)
    console.log(JSON.stringify({ files: files.toSorted(), lookups }))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(said) as { files: string[]; lookups: string[] }
}

describe('the server finds the files of drizzle-orm', () => {
  it('the server loads the same files, and Node looks for each entry of the package once', () => {
    const [plain, quick] = [loaded(), loaded('server/db/resolve-drizzle.ts')]
    expect(plain.files.length).toBeGreaterThan(80)
    expect(quick.files).toEqual(plain.files)
    expect(plain.lookups.length).toBeGreaterThan(300)
    expect(quick.lookups.filter((specifier) => specifier.startsWith('.'))).toEqual([])
    expect(quick.lookups).toEqual([...new Set(quick.lookups)])
  }, 60_000)

  it.each(['server/main.ts', 'server/invariants/main.ts'])(
    '%s imports the database only by import()',
    (entry) => {
      const arrows = importsOf('server/**/*.ts').arrows.filter(({ isType, isLazy }) => !isType && !isLazy)
      const reached = new Set([entry])
      for (const file of reached) for (const { from, to } of arrows) if (from === file) reached.add(to)
      expect([...reached]).toContain('server/db/resolve-drizzle.ts')
      expect([...reached].filter((file) => read(file).includes("from 'drizzle-orm"))).toEqual([])
    },
  )
})
