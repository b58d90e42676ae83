import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { machineFlows } from '#src/gallery/machine-flows.ts'
import { statelyFile } from '#src/gallery/stately.ts'
import { root } from '#tests/support/discover.ts'

mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/stately-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the Stately files of all flows have no type errors, with XState alone', () => {
  for (const { name, machine } of machineFlows)
    writeFileSync(join(folder, `${name}.ts`), statelyFile(machine))
  const compilerOptions = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }),
  )
  const tsc = join(root, 'node_modules/typescript7/bin/tsc')
  expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('')
}, 60_000)
