import type { EmittedFrom } from 'xstate'
import type { Note } from '#browser/note.ts'
import type { CancelOrderOutcome, cancelOrderMachine } from '#machines/cancel-order.machine.ts'
import type { cartMachine } from '#machines/cart.machine.ts'
import type { ChangeLanguageOutcome, changeLanguageMachine } from '#machines/change-language.machine.ts'
import type { changePhotoMachine } from '#machines/change-photo.machine.ts'
import type { CheckoutOutcome, checkoutMachine } from '#machines/checkout.machine.ts'
import type { convertPointsMachine } from '#machines/convert-points.machine.ts'
import type { destinationMachine } from '#machines/destination.machine.ts'
import type { editProfileMachine } from '#machines/edit-profile.machine.ts'
import type { FollowCartOutcome, followCartMachine } from '#machines/follow-cart.machine.ts'
import type { fundReturnMachine } from '#machines/fund-return.machine.ts'
import type { locationMachine } from '#machines/location.machine.ts'
import type { notificationsMachine } from '#machines/notifications.machine.ts'
import type { OrderAgainOutcome, orderAgainMachine } from '#machines/order-again.machine.ts'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { PayOrderOutcome, payOrderMachine } from '#machines/pay-order.machine.ts'
import type { PickLocationOutcome } from '#machines/pick-location.machine.ts'
import type { PickModuleOutcome } from '#machines/pick-module.machine.ts'
import type { pushMachine } from '#machines/push.machine.ts'
import type { RecoverOrderOutcome } from '#machines/recover-order.machine.ts'
import type { RemoveAddressOutcome, removeAddressMachine } from '#machines/remove-address.machine.ts'
import type { RequestRefundOutcome, requestRefundMachine } from '#machines/request-refund.machine.ts'
import type { ResetPasswordOutcome } from '#machines/reset-password.machine.ts'
import type { reviewPromptMachine } from '#machines/review-prompt.machine.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { KeptWords, ReviewDraft } from '#machines/rules/review-subjects.ts'
import type { SaveAddressOutcome } from '#machines/save-address.machine.ts'
import type { saveReceiptMachine } from '#machines/save-receipt.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { shareMachine } from '#machines/share.machine.ts'
import type { shareOrderMachine } from '#machines/share-order.machine.ts'
import type { SignInOutcome } from '#machines/sign-in.machine.ts'
import type { SignOutOutcome, signOutMachine } from '#machines/sign-out.machine.ts'
import type { SignUpOutcome } from '#machines/sign-up.machine.ts'
import type { subscribeMachine } from '#machines/subscribe.machine.ts'
import type { UndoAgainOutcome } from '#machines/undo-again.machine.ts'
import type { VerifyEmailOutcome } from '#machines/verify-email.machine.ts'
import type { VerifyPhoneOutcome } from '#machines/verify-phone.machine.ts'
import type { wishlistMachine } from '#machines/wishlist.machine.ts'
import type { WriteReviewsOutcome, writeReviewsMachine } from '#machines/write-reviews.machine.ts'
import type { BackToOrderAgain } from '#src/shop/overlay.ts'

/** What follows a picked location: home, the page below, the choice of a module, the same page loaded again, or an order again. */
export type AfterLocation = 'home' | 'close' | 'modules' | 'reload' | BackToOrderAgain

/** The facts that each flow emits, and its outcome. */
export type Facts = {
  cancelOrder: EmittedFrom<typeof cancelOrderMachine> | CancelOrderOutcome
  cart: EmittedFrom<typeof cartMachine>
  changeLanguage: EmittedFrom<typeof changeLanguageMachine> | ChangeLanguageOutcome
  changePhoto: EmittedFrom<typeof changePhotoMachine>
  checkout: EmittedFrom<typeof checkoutMachine> | CheckoutOutcome
  convertPoints: EmittedFrom<typeof convertPointsMachine>
  destination: EmittedFrom<typeof destinationMachine>
  editProfile: EmittedFrom<typeof editProfileMachine>
  followCart: EmittedFrom<typeof followCartMachine> | FollowCartOutcome
  fundReturn: EmittedFrom<typeof fundReturnMachine>
  location: EmittedFrom<typeof locationMachine>
  notifications: EmittedFrom<typeof notificationsMachine>
  orderAgain: EmittedFrom<typeof orderAgainMachine> | OrderAgainOutcome
  /** The page before this one left a note, and loaded the same address again. */
  page: { type: Note }
  pagedList: EmittedFrom<typeof pagedListMachine>
  payOrder: EmittedFrom<typeof payOrderMachine> | PayOrderOutcome
  pickLocation: PickLocationOutcome
  pickModule: PickModuleOutcome
  push: EmittedFrom<typeof pushMachine>
  recoverOrder: RecoverOrderOutcome
  removeAddress: EmittedFrom<typeof removeAddressMachine> | RemoveAddressOutcome
  requestRefund: EmittedFrom<typeof requestRefundMachine> | RequestRefundOutcome
  resetPassword: ResetPasswordOutcome
  reviewPrompt: EmittedFrom<typeof reviewPromptMachine>
  saveAddress: SaveAddressOutcome
  saveReceipt: EmittedFrom<typeof saveReceiptMachine>
  session: EmittedFrom<typeof sessionMachine>
  share: EmittedFrom<typeof shareMachine>
  shareOrder: EmittedFrom<typeof shareOrderMachine>
  signIn: SignInOutcome
  signInWithCode: VerifyPhoneOutcome
  signOut: EmittedFrom<typeof signOutMachine> | SignOutOutcome
  signUp: SignUpOutcome
  subscribe: EmittedFrom<typeof subscribeMachine>
  undoAgain: UndoAgainOutcome
  verifyEmail: VerifyEmailOutcome
  verifyPhone: VerifyPhoneOutcome
  wishlist: EmittedFrom<typeof wishlistMachine>
  writeReviews: EmittedFrom<typeof writeReviewsMachine> | WriteReviewsOutcome
}

/** What only the screen of a flow knows, and adds to its facts. */
export type Given = {
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
  /** `isJustPaid`: the customer comes from checkout or a gateway. */
  payOrder: { order_id: number; isGuest: boolean; isJustPaid: boolean }
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
  share: { refusal: string }
  signOut: { path: string }
  signIn: { next: string }
  signInWithCode: { next: string }
  signUp: { next: string }
  verifyPhone: { next: string }
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
