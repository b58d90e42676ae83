import type { TellApp, Told, ToldFlow } from '#src/core/told.ts'
import { acceptPriceReactions } from './accept-price.ts'
import { cancelOrderReactions } from './cancel-order.ts'
import { cartReactions } from './cart.ts'
import { changeLanguageReactions } from './change-language.ts'
import { changePhotoReactions } from './change-photo.ts'
import { checkoutReactions } from './checkout.ts'
import { chooseCartReactions } from './choose-cart.ts'
import { convertPointsReactions } from './convert-points.ts'
import { deleteAccountReactions } from './delete-account.ts'
import { destinationReactions } from './destination.ts'
import { dietReactions } from './diet.ts'
import { editProfileReactions } from './edit-profile.ts'
import { type App, type Effect, performAll } from './effects.ts'
import { followCartReactions } from './follow-cart.ts'
import { fundReturnReactions } from './fund-return.ts'
import { offerInterestsReactions, pickInterestsReactions } from './interests.ts'
import { locationReactions } from './location.ts'
import { notificationsReactions } from './notifications.ts'
import { offerPasskeyReactions } from './offer-passkey.ts'
import { orderAgainReactions } from './order-again.ts'
import { pageReactions } from './page.ts'
import { pagedListReactions } from './paged-list.ts'
import { parcelReactions } from './parcel.ts'
import { passkeysReactions } from './passkeys.ts'
import { payOrderReactions } from './pay-order.ts'
import { pickLocationReactions } from './pick-location.ts'
import { pickModuleReactions } from './pick-module.ts'
import { pushReactions } from './push.ts'
import type { Reactions } from './reactions.ts'
import { recoverOrderReactions } from './recover-order.ts'
import { removeAddressReactions } from './remove-address.ts'
import { requestRefundReactions } from './request-refund.ts'
import { resetPasswordReactions } from './reset-password.ts'
import { reviewPromptReactions } from './review-prompt.ts'
import { saveAddressReactions } from './save-address.ts'
import { saveDataReactions } from './save-data.ts'
import { saveReceiptReactions } from './save-receipt.ts'
import { sendAgainReactions } from './send-again.ts'
import { sessionReactions } from './session.ts'
import { sessionsReactions } from './sessions.ts'
import { shareReactions } from './share.ts'
import { shareOrderReactions } from './share-order.ts'
import { signInReactions } from './sign-in.ts'
import { signInWithPasskeyReactions } from './sign-in-with-passkey.ts'
import { signOutReactions } from './sign-out.ts'
import { signUpReactions } from './sign-up.ts'
import { socialSignInReactions } from './social-sign-in.ts'
import { subscribeReactions } from './subscribe.ts'
import { undoAgainReactions } from './undo-again.ts'
import { verifyEmailReactions } from './verify-email.ts'
import { signInWithCodeReactions, verifyPhoneReactions } from './verify-phone.ts'
import { wishlistReactions } from './wishlist.ts'
import { writeReviewsReactions } from './write-reviews.ts'

export const reactions: { [Flow in ToldFlow]: Reactions<Flow> } = {
  acceptPrice: acceptPriceReactions,
  cancelOrder: cancelOrderReactions,
  cart: cartReactions,
  changeLanguage: changeLanguageReactions,
  changePhoto: changePhotoReactions,
  checkout: checkoutReactions,
  chooseCart: chooseCartReactions,
  convertPoints: convertPointsReactions,
  deleteAccount: deleteAccountReactions,
  destination: destinationReactions,
  diet: dietReactions,
  editProfile: editProfileReactions,
  followCart: followCartReactions,
  fundReturn: fundReturnReactions,
  location: locationReactions,
  notifications: notificationsReactions,
  offerInterests: offerInterestsReactions,
  offerPasskey: offerPasskeyReactions,
  orderAgain: orderAgainReactions,
  page: pageReactions,
  pagedList: pagedListReactions,
  parcel: parcelReactions,
  passkeys: passkeysReactions,
  payOrder: payOrderReactions,
  pickInterests: pickInterestsReactions,
  pickLocation: pickLocationReactions,
  pickModule: pickModuleReactions,
  push: pushReactions,
  recoverOrder: recoverOrderReactions,
  removeAddress: removeAddressReactions,
  requestRefund: requestRefundReactions,
  reviewPrompt: reviewPromptReactions,
  resetPassword: resetPasswordReactions,
  saveAddress: saveAddressReactions,
  saveData: saveDataReactions,
  saveReceipt: saveReceiptReactions,
  sendAgain: sendAgainReactions,
  session: sessionReactions,
  sessions: sessionsReactions,
  share: shareReactions,
  shareOrder: shareOrderReactions,
  signIn: signInReactions,
  signInWithCode: signInWithCodeReactions,
  signInWithPasskey: signInWithPasskeyReactions,
  signOut: signOutReactions,
  signUp: signUpReactions,
  socialSignIn: socialSignInReactions,
  subscribe: subscribeReactions,
  undoAgain: undoAgainReactions,
  verifyEmail: verifyEmailReactions,
  verifyPhone: verifyPhoneReactions,
  wishlist: wishlistReactions,
  writeReviews: writeReviewsReactions,
}

/** What the app does about what a flow told, in order. */
export function effectsOf<Flow extends ToldFlow>(flow: Flow, told: Told<Flow>): Effect[]
export function effectsOf(flow: ToldFlow, told: { type: string }): Effect[] {
  const table = reactions[flow] as Record<string, (told: unknown) => Effect[]>
  return table[told.type]?.(told) ?? []
}

/** Does in this app what the tables say. */
export const reactIn =
  (app: App): TellApp =>
  (flow, told) =>
    performAll(effectsOf(flow, told), app)
