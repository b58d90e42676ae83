import type { PaymentMethod } from '#openapi/generated/client.ts'
import { roundMoney } from './money.ts'
import { draftFigures, type OrderDraft } from './order-draft.ts'
import type { Refusal } from './refusal.ts'

/** A way to pay that the shop has, and why this order cannot use it now. */
export type PaymentOffer = { payment_method: PaymentMethod; refusal: Refusal | undefined }

/** The customer's wallet against the amount: it pays nothing, a part, or all. */
export type WalletOffer = { balance: number; part: number; rest: number; covers: boolean }

/** What the wallet can pay of this order; undefined where there is no wallet. */
export const walletOffer = (draft: OrderDraft): WalletOffer | undefined => {
  const { shopper, config } = draft
  if (shopper.type === 'guest' || !config.customer_wallet_status) return undefined
  const { amount } = draftFigures(draft)
  const balance = shopper.info.wallet_balance
  const covers = balance >= amount
  const part = draft.partial_payment && !covers ? balance : 0
  return { balance, part, rest: roundMoney(amount - part, config.digit_after_decimal_point), covers }
}

/** What the chosen method has to pay: the amount, less what the wallet pays. */
export const amountByMethod = (draft: OrderDraft): number =>
  walletOffer(draft)?.rest ?? draftFigures(draft).amount

/** Why the wallet cannot pay a part of this order (docs/contract.md §2, partial_payment). */
export const walletPartRefusal = (draft: OrderDraft): Refusal | undefined => {
  const wallet = walletOffer(draft)
  if (!wallet || !draft.config.partial_payment_status || wallet.balance <= 0)
    return { message: 'walletEmpty' }
  return wallet.covers ? { message: 'walletCoversAll' } : undefined
}

/** The ways to pay that the shop has, in the order they are offered, each with the reason that rules it out here. */
export const paymentOffers = (draft: OrderDraft): PaymentOffer[] => {
  const { config } = draft
  const quote = draft.fee.type === 'known' ? draft.fee.quote : undefined
  const amount = amountByMethod(draft)
  const nothingToPay: Refusal | undefined = amount === 0 ? { message: 'nothingToPay' } : undefined
  const notHere = (allowed: boolean | undefined): Refusal | undefined =>
    allowed === false ? { message: 'paymentNotHere' } : undefined
  const wallet = walletOffer(draft)
  return [
    ...(config.cash_on_delivery
      ? [{ payment_method: 'cash_on_delivery' as const, refusal: cashRefusal(draft) }]
      : []),
    ...(config.digital_payment
      ? [
          {
            payment_method: 'digital_payment' as const,
            refusal: notHere(quote?.digital_payment) ?? nothingToPay,
          },
        ]
      : []),
    ...(wallet
      ? [
          {
            payment_method: 'wallet' as const,
            refusal: nothingToPay ?? (wallet.covers ? undefined : { message: 'walletShort' as const }),
          },
        ]
      : []),
    ...(config.offline_payment_status
      ? [
          {
            payment_method: 'offline_payment' as const,
            refusal: notHere(quote?.offline_payment) ?? nothingToPay,
          },
        ]
      : []),
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

/** Why this draft cannot be paid by its method; undefined when it can. */
export const paymentRefusal = (draft: OrderDraft): Refusal | undefined => {
  const offer = paymentOffers(draft).find(({ payment_method }) => payment_method === draft.payment_method)
  return offer ? offer.refusal : { message: 'paymentMissing' }
}
