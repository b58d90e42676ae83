import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/discover.ts'
import { defects } from '#tools/check/selfcheck/defects.ts'

// A mutation run rewrites the sources that this reads.
it.skipIf(process.env.MUTANTS_OF)(
  'every defect of the self-check has one place in the product, and a test that exists',
  () => {
    const lost = defects.filter(({ file, was, check }) => {
      const isOnce =
        existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(was).length === 2
      return !isOnce || check.args.some((arg) => arg.startsWith('tests/') && !existsSync(join(root, arg)))
    })
    expect(lost.map(({ name }) => name)).toEqual([])
    expect(defects.length).toBeGreaterThan(10)
  },
)
