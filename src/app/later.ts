import type { QueryClient } from '@tanstack/react-query'
import { clock } from '#browser/clock.ts'
import { restoreFocus } from '#browser/focus-restoration.ts'
import { savesData } from '#browser/intent.ts'
import { askAgainForPictures } from '#browser/lost-pictures.ts'
import { mirrorStorage } from '#browser/mirror.ts'
import type { Locale } from '#i18n/locale.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import type { Shop } from '#src/core/shop.ts'
import { followDiet } from '#src/shared/diet/follow-diet.ts'
import { followCustomer } from './follow-customer.ts'
import { followSignOuts } from './forget-shopper.ts'
import { learnToReact } from './learn-to-react.ts'
import { listenForUpdates } from './live-news.ts'
import { lookAhead } from './look-ahead.ts'
import { recoverLostOrders } from './lost-orders.ts'

/** What can wait until the page stands; without it the shop does what it is told, but hears of nothing by itself. */
export function beginLater(
  shop: Shop,
  queries: QueryClient,
  locale: Locale,
  lostOrder: OrderKey | undefined,
): void {
  learnToReact(locale).catch(() => {})
  askAgainForPictures(window)
  restoreFocus(window)
  mirrorStorage(document, shop.storage, window.location.protocol === 'https:')
  listenForUpdates(shop, queries)
  followDiet(shop)
  followSignOuts(window)
  followCustomer({ shop, queries, window }, clock.now())
  recoverLostOrders(shop, window, lostOrder)
  if (!savesData(navigator as object)) lookAhead(shop, queries)
}
