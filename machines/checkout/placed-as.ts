import type { OrderPlaced } from '#openapi/generated/client.ts'

/** The outcome of a final state that an invoked machine led to with the placed order as its output. */
export function placedAs<Type extends 'placed' | 'placedUnpaid'>(
  type: Type,
  event: object,
): { type: Type; order: OrderPlaced } {
  const { order } = (event as { output: { order: OrderPlaced } }).output
  return { type, order }
}
