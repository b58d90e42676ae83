import type { Handlers } from '#server/services.ts'
import { addressOperations } from './addresses.ts'
import { auth } from './auth.ts'
import { brandOperations } from './brands.ts'
import { campaignOperations } from './campaigns.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { flashSaleOperations } from './flash-sales.ts'
import { itemOperations } from './items.ts'
import { location } from './location.ts'
import { module } from './module.ts'
import { newsletter } from './newsletter.ts'
import { notificationOperations } from './notifications.ts'
import { orderOperations } from './orders.ts'
import { paymentOperations } from './payments.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
import { reviewOperations } from './reviews.ts'
import { storeOperations } from './stores.ts'
import { system } from './system.ts'
import { wishlist } from './wishlist.ts'

/** Every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...location,
  ...module,
  ...auth,
  ...profile,
  ...notificationOperations,
  ...wishlist,
  ...catalogue,
  ...brandOperations,
  ...promotions,
  ...flashSaleOperations,
  ...campaignOperations,
  ...storeOperations,
  ...itemOperations,
  ...reviewOperations,
  ...cart,
  ...addressOperations,
  ...orderOperations,
  ...paymentOperations,
  ...newsletter,
  ...content,
  ...events,
  ...system,
}
