import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign } from 'xstate'
import { anatomy } from '#tests/support/anatomy.ts'
import { coverage, pureCoverage, replayPure } from '#tests/support/coverage.ts'
import { basketModel } from '#tests/support/fixtures/basket.model.ts'
import { basketStories } from '#tests/support/fixtures/basket.stories.ts'
import { errandsModel } from '#tests/support/fixtures/errands.model.ts'
import { errandsStories } from '#tests/support/fixtures/errands.stories.ts'
import { judge } from '#tests/support/judge.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { type Damage, mutant } from '#tests/support/mutant.ts'
import { pathsAsJson, pathsAsMarkdown } from '#tests/support/path-document.ts'
import { flowWords } from '#tests/support/path-words.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import type { Stories } from '#tests/support/story.ts'

const basket = { name: 'basket', model: basketModel as ModelOf, told: basketStories as Stories }
const errands = { name: 'errands', model: errandsModel as ModelOf, told: errandsStories as Stories }
type Proof = typeof basket

describe.each([basket, errands])('covering paths of $name', ({ name, model, told }) => {
  const walk = coveringPaths(model)

  it('take every transition, and nothing dies', async () => {
    expect(walk.uncovered).toEqual([])
    expect(walk.deaths).toEqual([])
    expect((await pureCoverage(model.machine, walk.paths)).percent).toBe(100)
  })
  it('are the same every time', () => {
    // A copy of the model, because the paths of a model are made once.
    const again = coveringPaths({ ...model })
    expect(again).not.toBe(walk)
    expect(pathsAsMarkdown(name, model, again)).toBe(pathsAsMarkdown(name, model, walk))
    const words = flowWords(name, undefined, [])
    expect(pathsAsJson(words, again)).toEqual(pathsAsJson(words, walk))
  })
  it('are few, and each takes a transition that no other takes first', () => {
    const seen = new Set<string>()
    for (const { start, steps } of walk.paths) {
      const before = seen.size
      for (const id of steps.flatMap(({ arrows }) => arrows.map((arrow) => arrow.id))) seen.add(id)
      expect(seen.size + start.last.taken.length).toBeGreaterThan(before)
    }
    expect(walk.paths.length).toBeLessThan(coverage(model.machine, 'pure', []).transitions)
  })
  it('are written so that a person can follow them', async () => {
    await expect(pathsAsMarkdown(name, model, walk)).toMatchFileSnapshot(`fixtures/${name}.paths.md`)
  })
  it.each(Object.entries(told.stories))('%s', (_, story) => void judge(told.machine, story))
})

/** Everything that would notice a damaged machine, asked one after another. */
async function noticed({ name, model, told }: Proof, damage: Damage): Promise<string[]> {
  const machine = mutant<AnyStateMachine>(model.machine, damage)
  const damaged: ModelOf = { ...model, machine }
  const fails = (work: () => unknown): boolean => {
    try {
      work()
      return false
    } catch {
      return true
    }
  }
  const stories = Object.entries(told.stories).filter(([, story]) => fails(() => judge(machine, story)))
  const rules = anatomy.filter(({ broken }) => broken(machine).length > 0)
  let walked: string[]
  try {
    const walk = coveringPaths(damaged)
    const reviewed = pathsAsMarkdown(name, model, coveringPaths(model))
    walked = [
      ...walk.deaths.map((death) => `death ${death.name}`),
      ...walk.uncovered.map(({ id }) => `uncovered ${id}`),
      ...(pathsAsMarkdown(name, damaged, walk) === reviewed ? [] : ['golden paths']),
    ]
  } catch (error) {
    walked = [`walk ${error}`]
  }
  return [...stories.map(([sentence]) => `story ${sentence}`), ...rules.map(({ rule }) => rule), ...walked]
}

