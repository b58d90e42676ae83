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
  description: 'Does the app ask the customer about interests in this module?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as OfferInterestsOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Did this browser ask about this module before, or is it the parcel module?',
      always: [{ guard: 'they were asked before', target: 'unasked' }, 'reading'],
    },
    reading: {
      description: 'The app reads the modules in which the customer has interests.',
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
      description: 'The home page offers the customer a choice of interests.',
      on: { 'offer.accept': 'led', 'offer.decline': 'declined' },
    },
    led: {
      description: 'The app leads the customer to the choice of interests.',
      type: 'final',
      output: ({ context }): OfferInterestsOutcome => ({ type: 'led', module_id: context.module.id }),
    },
    declined: {
      description: 'The customer declines the offer.',
      type: 'final',
      output: ({ context }): OfferInterestsOutcome => ({ type: 'declined', module_id: context.module.id }),
    },
    unasked: {
      description:
        'The app asks nothing: it asked before, the module needs no question, or the interests did not load.',
      type: 'final',
      output: (): OfferInterestsOutcome => ({ type: 'unasked' }),
    },
  },
})
