import { describe, expect, it } from 'vitest'
import type { ModelOf } from '#tests/support/model.ts'
import { pathsAsPlaywright } from '#tests/support/path-document.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { pathAsWritten, writtenSteps } from '#tests/support/written-path.ts'
import { basketModel } from './fixtures/basket.model.ts'

const model = basketModel as ModelOf
const walk = coveringPaths(model)

describe('a path that is written down', () => {
  it.each(walk.paths.map((path, index) => ({ title: `path ${index + 1}`, path })))(
    'is the path it was: $title',
    ({ path }) => {
      const again = pathAsWritten(model, path.from, writtenSteps(path))
      expect(again.steps.map(({ arrows }) => arrows)).toEqual(path.steps.map(({ arrows }) => arrows))
    },
  )

  const [first] = walk.paths
  const [[happens, then] = ['', '']] = writtenSteps(first!)

  it('does not hold when a step leads elsewhere', () => {
    expect(() => pathAsWritten(model, first!.from, [[happens, 'nowhere']])).toThrow(
      `Step 1, ${happens}, leads to ${then}, and should lead to nowhere.`,
    )
  })

  it('says what can happen where a step cannot', () => {
    expect(() => pathAsWritten(model, first!.from, [['no.such', then]])).toThrow(
      /^Step 1, no\.such, cannot happen in .+ What can: .+/,
    )
  })

  it('says which inputs there are', () => {
    expect(() => pathAsWritten(model, 'no such input', [])).toThrow('There is no input "no such input"')
  })

  it('is a browser spec with every step and where it leads', async () => {
    await expect(pathsAsPlaywright('basket', walk)).toMatchFileSnapshot(
      'fixtures/basket.paths.playwright.txt',
    )
  })
})
