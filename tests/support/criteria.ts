import type { AnyStateMachine } from 'xstate'
import { type Arrow, arrowOf, arrows, nameOf, stateNodes } from '#src/gallery/transitions.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { ignoredOffers, type Offer, offers } from '#tests/support/offers.ts'
import type { Path } from '#tests/support/paths.ts'
import { leaves, type World } from '#tests/support/world.ts'

/** What a set of paths is made to meet: goals are named by texts. */
export type Criterion = {
  name: 'states' | 'transitions' | 'pairs' | 'guards'
  /** Every goal of the machine; null when only a walk can tell which there are. */
  all: (machine: AnyStateMachine) => string[] | null
  /** What may be done in a world. */
  moves: (model: ModelOf, world: World) => Offer[]
  /** What of the step before makes two equal moments different. */
  memory: (world: World) => string
  /** What a path meets before its first step. */
  begun: (start: World) => string[]
  /** What a step from this world meets. */
  met: (from: World, offer: Offer) => string[]
}

const idOf = ({ id }: Arrow) => id
const taken = ({ last }: World): string[] => last.taken.map(arrowOf).map(idOf)

/** The arrows that the step before took; a pair is one of them and one of the next. */
const before = (world: World): string[] => [...new Set(taken(world))]

const pairs = (from: World, then: readonly Arrow[]): string[] =>
  before(from).flatMap((first) => then.map(({ id }) => `${first} → ${id}`))

/** The pairs of consecutive transitions that a path takes. */
export const pairsOn = ({ start, steps }: Path): string[] =>
  steps.flatMap(({ arrows: then }, index) => pairs(steps[index - 1]?.world ?? start, then))

export const criteria = {
  /** Each state is entered. */
  states: {
    name: 'states',
    all: (machine) => stateNodes(machine).map(nameOf),
    moves: offers,
    memory: () => '',
    begun: (start) => entered(start),
    met: (_, { next }) => entered(next),
  },
  /** Each arrow is taken. */
  transitions: {
    name: 'transitions',
    all: (machine) => arrows(machine).map(idOf),
    moves: offers,
    memory: () => '',
    begun: taken,
    met: (_, offer) => offer.arrows.map(idOf),
  },
  /** Each arrow is taken directly after each that can come before it. */
  pairs: {
    name: 'pairs',
    all: () => null,
    moves: offers,
    memory: (world) => before(world).join(),
    begun: () => [],
    met: (from, { arrows: then }) => pairs(from, then),
  },
  /** Each guard once lets its arrow be taken, and once does not. */
  guards: {
    name: 'guards',
    all: (machine) => arrows(machine).flatMap(({ id, guard }) => (guard ? [`${id}: yes`, `${id}: no`] : [])),
    moves: (model, world) => [...offers(model, world), ...ignoredOffers(model, world)],
    memory: () => '',
    begun: (start) => outcomes(start, start, undefined, start.last.taken.map(arrowOf)),
    met: (from, { next, step, arrows: took }) => outcomes(from, next, step.type, took),
  },
} satisfies Record<string, Criterion>

/** A state is entered with its parents, also when it is left again at once. */
const entered = ({ snapshot, last }: World): string[] => [
  ...new Set(
    [
      ...leaves(snapshot),
      ...last.taken.flatMap(({ source, target }) => [source, ...(target ?? [])]).map(nameOf),
    ].flatMap((leaf) => leaf.split('.').map((_, index, path) => path.slice(0, index + 1).join('.'))),
  ),
]

/**
 * Guards that said yes or no. An arrow that was taken said yes. No said those that the machine asked in vain: arrows of the same
 * event above a taken one in its list, in states inside, and in other regions; after an event without effect, every arrow of that
 * event. A state in which the machine rests heard no from all guards that would leave it at once.
 */
function outcomes(from: World, to: World, happened: string | undefined, took: readonly Arrow[]): string[] {
  const guarded = arrows(from.snapshot.machine).filter(({ guard }) => guard)
  const wasIn = activeIn(from)
  const isIn = activeIn(to)
  const [first] = took
  /** Events that the machine sends itself come later, when other states may be active. */
  const event = first?.event ?? happened
  const asked = guarded.filter(
    (arrow) =>
      arrow.event === event &&
      wasIn.has(arrow.source) &&
      !took.some((taken) => comesFirst(taken, arrow, from)),
  )
  const passed = took.flatMap((arrow) =>
    guarded.filter(
      (own) =>
        own.source === arrow.source && own.event === arrow.event && numberOf(own.id) < numberOf(arrow.id),
    ),
  )
  const resting = guarded.filter((arrow) => arrow.event === 'always' && isIn.has(arrow.source))
  return [
    ...took.filter(({ guard }) => guard).map(({ id }) => `${id}: yes`),
    ...[...asked, ...passed, ...resting].map(({ id }) => `${id}: no`),
  ]
}

/** Whether a taken arrow is this one, or was asked before it: states inside are asked first, and arrows in their order. */
const comesFirst = (taken: Arrow, arrow: Arrow, from: World) =>
  taken.event === arrow.event &&
  (taken.source === arrow.source
    ? numberOf(taken.id) <= numberOf(arrow.id)
    : isInside(taken.source, arrow.source, from))

const activeIn = ({ snapshot }: World) => new Set<string>(snapshot._nodes.map(nameOf))

const isInside = (source: string, around: string, { snapshot }: World) =>
  around === snapshot.machine.id || source.startsWith(`${around}.`)

/** The place of an arrow among its siblings; a single one has none. */
const numberOf = (id: string) => Number(/ #(\d+)$/.exec(id)?.[1] ?? 1)
