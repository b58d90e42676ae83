import type { WalletBonus } from '#openapi/generated/server.ts'
import type { TransferKind, walletBonuses } from '#server/db/schema.ts'
import { bonusesAt } from '#server/ledger/fill-wallet.ts'
import { readHistory } from '#server/ledger/history.ts'
import { addFund } from '#server/payments/add-fund.ts'
import { type Format, percent } from '#server/wire/format.ts'
import { transactionOnWire } from '#server/wire/transaction.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'
import { paging } from './item-lists.ts'

const kindsOf: Record<string, readonly TransferKind[]> = {
  order: ['order_place', 'partial_payment', 'order_refund'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund', 'add_fund_bonus', 'add_fund_by_admin'],
  referrer: ['referrer'],
  CashBack: ['CashBack'],
}

export const walletOperations = {
  listWalletTransactions: async ({ query }, context) => {
    const { db, format } = await deskOf(context)
    const { customer_id } = context.principal
    const kinds = kindsOf[query.type]
    const { total_size, rows } = await readHistory(db, { ledger: 'wallet', customer_id, kinds }, query)
    return { total_size, ...paging(query), data: rows.map((row) => transactionOnWire(row, format.money)) }
  },

  listWalletBonuses: async (_, context) => {
    const { db, at, format } = await deskOf(context)
    return (await bonusesAt(db, at)).map((offer) => bonusOnWire(offer, format))
  },

  addFund: async ({ body }, { services, principal: { customer_id }, idempotency_key: key, locale }) => ({
    redirect_link: await addFund(services, { customer_id, body, key, locale }),
  }),
} satisfies Partial<Handlers>

function bonusOnWire(offer: typeof walletBonuses.$inferSelect, { text, money }: Format): WalletBonus {
  const { bonus_type, bonus_amount, maximum_bonus_amount } = offer
  return {
    id: offer.id,
    title: text(offer.title),
    description: text(offer.description),
    bonus_type,
    bonus_amount: bonus_type === 'percentage' ? percent(bonus_amount) : money(bonus_amount),
    minimum_add_amount: money(offer.minimum_add_amount),
    maximum_bonus_amount: maximum_bonus_amount === null ? null : money(maximum_bonus_amount),
    start_date: offer.start_date.toISOString(),
    end_date: offer.end_date.toISOString(),
  }
}
