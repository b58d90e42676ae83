import { StateMachine } from 'xstate'
import type { MachineFlow } from './machine-flows.ts'

/** The folders of `machines/`, in the order in which a customer meets them. */
const NAMES = {
  app: 'App',
  location: 'Location',
  catalogue: 'Catalogue',
  cart: 'Cart',
  checkout: 'Checkout and payment',
  orders: 'Orders and reviews',
  parcel: 'Parcel',
  account: 'Account',
  chat: 'Chat',
} as const

export type Journey<Flow extends MachineFlow> = { id: string; name: string; flows: Flow[] }

/** Flows by their journey; a journey without a flow is left out. Throws for a folder without a name. */
export function journeysOf<Flow extends MachineFlow>(flows: readonly Flow[]): Journey<Flow>[] {
  const unnamed = flows.find(({ file }) => !(folderOf(file) in NAMES))
  if (unnamed) throw new Error(`${unnamed.file} stands in a folder without a name in journeys.ts.`)
  return Object.entries(NAMES)
    .map(([id, name]) => ({ id, name, flows: flows.filter(({ file }) => folderOf(file) === id) }))
    .filter(({ flows: found }) => found.length > 0)
}

/** `machines/cart/add-item.machine.ts` belongs to the cart. */
const folderOf = (file: string) => file.split('/')[1] ?? ''

/** The flows that a flow runs as its children. */
export function childrenOf<Flow extends MachineFlow>(
  { machine }: MachineFlow,
  flows: readonly Flow[],
): Flow[] {
  const children = Object.values<unknown>(machine.implementations.actors).filter(
    (logic) => logic instanceof StateMachine,
  )
  return flows.filter((flow) => children.some((child) => child.id === flow.machine.id))
}

/** The flows that run this one. */
export const parentsOf = <Flow extends MachineFlow>(flow: Flow, flows: readonly Flow[]): Flow[] =>
  flows.filter((other) => childrenOf(other, flows).some(({ name }) => name === flow.name))
