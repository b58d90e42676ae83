import type { Api } from '#api/client.ts'
import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { askForOrder } from '#src/shared/orders/ask-order.ts'

type Session = ShopActors['session']

/** Answers the finding of an order: the server knows it, or does not tell. */
export const connectFindOrder = (api: Api, session: Session) =>
  findOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the following of an order: the server knows where it is. */
export const connectTrackOrder = (api: Api, session: Session) =>
  trackOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })
