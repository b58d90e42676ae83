import { draftAmounts, type OrderDraft } from './order-draft.ts'
import {
  type Payable,
  payableOffers,
  paymentFields,
  restToPay,
  walletUse,
  whyNoCash,
  whyNotPaid,
} from './payable.ts'

/** How a draft of goods may be paid. */
export const payableOf = (draft: OrderDraft): Payable => ({
  ...draft,
  amount: draftAmounts(draft).amount,
  isPriced: true,
  terms: draft.fee.type === 'known' ? draft.fee.quote : undefined,
  receiverPays: false,
})

export const walletOffer = (draft: OrderDraft) => walletUse(payableOf(draft))
export const amountByMethod = (draft: OrderDraft) => restToPay(payableOf(draft))
export const paymentOffers = (draft: OrderDraft) => payableOffers(payableOf(draft))
export const cashRefusal = (draft: OrderDraft) => whyNoCash(payableOf(draft))
export const paymentRefusal = (draft: OrderDraft) => whyNotPaid(payableOf(draft))
export const paymentOf = (draft: OrderDraft) => paymentFields(payableOf(draft))
