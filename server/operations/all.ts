import type { Handlers } from '#server/wiring/services.ts'
import { account } from './account.ts'
import { addressOperations } from './addresses.ts'
import { advertisementOperations } from './advertisements.ts'
import { auth } from './auth.ts'
import { authCodes } from './auth-codes.ts'
import { authSocial } from './auth-social.ts'
import { brandOperations } from './brands.ts'
import { campaignOperations } from './campaigns.ts'
import { cart } from './cart.ts'
import { cashbackOperations } from './cashbacks.ts'
import { catalogue } from './catalogue.ts'
import { conditionOperations } from './conditions.ts'
import { content } from './content.ts'
import { courierOperations } from './couriers.ts'
import { dietOperations } from './diet.ts'
import { events } from './events.ts'
import { flashSaleOperations } from './flash-sales.ts'
import { itemOperations } from './items.ts'
import { location } from './location.ts'
import { loyaltyOperations } from './loyalty.ts'
import { messageOperations } from './messages.ts'
import { module } from './module.ts'
import { tipOperations } from './most-tips.ts'
import { newsletter } from './newsletter.ts'
import { notificationOperations } from './notifications.ts'
import { offlinePaymentOperations } from './offline-payments.ts'
import { orderAgainOperations } from './order-again.ts'
import { orderLinkOperations } from './order-links.ts'
import { orderProofOperations } from './order-proofs.ts'
import { orderOperations } from './orders.ts'
import { otherBannerOperations } from './other-banners.ts'
import { parcelCategoryOperations } from './parcel-categories.ts'
import { parcelLinkOperations } from './parcel-links.ts'
import { passkeyOperations } from './passkeys.ts'
import { paymentOperations } from './payments.ts'
import { prescriptionOperations } from './prescriptions.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
import { push } from './push.ts'
import { quoteOperations } from './quotes.ts'
import { receiptOperations } from './receipts.ts'
import { refundOperations } from './refunds.ts'
import { reviewWritingOperations } from './review-writing.ts'
import { reviewOperations } from './reviews.ts'
import { storeOperations } from './stores.ts'
import { system } from './system.ts'
import { walletOperations } from './wallet.ts'
import { wishlist } from './wishlist.ts'

/** Every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...location,
  ...module,
  ...auth,
  ...authCodes,
  ...authSocial,
  ...passkeyOperations,
  ...profile,
  ...account,
  ...notificationOperations,
  ...push,
  ...messageOperations,
  ...walletOperations,
  ...loyaltyOperations,
  ...wishlist,
  ...catalogue,
  ...brandOperations,
  ...conditionOperations,
  ...parcelCategoryOperations,
  ...parcelLinkOperations,
  ...promotions,
  ...flashSaleOperations,
  ...campaignOperations,
  ...otherBannerOperations,
  ...advertisementOperations,
  ...cashbackOperations,
  ...storeOperations,
  ...itemOperations,
  ...reviewOperations,
  ...reviewWritingOperations,
  ...cart,
  ...addressOperations,
  ...orderOperations,
  ...orderLinkOperations,
  ...orderProofOperations,
  ...quoteOperations,
  ...prescriptionOperations,
  ...orderAgainOperations,
  ...receiptOperations,
  ...courierOperations,
  ...refundOperations,
  ...tipOperations,
  ...paymentOperations,
  ...offlinePaymentOperations,
  ...newsletter,
  ...content,
  ...dietOperations,
  ...events,
  ...system,
}
