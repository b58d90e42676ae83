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
  description: 'Does the customer really want to remove the item or store from the wishlist?',
  output: ({ event }) => event.output as RemoveWishOutcome,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The page asks the customer whether to remove the item or store.',
      on: { 'removal.accept': 'removed', 'removal.decline': 'kept' },
    },
    removed: {
      description: 'The customer confirms the removal from the wishlist.',
      type: 'final',
      output: (): RemoveWishOutcome => ({ type: 'removed' }),
    },
    kept: {
      description: 'The item or store stays in the wishlist.',
      type: 'final',
      output: (): RemoveWishOutcome => ({ type: 'kept' }),
    },
  },
})
