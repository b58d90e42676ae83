import type { CoveredFlow, CoveredLevel } from './covered-flow.ts'

/** All flows at one level, added up. */
export type LevelTotals = {
  level: string
  flows: number
  transitions: number
  taken: number
  excused: number
  missing: number
  /** Pairs of consecutive transitions that happened, and those that can; of the flows whose pairs were all tried. */
  pairs: { met: number; all: number }
  failures: number
  minutes: number
}

/** One report, for the trend. */
export type ReportEntry = { at: string; commit: string; levels: LevelTotals[] }

export type Report = ReportEntry & {
  /** Earlier reports, newest first. */
  before: ReportEntry[]
  /** Browser tests that failed once and passed twice, when they ran last. */
  unstable: string[]
}

/** Adds up the runs of each level; a flow whose paths never ran at a level counts as missing there. */
export function totalsOf(flows: readonly CoveredFlow[]): LevelTotals[] {
  const names = [...new Set(flows.flatMap(({ levels }) => levels.map(({ level }) => level)))]
  return names.map((name) => {
    const at = flows.flatMap((flow) =>
      flow.levels.filter(({ level, isOwn }) => level === name && isOwn).map((level) => ({ flow, level })),
    )
    const sum = (of: (level: CoveredLevel, flow: CoveredFlow) => number) =>
      at.reduce((total, { flow, level }) => total + of(level, flow), 0)
    const excusedIn = ({ unseen }: CoveredLevel) => Object.keys(unseen).length
    const transitions = sum((_, flow) => flow.transitions)
    const taken = sum(({ covered }) => covered?.count ?? 0)
    const excused = sum(excusedIn)
    return {
      level: name,
      flows: at.length,
      transitions,
      taken,
      excused,
      missing: Math.max(0, transitions - taken - excused),
      pairs: { met: sum(({ pairs }) => pairs?.met ?? 0), all: sum(({ pairs }) => pairs?.all ?? 0) },
      failures: sum(({ covered }) => covered?.failures.length ?? 0),
      minutes: Math.round(sum(({ covered }) => covered?.seconds ?? 0) / 6) / 10,
    }
  })
}

/** The first thing for a tester: how much is covered, which paths failed, which tests are unstable, and how that changed. */
export function Summary({ report, flows }: { report: Report; flows: CoveredFlow[] }) {
  const failures = flows.flatMap(({ name, levels }) =>
    levels.flatMap(({ level, covered }) =>
      (covered?.failures ?? []).map((failure) => ({ name, level, failure })),
    ),
  )
  return (
    <>
      <p>
        {report.at.slice(0, 16).replace('T', ' ')} UTC, commit <code>{report.commit}</code>
      </p>
      <table>
        <caption>All flows</caption>
        <thead>
          <tr>
            <th>Level</th>
            <th>Flows</th>
            <th>Transitions</th>
            <th>Taken</th>
            <th>Excused</th>
            <th>Missing</th>
            <th>Pairs</th>
            <th>Failed paths</th>
            <th>Minutes</th>
          </tr>
        </thead>
        <tbody>
          {report.levels.map((totals) => (
            <tr key={totals.level}>
              <th scope="row">{totals.level}</th>
              <td>{totals.flows}</td>
              <td>{totals.transitions}</td>
              <td>{totals.taken}</td>
              <td>{totals.excused}</td>
              <td data-whole={totals.missing === 0}>{totals.missing}</td>
              <PairsCell pairs={totals.pairs} />
              <td data-whole={totals.failures === 0}>{totals.failures}</td>
              <td>{totals.minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Failed paths</h2>
      {failures.length === 0 ? (
        <p>None in the last runs.</p>
      ) : (
        <ul>
          {failures.map(({ name, level, failure }) => (
            <li key={`${name} ${level} ${failure}`}>
              <a href={`${name}.html`}>{name}</a>, {level}: {failure}
            </li>
          ))}
        </ul>
      )}
      <h2>Unstable browser tests</h2>
      {report.unstable.length === 0 ? (
        <p>None in the last run.</p>
      ) : (
        <ul>
          {report.unstable.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      {report.before.length > 0 && <Trend entries={[report, ...report.before]} />}
    </>
  )
}

/** How many pairs of consecutive transitions happened, of how many that can. */
export const PairsCell = ({ pairs }: { pairs: CoveredLevel['pairs'] }) =>
  pairs && pairs.all > 0 ? (
    <td data-whole={pairs.met === pairs.all}>
      {pairs.met} of {pairs.all}
    </td>
  ) : (
    <td>–</td>
  )

function Trend({ entries }: { entries: ReportEntry[] }) {
  return (
    <table>
      <caption>Missing transitions and failed paths in the last reports</caption>
      <thead>
        <tr>
          <th>Report</th>
          <th>Commit</th>
          {entries[0]?.levels.map(({ level }) => (
            <th key={level}>{level}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, commit, levels }) => (
          <tr key={at}>
            <th scope="row">{at.slice(0, 16).replace('T', ' ')}</th>
            <td>
              <code>{commit}</code>
            </td>
            {levels.map(({ level, missing, failures }) => (
              <td key={level} data-whole={missing + failures === 0}>
                {missing} missing, {failures} failed
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
