import { setup } from 'xstate'

export type RemoveWishOutcome = { type: 'removed' } | { type: 'kept' }

/** Asks the customer before an item or store leaves the wishlist (docs/spec.md §4, Wishlist); the wishlist machine removes it. */
export const removeWishMachine = setup({
  types: {
    events: {} as { type: 'removal.accept' } | { type: 'removal.decline' },
    output: {} as RemoveWishOutcome,
  },
}).createMachine({
  id: 'removeWish',
  description: 'Does the customer really want it off the wishlist?',
  output: ({ event }) => event.output as RemoveWishOutcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The customer is asked whether it shall go.',
      on: { 'removal.accept': 'removed', 'removal.decline': 'kept' },
    },
    removed: {
      description: 'It goes.',
      type: 'final',
      output: (): RemoveWishOutcome => ({ type: 'removed' }),
    },
    kept: {
      description: 'It stays.',
      type: 'final',
      output: (): RemoveWishOutcome => ({ type: 'kept' }),
    },
  },
})
