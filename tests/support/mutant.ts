import { type AnyStateMachine, createMachine } from 'xstate'

/** A machine's configuration, open for a change: `(config) => { config.states.adding.invoke.onDone = 'failed' }`. */
// biome-ignore lint/suspicious/noExplicitAny: the point of a mutant is a configuration its types would refuse
export type Damage = (config: any, implementations: any) => void

/** The machine with one thing wrong in it. The original stays as it is. */
export function mutant<M extends AnyStateMachine>(machine: M, damage: Damage): M {
  const config = copy(machine.config)
  const implementations = copy(machine.implementations)
  damage(config, implementations)
  return createMachine(config, implementations as never) as unknown as M
}

/** Copies lists and plain objects; functions, actor logics and built-in actions stay themselves. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) as T
}
