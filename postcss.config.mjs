import panda from '@pandacss/dev/postcss'
import { firstClassNames } from './tools/first-styles.ts'
import { className, classNamesIn, unescaped, withoutArguments } from './tools/selectors.ts'
import { shortNames } from './tools/short-names.ts'

/** Recipes of parts that no first screen wears: they travel with the parts, in src/theme/late.css. */
const late =
  /^\.(accordion|checkbox|combobox|dialog|drawer|field|phone-field|popover|radio-card|search-box|segment-group|slider|switch|tabs|toast)(__|--|\b(?!-))/

/**
 * Panda writes one sheet; this keeps in each file what belongs there, with the constants written in place. The first
 * sheet has the utilities that the first load wears; the late one has all of them in a layer above, because their
 * order decides among them.
 */
const divide = {
  postcssPlugin: 'divide-late-styles',
  async OnceExit(root) {
    const file = root.source?.input.file ?? ''
    if (!/src[\\/](index|theme[\\/]late)\.css$/.test(file)) return
    const isLateFile = file.endsWith('late.css')
    refuseNamelessSubjects(root)
    writeConstantsInPlace(root)
    dropUnreadVariables(root)
    const first = isLateFile ? null : await firstClassNames()
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
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
    if (process.env.NODE_ENV === 'production') shorten(root, await shortNames())
    dropEmpty(root)
  },
}

/**
 * Browsers keep together what every `:has()` may change, and look at all of it whenever one may have: a rule for whatever
 * stands there (`> :last-child`) would have the whole page styled anew at each press.
 */
function refuseNamelessSubjects(root) {
  root.walkRules(/:has\(/, (rule) => {
    for (const selector of rule.selectors) {
      // Names of classes hold escaped selectors.
      const plain = selector.replace(/\\./g, '_')
      if (!plain.includes(':has(')) continue
      const subject = withoutArguments(plain)
        .split(/[\s>+~]+/)
        .at(-1)
      if (!/^[a-z]|[.#[]/i.test(subject)) throw rule.error(`What a :has() changes needs a name: ${selector}`)
    }
  })
}

/** The outermost layer a rule stands in. */
function layerOf(node) {
  let layer
  for (let at = node; at; at = at.parent) if (at.type === 'atrule' && at.name === 'layer') layer = at.params
  return layer?.split('.')[0]
}

/** Utilities are named as tools/inline-styles.ts names them in the scripts of a build; what it does not name is a mistake. */
function shorten(root, names) {
  root.walkRules((rule) => {
    if (!['utilities', 'late'].includes(layerOf(rule))) return
    rule.selector = rule.selector.replace(className, (whole, name) => {
      const short = names.get(unescaped(name))
      if (!short) throw rule.error(`${whole} is worn by no style that is written out.`)
      return `.${short}`
    })
  })
}

/** What no theme and no module changes needs no variable: colours and shadows keep theirs. */
function writeConstantsInPlace(root) {
  const constants = new Map()
  root.walkDecls(/^--(?!colors-|shadows-)/, ({ parent, prop, value }) => {
    if (parent.selector?.startsWith(':where(:root')) constants.set(prop, value)
  })
  const inPlace = (text) => text.replace(reading, (whole, name) => constants.get(name) ?? whole)
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return
    declaration.value = inPlace(inPlace(declaration.value))
  })
}

/** A read of a variable without a fallback; names may hold escapes (`--spacing-0\.5`). */
const reading = /var\((--(?:[\w-]|\\.)+)\)/g

function dropUnreadVariables(root) {
  for (;;) {
    const read = new Set()
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--(?:[\w-]|\\.)+/g)) read.add(name)
    })
    let dropped = 0
    root.walkDecls(/^--/, (declaration) => {
      const isPandas =
        /:root|\[data-module=/.test(declaration.parent.selector ?? '') ||
        declaration.prop.startsWith('--transition-')
      if (!isPandas || read.has(declaration.prop)) return
      declaration.remove()
      dropped++
    })
    if (dropped === 0) return
  }
}

function dropEmpty(root) {
  root.walk((node) => {
    if (node.nodes?.length === 0) {
      let empty = node
      while (empty.parent && empty.parent.type !== 'root' && empty.parent.nodes.length === 1)
        empty = empty.parent
      empty.remove()
    }
  })
}

export default { plugins: [panda(), divide] }
