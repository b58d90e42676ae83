import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Takes the `description` texts out of the built machines: designers and testers read them, browsers do not. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]machines[\\/].*\.machine\.ts$/ },
      handler(code) {
        const described = descriptions(this.parse(code) as unknown as Node)
        const kept = described.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          code,
        )
        return { code: kept, map: null }
      },
    },
  }
}

/** Properties `description: '...'` of object literals, in the order of the text. */
function descriptions(program: Node): Node[] {
  const found: Node[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    else if (isNode(node)) {
      if (isDescription(node)) found.push(node)
      else visit(Object.values(node))
    }
  }
  visit(program)
  return found.sort((one, other) => one.start - other.start)
}

const isDescription = ({ type, key, value }: Node) =>
  type === 'Property' &&
  (key as Node).name === 'description' &&
  typeof (value as Node & { value: unknown }).value === 'string'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
