const steps = new WeakMap<object, number>()

/** Notes at which step of a path, counted from 1, an error was thrown. */
export function markStep(error: unknown, step: number): unknown {
  if (typeof error === 'object' && error !== null && !steps.has(error)) steps.set(error, step)
  return error
}

/** The step at which an error was thrown; 0 before the first one. */
export const stepOf = (error: unknown): number =>
  typeof error === 'object' && error !== null ? (steps.get(error) ?? 0) : 0
