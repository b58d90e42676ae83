import { assign, setup } from 'xstate'

export type RemoveWishOutcome = { type: 'removed' } | { type: 'kept' }

/** Asks the customer before an item or store leaves the wishlist (docs/spec.md §4, Wishlist); the wishlist machine removes it. */
export const removeWishMachine = setup({
  types: {
    context: {} as { outcome: RemoveWishOutcome },
    events: {} as { type: 'removal.accept' } | { type: 'removal.decline' },
    output: {} as RemoveWishOutcome,
  },
  actions: { 'note the removal': assign({ outcome: { type: 'removed' } }) },
}).createMachine({
  id: 'removeWish',
  description: 'Does the customer really want it off the wishlist?',
  context: { outcome: { type: 'kept' } },
  output: ({ context }) => context.outcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The customer is asked whether it shall go.',
      on: {
        'removal.accept': { target: 'removed', actions: 'note the removal' },
        'removal.decline': 'kept',
      },
    },
    removed: { description: 'It goes.', type: 'final' },
    kept: { description: 'It stays.', type: 'final' },
  },
})
