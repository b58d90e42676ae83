import { useSuspenseQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { customerQuery } from './account.queries.ts'
import { Balance } from './balance.part.tsx'
import { ConvertPoints } from './convert-points.part.tsx'
import { MoneyTop } from './money-top.part.tsx'
import { TransactionsView } from './transactions.view.tsx'
import { connectPoints } from './wallet.ports.ts'

/** `/profile?page=loyalty-points`: how many there are, what they are worth, and where they came from. */
function LoyaltyScreen() {
  const { account, wallet } = useWords()
  const { number, money } = useFormats()
  const { api } = useShop()
  const { customer_wallet_status, loyalty_point_exchange_rate: rate } = useConfig()
  const customer = customerQuery(api, useToken() ?? '')
  const {
    data: { loyalty_point: points },
  } = useSuspenseQuery({ ...customer, staleTime: 0 })
  const list = usePagedList(() => connectPoints(api), 'all')
  const { loyalty, transactions } = wallet
  const titles: Record<string, () => string> = transactions.points
  const canChange = customer_wallet_status === 1 && rate > 0

  const refreshList = () => list.send({ type: 'list.refresh' })
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
              hint={canChange && loyalty.worth({ amount: money(points / rate) })}
            />
          }
          form={canChange && <ConvertPoints points={points} refreshList={refreshList} />}
          more={<How />}
        />
        <TransactionsView
          snapshot={list.snapshot}
          send={list.send}
          rows={list.rows}
          titleOf={({ transaction_type }) =>
            (titles[transaction_type] ?? transactions.money[transaction_type])()
          }
          unit={number}
          nothing={
            <EmptyState
              level={3}
              picture={<Art name="party" />}
              title={transactions.emptyPoints()}
              hint={transactions.emptyPointsNote()}
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

export { LoyaltyScreen as Screen }
