/**
 * How many of the generated cases run: the gate takes a sample that meets every kind of case, and `TEST_DEPTH=all` tries
 * all of them.
 */
export const atDepth = <Value>(gate: Value, all: Value): Value =>
  process.env.TEST_DEPTH === 'all' ? all : gate
