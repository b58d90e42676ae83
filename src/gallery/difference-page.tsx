import type { Marks } from './chart-drawing.props.ts'
import type { Difference, FlowDifference } from './flow-difference.ts'
import type { Drawing } from './layout.ts'
import { ReportChart } from './report-chart.tsx'
import { reportPage } from './report-page.tsx'

type MarkedChart = { drawing: Drawing; marks: Marks }

/** A flow that changed, with its charts; a flow that is new, or gone, has only one. */
export type ChangedFlow = FlowDifference & {
  name: string
  before: MarkedChart | undefined
  now: MarkedChart | undefined
}

/** A page for a reviewer: what became of each flow, in words and on its chart before and now. */
export const differencePage = (since: string, flows: ChangedFlow[]): string =>
  reportPage(
    `Flows since ${since}`,
    <>
      <h1>Flows since {since}</h1>
      {flows.length === 0 && <p>No flow has changed.</p>}
      <ul>
        {flows.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {flows.map((flow) => (
        <Flow key={flow.name} flow={flow} />
      ))}
    </>,
  )

function Flow({ flow: { name, states, arrows, before, now } }: { flow: ChangedFlow }) {
  return (
    <section id={name}>
      <h2>
        {name}
        {!before && ' (new)'}
        {!now && ' (gone)'}
      </h2>
      <List title="States" difference={states} />
      <List title="Transitions" difference={arrows} />
      {before && (
        <Chart title="Before: what is gone or changed is marked" label={`${name} before`} chart={before} />
      )}
      {now && <Chart title="Now: what is new or changed is marked" label={`${name} now`} chart={now} />}
    </section>
  )
}

function List({ title, difference: { added, removed, changed } }: { title: string; difference: Difference }) {
  if (added.length + removed.length + changed.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {added.map((id) => (
          <li key={id}>
            new: <code>{id}</code>
          </li>
        ))}
        {removed.map((id) => (
          <li key={id}>
            gone: <code>{id}</code>
          </li>
        ))}
        {changed.map(({ id, parts }) => (
          <li key={id}>
            changed: <code>{id}</code>
            <ul>
              {parts.map(({ what, was, is }) => (
                <li key={what}>
                  {what}: <del>{was || 'none'}</del> → <ins>{is || 'none'}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

const Chart = ({ title, label, chart }: { title: string; label: string; chart: MarkedChart }) => (
  <details>
    <summary>{title}</summary>
    <ReportChart {...chart} label={label} />
  </details>
)
