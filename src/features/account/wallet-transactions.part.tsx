import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { PagedListFlow } from '#src/flow/use-paged-list.ts'
import { Art } from '#ui/art.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TransactionsView } from './transactions.view.tsx'
import { type TransactionKind, type TransactionRow, transactionKinds } from './wallet.ports.ts'

type Props = { list: PagedListFlow<TransactionRow, TransactionKind> }

/** Money that came and went, all of it or one kind. */
export function WalletTransactions({ list }: Props) {
  const { transactions } = useWords().wallet
  const { money } = useFormats()
  const kind = list.filter
  const isNarrowed = kind !== 'all'
  return (
    <TransactionsView
      snapshot={list.snapshot}
      send={list.send}
      rows={list.rows}
      titleOf={({ transaction_type }) => transactions.money[transaction_type]()}
      unit={money}
      filter={
        <ChoiceTabs
          label={transactions.kind()}
          value={kind}
          choices={transactionKinds.map((value) => ({ value, label: transactions.kinds[value]() }))}
          onChange={(value) => list.change(value as TransactionKind)}
        />
      }
      nothing={
        <EmptyState
          level={3}
          picture={<Art name="card" />}
          title={isNarrowed ? transactions.emptyKind() : transactions.empty()}
          hint={isNarrowed ? transactions.emptyKindNote() : transactions.emptyNote()}
        />
      }
    />
  )
}