describe('a damaged machine is noticed', () => {
  const cases: [string, Proof, Damage, expected: (RegExp | string)[]][] = [
    [
      'a wrong target',
      basket,
      ({ states }) => {
        states.clearing.invoke.onDone = 'adding'
      },
      [/^story replaces the basket/, 'golden paths', /^uncovered replacing/],
    ],
    [
      'a missing guard',
      basket,
      ({ states }) => {
        delete states.decidingStore.always[0].guard
      },
      [/^story adds a line/, 'golden paths', /^uncovered/],
    ],
    [
      'a guard turned round',
      basket,
      (_, { guards }) => {
        const guard = guards['cart is from another store']
        guards['cart is from another store'] = (...args: unknown[]) => !guard(...args)
      },
      [/^story adds a line/, 'golden paths'],
    ],
    [
      'a wrong port input',
      basket,
      ({ states }) => {
        states.adding.invoke.input = { store_id: 1, quantity: 1 }
      },
      [/^story adds a line/, 'golden paths'],
    ],
    [
      'a missing onError',
      basket,
      ({ states }) => {
        delete states.adding.invoke.onError
      },
      [
        /^story says so when the shop refuses/,
        'death refused addToCart',
        /that is refused has somewhere to go/,
      ],
    ],
    [
      'a wrong message key',
      basket,
      (_, { actions }) => {
        delete actions['report failure']
      },
      [/^story says so when the shop refuses/, 'golden paths'],
    ],
    [
      'a timer removed',
      basket,
      ({ states }) => {
        delete states.confirmingClear.after
      },
      [/^story keeps the basket of another store when the customer never answers/, 'golden paths'],
    ],
    [
      'a timer of another length',
      errands,
      (_, { delays }) => {
        delays.reading = 1001
      },
      [/^story shuts the note/, 'golden paths'],
    ],
    [
      'a queue that keeps only its last edit',
      errands,
      (_, { actions }) => {
        actions.enqueue = assign(({ event }) => ({ queue: [event.what] }))
      },
      [/^story runs errands in the order/],
    ],
    [
      'an event swallowed while busy',
      errands,
      (config) => {
        config.states.running.states.out.on = { 'errand.add': {} }
      },
      [/^story runs errands in the order/],
    ],
    [
      'the wrong end of the queue',
      errands,
      ({ states }) => {
        states.running.states.out.invoke.input = ({ context }: { context: { queue: string[] } }) => ({
          what: context.queue.at(-1),
        })
      },
      [/^story runs errands in the order/],
    ],
    [
      'a child that is never told',
      errands,
      ({ states }) => {
        states.help.states.together.on['help.hurry'] = {}
      },
      [/^story the errands count the help/],
    ],
    [
      'a state without a way on',
      basket,
      ({ states }) => {
        states.added = {}
      },
      [/^story adds a line/, /way on from every state/, /say in a sentence/],
    ],
    [
      'a transition nobody can take',
      basket,
      ({ states }) => {
        states.decidingStore.always.push('failed')
      },
      ['uncovered decidingStore always #3'],
    ],
    [
      'an anonymous guard',
      basket,
      ({ states }) => {
        states.decidingStore.always[0].guard = () => true
      },
      ['guards have names'],
    ],
    [
      'an anonymous action, delay and invocation',
      basket,
      ({ states }) => {
        states.adding.entry = () => {}
        states.adding.after = { 500: 'failed' }
        delete states.adding.invoke.id
      },
      ['actions have names', 'delays have names', /whoever is invoked has a name/],
    ],
  ]
  it.each(cases)('%s', async (_, proof, damage, expected) => {
    const found = await noticed(proof, damage)
    for (const want of expected)
      expect(found).toContainEqual(typeof want === 'string' ? want : expect.stringMatching(want))
  })
  it('and an undamaged one is left alone', async () => {
    expect(await noticed(basket, () => {})).toEqual([])
    expect(await noticed(errands, () => {})).toEqual([])
  })
  it('and a running actor that differs from its path is noticed', async () => {
    const [path] = coveringPaths(basket.model).paths
    const slow = mutant<AnyStateMachine>(basket.model.machine, ({ states }) => {
      states.adding.invoke.onDone = 'replaced'
    })
    await expect(replayPure(slow, path!)).rejects.toThrow(/after step 1, done addToCart: value is "replaced"/)
  })
})
