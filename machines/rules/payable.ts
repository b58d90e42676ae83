import type { PaymentMethod } from '#openapi/generated/client.ts'
import { roundMoney } from './money.ts'
import type { OrderDraft } from './order-draft.ts'
import { partsOf } from './order-kinds.ts'
import type { Quote } from './quote.ts'
import type { Refusal } from './refusal.ts'

/** What decides how an order may be paid. */
export type Payable = Pick<
  OrderDraft,
  'kind' | 'shopper' | 'config' | 'payment_method' | 'partial_payment'
> & {
  amount: number
  /** False until the server tells a price: until then an amount of 0 does not mean that the order is free. */
  isPriced: boolean
  /** What the server allows there; undefined until it has said. */
  terms:
    | Pick<Quote, 'cash_on_delivery' | 'digital_payment' | 'offline_payment' | 'maximum_cod_order_amount'>
    | undefined
  /** The receiver of a parcel pays the courier, who takes cash only. */
  receiverPays: boolean
}

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

/** What the wallet can pay; undefined where the shop has no wallet, or the order no price yet. */
export const walletUse = (payable: Payable): WalletOffer | undefined => {
  const { shopper, config, partial_payment, amount } = payable
  if (!config.customer_wallet_status || !partsOf[payable.kind].payment) return undefined
  const balance = shopper.type === 'customer' ? shopper.info.wallet_balance : 0
  const refusal = walletRefusal(payable)
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
const walletRefusal = ({ shopper, config, amount, isPriced, receiverPays }: Payable): Refusal | undefined => {
  if (receiverPays) return { message: 'receiverPaysCash' }
  if (shopper.type === 'guest') return { message: 'walletOfCustomers' }
  if (shopper.info.wallet_balance <= 0) return { message: 'walletEmpty' }
  if (isPriced && amount === 0) return { message: 'nothingToPay' }
  const isShort = shopper.info.wallet_balance < amount
  return isShort && !config.partial_payment_status ? { message: 'walletShort' } : undefined
}

/** What the chosen method has to pay: the amount, less what the wallet pays. */
export const restToPay = (payable: Payable): number => walletUse(payable)?.rest ?? payable.amount

/** The ways to pay that the shop has, in the order they are offered, each with the reason that rules it out here. */
export const payableOffers = (payable: Payable): PaymentOffer[] => {
  const { kind, config, terms, receiverPays } = payable
  const paidByWallet: Refusal | undefined =
    walletUse(payable)?.use === 'all' ? { message: 'walletCoversAll' } : undefined
  const nothingToPay: Refusal | undefined =
    payable.isPriced && restToPay(payable) === 0 ? { message: 'nothingToPay' } : undefined
  const bySender: Refusal | undefined = receiverPays ? { message: 'receiverPaysCash' } : undefined
  const notHere = (allowed: boolean | undefined): Refusal | undefined =>
    allowed === false ? { message: 'paymentNotHere' } : undefined
  // What the store prices later is paid in cash (decision 015).
  const isChoice = (method: PaymentMethod) => partsOf[kind].payment || method === 'cash_on_delivery'
  const offer = (
    payment_method: PaymentOffer['payment_method'],
    isOffered: boolean,
    refusal: Refusal | undefined,
  ): PaymentOffer[] =>
    isOffered && isChoice(payment_method) ? [{ payment_method, refusal: paidByWallet ?? refusal }] : []
  return [
    ...offer('cash_on_delivery', config.cash_on_delivery === 1, whyNoCash(payable)),
    ...offer(
      'digital_payment',
      config.digital_payment === 1,
      bySender ?? notHere(terms?.digital_payment) ?? nothingToPay,
    ),
    ...offer(
      'offline_payment',
      config.offline_payment_status === 1,
      bySender ?? notHere(terms?.offline_payment) ?? nothingToPay,
    ),
  ]
}

/** Why an order cannot be paid in cash (docs/spec.md §8): the zone does not allow it, or its limit is exceeded. */
export const whyNoCash = (payable: Payable): Refusal | undefined => {
  const { config, terms } = payable
  if (!config.cash_on_delivery) return { message: 'cashNotHere' }
  if (!terms) return undefined
  if (!terms.cash_on_delivery) return { message: 'cashNotHere' }
  return restToPay(payable) > terms.maximum_cod_order_amount ? { message: 'cashLimit' } : undefined
}

/** Why it cannot be paid as the customer chose; undefined when it can. */
export const whyNotPaid = (payable: Payable): Refusal | undefined => {
  const wallet = walletUse(payable)
  if (wallet?.use === 'all') return undefined
  if (payable.partial_payment && wallet?.refusal) return wallet.refusal
  const offer = payableOffers(payable).find(({ payment_method }) => payment_method === payable.payment_method)
  return offer ? offer.refusal : { message: 'paymentMissing' }
}

/** The payment fields of the placement (docs/contract.md §2, Orders). */
export const paymentFields = (payable: Payable): { payment_method: PaymentMethod; partial_payment?: 1 } => {
  const { payment_method } = payable
  switch (walletUse(payable)?.use) {
    case 'all':
      return { payment_method: 'wallet' }
    case 'part':
      return { payment_method, partial_payment: 1 }
    default:
      return { payment_method }
  }
}
