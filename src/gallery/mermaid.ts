import type { Chart, ChartArrow, ChartState } from './chart.ts'

/** A chart as a state diagram of Mermaid, with the names that the chart shows. */
export function mermaidText({ root, arrows }: Chart): string {
  const ids = new Map(statesIn(root).map(({ id }, index) => [id, `s${index}`]))
  return ['stateDiagram-v2', ...linesOf(root, arrows, ids, '  ')].join('\n')
}

const statesIn = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesIn)]

function linesOf(
  state: ChartState,
  arrows: ChartArrow[],
  ids: Map<string, string>,
  indent: string,
): string[] {
  const id = ids.get(state.id)!
  const name = `${indent}state "${plain(state.name)}" as ${id}`
  const arrowLines = arrows
    .filter(({ source }) => source === state.id)
    .flatMap((arrow) =>
      arrow.targets.map((target) => `${indent}${id} --> ${ids.get(target)!} : ${sayingOf(arrow)}`),
    )
  const end = state.kind === 'final' ? [`${indent}${id} --> [*]`] : []
  if (state.states.length === 0) return [name, ...arrowLines, ...end]
  const inner = `${indent}  `
  const start = state.initial === undefined ? [] : [`${inner}[*] --> ${ids.get(state.initial)!}`]
  const inside = state.states.flatMap((child, index) => [
    ...(index > 0 && state.kind === 'parallel' ? [`${inner}--`] : []),
    ...linesOf(child, arrows, ids, inner),
  ])
  return [`${name} {`, ...start, ...inside, `${indent}}`, ...arrowLines]
}

const sayingOf = ({ label, guard }: ChartArrow): string => plain(guard ? `${label} [${guard}]` : label)

/** Signs that end a name or a line in Mermaid become others. */
const plain = (text: string): string =>
  text.replaceAll('"', '”').replaceAll(';', ',').replaceAll(':', ' –').replace(/\s+/g, ' ')
