import type { AtRule, ChildNode, Node, Plugin, Root, Rule } from 'postcss'
import { firstClassNames } from './first-styles.ts'
import { classNamesIn, withoutArguments } from './selectors.ts'

/** Recipes of parts that no first screen wears: they travel with the parts, in src/theme/late.css. */
const late =
  /^\.(accordion|checkbox|combobox|dialog|drawer|field|phone-field|popover|radio-card|search-box|segment-group|slider|switch|tabs|toast)(__|--|\b(?!-))/

/**
 * Panda writes one sheet; this keeps in each file what belongs there, with the constants written in place. The first
 * sheet has the utilities that the first load wears; the late one has all of them in a layer above, because their
 * order decides among them.
 */
export const divideStyles: Plugin = {
  postcssPlugin: 'divide-styles',
  async OnceExit(root) {
    const file = root.source?.input.file ?? ''
    if (!/src[\\/](index|theme[\\/]late)\.css$/.test(file)) return
    const isLateFile = file.endsWith('late.css')
    refuseNamelessSubjects(root)
    writeConstantsInPlace(root)
    dropUnreadVariables(root)
    const first = isLateFile ? null : await firstClassNames()
    root.walkRules((rule) => {
      if (isAtRule(rule.parent) && /keyframes$/.test(rule.parent.name)) return
      if (layerOf(rule) === 'utilities') {
        if (first && !classNamesIn(rule.selector).some((name) => first.has(name))) rule.remove()
      } else if (rule.selectors.every((selector) => late.test(selector)) !== isLateFile) rule.remove()
    })
    if (isLateFile) {
      root.walkAtRules(/^(keyframes|font-face|property)$/, (rule) => void rule.remove())
      root.walkAtRules('layer', (rule) => {
        if (rule.nodes && rule.params === 'utilities') rule.params = 'late'
      })
    }
    dropEmpty(root)
  },
}

/**
 * A browser collects everything that a `:has()` can change, and styles all of it anew when one of them changes. A rule
 * without a name for its subject (`> :last-child`) would restyle the whole page at each press.
 */
function refuseNamelessSubjects(root: Root): void {
  root.walkRules(/:has\(/, (rule) => {
    for (const selector of rule.selectors) {
      // Names of classes hold escaped selectors.
      const plain = selector.replace(/\\./g, '_')
      if (!plain.includes(':has(')) continue
      const subject = withoutArguments(plain)
        .split(/[\s>+~]+/)
        .at(-1)!
      if (!/^[a-z]|[.#[]/i.test(subject))
        throw rule.error(`The subject of a :has() needs a name: ${selector}`)
    }
  })
}

/** The outermost layer a rule stands in. */
function layerOf(rule: Rule): string | undefined {
  let layer: string | undefined
  for (let at: Node | undefined = rule; at; at = at.parent)
    if (isAtRule(at) && at.name === 'layer') layer = at.params
  return layer?.split('.')[0]
}

/** What no theme and no module changes needs no variable: colours and shadows keep theirs. */
function writeConstantsInPlace(root: Root): void {
  const constants = new Map<string, string>()
  root.walkDecls(/^--(?!colors-|shadows-)/, ({ parent, prop, value }) => {
    if (selectorOf(parent).startsWith(':where(:root')) constants.set(prop, value)
  })
  const inPlace = (text: string) =>
    text.replace(reading, (whole, name: string) => constants.get(name) ?? whole)
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return
    declaration.value = inPlace(inPlace(declaration.value))
  })
}

/** A read of a variable without a fallback; names may hold escapes (`--spacing-0\.5`). */
const reading = /var\((--(?:[\w-]|\\.)+)\)/g

function dropUnreadVariables(root: Root): void {
  for (;;) {
    const read = new Set<string>()
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--(?:[\w-]|\\.)+/g)) read.add(name)
    })
    let dropped = 0
    root.walkDecls(/^--/, (declaration) => {
      const isPandas =
        /:root|\[data-module=/.test(selectorOf(declaration.parent)) ||
        declaration.prop.startsWith('--transition-')
      if (!isPandas || read.has(declaration.prop)) return
      declaration.remove()
      dropped++
    })
    if (dropped === 0) return
  }
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if (!('nodes' in node) || node.nodes?.length !== 0) return
    let empty: ChildNode = node
    while (empty.parent && empty.parent.type !== 'root' && empty.parent.nodes?.length === 1)
      empty = empty.parent as ChildNode
    empty.remove()
  })
}

const isAtRule = (node: Node | undefined): node is AtRule => node?.type === 'atrule'

const selectorOf = (node: Node | undefined): string => (node?.type === 'rule' ? (node as Rule).selector : '')
