import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Decisions 001 and 017: what each folder of the repository may import; a feature of `src` is `feature`. The gallery
 * shows the models that testers write, and is no part of the storefront.
 */
const BASE = ['src/ui', 'src/i18n', 'src/theme', 'src/api', 'src/browser', 'src/maps']
const SHARED = ['src/shop', 'src/goods', 'src/identity', 'src/flow', 'src/navigation']

const root = join(import.meta.dirname, '../..')
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

/** The folder that decides what a file may import: `machines`, `server`, `src/cart` ... */
const layerOf = (file: string) => file.match(/^src\/[^/]+/)?.[0] ?? file.split('/')[0]!

function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const alias = Object.keys(imports).find((key) => specifier.startsWith(key.slice(0, -1)))
  return alias && normalize(imports[alias]!.replace('*', specifier.slice(alias.length - 1)))
}

function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'openapi' || from === 'tools') return true
  if (from === 'src/flows' && to === 'tests') return true
  if (from === 'server' || from === 'machines' || from === 'openapi') return false
  if (to === 'tests' || to === 'tools' || to === 'server') return false
  if (from === 'src/app' || from === 'src/main.tsx' || from === 'src/flows') return true
  if (BASE.includes(from)) return BASE.includes(to) || to === 'machines' || to === 'styled-system'
  return [...BASE, ...SHARED, 'machines', 'styled-system'].includes(to)
}

const files = globSync('{machines,server,src,openapi,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
  (f) => !f.includes('generated'),
)
const found = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(
    ([, specifier]) => {
      const to = target(file, specifier!)
      return to ? [{ file, from: layerOf(file), to: layerOf(to), specifier: specifier! }] : []
    },
  ),
)

describe('who may import whom', () => {
  it('reads the imports of the whole house', () => {
    expect(found.length).toBeGreaterThan(50)
  })

  it('finds no import against the direction of the layers', () => {
    const wrong = found
      .filter(({ from, to }) => !mayImport(from, to))
      .map(({ file, specifier }) => `${file} -> ${specifier}`)
    expect(wrong).toEqual([])
  })
})
