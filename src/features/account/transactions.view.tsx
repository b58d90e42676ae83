import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { css } from '#styled/css/index.js'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TransactionRow } from './transaction-row.part.tsx'
import type { TransactionRow as Row } from './wallet.ports.ts'

export type TransactionsProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  rows: readonly Row[]
  titleOf: (row: Row) => string
  unit: (amount: number) => string
  /** Above the list. */
  filter?: ReactNode
  /** In place of rows when there are none. */
  nothing: ReactNode
}

/** What came and went, the newest first, in every state the list can be in. */
export function TransactionsView({
  snapshot,
  send,
  rows,
  titleOf,
  unit,
  filter,
  nothing,
}: TransactionsProps) {
  const { transactions } = useWords().wallet
  const isAt = (list: 'loading' | 'loadingMore' | 'failed' | 'failedMore' | 'exhausted') =>
    snapshot.matches({ list })
  const retry = () => send({ type: 'list.retry' })
  return (
    <Panel title={transactions.title()}>
      {filter}
      {isAt('failed') && <ErrorState level={3} onRetry={retry} />}
      {isAt('loading') && <Waiting rows={5} />}
      {isAt('exhausted') && rows.length === 0 && nothing}
      <ul aria-label={transactions.title()} aria-busy={snapshot.hasTag('busy')} hidden={rows.length === 0}>
        {rows.map((row) => (
          <li key={row.id} className={entry}>
            <TransactionRow row={row} title={titleOf(row)} unit={unit} />
          </li>
        ))}
      </ul>
      {isAt('loadingMore') && <Waiting rows={2} />}
      {isAt('failedMore') && <ErrorState level={3} onRetry={retry} />}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </Panel>
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <Loading className={waiting}>
    <Repeat times={rows}>
      <Skeleton height="44px" />
    </Repeat>
  </Loading>
)

const entry = css({
  borderColor: 'border.subtle',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  _last: { borderBlockEndWidth: '[0px]' },
})
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '5', paddingBlock: '3' })
