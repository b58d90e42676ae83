import { readChart } from './chart.ts'
import type { CoveredFlow, CoveredLevel } from './covered-flow.ts'
import { elk } from './elk.ts'
import { type Drawing, layOut } from './layout.ts'
import { machineFlows } from './machine-flows.ts'
import { ReportChart } from './report-chart.tsx'
import { reportPage } from './report-page.tsx'
import { PairsCell, type Report, Summary } from './report-summary.tsx'

export { totalsOf } from './report-summary.tsx'

/**
 * The report as pages by file name: an index of every flow, and for each flow to be drawn its chart in the colours of what
 * was covered.
 */
export async function coveragePages(
  flows: CoveredFlow[],
  isDrawn: (name: string) => boolean,
  report: Report,
): Promise<Map<string, string>> {
  const pages = new Map([['index.html', reportPage('Paths', <Index flows={flows} report={report} />)]])
  for (const flow of flows) {
    if (!isDrawn(flow.name)) continue
    const machine = machineFlows.find(({ name }) => name === flow.name)?.machine
    if (!machine) continue
    const drawing = await layOut(readChart(machine), elk)
    const description = machine.root.description ?? ''
    pages.set(
      `${flow.name}.html`,
      reportPage(flow.name, <FlowPage flow={flow} drawing={drawing} sentence={description} />),
    )
  }
  return pages
}

/** Where the pairs of consecutive transitions are tried. */
const PAIRED = ['pure', 'service']

const percent = ({ covered }: CoveredLevel): string => (covered ? `${covered.percent} %` : '–')

function Index({ flows, report }: { flows: CoveredFlow[]; report: Report }) {
  return (
    <>
      <h1>Paths of every flow</h1>
      <p>How much of each machine the generated paths took when they ran last, level by level.</p>
      <Summary report={report} flows={flows} />
      <table>
        <caption>Each flow</caption>
        <thead>
          <tr>
            <th>Flow</th>
            <th>States</th>
            <th>Transitions</th>
            <th>Paths</th>
            {flows[0]?.levels.map(({ level }) => (
              <th key={level}>{level}</th>
            ))}
            {PAIRED.map((level) => (
              <th key={level}>pairs, {level}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <tr key={flow.name}>
              <th scope="row">
                <a href={`${flow.name}.html`}>{flow.name}</a>
              </th>
              <td>{flow.states}</td>
              <td>{flow.transitions}</td>
              <td>{flow.paths.length}</td>
              {flow.levels.map((level) => (
                <td key={level.level} data-whole={level.covered?.percent === 100}>
                  {percent(level)}
                </td>
              ))}
              {PAIRED.map((paired) => (
                <PairsCell key={paired} pairs={flow.levels.find(({ level }) => level === paired)?.pairs} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type FlowPageProps = { flow: CoveredFlow; drawing: Drawing; sentence: string }

function FlowPage({ flow, drawing, sentence }: FlowPageProps) {
  return (
    <>
      <p>
        <a href="index.html">All flows</a>
      </p>
      <h1>{flow.name}</h1>
      <p>{sentence}</p>
      <fieldset>
        <legend>Level</legend>
        {flow.levels.map((level, index) => (
          <label key={level.level}>
            <input type="radio" name="level" value={level.level} defaultChecked={index === 0} />
            {level.level}, {percent(level)}
          </label>
        ))}
      </fieldset>
      {flow.levels.map((level) => (
        <LevelChart key={level.level} level={level} drawing={drawing} name={flow.name} />
      ))}
      {flow.paths.some(({ steps }) => steps.some(({ pictures }) => pictures.length > 0)) && <LookSwitches />}
      <style>{markedSteps(flow.paths)}</style>
      {flow.paths.map(({ title, steps }, path) => (
        <details key={title}>
          <summary>{title}</summary>
          <ol className="film">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              <li key={index}>
                <label>
                  <input type="radio" name="step" value={stepId(path, index)} />
                  {step.name} <small>{step.states.join(' + ')}</small>
                  {step.pictures.map(({ look, address }) => (
                    <img
                      key={look}
                      src={address}
                      alt={`After ${step.name}`}
                      data-look={look}
                      loading="lazy"
                    />
                  ))}
                </label>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </>
  )
}

const SWITCHES = [
  ['language', 'Language of the pictures', ['en', 'ar']],
  ['width', 'Width of the pictures', ['wide', 'phone']],
  ['theme', 'Theme of the pictures', ['light', 'dark']],
] as const

function LookSwitches() {
  return SWITCHES.map(([name, legend, values]) => (
    <fieldset key={name}>
      <legend>{legend}</legend>
      {values.map((value, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {value}
        </label>
      ))}
    </fieldset>
  ))
}

const stepId = (path: number, step: number) => `${path + 1}-${step + 1}`

/** The chosen step of a path shows on the chart what it took and where it led, without a script. */
const markedSteps = (paths: CoveredFlow['paths']): string =>
  paths
    .flatMap(({ steps }, path) =>
      steps.map(({ states: led, arrows }, step) => {
        const isChosen = `body:has([value="${stepId(path, step)}"]:checked)`
        const words = arrows.map((id) => `${isChosen} .word[data-arrow=${JSON.stringify(id)}] > .halo`)
        const states = led.map((id) => `${isChosen} .state[data-state=${JSON.stringify(id)}] > g > .ground`)
        return [
          ...(words.length > 0 ? [`${words.join()} { fill: var(--info-soft); stroke: var(--info) }`] : []),
          `${states.join()} { stroke: var(--accent); stroke-width: 3 }`,
        ].join('\n')
      }),
    )
    .join('\n')

function LevelChart({
  level: { level, covered, unseen },
  drawing,
  name,
}: {
  level: CoveredLevel
  drawing: Drawing
  name: string
}) {
  return (
    <figure data-level={level}>
      {covered ? (
        <ReportChart
          drawing={drawing}
          label={`${name}, ${level}`}
          marks={{ covered: new Set(covered.taken), excused: new Set(Object.keys(unseen)) }}
        />
      ) : (
        <p>The paths have not run at this level yet.</p>
      )}
      {Object.keys(unseen).length > 0 && (
        <ul>
          {Object.entries(unseen).map(([id, reason]) => (
            <li key={id}>
              {id} <small>{reason}</small>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
