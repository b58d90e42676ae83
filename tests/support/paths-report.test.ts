import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeCoverageReport } from '#tests/support/coverage-report.ts'
import { discoverFlows, root } from '#tests/support/discover.ts'

const paths = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/support/paths-report.ts', ...args], { cwd: root, encoding: 'utf8' })

it('a browser spec of a flow without a screen is refused in one sentence', () => {
  const { status, stderr } = paths('push', '--format', 'playwright')
  expect(stderr).toBe('push has no screen: tests/machines/app/push.levels.ts has no browser level\n')
  expect(status).toBe(1)
})

it('the index of the report names every flow when one flow is drawn anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-report-'))
  const names = ['copy-text', 'share']
  const flows = await discoverFlows((name) => names.includes(name))
  for (const name of names) writeFileSync(join(folder, `${name}.html`), 'as before')
  await writeCoverageReport(['copy-text'], folder, flows)
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(names.filter((name) => !index.includes(`href="${name}.html"`))).toEqual([])
  const pageOf = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8')
  expect(names.filter((name) => pageOf(name) !== 'as before')).toEqual(['copy-text'])
  rmSync(folder, { recursive: true })
}, 120_000)
