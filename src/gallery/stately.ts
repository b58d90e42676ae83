import { type AnyStateMachine, StateMachine } from 'xstate'
import { stateNodes } from './transitions.ts'

/**
 * A machine as one TypeScript file that needs nothing but XState, for Stately's editor. Guards, actions, actors and delays have
 * their names and stand-ins: a stand-in of a guard says yes, of an action does nothing, of an actor ends at once. What a machine
 * itself decides stays: raised events, and guards on its own state.
 */
export function statelyFile(machine: AnyStateMachine): string {
  const { actors, actions, guards, delays } = machine.implementations
  const invokes = new Map(invokesIn(machine).map((invoke) => [String(invoke.src), invoke]))
  const parts = {
    events: eventsOf(machine).map((type) => `      | { type: ${literal(type)} }`),
    actors: Object.entries(actors).map(([name, logic]) =>
      entry(name, actorOf(logic, invokes.get(name)?.onDone !== undefined)),
    ),
    actions: Object.entries(actions).map(([name, action]) => entry(name, actionOf(action))),
    guards: Object.entries(guards).map(([name, guard]) => entry(name, guardOf(guard))),
    delays: Object.entries(delays).map(([name, delay]) => entry(name, delayOf(delay))),
  }
  const setupParts = [
    parts.events.length > 0 && `  types: {\n    events: {} as\n${parts.events.join('\n')},\n  },`,
    ...(['actors', 'actions', 'guards', 'delays'] as const).map(
      (part) => parts[part].length > 0 && `  ${part}: {\n${parts[part].join('\n')}\n  },`,
    ),
  ].filter((part) => part !== false)
  const body = `${setupParts.length > 0 ? `setup({\n${setupParts.join('\n')}\n})` : 'setup({})'}.createMachine(${literal(structureOf(machine.config))})`
  const needed = CALLS.filter((call) => new RegExp(`(?<![.\\w])${call}\\(`).test(body))
  return `import { ${needed.join(', ')} } from 'xstate'\n\nexport const machine = ${body}\n`
}

const CALLS = ['assign', 'createMachine', 'fromCallback', 'fromPromise', 'raise', 'setup', 'stateIn']

type Invoke = { src: unknown; onDone?: unknown }

const invokesIn = (machine: AnyStateMachine): Invoke[] =>
  [machine.root, ...stateNodes(machine)].flatMap(({ config }) => [config.invoke ?? []].flat() as Invoke[])

/** Events of people and the world. XState makes the others by itself. */
const eventsOf = (machine: AnyStateMachine): string[] =>
  [...new Set<string>(machine.events)].filter((type) => type !== '*' && !type.startsWith('xstate.'))

const actorOf = (logic: unknown, canEnd: boolean): string => {
  if (logic instanceof StateMachine) return 'createMachine({})'
  return canEnd ? 'fromPromise(async (): Promise<unknown> => undefined)' : 'fromCallback(() => {})'
}

function actionOf(action: unknown): string {
  if (isBuiltIn<{ event: unknown }>(action, 'xstate.raise')) return `raise(${literal(raised(action.event))})`
  // A change of the context makes XState look at `always` again.
  return isBuiltIn(action, 'xstate.assign') ? 'assign({})' : '() => {}'
}

const guardOf = (guard: unknown): string =>
  typeof guard === 'function' && 'stateValue' in guard
    ? `stateIn(${literal(guard.stateValue)})`
    : '() => true'

/** A delay that the machine computes has a second. */
const delayOf = (delay: unknown): string => (typeof delay === 'number' ? String(delay) : '1000')

const isBuiltIn = <Details>(action: unknown, type: string): action is Details =>
  typeof action === 'function' && 'type' in action && action.type === type

/** The type of a raised event; what else it carries comes from the context, which the file does not have. */
function raised(event: unknown): { type: string } {
  const made = typeof event === 'function' ? event(anything, anything) : event
  return { type: (made as { type: string }).type }
}

/** Answers every read and every call with itself. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})

const NOT_STRUCTURE = ['types', 'input', 'context', 'output', 'systemId', 'meta']

/** A configuration without functions; named guards and actions lose their parameters, which are functions. */
function structureOf(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(structureOf)
  if (typeof config !== 'object' || config === null) return config
  if ('params' in config && 'type' in config) return config.type
  return Object.fromEntries(
    Object.entries(config)
      .filter(
        ([key, value]) => !NOT_STRUCTURE.includes(key) && value !== undefined && typeof value !== 'function',
      )
      .map(([key, value]) => [
        key,
        // Names of states and events may be words of the configuration.
        key === 'states' || key === 'on' || key === 'after' ? byName(value) : structureOf(value),
      ]),
  )
}

const byName = (table: unknown): unknown =>
  Object.fromEntries(Object.entries(table as object).map(([name, value]) => [name, structureOf(value)]))

const entry = (name: string, value: string): string => `    ${literal(name)}: ${value},`

/** JSON is TypeScript, too. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2)
