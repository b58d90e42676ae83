import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as pages from '#src/navigation/pages.ts'
import { PARCEL_PATH } from '#src/navigation/parcel-path.ts'
import * as routes from '#src/navigation/routes.ts'
import { read, root } from './support/imports.ts'

const paths = [...Object.values(pages).flat(), ...Object.values(routes), PARCEL_PATH]
const PATH = new RegExp(`^(?:${paths.map((path) => path.replace(/:\w+/, '[^/]*')).join('|')})$`)

/** A comment, or a call of the API, some of whose paths are those of pages. */
const OTHERS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\b(?:GET|POST|PUT|DELETE|PATCH)\(\s*'[^']*'/g

/** Strings and templates of this text that spell a path of the shop, or add a query string to a constant. */
function pathsIn(text: string): string[] {
  const rest = text.replace(OTHERS, '')
  const spelled = [...rest.matchAll(/['"`](\/[^'"`\n]*)/g)].map(([, path]) => path!)
  const added = [...rest.matchAll(/`(\$\{[A-Z_]+\}[?&][^`]*)/g)].map(([, path]) => path!)
  return [...spelled.filter((path) => PATH.test(path.replace(/\$\{.*/, 'x').replace(/[?#].*/, ''))), ...added]
}

describe('paths of the shop', () => {
  it('src/navigation alone spells a path', () => {
    const files = globSync('src/{app,core,features,maps,prerender,shared,ui}/**/*.{ts,tsx}', { cwd: root })
    expect(files.length).toBeGreaterThan(500)
    const wrong = files.flatMap((file) => pathsIn(read(file)).map((path) => `${file}: ${path}`))
    expect(wrong).toEqual([])
  })

  it.each([
    ["go('/home')", ['/home']],
    ['<Link href="/profile?page=wallet" />', ['/profile?page=wallet']],
    [`go(\`/flash-sales?id=\${sale.id}\`)`, [`/flash-sales?id=\${sale.id}`]],
    [`\`/store/\${slug || id}\``, [`/store/\${slug || id}`]],
    [`\`\${TRACK_ORDER}?\${query}\``, [`\${TRACK_ORDER}?\${query}`]],
    ["api.GET('/categories', { signal })", []],
    ["// The address '/home' stays.", []],
    ["'/media/items/12.webp'", []],
  ])('the search of this test judges %s', (text, found) => {
    expect(pathsIn(text)).toEqual(found)
  })
})
