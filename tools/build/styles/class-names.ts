import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

type Css = (...styles: object[]) => string

export type WrittenStyle = { start: number; end: number; classNames: string }

/** Every `css({ ... })` of a module whose argument is written out, with the class names it stands for, in order. */
export async function writtenStyles(code: string, program?: unknown): Promise<WrittenStyle[]> {
  if (!/\bcss\(/.test(code)) return []
  const { css } = (await import('#styled/css/index.js')) as { css: Css }
  return literalCalls(program ?? parseAst(code, { lang: 'tsx' })).map(({ start, end }) => ({
    start,
    end,
    classNames: new Function('css', `return ${code.slice(start, end)}`)(css),
  }))
}

/** Calls of `css` whose arguments consist of literals only, in the order of the text. */
function literalCalls(program: unknown): Node[] {
  const found: Node[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    if (!isNode(node)) return
    const callee = node.callee as Node | undefined
    if (
      node.type === 'CallExpression' &&
      callee?.name === 'css' &&
      (node.arguments as Node[]).every(isWrittenOut)
    )
      found.push(node)
    else visit(Object.values(node))
  }
  visit(program)
  return found.sort((one, other) => one.start - other.start)
}

function isWrittenOut(node: Node): boolean {
  if (node.type === 'Literal') return true
  if (node.type === 'UnaryExpression') return isWrittenOut(node.argument as Node)
  if (node.type === 'TemplateLiteral') return (node.expressions as Node[]).length === 0
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).every(isWrittenOut)
  if (node.type !== 'ObjectExpression') return false
  return (node.properties as Node[]).every(
    (property) =>
      property.type === 'Property' &&
      !property.computed &&
      !property.method &&
      isWrittenOut(property.value as Node),
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
