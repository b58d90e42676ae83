import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { replayPure } from '#tests/support/coverage.ts'
import { criteria } from '#tests/support/criteria.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { pathsAsJson, pathsAsMarkdown } from '#tests/support/path-document.ts'
import { pathsAsCsv, pathsAsGherkin, pathsAsJunit } from '#tests/support/path-formats.ts'
import { pathId } from '#tests/support/path-id.ts'
import { flowWords, priorityOf } from '#tests/support/path-words.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { randomPaths } from '#tests/support/random-paths.ts'

const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'count'; by: string } | { type: 'leave' },
  },
  actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
  guards: { 'it has counted': ({ context }) => context.count > 0 },
}).createMachine({
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: { on: { count: { actions: 'count' }, leave: { guard: 'it has counted', target: 'left' } } },
    left: { type: 'final' },
  },
})

const model: ModelOf = {
  kind: 'model',
  machine: counter,
  inputs: { start: undefined },
  events: { count: [{ by: 'a "hand", or two' }], leave: [{}] },
  answers: {},
  stateKey: ({ context }) => String(Math.min(context.count, 2)),
}

const goalsOf = (name: keyof typeof criteria) => {
  const { met, unmet } = coveringPaths(model, criteria[name])
  return { met, unmet }
}

describe('criteria of coverage', () => {
  it('states are met when each was entered', () => {
    expect(goalsOf('states')).toEqual({ met: 2, unmet: [] })
  })

  it('pairs are met when each arrow came after each that can come before it', () => {
    const { met, paths } = coveringPaths(model, criteria.pairs)
    expect(met).toBe(2)
    expect(paths.map(({ steps }) => steps.map(({ name }) => name))).toEqual([['count', 'count', 'leave']])
  })

  it('guards are met when each said yes and no, an ignored event being a no', () => {
    const { paths, unmet } = coveringPaths(model, criteria.guards)
    expect(unmet).toEqual([])
    expect(paths.flatMap(({ steps }) => steps.map(({ name }) => name))).toContain('leave')
    expect(paths[0]!.steps[0]!.name).toBe('leave')
    expect(paths[0]!.steps[0]!.arrows).toEqual([])
  })

  it('a guard says no when only another region takes the event', () => {
    const regions = setup({
      types: { events: {} as { type: 'go'; far: boolean } },
      guards: { 'it is far': ({ event }) => event.far },
    }).createMachine({
      type: 'parallel',
      states: {
        first: { on: { go: {} } },
        second: { on: { go: { guard: 'it is far' } } },
      },
    })
    const walked: ModelOf = {
      kind: 'model',
      machine: regions,
      inputs: { start: undefined },
      events: { go: [{ far: true }, { far: false }] },
      answers: {},
    }
    expect(coveringPaths(walked, criteria.guards).unmet).toEqual([])
  })

  it('a goal that the model never reaches is named', () => {
    const shy = { ...model, events: { count: [{}], leave: [] } }
    expect(coveringPaths(shy, criteria.states).unmet).toEqual(['left'])
    expect(coveringPaths(shy, criteria.guards).unmet).toEqual(['counting leave: yes', 'counting leave: no'])
  })
})

describe('random paths', () => {
  it('random paths are the same for the same seed, and happen as they say', async () => {
    const walks = [1, 1, 2].map((seed) => randomPaths(model, { count: 20, seed }))
    const [one, again, other] = walks.map(({ paths }) => paths.map((path) => pathId('counter', path)))
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    for (const path of walks[0]!.paths) await replayPure(counter, path)
    expect(walks[0]!.unmet).toEqual([])
  })
})

