import { describe, expect, it } from 'vitest'
import { discoverFlows } from '#tests/support/discover.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { pathAsRecorded, recordedFrom } from '#tests/support/recorded-path.ts'
import { Misfit, stateOf } from '#tests/support/world.ts'

const [flow] = await discoverFlows((name) => name === 'add-item')
const model = flow!.models[0]!
const recordings = coveringPaths(model).paths.map((path) => recordedFrom('add-item', path))

describe('a recording of a running shop', () => {
  it('a recording becomes a path through the same states', () => {
    for (const recording of recordings)
      expect(pathAsRecorded(model, recording).steps.map(({ world }) => stateOf(world))).toEqual(
        recording.steps.map(([, then]) => then),
      )
  })

  it('a recording that goes elsewhere names the step, and where the model leads instead', () => {
    const recording = recordings.find(({ steps }) => steps.length > 1)!
    const [first, [event, then] = ['', ''], ...rest] = recording.steps
    const bent = { ...recording, steps: [first!, [event, 'nowhere'] as const, ...rest] }
    expect(() => pathAsRecorded(model, bent)).toThrow(
      new Misfit(`Step 2, ${event}, led to nowhere. In the model it leads to ${then}.`),
    )
    const strange = { ...recording, steps: [['no.such', then] as const] }
    expect(() => pathAsRecorded(model, strange)).toThrow('Step 1, no.such, led to')
    expect(() => pathAsRecorded(model, { ...recording, begins: 'nowhere' })).toThrow('begins in nowhere')
  })
})
