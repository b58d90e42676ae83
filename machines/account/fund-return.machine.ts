import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import type { TransactionList } from '#openapi/generated/client.ts'

/** Result in the return address: unsigned, so it may choose a text and never proves a payment (docs/contract.md §2). */
export type FundReturn = { flag: 'success' | 'fail' | 'cancel'; reference: string }

export const fundReturnPorts = {
  /** The latest credit. */
  listWalletTransactions: port<TransactionList>('listWalletTransactions'),
}

/** Half a minute, pauses included. */
const MOST_QUESTIONS = 6

/** Decides whether the added money arrived; only the transactions prove it. */
export const fundReturnMachine = setup({
  types: {
    input: {} as FundReturn,
    /** `questions` counts requests since the customer last asked; `credit` is the money that arrived, with its bonus. */
    context: {} as FundReturn & { questions: number; credit: number },
    events: {} as { type: 'look.again' } | { type: 'notice.close' },
    emitted: {} as { type: 'fund.arrived' },
    tags: {} as 'busy',
  },
  actors: fundReturnPorts,
  delays: { pollPause: ({ context }) => pauseAfter(context.questions) },
  actions: {
    'count the question': assign(({ context }) => ({ questions: context.questions + 1 })),
    'count anew': assign({ questions: 0 }),
    'note the money': assign(({ context }, { output }: { output: TransactionList }) => ({
      credit: creditOf(output, context.reference),
    })),
    'tell of the money': emit({ type: 'fund.arrived' }),
  },
  guards: {
    'the gateway says that nothing was paid': ({ context }) => context.flag !== 'success',
    'the money has come': ({ context }, { output }: { output: TransactionList }) =>
      creditOf(output, context.reference) > 0,
    'it was asked often enough': ({ context }) => context.questions >= MOST_QUESTIONS,
  },
}).createMachine({
  id: 'fundReturn',
  description: 'Has the money arrived in the wallet?',
  context: ({ input }) => ({ ...input, questions: 0, credit: 0 }),
  on: { 'notice.close': '.closed' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The app looks for the payment among the wallet transactions.',
      tags: 'busy',
      entry: 'count the question',
      invoke: {
        id: 'listWalletTransactions',
        src: 'listWalletTransactions',
        onDone: [
          {
            guard: { type: 'the money has come', params: ({ event }) => event },
            target: 'arrived',
            actions: [{ type: 'note the money', params: ({ event }) => event }, 'tell of the money'],
          },
          { guard: 'the gateway says that nothing was paid', target: 'unpaid' },
          'deciding',
        ],
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Has the app looked often enough?',
      always: [{ guard: 'it was asked often enough', target: 'pending' }, 'waiting'],
    },
    waiting: {
      description: 'The transactions show no money yet, or did not load; the app looks again after a pause.',
      tags: 'busy',
      after: { pollPause: 'asking' },
    },
    pending: {
      description: 'The money has not arrived yet; the customer may look again.',
      on: { 'look.again': { target: 'asking', actions: 'count anew' } },
    },
    unpaid: {
      description:
        'The gateway reports no payment, and the transactions show no money; the money may still arrive.',
      initial: 'decidingNext',
      states: {
        decidingNext: {
          description: 'Has the app looked often enough?',
          always: [{ guard: 'it was asked often enough', target: 'resting' }, 'pausing'],
        },
        pausing: {
          description: 'The notice stays on the screen until the app looks again.',
          after: { pollPause: 'looking' },
        },
        looking: {
          description: 'The app looks for the payment once more; the notice stays on the screen.',
          entry: 'count the question',
          invoke: {
            id: 'listWalletTransactions',
            src: 'listWalletTransactions',
            onDone: [
              {
                guard: { type: 'the money has come', params: ({ event }) => event },
                target: '#fundReturn.arrived',
                actions: [{ type: 'note the money', params: ({ event }) => event }, 'tell of the money'],
              },
              'decidingNext',
            ],
            onError: 'decidingNext',
          },
        },
        resting: {
          description: 'No money arrived within half a minute; the customer may look again.',
          on: { 'look.again': { target: '#fundReturn.asking', actions: 'count anew' } },
        },
      },
    },
    arrived: { description: 'The money is in the wallet.' },
    closed: { description: 'The customer closed the notice.', type: 'final' },
  },
})

/** The credit of the payment, with its bonus. */
const creditOf = ({ data }: TransactionList, payment: string): number =>
  data.filter(({ reference }) => reference === payment).reduce((sum, { credit }) => sum + credit, 0)
