import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CoveredFlow, CoveredLevel } from '#src/gallery/covered-flow.ts'
import { type Report, Summary, totalsOf } from '#src/gallery/report-summary.tsx'
import { pathsReportAsJunit } from '#tests/support/report-junit.ts'

const level = (name: string, rest: Partial<CoveredLevel> = {}): CoveredLevel => ({
  level: name,
  isOwn: true,
  covered: undefined,
  pairs: undefined,
  unseen: {},
  ...rest,
})
const went = (count: number, failures: string[] = []) => ({
  taken: [],
  count,
  percent: 0,
  failures,
  seconds: 30,
})

const flows: CoveredFlow[] = [
  {
    name: 'cart',
    states: 3,
    transitions: 10,
    paths: [],
    levels: [
      level('service', { covered: went(10), pairs: { met: 11, all: 12 } }),
      level('browser', { covered: went(7, ['path 2: no "button"']), unseen: { 'a refused b': 'why' } }),
    ],
  },
  {
    name: 'push',
    states: 2,
    transitions: 4,
    paths: [],
    levels: [level('service'), level('browser', { isOwn: false })],
  },
]

describe('the report of paths', () => {
  it('the totals tell excused transitions from missing ones, and leave out flows without a screen', () => {
    expect(totalsOf(flows)).toEqual([
      {
        level: 'service',
        flows: 2,
        transitions: 14,
        taken: 10,
        excused: 0,
        missing: 4,
        pairs: { met: 11, all: 12 },
        failures: 0,
        minutes: 0.5,
      },
      {
        level: 'browser',
        flows: 1,
        transitions: 10,
        taken: 7,
        excused: 1,
        missing: 2,
        pairs: { met: 0, all: 0 },
        failures: 1,
        minutes: 0.5,
      },
    ])
  })

  it('the summary names commit, failed paths, unstable tests and earlier reports', () => {
    const entry = { at: '2026-11-30T09:58:00.000Z', commit: 'abcdef12', levels: totalsOf(flows) }
    const earlier = { ...entry, at: '2026-11-29T08:00:00.000Z', commit: '12345678' }
    const report: Report = { ...entry, before: [earlier], unstable: ['share: 2 paths'] }
    const page = renderToStaticMarkup(createElement(Summary, { report, flows }))
    expect(page).toContain('2026-11-30 09:58 UTC, commit <code>abcdef12</code>')
    expect(page).toContain('<a href="cart.html">cart</a>, browser: path 2: no &quot;button&quot;')
    expect(page).toContain('<li>share: 2 paths</li>')
    expect(page).toContain('<td data-whole="false">11 of 12</td>')
    expect(page).toContain(
      '<th scope="row">2026-11-29 08:00</th><td><code>12345678</code></td><td data-whole="false">4 missing, 0 failed',
    )
  })

  it('JUnit has a suite for each level, with failed and skipped flows', () => {
    expect(pathsReportAsJunit(flows).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites>',
      '  <testsuite name="service" tests="2" failures="0" skipped="1">',
      '    <testcase classname="service" name="cart" time="30"/>',
      '    <testcase classname="service" name="push" time="0"><skipped message="The paths have not run at this level yet."/></testcase>',
      '  </testsuite>',
      '  <testsuite name="browser" tests="1" failures="1" skipped="0">',
      '    <testcase classname="browser" name="cart" time="30"><failure message="path 2: no &quot;button&quot;"/></testcase>',
      '  </testsuite>',
      '</testsuites>',
    ])
  })
})
