import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureLine, tallyOf } from '#tools/check/tally.ts'
import { root } from '#tools/dev/exec.ts'

type Report = Parameters<typeof tallyOf>[0]

const name = join(root, 'tests/server/money.test.ts')
const passedTest = { fullName: 'money rounds', status: 'passed', failureMessages: [] }
const failedTest = { fullName: 'money adds up', status: 'failed', failureMessages: ['expected 1\n  to be 2'] }
const reportOf = (file: Partial<Report['testResults'][number]>, passed: number, failed: number): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [{ name, status: 'passed', message: '', assertionResults: [], ...file }],
})

describe('the tally of a run of Vitest', () => {
  it('counts tests that passed', () => {
    const report = reportOf({ assertionResults: [passedTest] }, 1, 0)
    expect(tallyOf(report, true)).toEqual({ passed: 1, failed: 0 })
  })

  it('names each test that failed, with the beginning of its error', () => {
    const report = reportOf({ status: 'failed', assertionResults: [passedTest, failedTest] }, 1, 1)
    expect(tallyOf(report, false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['tests/server/money.test.ts › money adds up: expected 1 to be 2'],
    })
  })

  it('names a file that could not be loaded', () => {
    const report = reportOf({ status: 'failed', message: 'no such module' }, 0, 0)
    expect(tallyOf(report, false)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['tests/server/money.test.ts: no such module'],
    })
  })

  it('fails when Vitest failed although every test passed', () => {
    const report = reportOf({ assertionResults: [passedTest] }, 1, 0)
    expect(tallyOf(report, false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['vitest failed outside its tests'],
    })
  })
})

it('a long error is cut, and its colors and line breaks are gone', () => {
  const error = `\u001b[31m${'word \n'.repeat(400)}\u001b[39m`
  expect(failureLine('a title', error)).toBe(`a title: ${'word '.repeat(400)}`.slice(0, 600))
})
