import { assign, sendTo, setup } from 'xstate'
import { port } from '#machines/port.ts'
import {
  isSameQuestion,
  lifetimeOf,
  type OrderPrice,
  type PriceQuestion,
} from '#machines/rules/order-price.ts'
import { errorIn, serverRefusals } from '#machines/rules/refusal.ts'
import type { Quote, QuoteRequest } from '#openapi/generated/client.ts'
import type { PriceCoordinator } from './coordinator.ts'

/** `question` is undefined while the server cannot be asked. */
type Quoting = { question: PriceQuestion | undefined; coordinator: PriceCoordinator }

export const quoteOrderPorts = { createQuote: port<Quote, QuoteRequest>('createQuote') }

/** Keeps the price of an order up to date: asks as soon as the server can be asked, and renews the quote on demand. */
export const quoteOrderMachine = setup({
  types: {
    input: {} as Quoting,
    context: {} as Quoting & { price: OrderPrice },
    events: {} as
      | { type: 'draft.changed'; question: PriceQuestion | undefined }
      | { type: 'quote.renew' }
      /** The server takes no order for this quote. */
      | { type: 'quote.refused' },
    tags: {} as 'busy',
  },
  actors: quoteOrderPorts,
  delays: {
    quoteLifetime: ({ context: { price } }) => ('quote' in price ? lifetimeOf(price.quote) : 0),
  },
  actions: {
    'take the question': assign((_, { question }: Pick<Quoting, 'question'>) => ({ question })),
    'note the price': assign((_, { price }: { price: OrderPrice }) => ({ price })),
    'note that its time is over': assign(({ context: { price } }) => ({
      price: 'quote' in price ? { ...price, type: 'expired' as const } : price,
    })),
    'note that it is renewed': assign(({ context: { price } }) => ({
      price: 'quote' in price ? { ...price, type: 'renewing' as const } : { type: 'asking' as const },
    })),
    'tell the price': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { price } }) => ({ type: 'price.changed' as const, price }),
    ),
  },
  guards: {
    'the server can be asked': ({ context }) => context.question !== undefined,
    'it is another question': ({ context }, { question }: Pick<Quoting, 'question'>) =>
      !isSameQuestion(context.question, question),
    'the server refuses it': (_, failed: object) => serverRefusals(errorIn(failed)).length > 0,
  },
}).createMachine({
  id: 'quoteOrder',
  description: 'What does the order cost, and until when?',
  context: ({ input }) => ({ ...input, price: { type: 'incomplete' } }),
  initial: 'decidingQuestion',
  on: {
    'draft.changed': {
      guard: { type: 'it is another question', params: ({ event }) => event },
      target: '.decidingQuestion',
      actions: { type: 'take the question', params: ({ event }) => event },
    },
  },
  states: {
    decidingQuestion: {
      description: 'Does the app have every detail that the server needs for a price?',
      always: [
        {
          guard: 'the server can be asked',
          target: 'quoting',
          actions: [{ type: 'note the price', params: { price: { type: 'asking' } } }, 'tell the price'],
        },
        'incomplete',
      ],
    },
    incomplete: {
      description: 'A detail that decides the price is missing, or the store names the price later.',
      entry: [{ type: 'note the price', params: { price: { type: 'incomplete' } } }, 'tell the price'],
    },
    quoting: {
      description: 'The server computes the price as a new quote, or renews the earlier quote.',
      tags: 'busy',
      invoke: {
        id: 'createQuote',
        src: 'createQuote',
        input: ({ context: { question, price } }) => ({
          ...question!.body,
          ...('quote' in price && { replaces: price.quote.id }),
        }),
        onDone: {
          target: 'known',
          actions: {
            type: 'note the price',
            params: ({ event }) => ({ price: { type: 'known', quote: event.output } }),
          },
        },
        onError: [
          {
            guard: { type: 'the server refuses it', params: ({ event }) => event },
            target: 'refused',
            actions: {
              type: 'note the price',
              params: ({ event }) => ({
                price: { type: 'refused', refusals: serverRefusals(event.error) },
              }),
            },
          },
          {
            target: 'unknown',
            actions: {
              type: 'note the price',
              params: ({ event }) => ({ price: { type: 'unknown', error: event.error } }),
            },
          },
        ],
      },
    },
    known: {
      description: 'The price holds until the quote expires.',
      entry: 'tell the price',
      after: { quoteLifetime: 'expired' },
      on: { 'quote.refused': 'expired' },
    },
    expired: {
      description: 'The quote expired, or the server no longer accepts it; one press renews the quote.',
      entry: ['note that its time is over', 'tell the price'],
      on: {
        'quote.renew': { target: 'quoting', actions: ['note that it is renewed', 'tell the price'] },
      },
    },
    refused: {
      description: 'The server refused a field; a change of the order or a renewal asks again.',
      entry: 'tell the price',
      on: {
        'quote.renew': { target: 'quoting', actions: ['note that it is renewed', 'tell the price'] },
      },
    },
    unknown: {
      description: 'The server did not answer. The customer can ask again.',
      entry: 'tell the price',
      on: {
        'quote.renew': { target: 'quoting', actions: ['note that it is renewed', 'tell the price'] },
      },
    },
  },
})
