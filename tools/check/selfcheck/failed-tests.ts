import { existsSync, readFileSync } from 'node:fs'

export type Runner = 'vitest' | 'playwright'

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
type Suite = { specs: { title: string; ok: boolean }[]; suites?: Suite[] }

/** The tests that failed, as the runner reports them in its file; none when it wrote no report. */
export function failedTests(runner: Runner, file: string): string[] {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (runner === 'vitest')
    return (report as VitestReport).testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ fullName, status }) => (status === 'failed' ? [fullName] : []))
  return (report as Suite).suites?.flatMap(failedIn) ?? []
}

const failedIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, ok }) => (ok ? [] : [title])),
  ...suites.flatMap(failedIn),
]
