import type { AnyStateMachine } from 'xstate'
import { type Arrow, arrowOf } from '#src/gallery/transitions.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { textOf } from '#tests/support/plain.ts'
import type { Step } from '#tests/support/story.ts'
import { type Running, stateOf, take, type World } from '#tests/support/world.ts'

/** A possible next step with its result: the world after it, and the transitions taken. */
export type Offer = Proposal & { next: World; arrows: Arrow[] }

/** A step under its name, and which of the model's samples for it this is, counted from 0. */
type Proposal = { name: string; step: Step; sample: number }

/** An error that ended the machine, or that it threw: a refusal without `onError`, an action that failed. */
export type Death = { in: string; name: string; error: unknown }

/** Everything the model knows that would take an arrow in this world: events, answers, delays, in the model's order. */
export const offers = (model: ModelOf, world: World): Offer[] => tryAll(model, world).offers

/** Events of the model that the machine does nothing about in this world: the world stays as it is. */
export const ignoredOffers = (model: ModelOf, world: World): Offer[] => tryAll(model, world).ignored

/** Every offer that would kill the machine in this world. */
export const deaths = (model: ModelOf, world: World): Death[] => tryAll(model, world).deaths

type Tried = { offers: Offer[]; ignored: Offer[]; deaths: Death[] }

/** Trying everything is the dear part of a walk, so worlds that are equal in every respect are tried once. */
function tryAll(model: ModelOf, world: World): Tried {
  const byContent = tried.get(model) ?? new Map<string, Tried>()
  tried.set(model, byContent)
  const content = contentOf(world)
  const known = byContent.get(content)
  if (known) return known
  const result: Tried = { offers: [], ignored: [], deaths: [] }
  byContent.set(content, result)
  if (world.snapshot.status !== 'active') return result
  for (const proposal of steps(model, world)) {
    const { name, step } = proposal
    try {
      const next = take(world, step)
      if (next.snapshot.status === 'error') throw next.snapshot.error
      const arrows = next.last.taken.map(arrowOf)
      if (arrows.length > 0) result.offers.push({ ...proposal, next, arrows })
      else if (!step.type.startsWith('@')) result.ignored.push({ ...proposal, next, arrows })
    } catch (error) {
      result.deaths.push({ in: stateOf(world), name, error })
    }
  }
  return result
}

const tried = new WeakMap<ModelOf, Map<string, Tried>>()

/** Equal for worlds that are equal in every respect. */
export function contentOf(world: World): string {
  const known = contents.get(world)
  if (known) return known
  const { snapshot, running, timers } = world
  const content = textOf([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    running.map(({ id, src, input }) => [id, src, input]),
    timers.map(({ name, ms }) => [name, ms]),
  ])
  contents.set(world, content)
  return content
}

const contents = new WeakMap<World, string>()

function steps(model: ModelOf, world: World): Proposal[] {
  return [...events(model, world), ...answers(model, world), ...delays(world)]
}

function events({ events: samples }: ModelOf<AnyStateMachine>, { snapshot }: World): Proposal[] {
  return Object.entries(samples).flatMap(([type, list]) =>
    (typeof list === 'function' ? list(snapshot) : list).flatMap((payload, sample) =>
      // A sample may be withheld without changing the count of the others.
      payload === null
        ? []
        : [{ name: numbered(type, sample), step: { ...(payload as object), type } as Step, sample }],
    ),
  )
}

function answers({ answers: samples }: ModelOf, { snapshot, running }: World): Proposal[] {
  return running.flatMap((child) => {
    const known = samples[child.src]
    if (!known) throw new Error(`The model does not say what "${child.src}" may answer`)
    const outputs =
      typeof known.done === 'function' ? known.done(child.input as never, snapshot as never) : known.done
    const which = sole(child, running) ? {} : { child: child.id }
    const name = which.child ?? child.src
    return [
      ...outputs.map((output, sample) => ({
        name: numbered(`done ${name}`, sample),
        step: { type: '@done', of: child.src, output, ...which } as const,
        sample,
      })),
      ...known.refused.map((error, sample) => ({
        name: numbered(`refused ${name}`, sample),
        step: { type: '@refused', of: child.src, error, ...which } as const,
        sample,
      })),
    ]
  })
}

const delays = ({ timers }: World): Proposal[] =>
  [...new Set(timers.map(({ name }) => name))].map((delay) => ({
    name: `after ${delay}`,
    step: { type: '@after', delay },
    sample: 0,
  }))

const sole = ({ src }: Running, running: readonly Running[]) =>
  running.filter((other) => other.src === src || other.id === src).length === 1

const numbered = (name: string, index: number) => (index === 0 ? name : `${name} (${index + 1})`)

/** The name of an offer without the number of its sample. */
export const withoutNumber = (name: string): string => name.replace(/ \(\d+\)$/, '')
