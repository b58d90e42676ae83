import type { Handlers } from '#server/services.ts'
import { addressOperations } from './addresses.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { itemOperations } from './items.ts'
import { location } from './location.ts'
import { module } from './module.ts'
import { newsletter } from './newsletter.ts'
import { notificationOperations } from './notifications.ts'
import { orderOperations } from './orders.ts'
import { paymentOperations } from './payments.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
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
  ...promotions,
  ...storeOperations,
  ...itemOperations,
  ...cart,
  ...addressOperations,
  ...orderOperations,
  ...paymentOperations,
  ...newsletter,
  ...content,
  ...events,
  ...system,
}
