import type { Api } from '#api/client.ts'
import { findOrderMachine } from '#machines/find-order.machine.ts'
import { trackOrderMachine } from '#machines/track-order.machine.ts'
import { askForOrder } from '#src/goods/ask-order.ts'
import type { ShopActors } from '#src/shop/shop.ts'

type Session = ShopActors['session']

/** Answers the finding of an order: the server knows it, or does not tell. */
export const connectFindOrder = (api: Api, session: Session) =>
  findOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the following of an order: the server knows where it is. */
export const connectTrackOrder = (api: Api, session: Session) =>
  trackOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })
