import { draftFigures, type OrderDraft } from './order-draft.ts'
import {
  type Payable,
  paymentFields,
  restToPay,
  walletUse,
  waysToPay,
  whyNoCash,
  whyNotPaid,
} from './payable.ts'

/** How a draft of goods may be paid. */
export const payableOf = (draft: OrderDraft): Payable => ({
  ...draft,
  amount: draftFigures(draft).amount,
  isPriced: true,
  terms: draft.fee.type === 'known' ? draft.fee.quote : undefined,
  receiverPays: false,
})

export const walletOffer = (draft: OrderDraft) => walletUse(payableOf(draft))
export const amountByMethod = (draft: OrderDraft) => restToPay(payableOf(draft))
export const paymentOffers = (draft: OrderDraft) => waysToPay(payableOf(draft))
export const cashRefusal = (draft: OrderDraft) => whyNoCash(payableOf(draft))
export const paymentRefusal = (draft: OrderDraft) => whyNotPaid(payableOf(draft))
export const paymentOf = (draft: OrderDraft) => paymentFields(payableOf(draft))
