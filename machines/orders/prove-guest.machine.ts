import { setup } from 'xstate'
import { type EnterCodeOutcome, enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { OrderProven } from '#openapi/generated/client.ts'

/** With the token this browser acts for the guest who placed the order. */
export type ProveGuestOutcome = { type: 'proven'; order_id: number; proof: OrderProven }

/** A guest in another browser proves the phone of the order by a code (docs/decisions/042). */
export const proveGuestMachine = setup({
  types: {
    /** `contact_number` of the order, as the customer gave it; `length` of the code in digits. */
    input: {} as { order_id: number; contact_number: string; length: number },
    context: {} as { order_id: number; contact_number: string; length: number },
    events: {} as { type: 'phone.confirm' } | { type: 'code.leave' },
    output: {} as ProveGuestOutcome,
  },
  actors: { enterCode: enterCodeMachine },
}).createMachine({
  id: 'proveGuest',
  description: 'Does the phone of the guest order belong to the customer at this browser?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ProveGuestOutcome,
  initial: 'unproven',
  states: {
    unproven: {
      description:
        'The page says that the order ID and the phone number open the order, and offers to confirm the phone.',
      on: { 'phone.confirm': 'entering' },
    },
    entering: {
      description: 'The server sends a code to the phone of the order, and the customer enters the code.',
      on: { 'code.leave': 'unproven' },
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context: { contact_number, length } }) => ({ recipient: contact_number, length }),
        onDone: 'proven',
        onError: 'unproven',
      },
    },
    proven: {
      description: 'The customer entered the right code, and the phone is confirmed.',
      type: 'final',
      output: ({ context: { order_id }, event }): ProveGuestOutcome => ({
        type: 'proven',
        order_id,
        proof: proofIn(event),
      }),
    },
  },
})

/** The port of this flow answers a right code with the token of the order. */
const proofIn = (event: object): OrderProven =>
  (event as { output: EnterCodeOutcome }).output.proof as OrderProven
