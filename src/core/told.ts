import type { EmittedFrom } from 'xstate'
import type { Note } from '#browser/note.ts'
import type { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import type { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import type { DeleteAccountOutcome, deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import type { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import type { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import type { OfferPasskeyOutcome } from '#machines/account/offer-passkey.machine.ts'
import type { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import type { ResetPasswordOutcome } from '#machines/account/reset-password.machine.ts'
import type { saveDataMachine } from '#machines/account/save-data.machine.ts'
import type { sessionsMachine } from '#machines/account/sessions.machine.ts'
import type { SignInOutcome } from '#machines/account/sign-in.machine.ts'
import type { SignInWithPasskeyOutcome } from '#machines/account/sign-in-with-passkey.machine.ts'
import type { SignOutOutcome, signOutMachine } from '#machines/account/sign-out.machine.ts'
import type { SignUpOutcome } from '#machines/account/sign-up.machine.ts'
import type { SocialSignInOutcome } from '#machines/account/social-sign-in.machine.ts'
import type { VerifyEmailOutcome } from '#machines/account/verify-email.machine.ts'
import type { VerifyPhoneOutcome } from '#machines/account/verify-phone.machine.ts'
import type { ChangeLanguageOutcome, changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import type { notificationsMachine } from '#machines/app/notifications.machine.ts'
import type { PickModuleOutcome } from '#machines/app/pick-module.machine.ts'
import type { pushMachine } from '#machines/app/push.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { shareMachine } from '#machines/app/share.machine.ts'
import type { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { ChooseCartOutcome } from '#machines/cart/choose-cart.machine.ts'
import type { dietMachine } from '#machines/catalogue/diet.machine.ts'
import type { OfferInterestsOutcome } from '#machines/catalogue/offer-interests.machine.ts'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type {
  PickInterestsOutcome,
  pickInterestsMachine,
} from '#machines/catalogue/pick-interests.machine.ts'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import type { CheckoutOutcome, checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { destinationMachine } from '#machines/checkout/destination.machine.ts'
import type { FollowCartOutcome, followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { PayOrderOutcome, payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { RecoverOrderOutcome } from '#machines/checkout/recover-order.machine.ts'
import type { locationMachine } from '#machines/location/location.machine.ts'
import type { PickLocationOutcome } from '#machines/location/pick-location.machine.ts'
import type { RemoveAddressOutcome, removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import type { SaveAddressOutcome } from '#machines/location/save-address.machine.ts'
import type { AcceptPriceOutcome, acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import type { CancelOrderOutcome, cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import type { OrderAgainOutcome, orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import type { RequestRefundOutcome, requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import type { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import type { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import type { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import type { UndoAgainOutcome } from '#machines/orders/undo-again.machine.ts'
import type { WriteReviewsOutcome, writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import type { ParcelOutcome, parcelMachine } from '#machines/parcel/parcel.machine.ts'
import type { SendAgainOutcome } from '#machines/parcel/send-again.machine.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { KeptWords, ReviewDraft } from '#machines/rules/review-subjects.ts'
import type { SocialFields } from '#machines/rules/social-fields.ts'
import type { Medium } from '#machines/rules/social-return.ts'
import type { BackToOrderAgain, BackToParcel } from '#src/navigation/overlay.ts'
import type { Again } from '#src/navigation/send-again-path.ts'

/** What follows a picked location: home, the page below, the choice of a module, the same page loaded again, an order again, or the page of a parcel. */
export type AfterLocation = 'home' | 'close' | 'modules' | 'reload' | BackToOrderAgain | BackToParcel

/** The facts that each flow emits, and its outcome. */
export type Facts = {
  acceptPrice: EmittedFrom<typeof acceptPriceMachine> | AcceptPriceOutcome
  cancelOrder: EmittedFrom<typeof cancelOrderMachine> | CancelOrderOutcome
  cart: EmittedFrom<typeof cartMachine>
  changeLanguage: EmittedFrom<typeof changeLanguageMachine> | ChangeLanguageOutcome
  changePhoto: EmittedFrom<typeof changePhotoMachine>
  checkout: EmittedFrom<typeof checkoutMachine> | CheckoutOutcome
  chooseCart: ChooseCartOutcome
  convertPoints: EmittedFrom<typeof convertPointsMachine>
  deleteAccount: EmittedFrom<typeof deleteAccountMachine> | DeleteAccountOutcome
  destination: EmittedFrom<typeof destinationMachine>
  diet: EmittedFrom<typeof dietMachine>
  editProfile: EmittedFrom<typeof editProfileMachine>
  followCart: EmittedFrom<typeof followCartMachine> | FollowCartOutcome
  fundReturn: EmittedFrom<typeof fundReturnMachine>
  location: EmittedFrom<typeof locationMachine>
  notifications: EmittedFrom<typeof notificationsMachine>
  offerInterests: OfferInterestsOutcome
  offerPasskey: OfferPasskeyOutcome
  orderAgain: EmittedFrom<typeof orderAgainMachine> | OrderAgainOutcome
  /** The page before this one left a note, and loaded the same address again. */
  page: { type: Note }
  pagedList: EmittedFrom<typeof pagedListMachine>
  passkeys: EmittedFrom<typeof passkeysMachine>
  parcel: EmittedFrom<typeof parcelMachine> | ParcelOutcome
  payOrder: EmittedFrom<typeof payOrderMachine> | PayOrderOutcome
  pickInterests: EmittedFrom<typeof pickInterestsMachine> | PickInterestsOutcome
  pickLocation: PickLocationOutcome
  pickModule: PickModuleOutcome
  push: EmittedFrom<typeof pushMachine>
  recoverOrder: RecoverOrderOutcome
  removeAddress: EmittedFrom<typeof removeAddressMachine> | RemoveAddressOutcome
  requestRefund: EmittedFrom<typeof requestRefundMachine> | RequestRefundOutcome
  resetPassword: ResetPasswordOutcome
  reviewPrompt: EmittedFrom<typeof reviewPromptMachine>
  saveAddress: SaveAddressOutcome
  saveData: EmittedFrom<typeof saveDataMachine>
  saveReceipt: EmittedFrom<typeof saveReceiptMachine>
  sendAgain: SendAgainOutcome
  session: EmittedFrom<typeof sessionMachine>
  sessions: EmittedFrom<typeof sessionsMachine>
  share: EmittedFrom<typeof shareMachine>
  shareOrder: EmittedFrom<typeof shareOrderMachine>
  signIn: SignInOutcome
  signInWithCode: VerifyPhoneOutcome
  signInWithPasskey: SignInWithPasskeyOutcome
  signOut: EmittedFrom<typeof signOutMachine> | SignOutOutcome
  signUp: SignUpOutcome
  socialSignIn: SocialSignInOutcome
  subscribe: EmittedFrom<typeof subscribeMachine>
  undoAgain: UndoAgainOutcome
  verifyEmail: VerifyEmailOutcome
  verifyPhone: VerifyPhoneOutcome
  wishlist: EmittedFrom<typeof wishlistMachine>
  writeReviews: EmittedFrom<typeof writeReviewsMachine> | WriteReviewsOutcome
}

/** What only the screen of a flow knows, and adds to its facts. */
export type Given = {
  acceptPrice: { order_id: number; followOrder: () => void }
  cancelOrder: { order_id: number; followOrder: () => void }
  checkout: {
    kind: OrderKind
    isGuest: boolean
    contact_number: string
    step: NextStep
    money: (amount: number) => string
    /** Of this order. */
    forgetDraft: () => void
  }
  convertPoints: { refreshList: () => void }
  followCart: { startAgain: () => void }
  fundReturn: { refreshList: () => void }
  parcel: Pick<Given['checkout'], 'isGuest' | 'contact_number' | 'step' | 'forgetDraft'>
  /** `contact_number`: the phone that the order was read by. `isJustPaid`: the customer comes from checkout or a gateway. */
  payOrder: { order_id: number; contact_number: string; isGuest: boolean; isJustPaid: boolean }
  /** The module whose categories were on show, and where the customer goes from there. */
  pickInterests: { module_id: number; next: string }
  pickLocation: { next: AfterLocation }
  recoverOrder: {
    /** The tab keeps the item that was bought. */
    isKept: boolean
    /** The page is the checkout of this order. */
    isAtCheckout: boolean
    /** Of this order. */
    forgetDraft: () => void
  }
  requestRefund: { order_id: number }
  resetPassword: { next: string }
  sendAgain: Again
  share: { refusal: string }
  signOut: { path: string }
  signIn: { next: string }
  signInWithCode: { next: string }
  signInWithPasskey: { next: string }
  signUp: { next: string }
  /** `leave`: the browser goes to the medium once more. */
  socialSignIn: { next: string; leave: (medium: Medium, typed: SocialFields) => void }
  /** `isNew`: the customer has just signed up. */
  verifyPhone: { next: string; isNew: boolean }
  /** Both keep what the customer says of this order over a reload. */
  writeReviews: {
    keepWords: (words: KeptWords) => void
    keepPictures: (key: string, pictures: ReviewDraft['chosen']) => void
  }
}

export type ToldFlow = keyof Facts

/** The facts of one type; `Extract` would drop a fact whose `type` is a union. */
export type OfType<Fact, Type> = Fact extends { type: infer Own } ? (Type extends Own ? Fact : never) : never
export type GivenOf<Flow extends ToldFlow> = Flow extends keyof Given ? Given[Flow] : object
export type Told<Flow extends ToldFlow> = Facts[Flow] & GivenOf<Flow>

/** Tells the app what happened in a flow; `src/app/reactions` lists what the app then does. */
export type TellApp = <Flow extends ToldFlow>(flow: Flow, told: Told<Flow>) => void
