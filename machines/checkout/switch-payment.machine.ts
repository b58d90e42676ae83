import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { PaymentChoice } from '#machines/rules/wallet-again.ts'
import type { Message } from '#openapi/generated/client.ts'

type Switch = PaymentChoice & { order_id: number }

export type SwitchPaymentOutcome =
  /** Cash is paid at the door; `message` is the server's (docs/spec.md §4). */
  | { type: 'switched'; message: string }
  /** The order has to be read again: the other ways to pay need something more, or have paid it. */
  | { type: 'changed' }
  | { type: 'failure'; error: unknown }

export const switchPaymentPorts = { switchPaymentMethod: port<Message, Switch>('switchPaymentMethod') }

/** Changes an unpaid order to another way to pay (docs/spec.md §4, failed order payment). */
export const switchPaymentMachine = setup({
  types: {
    input: {} as Switch,
    context: {} as Switch,
    output: {} as SwitchPaymentOutcome,
  },
  actors: switchPaymentPorts,
  guards: { 'cash is chosen': ({ context }) => context.payment_method === 'cash_on_delivery' },
}).createMachine({
  id: 'switchPayment',
  description: 'Does the server change the order to the way to pay that the customer chose?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as SwitchPaymentOutcome,
  initial: 'switching',
  states: {
    switching: {
      description: 'The server closes an open page of the gateway, and then changes the way to pay.',
      invoke: {
        id: 'switchPaymentMethod',
        src: 'switchPaymentMethod',
        input: ({ context }) => context,
        onDone: [{ guard: 'cash is chosen', target: 'switched' }, 'changed'],
        onError: 'failed',
      },
    },
    switched: {
      description: 'The customer will pay in cash when receiving the order.',
      type: 'final',
      output: ({ event }): SwitchPaymentOutcome => ({
        type: 'switched',
        message: (event as object as { output: Message }).output.message,
      }),
    },
    changed: {
      description: 'The wallet pays the order, or the order waits for the gateway or for a transfer.',
      type: 'final',
      output: (): SwitchPaymentOutcome => ({ type: 'changed' }),
    },
    failed: {
      description: 'The server did not change the way to pay.',
      type: 'final',
      output: ({ event }): SwitchPaymentOutcome => ({ type: 'failure', error: errorIn(event) }),
    },
  },
})
