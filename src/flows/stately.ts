import type { AnyStateMachine } from 'xstate'

/**
 * A machine's configuration as JSON, for the Stately editor: what is a function in the file is left out, and what has
 * a name keeps it.
 */
export const statelyJson = ({ config }: AnyStateMachine): string => JSON.stringify(config, named, 2)

const NOT_DATA = ['types', 'input', 'context', 'output']

function named(key: string, value: unknown): unknown {
  if (typeof value === 'function' || (NOT_DATA.includes(key) && typeof value !== 'string')) return undefined
  return value
}
