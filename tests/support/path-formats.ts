import type { AnyStateMachine } from 'xstate'
import { replayPure } from '#tests/support/coverage.ts'
import { payload } from '#tests/support/path-document.ts'
import { pathId } from '#tests/support/path-id.ts'
import { endsIn, type Path, type Paths } from '#tests/support/paths.ts'
import { inline } from '#tests/support/plain.ts'
import { leaves, type World } from '#tests/support/world.ts'

const COLUMNS = [
  'ID',
  'Title',
  'Section',
  'Precondition',
  'Step',
  'Action',
  'Data',
  'Expected',
  'Requests',
  'Told',
]

/** A row for each step, as test management tools import them (RFC 4180); a path's first row begins the flow. */
export const pathsAsCsv = (flow: string, { paths }: Paths): string =>
  [COLUMNS, ...paths.flatMap((path) => rowsOf(flow, path))]
    .map((row) => row.map(csvCell).join(','))
    .join('\r\n')

const rowsOf = (flow: string, path: Path): string[][] => {
  const head = [pathId(flow, path), titleOf(path), flow, givenOf(path)]
  const first = [...head, '0', 'The flow begins', text(path.input), ...expected(path.start)]
  const rest = path.steps.map(({ name, step, world }, index) => [
    ...head,
    String(index + 1),
    name,
    text(payload(step)),
    ...expected(world),
  ])
  return [first, ...rest]
}

const expected = (world: World) => [
  placeOf(world),
  world.last.asked.map(({ src, input }) => [src, text(input)].filter(Boolean).join(' ')).join('; '),
  world.last.heard.map(inline).join('; '),
]

const csvCell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** A scenario for each path, without glue: the names are those of the machine. */
export const pathsAsGherkin = (flow: string, { paths }: Paths): string =>
  [`Feature: ${flow}`, ...paths.flatMap((path) => ['', ...scenarioOf(flow, path)])].join('\n')

const scenarioOf = (flow: string, path: Path): string[] => [
  `  @${pathId(flow, path)}`,
  `  Scenario: ${titleOf(path)}`,
  `    Given ${givenOf(path)}`,
  `    Then the flow is in "${placeOf(path.start)}"`,
  ...path.steps.flatMap(({ name, step, world }) => [
    `    When "${name}" happens${payload(step) === undefined ? '' : ` with ${text(payload(step))}`}`,
    `    Then the flow is in "${placeOf(world)}"`,
    ...world.last.asked.map(({ src }) => `    And it asks "${src}"`),
    ...world.last.heard.map(({ type }) => `    And it tells "${type}"`),
  ]),
]

/** Replays each path with stub ports, and writes how that went (the format of JUnit, which every build server reads). */
export async function pathsAsJunit(
  flow: string,
  machine: AnyStateMachine,
  { paths }: Paths,
): Promise<string> {
  const cases: { path: Path; seconds: number; failure?: string }[] = []
  for (const path of paths) {
    const began = performance.now()
    const failure = await replayPure(machine, path).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    cases.push({ path, seconds: (performance.now() - began) / 1000, ...(failure && { failure }) })
  }
  const failures = cases.filter(({ failure }) => failure).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${xml(flow)}" tests="${cases.length}" failures="${failures}">`,
    ...cases.map(({ path, seconds, failure }) => {
      const open = `  <testcase classname="${xml(flow)}" name="${xml(`${pathId(flow, path)} ${titleOf(path)}`)}" time="${seconds.toFixed(3)}"`
      return failure ? `${open}><failure message="${xml(failure)}"/></testcase>` : `${open}/>`
    }),
    '</testsuite>',
  ].join('\n')
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

const xml = (value: string) => value.replace(/[&<>"\n]/g, (sign) => XML[sign]!)

const titleOf = (path: Path) => `from ${path.from} to ${endsIn(path)}`

const givenOf = ({ from }: Path) => `the flow begins with "${from}"`

const placeOf = ({ snapshot }: World) => leaves(snapshot).join(' + ')

const text = (value: unknown) => (value === undefined ? '' : inline(value))
