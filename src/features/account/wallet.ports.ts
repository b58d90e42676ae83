import { fromPromise } from 'xstate'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { leaveFor } from '#browser/gateway.ts'
import { requestKey } from '#browser/random.ts'
import { addFundMachine, addFundPorts } from '#machines/account/add-fund.machine.ts'
import { convertPointsMachine, convertPointsPorts } from '#machines/account/convert-points.machine.ts'
import { fundReturnMachine, fundReturnPorts } from '#machines/account/fund-return.machine.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Transaction, TransactionList } from '#openapi/generated/client.ts'
import { walletPath } from '#src/navigation/wallet-path.ts'

const PAGE_SIZE = 10

/** What the wallet's transactions can be narrowed to (docs/contract.md §2 Wallet). */
export const transactionKinds = ['all', 'order', 'add_fund', 'loyalty_point', 'referrer', 'CashBack'] as const
export type TransactionKind = (typeof transactionKinds)[number]

export type TransactionRow = Transaction & { id: string }

const pageOf = ({ data, total_size }: TransactionList): Page<TransactionRow> => ({
  rows: data.map((transaction) => ({ ...transaction, id: transaction.transaction_id })),
  total_size,
})

/** Money that came and went, read page by page. */
export const connectTransactions = (api: Api) =>
  pagedListOf(
    fromPromise<Page<TransactionRow>, PageQuestion<TransactionKind>>(
      async ({ input: { filter: type, page }, signal }) => {
        const query = { limit: PAGE_SIZE, offset: page, type }
        return pageOf(await unwrap(api.GET('/wallet/transactions', { params: { query }, signal }), 'data'))
      },
    ),
  )

/** Points that came and went, read page by page. */
export const connectPoints = (api: Api) =>
  pagedListOf(
    fromPromise<Page<TransactionRow>, PageQuestion<'all'>>(async ({ input: { page }, signal }) => {
      const query = { limit: PAGE_SIZE, offset: page }
      return pageOf(
        await unwrap(api.GET('/loyalty-point/transactions', { params: { query }, signal }), 'data'),
      )
    }),
  )

/** `callback` is where the gateway sends the browser back to. */
export const connectAddFund = (api: Api, page: () => Window, callback = walletPath()) =>
  addFundMachine.provide({
    actors: {
      newFundKey: answer(addFundPorts.newFundKey, async () => requestKey(page().crypto)),
      addFund: answer(addFundPorts.addFund, ({ key, amount }, signal) =>
        unwrap(
          api.POST('/wallet/add-fund', {
            params: { header: { 'Idempotency-Key': key } },
            body: { amount, callback },
            signal,
          }),
          'redirect_link',
        ),
      ),
      openGateway: answer(addFundPorts.openGateway, ({ redirect_link }) => leaveFor(page(), redirect_link)),
    },
  })

export const connectFundReturn = (api: Api) =>
  fundReturnMachine.provide({
    actors: {
      listWalletTransactions: answer(fundReturnPorts.listWalletTransactions, (_, signal) => {
        const query = { limit: PAGE_SIZE, offset: 1, type: 'add_fund' } as const
        return unwrap(api.GET('/wallet/transactions', { params: { query }, signal }), 'data')
      }),
    },
  })

export const connectConvertPoints = (api: Api, crypto: Crypto) =>
  convertPointsMachine.provide({
    actors: {
      newTransferKey: answer(convertPointsPorts.newTransferKey, async () => requestKey(crypto)),
      transferPoints: answer(convertPointsPorts.transferPoints, ({ key, point }, signal) =>
        unwrap(
          api.POST('/loyalty-point/point-transfer', {
            params: { header: { 'Idempotency-Key': key } },
            body: { point },
            signal,
          }),
          'message',
        ),
      ),
    },
  })
