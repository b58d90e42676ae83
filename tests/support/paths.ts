import { type Arrow, arrowOf, arrows } from '#src/gallery/transitions.ts'
import { type Graph, TooManyPlaces, walk } from '#tests/support/graph.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { type Death, deaths, type Offer, offers } from '#tests/support/offers.ts'
import { textOf } from '#tests/support/plain.ts'
import type { Step } from '#tests/support/story.ts'
import { begin, leaves, type World } from '#tests/support/world.ts'

/** One way through a flow: from a named input, through steps whose worlds are known. */
export type Path = { from: string; input: unknown; start: World; steps: PathStep[] }
export type PathStep = { name: string; step: Step; sample: number; world: World; arrows: Arrow[] }

export type Walk = {
  paths: Path[]
  /** How many places the machine was found in, over all inputs. */
  places: number
  /** Arrows no path could take, and ways in which the machine was killed. Both are empty for a flow that is proven. */
  uncovered: Arrow[]
  deaths: Death[]
}

const LIMIT = 3000
/** Places by their whole context are tried up to here; a form of a few fields fits, a queue does not. */
const FINE_LIMIT = 600
/** A path goes on to a further uncovered arrow while that is near, and while a person can still follow the path. */
const REACH = 3
const LENGTH = 14

/**
 * Few paths that together take every arrow of the machine that its model can reach. Deterministic: the same machine
 * and model give the same paths. Each path is played on pure transitions while it is made, so it is a fact and no plan.
 *
 * Where arrows stay uncovered and the model does not say what makes a place, the whole context does: a guard that
 * turns only after several events, as that of a form with two fields, is then met.
 */
export function coveringPaths(model: ModelOf): Walk {
  const walk = walked.get(model) ?? findPaths(model)
  walked.set(model, walk)
  return walk
}

/** Several test files of a worker ask for the paths of every machine. */
const walked = new WeakMap<ModelOf, Walk>()

function findPaths(model: ModelOf): Walk {
  const coarse = cover(model, LIMIT)
  if (coarse.uncovered.length === 0 || model.place) return coarse
  try {
    const fine = cover({ ...model, place: ({ context }) => textOf(context) }, FINE_LIMIT)
    return fine.uncovered.length < coarse.uncovered.length ? fine : coarse
  } catch (error) {
    if (error instanceof TooManyPlaces) return coarse
    throw error
  }
}

function cover(model: ModelOf, limit: number): Walk {
  const grounds = Object.entries(model.inputs).map(([name, input]) => explore(model, name, input, limit))
  const reachable = new Set(grounds.flatMap(arrowsOn))
  const all = arrows(model.machine)
  const uncovered = new Set(all.map(({ id }) => id).filter((id) => reachable.has(id)))
  const paths: Path[] = []
  while (uncovered.size > 0) {
    const before = uncovered.size
    paths.push(nextPath(model, grounds, uncovered))
    if (uncovered.size === before) throw new Error(`No path takes ${[...uncovered]}, though the walk did`)
  }
  const places = grounds.flatMap(({ graph }) => [...graph.values()])
  return {
    paths,
    places: new Set(grounds.flatMap(({ graph }) => [...graph.keys()])).size,
    uncovered: all.filter(({ id }) => !reachable.has(id)),
    deaths: unique(places.flatMap(({ state }) => deaths(model, state))),
  }
}

/** Everything reachable from one input. */
type Ground = { name: string; input: unknown; start: World; graph: Graph<World, Offer> }

function explore(model: ModelOf, name: string, input: unknown, limit: number): Ground {
  const start = begin(model.machine, input)
  const graph = walk<World, Offer>({
    start,
    key: (world) => placeKey(model, world),
    moves: (world) => offers(model, world),
    name: (offer) => offer.name,
    go: (_, offer) => offer.next,
    stopWhen: (world) => model.stopWhen?.(world.snapshot as never) ?? false,
    limit,
  })
  return { name, input, start, graph }
}

/**
 * Two worlds are one place when they are in the same state, wait for the same, look the same to the model's `place`,
 * and when every possible next step takes the same arrows in both.
 */
function placeKey(model: ModelOf, world: World): string {
  const known = keys.get(world)
  if (known) return known
  const { snapshot, running, timers } = world
  const key = JSON.stringify([
    snapshot.value,
    snapshot.status,
    running.map(({ id }) => id).sort(),
    [...new Set(timers.map(({ name }) => name))].sort(),
    model.place?.(snapshot as never) ?? '',
    // A child that was started again is offered after the others: their order makes no other place.
    offers(model, world)
      .map((offer) => [offer.name, ...offer.arrows.map(({ id }) => id)].join())
      .sort(),
  ])
  keys.set(world, key)
  return key
}

const keys = new WeakMap<World, string>()

const startArrows = ({ start }: Ground) => start.last.taken.map(arrowOf).map(({ id }) => id)

const arrowsOn = (ground: Ground): string[] => [
  ...startArrows(ground),
  ...[...ground.graph.values()].flatMap(({ edges }) =>
    edges.flatMap(({ move }) => move.arrows.map(({ id }) => id)),
  ),
]

/** Goes to the uncovered arrow that is nearest to any start, then on while another is near. */
function nextPath(model: ModelOf, grounds: Ground[], uncovered: Set<string>): Path {
  const routes = grounds
    .map((ground) => ({
      ground,
      route: startArrows(ground).some((id) => uncovered.has(id))
        ? []
        : routeTo(ground, ground.start, uncovered),
    }))
    .filter((candidate): candidate is { ground: Ground; route: string[] } => candidate.route !== undefined)
    .sort((a, b) => a.route.length - b.route.length)
  const { ground, route } = routes[0]!
  const path: Path = { from: ground.name, input: ground.input, start: ground.start, steps: [] }
  for (const id of startArrows(ground)) uncovered.delete(id)
  let next: string[] | undefined = route
  while (
    next &&
    (next.length <= REACH || next === route) &&
    path.steps.length + next.length <= Math.max(LENGTH, route.length)
  ) {
    const complete = follow(model, path, next, uncovered)
    if (!complete) break
    next = routeTo(ground, endOf(path), uncovered)
  }
  return path

  function routeTo(on: Ground, from: World, wanted: ReadonlySet<string>) {
    return shortestRoute(on.graph, placeKey(model, from), wanted)
  }
}

const endOf = ({ start, steps }: Path): World => steps.at(-1)?.world ?? start

/** Plays the named offers one after another; false when one of them is not on offer in the world as it came to be. */
function follow(model: ModelOf, path: Path, names: string[], uncovered: Set<string>): boolean {
  for (const name of names) {
    const offer = offers(model, endOf(path)).find((candidate) => candidate.name === name)
    if (!offer) return false
    const { step, sample, next, arrows } = offer
    path.steps.push({ name, step, sample, world: next, arrows })
    for (const { id } of arrows) uncovered.delete(id)
  }
  return true
}

/** The names of the fewest offers that lead from a place over a wanted arrow. */
function shortestRoute(
  graph: Graph<World, Offer>,
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
      if (move.arrows.some(({ id }) => wanted.has(id))) return [...back(key), move.name]
      if (!came.has(to)) came.set(to, { from: key, name: move.name })
    }
  }
  return undefined
}

const unique = (all: Death[]) => [
  ...new Map(all.map((death) => [`${death.in} ${death.name} ${death.error}`, death])).values(),
]

/** Where a path ends: the dotted leaves of its last world. */
export const endsIn = (path: Path): string => leaves(endOf(path).snapshot).join(' + ')
