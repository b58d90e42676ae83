import type { CoveredFlow } from '#src/gallery/covered-flow.ts'
import { xml } from '#tests/support/xml.ts'

/** The report in the format that every build server reads: a suite for each level, a case for each flow. */
export function pathsReportAsJunit(flows: readonly CoveredFlow[]): string {
  const levels = [...new Set(flows.flatMap(({ levels: own }) => own.map(({ level }) => level)))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...levels.flatMap((level) => suiteOf(level, flows)),
    '</testsuites>',
  ].join('\n')
}

function suiteOf(name: string, flows: readonly CoveredFlow[]): string[] {
  const cases = flows.flatMap((flow) =>
    flow.levels.filter(({ level, isOwn }) => level === name && isOwn).map((level) => ({ flow, level })),
  )
  const failed = cases.filter(({ level }) => level.covered && level.covered.failures.length > 0)
  const skipped = cases.filter(({ level }) => !level.covered)
  return [
    `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${failed.length}" skipped="${skipped.length}">`,
    ...cases.map(({ flow, level: { covered } }) => {
      const open = `    <testcase classname="${xml(name)}" name="${xml(flow.name)}" time="${covered?.seconds ?? 0}"`
      if (!covered) return `${open}><skipped message="The paths have not run at this level yet."/></testcase>`
      if (covered.failures.length === 0) return `${open}/>`
      return `${open}><failure message="${xml(covered.failures.join('\n'))}"/></testcase>`
    }),
    '  </testsuite>',
  ]
}
