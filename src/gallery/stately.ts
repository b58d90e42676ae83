import type { AnyStateMachine } from 'xstate'

/** A machine's configuration as JSON, for the Stately editor: leaves out functions and keeps named references. */
export const statelyJson = ({ config }: AnyStateMachine): string => JSON.stringify(config, named, 2)

const NOT_DATA = ['types', 'input', 'context', 'output']

function named(key: string, value: unknown): unknown {
  if (typeof value === 'function' || (NOT_DATA.includes(key) && typeof value !== 'string')) return undefined
  return value
}
