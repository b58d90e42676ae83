import { useSuspenseQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { customerQuery } from './account.queries.ts'
import { Balance } from './balance.tsx'
import { ConvertPoints } from './convert-points.tsx'
import { MoneyTop } from './money-top.tsx'
import { TransactionsView } from './transactions.view.tsx'
import { connectPoints } from './wallet.ports.ts'

/** `/profile?page=loyalty-points`: how many there are, what they are worth, and where they came from. */
export function Screen() {
  const { account, wallet } = useWords()
  const { number, money } = useFormats()
  const { api } = useShop()
  const { customer_wallet_status, loyalty_point_exchange_rate: rate } = useConfig()
  const customer = customerQuery(api, useToken() ?? '')
  const {
    data: { loyalty_point: points },
  } = useSuspenseQuery({ ...customer, staleTime: 0 })
  const [list] = useState(() => connectPoints(api))
  const listRef = useActorRef(list.machine, { input: list.start('all') })
  const snapshot = useSelector(listRef, (current) => current)
  const { loyalty, transactions } = wallet
  const titles: Record<string, () => string> = transactions.points
  const canChange = customer_wallet_status === 1 && rate > 0

  const refreshList = () => listRef.send({ type: 'list.refresh' })
  return (
    <section aria-labelledby="loyalty">
      <SectionHeading level={1}>
        <span id="loyalty">{account.links['loyalty-points']()}</span>
      </SectionHeading>
      <div className={column}>
        <MoneyTop
          balance={
            <Balance
              icon={Sparkles}
              label={loyalty.points()}
              value={number(points)}
              note={canChange && loyalty.worth({ amount: money(points / rate) })}
            />
          }
          form={canChange && <ConvertPoints points={points} refreshList={refreshList} />}
          more={<How />}
        />
        <TransactionsView
          snapshot={snapshot}
          send={listRef.send}
          rows={list.rows(snapshot)}
          titleOf={({ transaction_type }) =>
            (titles[transaction_type] ?? transactions.money[transaction_type])()
          }
          unit={number}
          nothing={
            <EmptyState
              level={3}
              picture={<Art name="party" />}
              title={transactions.emptyPoints()}
              note={transactions.emptyPointsNote()}
            />
          }
        />
      </div>
    </section>
  )
}

/** What brings points, and what points bring. */
function How() {
  const { loyalty } = useWords().wallet
  const { money } = useFormats()
  const config = useConfig()
  const { loyalty_point_exchange_rate: rate, loyalty_point_item_purchase_point: earned } = config
  return (
    <Panel title={loyalty.how()}>
      <ul className={facts}>
        {earned > 0 && (
          <li>{loyalty.earn({ amount: money(100), points: loyalty.amount({ count: earned }) })}</li>
        )}
        {rate > 0 && <li>{loyalty.rate({ points: loyalty.amount({ count: rate }), amount: money(1) })}</li>}
        <li>{loyalty.minimum({ points: loyalty.amount({ count: config.loyalty_point_minimum_point }) })}</li>
      </ul>
    </Panel>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInlineStart: '5',
  listStyle: '[disc]',
  textStyle: 'small',
  color: 'fg.muted',
})
