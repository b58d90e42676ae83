import type { PaymentMethod } from '#openapi/generated/client.ts'
import { roundMoney } from './money.ts'
import { draftFigures, type OrderDraft } from './order-draft.ts'
import { partsOf } from './order-kinds.ts'
import type { Refusal } from './refusal.ts'

/** A way to pay what the wallet leaves, and why this order cannot use it now. */
export type PaymentOffer = { payment_method: Exclude<PaymentMethod, 'wallet'>; refusal: Refusal | undefined }

/** The wallet at checkout: what it holds, what it pays of this order, what the order leaves to pay and the wallet keeps. */
export type WalletOffer = {
  balance: number
  use: 'unused' | 'part' | 'all'
  paid: number
  rest: number
  remains: number
  /** Why it cannot pay now. */
  refusal: Refusal | undefined
}

/** What the wallet can pay of this order; undefined where the shop has no wallet, or the order no price yet. */
export const walletOffer = (draft: OrderDraft): WalletOffer | undefined => {
  const { shopper, config, partial_payment } = draft
  if (!config.customer_wallet_status || !partsOf[draft.kind].payment) return undefined
  const { amount } = draftFigures(draft)
  const balance = shopper.type === 'customer' ? shopper.info.wallet_balance : 0
  const refusal = walletRefusal(draft, amount)
  const paid = partial_payment && !refusal ? Math.min(balance, amount) : 0
  const round = (money: number) => roundMoney(money, config.digit_after_decimal_point)
  return {
    balance,
    use: paid === 0 ? 'unused' : paid < amount ? 'part' : 'all',
    paid,
    rest: round(amount - paid),
    remains: round(balance - paid),
    refusal,
  }
}

/** Why the wallet cannot pay an amount, or a part of it (docs/contract.md §2, partial_payment). */
const walletRefusal = ({ shopper, config }: OrderDraft, amount: number): Refusal | undefined => {
  if (shopper.type === 'guest') return { message: 'walletOfCustomers' }
  if (shopper.info.wallet_balance <= 0) return { message: 'walletEmpty' }
  if (amount === 0) return { message: 'nothingToPay' }
  const isShort = shopper.info.wallet_balance < amount
  return isShort && !config.partial_payment_status ? { message: 'walletShort' } : undefined
}

/** What the chosen method has to pay: the amount, less what the wallet pays. */
export const amountByMethod = (draft: OrderDraft): number =>
  walletOffer(draft)?.rest ?? draftFigures(draft).amount

/** The ways to pay that the shop has, in the order they are offered, each with the reason that rules it out here. */
export const paymentOffers = (draft: OrderDraft): PaymentOffer[] => {
  const { config } = draft
  const quote = draft.fee.type === 'known' ? draft.fee.quote : undefined
  const paidByWallet: Refusal | undefined =
    walletOffer(draft)?.use === 'all' ? { message: 'walletCoversAll' } : undefined
  const nothingToPay: Refusal | undefined =
    amountByMethod(draft) === 0 ? { message: 'nothingToPay' } : undefined
  const notHere = (allowed: boolean | undefined): Refusal | undefined =>
    allowed === false ? { message: 'paymentNotHere' } : undefined
  // What the store prices later is paid in cash (decision 015).
  const isChoice = (method: PaymentMethod) => partsOf[draft.kind].payment || method === 'cash_on_delivery'
  const offer = (
    payment_method: PaymentOffer['payment_method'],
    isOffered: boolean,
    refusal: Refusal | undefined,
  ): PaymentOffer[] =>
    isOffered && isChoice(payment_method) ? [{ payment_method, refusal: paidByWallet ?? refusal }] : []
  return [
    ...offer('cash_on_delivery', config.cash_on_delivery === 1, cashRefusal(draft)),
    ...offer(
      'digital_payment',
      config.digital_payment === 1,
      notHere(quote?.digital_payment) ?? nothingToPay,
    ),
    ...offer(
      'offline_payment',
      config.offline_payment_status === 1,
      notHere(quote?.offline_payment) ?? nothingToPay,
    ),
  ]
}

/** Why an order cannot be paid in cash (docs/spec.md §8): the zone does not allow it, or its limit is exceeded. */
export const cashRefusal = (draft: OrderDraft): Refusal | undefined => {
  if (!draft.config.cash_on_delivery) return { message: 'cashNotHere' }
  if (draft.fee.type !== 'known') return undefined
  const { cash_on_delivery, maximum_cod_order_amount } = draft.fee.quote
  if (!cash_on_delivery) return { message: 'cashNotHere' }
  return amountByMethod(draft) > maximum_cod_order_amount ? { message: 'cashLimit' } : undefined
}

/** Why this draft cannot be paid as the customer chose; undefined when it can. */
export const paymentRefusal = (draft: OrderDraft): Refusal | undefined => {
  const wallet = walletOffer(draft)
  if (wallet?.use === 'all') return undefined
  if (draft.partial_payment && wallet?.refusal) return wallet.refusal
  const offer = paymentOffers(draft).find(({ payment_method }) => payment_method === draft.payment_method)
  return offer ? offer.refusal : { message: 'paymentMissing' }
}

/** The payment fields of the placement (docs/contract.md §2, Orders). */
export const paymentOf = (draft: OrderDraft): { payment_method: PaymentMethod; partial_payment?: 1 } => {
  const { payment_method } = draft
  switch (walletOffer(draft)?.use) {
    case 'all':
      return { payment_method: 'wallet' }
    case 'part':
      return { payment_method, partial_payment: 1 }
    default:
      return { payment_method }
  }
}
