import type { OperationId } from '#server/contract/handlers.ts'
import type { Services } from '#server/wiring/services.ts'
import type { openShop, Person } from './app.ts'
import type { Belongings } from './belongings.ts'
import type { Proof } from './proofs.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies of every shape, validated by the shop that answers them
export type Body = any

export const idOf = ({ id }: Body) => id

/** `order_id` is that of `thing`; `example` is the body that the description gives. */
type Given = Omit<Belongings, 'order_id'> & {
  order_id: number
  phone: string
  proof: Proof
  example: Record<string, unknown>
}

/** What the tests of all operations need to know of one; a key that is left out follows from its description. */
export type OperationCase = {
  /** What a good request has beside the examples of the description. */
  path?: string | number
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: (given: Given) => Record<string, unknown>
  /** Makes the code or key that a good request proves something with, and that works once. */
  proof?: (shop: ReturnType<typeof openShop>, asker: Person | undefined) => Promise<Proof>
  /** The shop counts wrong passwords and codes sent. */
  isCounted?: true
  /** The caller is no longer signed in. */
  leaves?: true
  /** Gives back what a good request takes away. */
  giveBack?: (
    give: { services: Services; person: Person },
    has: Belongings,
    phone: string,
  ) => Promise<unknown>
  /** The belonging that a request names by its number. */
  thing?: keyof Belongings
  /** Any caller with the phone of a guest's order may call it: order-proofs.test.ts. */
  byPhone?: true
  /** It names no thing and answers the caller's own data: the values that no other caller may see. */
  own?: (body: Body) => unknown[]
  /** Why it answers the same to every caller, or data that belongs to no caller. */
  shared?: string
  /** Nothing in its reply is asked about any further. */
  ends?:
    | 'what is shown as it is'
    | 'what headers are made of'
    | 'what is gone or kept for later'
    | 'for machines'
}

export type Cases = { [Id in OperationId | 'healthz' | 'readyz' | 'metrics']?: OperationCase }
