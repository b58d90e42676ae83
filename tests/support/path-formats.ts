import type { AnyStateMachine } from 'xstate'
import type { Title } from '#machines/titles.ts'
import { replayPure } from '#tests/support/coverage.ts'
import { payload } from '#tests/support/path-document.ts'
import { pathId } from '#tests/support/path-id.ts'
import {
  actionIn,
  type FlowWords,
  flowTitle,
  type Language,
  pathTitle,
  priorityOf,
  provenBy,
  stateIn,
} from '#tests/support/path-words.ts'
import type { Path, Paths } from '#tests/support/paths.ts'
import { inline } from '#tests/support/plain.ts'
import { stateOf, type World } from '#tests/support/world.ts'
import { xml } from '#tests/support/xml.ts'

const COLUMNS = [
  'ID',
  'Priority',
  'Title',
  'Section',
  'Precondition',
  'Step',
  'Action',
  'Action (Arabic)',
  'Event',
  'Data',
  'Expected',
  'Expected (Arabic)',
  'State',
  'Requests',
  'Told',
  'Proves',
]

/** A row for each step, as test management tools import them (RFC 4180); a path's first row begins the flow. */
export const pathsAsCsv = (words: FlowWords, { paths }: Paths): string =>
  [COLUMNS, ...paths.flatMap((path) => rowsOf(words, path))]
    .map((row) => row.map(csvCell).join(','))
    .join('\r\n')

const rowsOf = (words: FlowWords, path: Path): string[][] => {
  const head = [
    pathId(words.name, path),
    priorityOf(path),
    pathTitle(words, path),
    flowTitle(words, 'en'),
    givenOf(path),
  ]
  const [begins, beginsInArabic] = BEGIN
  const first = [
    ...head,
    '0',
    begins,
    beginsInArabic,
    '',
    text(path.input),
    ...expected(words, path.start),
    '',
  ]
  const rest = path.steps.map((step, index) => [
    ...head,
    String(index + 1),
    actionIn(words, step, 'en'),
    actionIn(words, step, 'ar'),
    step.name,
    text(payload(step.step)),
    ...expected(words, step.world),
    provenBy(words, step).join('; '),
  ])
  return [first, ...rest]
}

const BEGIN: Title = ['The flow begins', 'تبدأ الخطوات']

const expected = (words: FlowWords, world: World) => [
  stateIn(words, world, 'en'),
  stateIn(words, world, 'ar'),
  stateOf(world),
  world.last.asked.map(({ src, input }) => [src, text(input)].filter(Boolean).join(' ')).join('; '),
  world.last.heard.map(text).join('; '),
]

const csvCell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** A scenario for each path, without glue, in the words of people; the keywords of Arabic are those of Gherkin. */
export const pathsAsGherkin = (words: FlowWords, { paths }: Paths, language: Language = 'en'): string =>
  [
    ...(language === 'en' ? [] : [`# language: ${language}`]),
    `${KEYWORDS[language][0]}: ${flowTitle(words, language)}`,
    ...paths.flatMap((path) => ['', ...scenarioOf(words, path, language)]),
  ].join('\n')

/** Keywords in the order of a file: Feature, Scenario, Given, When, Then, And. */
const KEYWORDS: Record<Language, readonly [string, string, string, string, string, string]> = {
  en: ['Feature', 'Scenario', 'Given', 'When', 'Then', 'And'],
  ar: ['خاصية', 'سيناريو', 'بفرض', 'متى', 'اذاً', 'و'],
}

const scenarioOf = (words: FlowWords, path: Path, language: Language): string[] => {
  const [, scenario, given, when, result, and] = KEYWORDS[language]
  return [
    `  @${pathId(words.name, path)} @${priorityOf(path).toLowerCase()}`,
    `  ${scenario}: ${pathTitle(words, path)}`,
    `    ${given} ${givenOf(path)}`,
    `    ${result} "${stateIn(words, path.start, language)}"`,
    ...path.steps.flatMap((step) => {
      const data = payload(step.step)
      return [
        `    ${when} "${actionIn(words, step, language)}"${data === undefined ? '' : ` ${text(data)}`}`,
        `    ${result} "${stateIn(words, step.world, language)}"`,
        ...step.world.last.asked.map(({ src }) => `    ${and} request "${src}"`),
        ...step.world.last.heard.map(({ type }) => `    ${and} fact "${type}"`),
      ]
    }),
  ]
}

/** Replays each path with stub ports, and writes how that went (the format of JUnit, which every build server reads). */
export async function pathsAsJunit(
  words: FlowWords,
  machine: AnyStateMachine,
  { paths }: Paths,
): Promise<string> {
  const { name: flow } = words
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
      const open = `  <testcase classname="${xml(flow)}" name="${xml(`${pathId(flow, path)} ${pathTitle(words, path)}`)}" time="${seconds.toFixed(3)}"`
      return failure ? `${open}><failure message="${xml(failure)}"/></testcase>` : `${open}/>`
    }),
    '</testsuite>',
  ].join('\n')
}

const givenOf = ({ from }: Path) => `the flow begins with "${from}"`

/** A cell of a spreadsheet holds 32,767 characters, and a person reads fewer; JSON has all of them. */
const LONGEST = 300

function text(value: unknown): string {
  if (value === undefined) return ''
  const whole = inline(value)
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole
}
