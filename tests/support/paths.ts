import { type Arrow, arrowOf, arrows } from '#src/gallery/transitions.ts'
import { type Criterion, criteria } from '#tests/support/criteria.ts'
import { type Graph, TooManyStates, walk } from '#tests/support/graph.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { type Death, deaths, type Offer, offers } from '#tests/support/offers.ts'
import { textOf } from '#tests/support/plain.ts'
import type { Step } from '#tests/support/story.ts'
import { begin, stateOf, type World } from '#tests/support/world.ts'

/** One way through a flow: from a named input, through steps whose worlds are known. */
export type Path = { from: string; input: unknown; start: World; steps: PathStep[] }
export type PathStep = { name: string; step: Step; sample: number; world: World; arrows: Arrow[] }

/** Paths, the goals that they do not meet, and the arrows that none of them takes. */
export type Paths = { paths: Path[]; unmet: string[]; uncovered: Arrow[] }

export type Walk = Paths & {
  /** How many places the machine was found in, over all inputs. */
  nodes: number
  /** How many goals the paths meet. */
  met: number
  /** Ways in which the machine was killed; none for a flow that is proven. */
  deaths: Death[]
  /** Everything that was reached, by input. */
  graphs: Graph<World, Offer>[]
}

const LIMIT = 3000
/** A criterion that remembers the step before tells more places apart. */
const LIMIT_WITH_MEMORY = 9000
/** Places by their whole context are tried up to here; a form of a few fields fits, a queue does not. */
const FINE_LIMIT = 600
/** A path goes on to a further uncovered arrow while that is near, and while a person can still follow the path. */
const REACH = 3
const LENGTH = 14

/**
 * Few paths that together meet every goal of the criterion that the machine's model can reach: every arrow, unless another is
 * named. Deterministic: the same machine and model give the same paths. Each path is played on pure transitions while it
 * is made, so it is a fact and no plan.
 *
 * Where arrows stay uncovered and the model does not say what makes a place, the whole context does: a guard that
 * turns only after several events, as that of a form with two fields, is then met.
 */
export function coveringPaths(model: ModelOf, criterion: Criterion = criteria.transitions): Walk {
  const ofModel = walked.get(model) ?? new Map<Criterion, Walk>()
  walked.set(model, ofModel)
  const walk = ofModel.get(criterion) ?? findPaths(model, criterion)
  ofModel.set(criterion, walk)
  return walk
}

/** Several test files of a worker ask for the paths of every machine. */
const walked = new WeakMap<ModelOf, Map<Criterion, Walk>>()

function findPaths(model: ModelOf, criterion: Criterion): Walk {
  const coarse = cover(model, criterion, criterion.name === 'pairs' ? LIMIT_WITH_MEMORY : LIMIT)
  if (coarse.unmet.length === 0 || model.stateKey) return coarse
  try {
    const fine = cover({ ...model, stateKey: ({ context }) => textOf(context) }, criterion, FINE_LIMIT)
    return fine.unmet.length < coarse.unmet.length ? fine : coarse
  } catch (error) {
    if (error instanceof TooManyStates) return coarse
    throw error
  }
}

function cover(model: ModelOf, criterion: Criterion, limit: number): Walk {
  const grounds = Object.entries(model.inputs).map(([name, input]) =>
    explore(model, criterion, name, input, limit),
  )
  const reachable = new Set(grounds.flatMap((ground) => goalsOn(criterion, ground)))
  const all = criterion.all(model.machine) ?? [...reachable]
  const open = new Set(all.filter((goal) => reachable.has(goal)))
  const met = open.size
  const paths: Path[] = []
  while (open.size > 0) {
    const before = open.size
    paths.push(nextPath(model, criterion, grounds, open))
    if (open.size === before) throw new Error(`No path meets ${[...open]}, though the walk did`)
  }
  const nodes = grounds.flatMap(({ graph }) => [...graph.values()])
  const unmet = all.filter((goal) => !reachable.has(goal))
  return {
    paths,
    uncovered: missedBy(model, paths),
    nodes: new Set(grounds.flatMap(({ graph }) => [...graph.keys()])).size,
    met,
    unmet,
    deaths: unique(nodes.flatMap(({ state }) => deaths(model, state))),
    graphs: grounds.map(({ graph }) => graph),
  }
}

/** For each goal the shortest path there, and no further: less stands in its way than on a path to many goals. */
export function pathsTo(model: ModelOf, criterion: Criterion, goals: readonly string[]): Path[] {
  if (goals.length === 0) return []
  const grounds = Object.entries(model.inputs).map(([name, input]) =>
    explore(model, criterion, name, input, LIMIT_WITH_MEMORY),
  )
  const reachable = new Set(grounds.flatMap((ground) => goalsOn(criterion, ground)))
  return goals
    .filter((goal) => reachable.has(goal))
    .map((goal) => nextPath(model, criterion, grounds, new Set([goal])))
}

/** The arrows that none of the paths takes. */
export function missedBy({ machine }: ModelOf, paths: Path[]): Arrow[] {
  const taken = new Set(
    paths
      .flatMap(({ start, steps }) => [
        ...start.last.taken.map(arrowOf),
        ...steps.flatMap((step) => step.arrows),
      ])
      .map(({ id }) => id),
  )
  return arrows(machine).filter(({ id }) => !taken.has(id))
}

