import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { arrows, nameOf, stateNodes } from '#src/gallery/transitions.ts'
import type { ModelOf } from '#tests/support/model.ts'

/** A rule for every machine, and the places where a machine breaks it. The model names machines that never finish. */
export type Rule = { rule: string; broken: (machine: AnyStateMachine, model?: ModelOf) => string[] }

/** The anatomy of a machine. Each rule answers with the places that break it, in words. */
export const anatomy: Rule[] = [
  {
    rule: 'the machine and each of its states say in a sentence what is true there',
    broken: (machine) =>
      nodes(machine)
        .filter((node) => !node.description?.trim())
        .map(nameOf),
  },
  {
    rule: 'guards have names',
    broken: (machine) =>
      arrows(machine)
        .filter(({ guard }) => guard === '(in place)')
        .map(({ id }) => id),
  },
  {
    rule: 'actions have names',
    broken: (machine) =>
      nodes(machine).flatMap((node) => [
        ...inPlace(node.config.entry).map(() => `${nameOf(node)} entry`),
        ...inPlace(node.config.exit).map(() => `${nameOf(node)} exit`),
        ...written(node).flatMap(([event, { actions }]) =>
          inPlace(actions).map(() => `${nameOf(node)} ${event}`),
        ),
      ]),
  },
  {
    rule: 'whoever is invoked has a name in setup({ actors }), and its id is that name',
    broken: (machine) => {
      const all = invokes(machine)
      /** A second instance that runs beside the first needs its own id. */
      const isSecond = ({ id, src }: Invoke) =>
        id !== undefined && all.some(({ config }) => config.src === src && config.id === src)
      return all
        .filter(
          ({ config }) => typeof config.src !== 'string' || (config.id !== config.src && !isSecond(config)),
        )
        .map(({ node, config: { id } }) => `${nameOf(node)} invokes ${id ?? '(without an id)'}`)
    },
  },
  {
    rule: 'an invoked actor that is refused has somewhere to go',
    broken: (machine) =>
      invokes(machine)
        .filter(({ config }) => config.onError === undefined)
        .map(({ node, config }) => `${nameOf(node)} invokes ${config.id} without onError`),
  },
  {
    rule: 'an invoked actor that is done has somewhere to go',
    broken: (machine, model) =>
      invokes(machine)
        .filter(({ config }) => config.onDone === undefined && finishes(machine, model, String(config.src)))
        .map(({ node, config }) => `${nameOf(node)} invokes ${config.id} without onDone`),
  },
  {
    rule: 'only the root of the app gives system ids',
    broken: (machine) =>
      invokes(machine)
        .filter(({ config }) => config.systemId !== undefined)
        .map(({ config }) => String(config.id)),
  },
  {
    rule: 'delays have names',
    broken: (machine) =>
      nodes(machine).flatMap((node) =>
        Object.keys(node.config.after ?? {})
          .filter((delay) => !(delay in machine.implementations.delays))
          .map((delay) => `${nameOf(node)} after ${delay}`),
      ),
  },
  {
    rule: 'there is a way on from every state that is not final',
    broken: (machine) =>
      nodes(machine)
        .filter((node) => node.type === 'atomic' && !isLeft(node) && !isLeftBeside(node))
        .map(nameOf),
  },
  {
    rule: 'a state that only decides is called deciding…, and no other state is',
    broken: (machine) =>
      nodes(machine)
        .filter((node) => onlyDecides(node) !== /^deciding([A-Z]|$)/.test(node.key))
        .map(nameOf),
  },
  {
    rule: 'the outcome of the machine is the output of its final state',
    broken: (machine) => {
      const { output } = machine.config
      if (output === undefined) return []
      const finals = Object.values<AnyStateNode>(machine.root.states).filter(({ type }) => type === 'final')
      if (typeof output !== 'function') return finals.slice(1).map(nameOf)
      return [
        ...finals.filter(({ output }) => output === undefined).map(nameOf),
        ...(handsOver(output) ? [] : ['the root, which only hands over event.output']),
      ]
    },
  },
]

type Invoke = { id?: string; src: unknown; systemId?: string; onDone?: unknown; onError?: unknown }
type Written = { actions?: unknown; target?: unknown }

const nodes = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...stateNodes(machine)]

const list = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value as T]

/** Transitions as written in the source, before XState names anonymous parts. */
const written = (node: AnyStateNode): [event: string, transition: Written][] =>
  [...node.transitions.entries(), ['always', node.always ?? []] as const].flatMap(([event, transitions]) =>
    [...transitions].map((transition): [string, Written] => [event, transition]),
  )

/** The last of its transitions without an event has no guard, so the machine never rests there. */
const onlyDecides = ({ always }: AnyStateNode): boolean =>
  always !== undefined && always.length > 0 && always.at(-1)?.guard === undefined

/** Whether the output of a machine is what its final state declares, with nothing in the context. */
function handsOver(output: (last: { context: object; event: object }) => unknown): boolean {
  const declared = {}
  return output({ context: {}, event: { type: 'xstate.done.state', output: declared } }) === declared
}

const inPlace = (actions: unknown): unknown[] =>
  list(actions).filter((action) => typeof action === 'function')

const invokes = (machine: AnyStateMachine): { node: AnyStateNode; config: Invoke }[] =>
  nodes(machine).flatMap((node) => list<Invoke>(node.config.invoke).map((config) => ({ node, config })))

/** A machine without a final state at its root never does; of another actor the model says so with `done: []`. */
function finishes(machine: AnyStateMachine, model: ModelOf | undefined, src: string): boolean {
  const logic = machine.implementations.actors[src]
  if (logic instanceof StateMachine)
    return Object.values<AnyStateNode>(logic.root.states).some((state) => state.type === 'final')
  const answers = model?.answers[src]?.done
  return !(Array.isArray(answers) && answers.length === 0)
}

const lineage = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])]

const isLeft = (node: AnyStateNode): boolean => lineage(node).some(hasWayOn)

/** A region may come to rest for good while another region of the same parallel state can always go on. */
const isLeftBeside = (node: AnyStateNode): boolean =>
  lineage(node).some(
    (region) =>
      region.parent?.type === 'parallel' &&
      Object.values<AnyStateNode>(region.parent.states).some(
        (other) => other !== region && atomic(other).every(isLeft),
      ),
  )

const atomic = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'atomic' ? [node] : Object.values<AnyStateNode>(node.states).flatMap(atomic)

const hasWayOn = (node: AnyStateNode): boolean =>
  written(node).some(([, { target, actions }]) => target !== undefined || list(actions).length > 0)
