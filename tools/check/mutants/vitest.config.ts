import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { layers } from './layers.ts'

const flow = process.env.MUTANTS_OF!
/** Walks at a server take a minute, which Stryker would grant each mutant that never ends. */
const wirings = globSync('tests/machines/**/*.test.ts')
  .sort()
  .filter((file) => {
    const source = readFileSync(file, 'utf8')
    return source.includes(`/${flow}.machine.ts'`) && !source.includes('startReferenceServer')
  })

/** Runs the test files in the order of `include`: the run over a mutant ends with the first test that notices. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const index = ({ moduleId }: TestSpecification) => include.findIndex((file) => moduleId.endsWith(file))
    return files.sort((one, other) => index(one) - index(other))
  }
}

const layer = layers[flow]

const include = layer?.tests ?? [
  'tests/machines/stories.test.ts',
  'tests/machines/anatomy.test.ts',
  ...wirings,
  'tests/machines/paths.test.ts',
]

/** The tests of one machine or layer, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    environment: layer?.environment ?? 'node',
    include,
    ...(layer ? {} : { sequence: { sequencer: AsListed } }),
    css: { include: [/chart\.css/] },
    testTimeout: 30_000,
  },
})