/** Everything reachable from one input. */
type Ground = { name: string; input: unknown; start: World; graph: Graph<World, Move> }

/** An offer with the goals it meets. */
type Move = Offer & { goals: string[] }

function explore(model: ModelOf, criterion: Criterion, name: string, input: unknown, limit: number): Ground {
  const start = begin(model.machine, input)
  const graph = walk<World, Move>({
    start,
    key: (world) => nodeFor(model, criterion, world),
    moves: (world) =>
      criterion.moves(model, world).map((offer) => ({ ...offer, goals: criterion.met(world, offer) })),
    name: (offer) => offer.name,
    go: (_, offer) => offer.next,
    stopWhen: (world) => model.stopWhen?.(world.snapshot as never) ?? false,
    limit,
  })
  return { name, input, start, graph }
}

const nodeFor = (model: ModelOf, criterion: Criterion, world: World) =>
  nodeKey(model, world) + criterion.memory(world)

/**
 * Two worlds are one place when they are in the same state, wait for the same, look the same to the model's `stateKey`,
 * and when every possible next step takes the same arrows in both.
 */
function nodeKey(model: ModelOf, world: World): string {
  const known = keys.get(world)
  if (known) return known
  const { snapshot, running, timers } = world
  const key = JSON.stringify([
    snapshot.value,
    snapshot.status,
    running.map(({ id }) => id).sort(),
    [...new Set(timers.map(({ name }) => name))].sort(),
    model.stateKey?.(snapshot as never) ?? '',
    // A child that was started again is offered after the others: their order makes no other place.
    offers(model, world)
      .map((offer) => [offer.name, ...offer.arrows.map(({ id }) => id)].join())
      .sort(),
  ])
  keys.set(world, key)
  return key
}

const keys = new WeakMap<World, string>()

const goalsOn = (criterion: Criterion, { start, graph }: Ground): string[] => [
  ...criterion.begun(start),
  ...[...graph.values()].flatMap(({ edges }) => edges.flatMap(({ move }) => move.goals)),
]

/** Goes to the open goal that is nearest to any start, then on while another is near. */
function nextPath(model: ModelOf, criterion: Criterion, grounds: Ground[], open: Set<string>): Path {
  const routes = grounds
    .map((ground) => ({
      ground,
      route: criterion.begun(ground.start).some((goal) => open.has(goal))
        ? []
        : routeTo(ground, ground.start, open),
    }))
    .filter((candidate): candidate is { ground: Ground; route: string[] } => candidate.route !== undefined)
    .sort((a, b) => a.route.length - b.route.length)
  const { ground, route } = routes[0]!
  const path: Path = { from: ground.name, input: ground.input, start: ground.start, steps: [] }
  for (const goal of criterion.begun(ground.start)) open.delete(goal)
  let next: string[] | undefined = route
  while (
    next &&
    (next.length <= REACH || next === route) &&
    path.steps.length + next.length <= Math.max(LENGTH, route.length)
  ) {
    const complete = follow(model, criterion, path, next, open)
    if (!complete) break
    next = routeTo(ground, endOf(path), open)
  }
  return path

  function routeTo(on: Ground, from: World, wanted: ReadonlySet<string>) {
    return shortestRoute(on.graph, nodeFor(model, criterion, from), wanted)
  }
}

/** Where a path has led. */
export const endOf = ({ start, steps }: Path): World => steps.at(-1)?.world ?? start

/** Plays the named offers one after another; false when one of them is not on offer in the world as it came to be. */
function follow(
  model: ModelOf,
  criterion: Criterion,
  path: Path,
  names: string[],
  open: Set<string>,
): boolean {
  for (const name of names) {
    const from = endOf(path)
    const offer = criterion.moves(model, from).find((candidate) => candidate.name === name)
    if (!offer) return false
    const { step, sample, next, arrows } = offer
    path.steps.push({ name, step, sample, world: next, arrows })
    for (const goal of criterion.met(from, offer)) open.delete(goal)
  }
  return true
}

/** The names of the fewest offers that lead from a place to a wanted goal. */
function shortestRoute(
  graph: Graph<World, Move>,
  from: string,
  wanted: ReadonlySet<string>,
): string[] | undefined {
  const came = new Map<string, { from: string; name: string } | undefined>([[from, undefined]])
  const back = (key: string): string[] => {
    const step = came.get(key)
    return step ? [...back(step.from), step.name] : []
  }
  for (const key of came.keys()) {
    for (const { move, to } of graph.get(key)?.edges ?? []) {
      if (move.goals.some((goal) => wanted.has(goal))) return [...back(key), move.name]
      if (!came.has(to)) came.set(to, { from: key, name: move.name })
    }
  }
  return undefined
}

const unique = (all: Death[]) => [
  ...new Map(all.map((death) => [`${death.in} ${death.name} ${death.error}`, death])).values(),
]

/** Where a path ends: the dotted leaves of its last world. */
export const endsIn = (path: Path): string => stateOf(endOf(path))
