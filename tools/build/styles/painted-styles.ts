import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import type { SheetPart } from '#src/prerender/used-styles.ts'
import { classNamesIn, withoutArguments } from './selectors.ts'

type Manifest = Record<string, { name?: string; css?: string[] }>

/**
 * Writes the sheets from which the prerenderer picks a page's styles: the sheet of the first load, and that of the
 * chunk shared by all later screens (`vite.config.ts`).
 */
export function writePrerenderStyles(folder: string): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [, first] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(read('index.html'))!
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const { css = [] } = Object.values(manifest).find(({ name }) => name === 'parts')!
  const sheet = partsOf(postcss.parse(read(first!)))
  const laterSheet = css.flatMap((file) => partsOf(postcss.parse(read(file))))
  writeFileSync(join(folder, '.painter/styles.json'), JSON.stringify({ sheet, laterSheet }))
}

export const partsOf = (container: Container): SheetPart[] =>
  (container.nodes ?? []).map((node: ChildNode): SheetPart => {
    if (node.type === 'rule') return { wears: node.selectors.map(classesIn), rule: node.toString() }
    if (node.type === 'atrule' && node.nodes && /^(layer|media|supports|container)$/.test(node.name))
      return { at: `@${node.name} ${node.params}`, within: partsOf(node) }
    return node.type === 'comment' ? '' : asStatement(node)
  })

const asStatement = (node: Exclude<ChildNode, Rule>) =>
  node.type === 'atrule' && !node.nodes ? `${node};` : node.toString()

/** The names a selector cannot do without. */
function classesIn(selector: string): string[] {
  const plain = withoutArguments(selector)
  return [...classNamesIn(plain), ...(plain.match(/\[data-module=[a-z]+\]/g) ?? [])]
}
