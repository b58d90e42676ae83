/**
 * `npm run test:clone`: the gate where the last commit lands, in a new clone of it. Files that git ignores are not there: a test
 * that needs one passes in a checkout where something was built before, and nowhere else.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, must, root } from '#tools/dev/exec.ts'

const clone = mkdtempSync(join(tmpdir(), 'souk-clone-'))
must('git', 'clone', '--quiet', root, clone)
const { status } = spawnSync('npm', ['test'], { cwd: clone, stdio: 'inherit', env })

const record = join(clone, '.cache/gate.json')
if (existsSync(record)) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  copyFileSync(record, join(root, '.cache/gate.json'))
}
if (status === 0) rmSync(clone, { recursive: true })
else console.error(`The clone stays in ${clone}.`)
process.exit(status ?? 1)
