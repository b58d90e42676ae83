import { emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

/** How a guest in another browser proves the order; empty for its owner. */
export type ReceiptProof = { order_id: number; contact_number: string }

export const saveReceiptPorts = {
  /** Resolves when the browser has begun to save the page that the server made. */
  openReceipt: port<void, ReceiptProof>('openReceipt'),
}

/** Saves the receipt as a file: the server makes a page that needs no sign-in for ten minutes. */
export const saveReceiptMachine = setup({
  types: {
    input: {} as ReceiptProof,
    context: {} as ReceiptProof,
    events: {} as { type: 'receipt.save' },
    emitted: {} as { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: saveReceiptPorts,
  actions: {
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
}).createMachine({
  id: 'saveReceipt',
  description: 'Does the customer want the receipt as a file?',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is being saved.',
      on: { 'receipt.save': 'saving' },
    },
    saving: {
      description: 'The server makes the receipt, and the browser saves it.',
      tags: 'busy',
      invoke: {
        id: 'openReceipt',
        src: 'openReceipt',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
    },
  },
})