describe('formats of paths', () => {
  const walk = coveringPaths(model)
  const id = pathId('counter', walk.paths[0]!)
  const words = flowWords(
    'counter',
    {
      flow: ['Count', 'العد'],
      states: { counting: ['Counting', 'يعدّ'], left: ['Gone', 'ذهب'] },
      events: { count: ['A hand counts', 'تعدّ يد'], leave: ['The hand leaves', 'تذهب اليد'] },
    },
    [
      {
        kind: 'stories',
        machine: counter,
        stories: {
          'counts once': { when: [{ type: 'count', by: 'a hand' }], ends: 'counting', input: undefined },
          'a story that breaks': { when: [{ type: 'never' }], ends: 'counting', input: undefined },
        },
      },
    ],
  )

  it('Markdown counts the transitions that the paths take, and names the goals that they do not meet', () => {
    const states = pathsAsMarkdown('counter', model, coveringPaths(model, criteria.states), '--cover states')
    expect(states).toMatch('by `npm run paths -- counter --cover states`')
    expect(states).toMatch('2 transitions, of which 1 path take 2.')
    const shy = { ...model, events: { count: [{ by: '' }], leave: [] } }
    expect(pathsAsMarkdown('counter', shy, coveringPaths(shy, criteria.states))).toMatch(
      'of which 1 path take 0.\n\nNot met: left.',
    )
  })

  it('an id names what happens on a path, and not its number', () => {
    const again = coveringPaths({ ...model, events: { ...model.events, count: [{ by: 'another' }] } })
    expect(pathId('counter', again.paths[0]!)).toBe(id)
    expect(pathId('counter', { ...walk.paths[0]!, steps: walk.paths[0]!.steps.slice(1) })).not.toBe(id)
  })

  it('CSV has a row for each step, and quotes what needs it', () => {
    const [head, start, count] = pathsAsCsv(words, walk).split('\r\n')
    expect(head).toMatch(/^ID,Priority,Title,/)
    expect(start).toMatch(
      `${id},High,from start to Gone,Count,"the flow begins with ""start""",0,The flow begins,تبدأ الخطوات,,,Counting,يعدّ,counting`,
    )
    expect(count).toMatch('1,A hand counts,تعدّ يد,count,"')
    expect(count).toMatch(/,counts once$/)
    expect(count).toMatch('a \\""hand\\"", or two')
  })

  it('CSV and Gherkin cut data that are too long for a cell, and JSON keeps them', () => {
    const long = { ...model, events: { ...model.events, count: [{ by: 'x'.repeat(40_000) }] } }
    const wide = coveringPaths(long)
    expect(pathsAsCsv(words, wide)).toMatch(/x{200,300}…/)
    expect(pathsAsCsv(words, wide).length).toBeLessThan(3000)
    expect(pathsAsGherkin(words, wide).length).toBeLessThan(3000)
    expect(JSON.stringify(pathsAsJson(words, wide)).length).toBeGreaterThan(40_000)
  })

  it('Gherkin has a scenario for each path', () => {
    expect(pathsAsGherkin(words, walk).split('\n').slice(0, 7)).toEqual([
      'Feature: Count',
      '',
      `  @${id} @high`,
      '  Scenario: from start to Gone',
      '    Given the flow begins with "start"',
      '    Then "Counting"',
      expect.stringMatching(/^ {4}When "A hand counts" /),
    ])
  })

  it('Gherkin speaks Arabic with the keywords of its Arabic dialect', () => {
    const lines = pathsAsGherkin(words, walk, 'ar').split('\n')
    expect(lines.slice(0, 2)).toEqual(['# language: ar', 'خاصية: العد'])
    expect(lines).toContain('    اذاً "ذهب"')
  })

  it('a flow without titles shows its identifiers', () => {
    const bare = { ...words, titles: undefined }
    expect(pathsAsGherkin(bare, walk)).toMatch('When "count" ')
    expect(pathsAsGherkin(bare, walk)).toMatch('Then "left"')
  })

  it('a path with a refusal is less urgent than one without, and a path that only waits comes last', () => {
    const path = walk.paths[0]!
    const [step] = path.steps
    const withStep = (type: string) => ({ ...path, steps: [{ ...step!, step: { type } as never }] })
    expect([path, withStep('@refused'), withStep('@after')].map(priorityOf)).toEqual([
      'High',
      'Medium',
      'Low',
    ])
  })

  it('JUnit says which path failed and why', async () => {
    expect(await pathsAsJunit(words, counter, walk)).toMatch('tests="1" failures="0"')
    const other = counter.provide({ guards: { 'it has counted': () => false } })
    const report = await pathsAsJunit(words, other, walk)
    expect(report).toMatch('failures="1"')
    expect(report).toMatch(/<failure message="Diverged: .*leave/)
  })
})
