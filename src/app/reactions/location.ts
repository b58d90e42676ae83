import { nothing, type Reactions } from './reactions.ts'

/** An item that waits for a location goes into the cart (docs/spec.md §4 Cart). */
export const locationReactions: Reactions<'location'> = {
  'location.changed': ({ place }) => (place ? [{ cart: { type: 'location.set' } }] : []),
  'location.notStored': nothing,
}
