import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { circles, importsOf, read, root, target } from './support/imports.ts'

/**
 * Decisions 001 and 017: what each folder of the repository may import. In `src` the arrows go down only; a feature imports
 * no other feature. The gallery shows the models that testers write, and is no part of the storefront.
 */
const LEVELS = [
  ['src/main.tsx'],
  ['src/app', 'src/prerender', 'src/gallery'],
  ['src/features'],
  ['src/shared'],
  ['src/core', 'src/navigation', 'src/flow'],
  ['src/ui', 'src/maps'],
  ['src/i18n', 'src/theme', 'src/api', 'src/browser', 'src/index.css'],
]

/** The folder that decides what a file may import: `machines`, `server`, `src/features/cart`, `src/ui` ... */
const layerOf = (file: string) => file.match(/^src\/(features\/)?[^/]+/)?.[0] ?? file.split('/')[0]!
const levelOf = (layer: string) =>
  LEVELS.findIndex((level) => level.some((one) => layer === one || layer.startsWith(`${one}/`)))

function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'openapi' || from === 'tools') return true
  if (from === 'src/gallery' && to === 'tests') return true
  if (from === 'server' || from === 'machines' || from === 'openapi') return false
  if (to === 'machines' || to === 'styled-system') return true
  if (!to.startsWith('src/')) return false
  return levelOf(to) > levelOf(from) || (levelOf(to) === levelOf(from) && !to.startsWith('src/features/'))
}

const files = globSync('{machines,server,src,openapi,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
  (f) => !f.includes('generated'),
)
const found = files.flatMap((file) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(([, specifier]) => {
    const to = target(file, specifier!)
    return to ? [{ file, from: layerOf(file), to: layerOf(to), specifier: specifier! }] : []
  }),
)

describe('who may import whom', () => {
  it('reads the imports of the whole house', () => {
    expect(found.length).toBeGreaterThan(50)
  })

  it('knows the level of every folder in src', () => {
    expect(found.filter(({ from }) => from.startsWith('src/') && levelOf(from) < 0)).toEqual([])
  })

  it('finds no import against the direction of the layers', () => {
    const wrong = found
      .filter(({ from, to }) => !mayImport(from, to))
      .map(({ file, specifier }) => `${file} -> ${specifier}`)
    expect(wrong).toEqual([])
  })

  it.each(['machines', 'src', 'tools'])(
    'no files of %s import each other in a circle, types included',
    (folder) => {
      // What loads late may import what loads it.
      const arrows = importsOf(`${folder}/**/*.{ts,tsx}`).arrows.filter(({ isLazy }) => !isLazy)
      expect(arrows.length).toBeGreaterThan(50)
      expect(circles(arrows)).toEqual([])
    },
  )
})
