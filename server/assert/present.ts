/** A value that the data or an earlier check guarantees; `what` names it in the error of its absence. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
