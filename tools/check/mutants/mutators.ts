/**
 * Mistakes in a chart. Stryker's own mutators know functions, not charts: XState refuses an empty name of a state,
 * guard or action before any test runs, which proves nothing about the tests. The structure of a chart therefore gets
 * separate mutants, each a chart that XState accepts.
 */

type Node = {
  type: string
  value?: unknown
  key?: Node
  name?: string
  callee?: Node
  properties?: Node[]
  elements?: Node[]
}
/** Babel's path, as far as it is needed here. */
type Path = { node: Node; parentPath: Path | null }
type Mutator = { name: string; mutate: (path: Path, context: unknown) => Iterable<Node> }

const keyOf = ({ key }: Node): string => String(key?.name ?? key?.value ?? '')

/** The keys above a node up to `setup()` or `createMachine()`, nearest first; undefined inside a function or another call. */
function pathIn(path: Path): string[] | undefined {
  const keys: string[] = []
  for (let up = path.parentPath; up; up = up.parentPath) {
    const { type } = up.node
    if (type === 'ObjectProperty') keys.push(keyOf(up.node))
    else if (type === 'CallExpression')
      return ['setup', 'createMachine'].includes(calledBy(up)) ? keys : undefined
    else if (!['ObjectExpression', 'ArrayExpression', 'TSAsExpression'].includes(type)) return undefined
  }
  return undefined
}

const calledBy = ({ node: { callee } }: Path) =>
  callee?.name ?? String((callee as { property?: Node })?.property?.name)

const DATA = ['context', 'tags']

/** Whether a node says how the chart is built, and not what it computes, remembers or tells. */
const isStructure = (path: Path): boolean => pathIn(path)?.every((key) => !DATA.includes(key)) ?? false

/** Only a missing connection reads the name of a port. */
const isNameOfPort = ({ parentPath }: Path): boolean =>
  parentPath?.node.type === 'CallExpression' && calledBy(parentPath) === 'port'

/** Stryker's mutators of literals, kept from the structure. */
const literals = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration']
export const exceptStructure = (mutator: Mutator): Mutator =>
  literals.includes(mutator.name)
    ? {
        ...mutator,
        mutate: (path, context) =>
          isStructure(path) || isNameOfPort(path) ? [] : mutator.mutate(path, context),
      }
    : mutator

/** Vite reads the arguments of `import.meta.glob` before the code runs: only literals compile. */
const isOfGlob = (path: Path): boolean => {
  for (let up = path.parentPath; up; up = up.parentPath)
    if (up.node.type === 'CallExpression') return calledBy(up) === 'glob'
  return false
}
export const exceptGlobs = (mutator: Mutator): Mutator => ({
  ...mutator,
  mutate: (path, context) => (isOfGlob(path) ? [] : mutator.mutate(path, context)),
})

const TRANSITIONS = ['always', 'onDone', 'onError']
const TARGETS = ['target', 'initial', ...TRANSITIONS]

/** Whether the keys above a node belong to a transition: `on: { 'item.add': here }`, `after`, `always`, `onDone`. */
const isTransition = ([first, second]: string[]) =>
  TRANSITIONS.includes(first!) || second === 'on' || second === 'after'

/** `target: 'ready'` becomes `target: 'unavailable'`: the state written next to it. */
const wrongTarget: Mutator = {
  name: 'WrongTarget',
  *mutate(path) {
    const { node } = path
    const keys = node.type === 'StringLiteral' && pathIn(path)
    if (!keys || !(TARGETS.includes(keys[0]!) || isTransition(keys))) return
    const [, lead, name] = /^(.*[.#])?(.+)$/.exec(String(node.value))!
    const beside = siblingOf(path, name!)
    if (beside) yield { type: 'StringLiteral', value: `${lead ?? ''}${beside}` }
  },
}

/** The state written after the one of that name, in the nearest `states` that has it. */
function siblingOf(path: Path, name: string): string | undefined {
  for (let up: Path | null = path; up; up = up.parentPath) {
    const states = statesIn(up.node).find((names) => names.includes(name))
    if (states) return states.length > 1 ? states[(states.indexOf(name) + 1) % states.length] : undefined
  }
  return undefined
}

/** The names of every `states` in an object. */
const statesIn = ({ properties = [] }: Node): string[][] =>
  properties.flatMap((part) => {
    const value = part.value as Node | undefined
    const names = keyOf(part) === 'states' ? [(value?.properties ?? []).map(keyOf)] : []
    return [...names, ...(value ? statesIn(value) : [])]
  })

const PARTS = ['guard', 'actions', 'entry', 'exit', 'always', 'invoke', 'target', 'output', 'reenter']

/** A transition, a guard, an action or a final end that is not there. */
const missingPart: Mutator = {
  name: 'MissingPart',
  *mutate(path) {
    const { node } = path
    const keys = pathIn(path)
    if (!keys || DATA.includes(keys[0]!) || keys[0] === 'types') return
    if (node.type === 'ObjectExpression')
      for (const part of node.properties!) if (isPart(part, keys)) yield objectWithout(node, part)
    if (node.type === 'ArrayExpression' && node.elements!.length > 1)
      for (const part of node.elements!)
        yield { ...node, elements: node.elements!.filter((other) => other !== part) }
  },
}

function isPart(part: Node, keys: string[]): boolean {
  const key = keyOf(part)
  const value = part.value as Node | undefined
  const isTable = (name = '') => name === 'on' || name === 'after'
  if (isTable(keys[0])) return true
  // A table of one is that one missing; `actions` and `guards` of setup() are tables of names.
  if (isTable(key)) return value?.properties?.length !== 1
  if (keys.length === 0 && ['actions', 'guards'].includes(key)) return false
  return PARTS.includes(key) || (key === 'type' && value?.value === 'final')
}

/** Drops one field of an object: of a result, the context, a question or an event. */
const missingField: Mutator = {
  name: 'MissingField',
  *mutate(path) {
    const { node } = path
    if (node.type !== 'ObjectExpression' || isStructure(path) || node.properties!.length < 2) return
    if (node.properties!.some(isPort)) return
    for (const part of node.properties!) yield objectWithout(node, part)
  },
}

const isPort = ({ value }: Node) => (value as Node | undefined)?.callee?.name === 'port'

const objectWithout = (node: Node, part: Node): Node => ({
  ...node,
  properties: node.properties!.filter((other) => other !== part),
})

/** A delay, an index or a limit that is off by one. */
const offByOne: Mutator = {
  name: 'OffByOne',
  *mutate({ node }) {
    if (node.type === 'NumericLiteral') yield { type: 'NumericLiteral', value: Number(node.value) + 1 }
  },
}

export const ofCharts: Mutator[] = [wrongTarget, missingPart, missingField, offByOne]
