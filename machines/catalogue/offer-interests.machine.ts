import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { type InterestMatter, isAsked, leadsToInterests, offersInterests } from './interest-offer.ts'

/** `selected_modules_for_interest`: ids of the modules in which the customer has chosen interests. */
type Liked = Pick<CustomerInfo, 'selected_modules_for_interest'>

export type OfferInterestsOutcome = { type: 'led' | 'declined'; module_id: number } | { type: 'unasked' }

export const offerInterestsPorts = {
  getCustomerInfo: port<Liked>('getCustomerInfo'),
}

/** Asks a customer once what they like in a module (docs/spec.md §2, `/interest`). */
export const offerInterestsMachine = setup({
  types: {
    input: {} as InterestMatter,
    context: {} as InterestMatter,
    events: {} as { type: 'offer.accept' } | { type: 'offer.decline' },
    output: {} as OfferInterestsOutcome,
  },
  actors: offerInterestsPorts,
  guards: {
    'they were asked before': ({ context }) => isAsked(context),
    'they like another module': ({ context }, { output }: { output: Liked }) =>
      leadsToInterests(context, output.selected_modules_for_interest),
    'they like nothing yet': ({ context }, { output }: { output: Liked }) =>
      offersInterests(context, output.selected_modules_for_interest),
  },
}).createMachine({
  id: 'offerInterests',
  description: 'Is the customer asked what they like in this module?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as OfferInterestsOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there anything to ask in this module?',
      always: [{ guard: 'they were asked before', target: 'unasked' }, 'reading'],
    },
    reading: {
      description: 'The server is asked what the customer likes.',
      invoke: {
        id: 'getCustomerInfo',
        src: 'getCustomerInfo',
        onDone: [
          {
            guard: { type: 'they like another module', params: ({ event }) => event },
            target: 'led',
          },
          { guard: { type: 'they like nothing yet', params: ({ event }) => event }, target: 'offered' },
          'unasked',
        ],
        onError: 'unasked',
      },
    },
    offered: {
      description: 'The home offers to choose what the customer likes.',
      on: { 'offer.accept': 'led', 'offer.decline': 'declined' },
    },
    led: {
      description: 'The customer is led to the choice.',
      type: 'final',
      output: ({ context }): OfferInterestsOutcome => ({ type: 'led', module_id: context.module.id }),
    },
    declined: {
      description: 'The customer does not want to choose.',
      type: 'final',
      output: ({ context }): OfferInterestsOutcome => ({ type: 'declined', module_id: context.module.id }),
    },
    unasked: {
      description: 'The customer is left alone.',
      type: 'final',
      output: (): OfferInterestsOutcome => ({ type: 'unasked' }),
    },
  },
})
