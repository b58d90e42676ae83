import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { amountIn } from '#machines/rules/amount.ts'
import { isUnanswered, type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { PaymentStarted } from '#openapi/generated/client.ts'

export const addFundPorts = {
  /** A new unguessable key of 16 to 64 characters. */
  newFundKey: port<string>('newFundKey'),
  addFund: port<PaymentStarted, { key: string; amount: number }>('addFund'),
  /** Opens the gateway; resolves when the browser restores this page from its back/forward cache. */
  openGateway: port<void, { redirect_link: string }>('openGateway'),
}

/** Takes an amount for the wallet and leads to the gateway; a lost answer is asked for again under the same key (docs/spec.md §7 Other). */
export const addFundMachine = setup({
  types: {
    /** `amount` as it was written; `key` and `redirect_link` are empty until there is one. */
    context: {} as {
      amount: string
      key: string
      redirect_link: string
      refusals: readonly ServerRefusal[]
    },
    events: {} as { type: 'amount.change'; amount: string } | { type: 'form.submit' },
    tags: {} as 'busy',
  },
  actors: addFundPorts,
  actions: {
    /** A different amount is a new payment. */
    'keep the amount': assign((_, { amount }: { amount: string }) => ({ amount, key: '', refusals: [] })),
    'take the key': assign((_, { output }: { output: string }) => ({ key: output })),
    /** The key is used up: a customer who returns starts a new payment. */
    'take the page': assign((_, { output }: { output: PaymentStarted }) => ({
      redirect_link: output.redirect_link,
      key: '',
    })),
    'keep the refusals': assign((_, { error }: { error: unknown }) => ({ refusals: serverRefusals(error) })),
    'forget the refusals': assign({ refusals: [] }),
  },
  guards: {
    'it is no amount': ({ context }) => amountIn(context.amount) === undefined,
    'it was sent before': ({ context }) => context.key !== '',
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'addFund',
  description: 'How much money does the customer add to the wallet?',
  context: { amount: '', key: '', redirect_link: '', refusals: [] },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer enters an amount; the field keeps the amount after a failure.',
      initial: 'fresh',
      on: {
        'amount.change': {
          target: '.fresh',
          actions: { type: 'keep the amount', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'it is no amount', target: '.invalid' },
          { guard: 'it was sent before', target: 'submitting', actions: 'forget the refusals' },
          'makingKey',
        ],
      },
      states: {
        fresh: { description: 'The amount was not refused.' },
        invalid: { description: 'The text is not an amount.' },
        refused: { description: 'The server refused the payment, and says why.' },
        failed: {
          description:
            'The browser made no key, no answer came, or the page of the gateway did not open; the customer can try again.',
        },
      },
    },
    makingKey: {
      description: 'The browser makes a new key for this payment.',
      tags: 'busy',
      invoke: {
        id: 'newFundKey',
        src: 'newFundKey',
        onDone: { target: 'submitting', actions: { type: 'take the key', params: ({ event }) => event } },
        onError: 'editing.failed',
      },
    },
    submitting: {
      description: 'The server starts the payment and names the page of the gateway.',
      tags: 'busy',
      invoke: {
        id: 'addFund',
        src: 'addFund',
        input: ({ context: { key, amount } }) => ({ key, amount: amountIn(amount)! }),
        onDone: { target: 'leaving', actions: { type: 'take the page', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'editing.failed' },
          {
            target: 'editing.refused',
            actions: { type: 'keep the refusals', params: ({ event }) => event },
          },
        ],
      },
    },
    leaving: {
      description: 'The browser opens the page of the gateway.',
      tags: 'busy',
      invoke: {
        id: 'openGateway',
        src: 'openGateway',
        input: ({ context }) => ({ redirect_link: context.redirect_link }),
        onDone: 'editing',
        onError: 'editing.failed',
      },
    },
  },
})
