import type { ActorRefFrom } from 'xstate'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import type { Wish } from '#machines/rules/wishes.ts'

/** Whether the wishlist holds this item or store. */
export type Has = (kind: Wish['kind'], id: number) => boolean

/** The part of the wishlist that every heart needs; its machine loads when a customer is signed in or presses a heart. */
export type Wishes = {
  subscribe: (listener: () => void) => () => void
  has: Has
  /** The wishlist actor: created once, it then follows session and module. */
  open: () => Promise<ActorRefFrom<typeof wishlistMachine>>
  toggle: (wish: Wish) => void
}
