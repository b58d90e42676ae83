import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import { Art } from '#ui/art.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TransactionsView } from './transactions.view.tsx'
import { type connectTransactions, type TransactionKind, transactionKinds } from './wallet.ports.ts'

type Props = {
  list: ReturnType<typeof connectTransactions>
  listRef: ActorRefFrom<typeof pagedListMachine>
}

/** Money that came and went, all of it or one kind. */
export function WalletTransactions({ list, listRef }: Props) {
  const { transactions } = useWords().wallet
  const { money } = useFormats()
  const snapshot = useSelector(listRef, (current) => current)
  const kind = snapshot.context.filter as TransactionKind
  const isNarrowed = kind !== 'all'
  return (
    <TransactionsView
      snapshot={snapshot}
      send={listRef.send}
      rows={list.rows(snapshot)}
      titleOf={({ transaction_type }) => transactions.money[transaction_type]()}
      unit={money}
      filter={
        <ChoiceTabs
          label={transactions.kind()}
          value={kind}
          choices={transactionKinds.map((value) => ({ value, label: transactions.kinds[value]() }))}
          onChange={(value) => listRef.send(list.change(value as TransactionKind))}
        />
      }
      nothing={
        <EmptyState
          level={3}
          picture={<Art name="card" />}
          title={isNarrowed ? transactions.emptyKind() : transactions.empty()}
          note={isNarrowed ? transactions.emptyKindNote() : transactions.emptyNote()}
        />
      }
    />
  )
}
