import { removeWishMachine } from '#machines/catalogue/remove-wish.machine.ts'
import { at, stories } from '#tests/support/story.ts'

// docs/spec.md §4, Wishlist: removal can be confirmed.
export const removeWishStories = stories(removeWishMachine, {
  'the wishlist removal goes once the customer agreed': {
    when: [at('confirming'), { type: 'removal.accept' }],
    ends: 'removed',
    output: { type: 'removed' },
  },
  'the wishlist removal stays when the customer declines': {
    when: [{ type: 'removal.decline' }],
    ends: 'kept',
    output: { type: 'kept' },
  },
})
