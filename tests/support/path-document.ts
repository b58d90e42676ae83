import { arrows, stateNodes } from '#src/gallery/transitions.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { pathId } from '#tests/support/path-id.ts'
import {
  actionIn,
  type FlowWords,
  flowTitle,
  type Language,
  priorityOf,
  provenBy,
  stateIn,
} from '#tests/support/path-words.ts'
import { endOf, endsIn, type Path, type PathStep, type Paths } from '#tests/support/paths.ts'
import { inline, plain } from '#tests/support/plain.ts'
import type { Step } from '#tests/support/story.ts'
import { leaves, stateOf, type World } from '#tests/support/world.ts'
import { writtenSteps } from '#tests/support/written-path.ts'

/**
 * The paths of a flow as Markdown that a tester can follow and review; `tests/machines/<journey>/<flow>.paths.md` keeps those of
 * `--write`.
 */
export function pathsAsMarkdown(
  name: string,
  model: ModelOf,
  { paths, uncovered, unmet }: Paths,
  options = '--write',
): string {
  const { machine } = model
  const transitions = arrows(machine).length
  const lines = [
    `# Paths of ${name}`,
    '',
    `Generated from the machine of this flow by \`npm run paths -- ${name} ${options}\`; not edited by hand.`,
    '',
    ...(machine.root.description ? [machine.root.description, ''] : []),
    `${plural(stateNodes(machine).length, 'state')}, ${plural(transitions, 'transition')}, of which ${plural(paths.length, 'path')} take ${transitions - uncovered.length}.`,
    ...(unmet.length > 0 ? ['', `Not met: ${unmet.join(', ')}.`] : []),
    ...delayLines(model),
    '',
    ...paths.flatMap((path, index) => pathLines(path, index)),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** The paths of a flow for a program: everything that is known of each step. */
export const pathsAsJson = (words: FlowWords, { paths, unmet }: Paths) => ({
  flow: words.name,
  titles: inBoth((language) => flowTitle(words, language)),
  uncovered: unmet,
  paths: paths.map((path) => ({
    id: pathId(words.name, path),
    priority: priorityOf(path),
    from: path.from,
    input: plain(path.input),
    starts: leaves(path.start.snapshot),
    steps: path.steps.map((pathStep) => {
      const { name: what, step, world, arrows: taken } = pathStep
      return {
        what,
        action: inBoth((language) => actionIn(words, pathStep, language)),
        with: plain(payload(step)),
        ends: leaves(world.snapshot),
        expected: inBoth((language) => stateIn(words, world, language)),
        asked: world.last.asked.map(({ src, input }) => ({ port: src, input: plain(input) })),
        announced: plain(world.last.heard),
        transitions: taken.map(({ id }) => id),
        proves: provenBy(words, pathStep),
      }
    }),
    ends: leaves(endOf(path).snapshot),
  })),
})

const inBoth = (say: (language: Language) => string) => ({ en: say('en'), ar: say('ar') })

/** The paths of a flow as a browser spec that runs as it is written: a tester may change, drop and add steps. */
export const pathsAsPlaywright = (name: string, { paths }: Paths, cover = 'transitions'): string =>
  [
    `// Written by \`npm run paths -- ${name} --cover ${cover} --format playwright\`. Each step says what happens and where the flow is then.`,
    "import { liveAsWritten } from '#tests/e2e/paths/support/live-as-written.ts'",
    "import { test } from '#tests/e2e/paths/support/test.ts'",
    ...paths.map((path, index) =>
      [
        '',
        `test(${quoted(`${pathId(name, path)}: path ${index + 1} of ${name}, from ${path.from} to ${endsIn(path)}`)}, async ({ browser, house }) => {`,
        '  await liveAsWritten({ browser, house }, {',
        `    flow: ${quoted(name)},`,
        `    from: ${quoted(path.from)},`,
        '    steps: [',
        ...writtenSteps(path).map((step) => `      [${step.map(quoted).join(', ')}],`),
        '    ],',
        '  })',
        '})',
      ].join('\n'),
    ),
    '',
  ].join('\n')

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

function delayLines({ machine, inputs }: ModelOf): string[] {
  const named = Object.entries(machine.implementations.delays)
  if (named.length === 0 || Object.keys(inputs).length === 0) return []
  const list = named.map(
    ([delay, ms]) => `\`${delay}\` ${typeof ms === 'number' ? `${ms} ms` : 'as computed'}`,
  )
  return ['', `Delays: ${list.join(', ')}.`]
}

function pathLines(path: Path, index: number): string[] {
  return [
    `## ${index + 1}. From ${path.from} to ${endsIn(path)}`,
    '',
    '| | What happens | With | Then | Asked | Announced |',
    '|---|---|---|---|---|---|',
    row(['', 'start', cell(path.input), ...consequences(path.start)]),
    ...path.steps.map((step, position) => stepRow(step, position)),
    '',
    ...decisionLines(path),
  ]
}

function decisionLines(path: Path): string[] {
  const { output } = endOf(path).snapshot
  return output === undefined ? [] : [`Decided: ${cell(output)}`, '']
}

const stepRow = ({ name, step, world }: PathStep, position: number): string =>
  row([String(position + 1), name, cell(payload(step)), ...consequences(world)])

const consequences = ({ snapshot, last }: World): string[] => [
  stateOf({ snapshot }),
  [
    ...last.asked.map(({ src, input }) => (input === undefined ? src : `${src} ${cell(input)}`)),
    ...last.told.map(([child, event]) => `tell ${child} ${cell(event)}`),
    ...last.did.map((effect) => `do ${effect}`),
  ].join('; '),
  last.heard.map(cell).join('; '),
]

/** What a step carries beside its name. */
export function payload(step: Step): unknown {
  switch (step.type) {
    case '@done':
      return step.output
    case '@refused':
      return step.error
    case '@after':
      return undefined
    default: {
      const { type: _, ...rest } = step as { type: string }
      return Object.keys(rest).length > 0 ? rest : undefined
    }
  }
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

const WIDEST = 160

function cell(value: unknown): string {
  if (value === undefined) return ''
  const text = inline(value)
  const short = text.length > WIDEST ? `${text.slice(0, WIDEST)}…` : text
  return `\`${short.replaceAll('|', '\\|').replaceAll('`', "'")}\``
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
