import { useSuspenseQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { fundReturnOf } from '#src/navigation/payment-token.ts'
import { backFromWallet, beforeWallet, walletPath } from '#src/navigation/wallet-path.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { SectionHeading } from '#ui/section-heading.tsx'
import { customerQuery } from './account.queries.ts'
import { AddFund } from './add-fund.part.tsx'
import { Balance } from './balance.part.tsx'
import { Bonuses } from './bonuses.part.tsx'
import { FundBack } from './fund-return.part.tsx'
import { MoneyTop } from './money-top.part.tsx'
import { connectTransactions } from './wallet.ports.ts'
import { WalletTransactions } from './wallet-transactions.part.tsx'

/** `/profile?page=wallet`; with `flag` and `token` it is where the gateway sends the browser back to. */
function WalletScreen() {
  const { account, wallet } = useWords()
  const { money } = useFormats()
  const { api } = useShop()
  const config = useConfig()
  const go = useGo()
  const heading = useRef<HTMLSpanElement>(null)
  const search = useSearch()
  const back = fundReturnOf(search)
  const before = beforeWallet(search)
  const customer = customerQuery(api, useToken() ?? '')
  const { data } = useSuspenseQuery({ ...customer, staleTime: 0 })
  const list = usePagedList(() => connectTransactions(api), 'all')
  const isOpen = config.add_fund_status === 1 && config.active_payment_method_list.length > 0

  const refreshList = () => list.send({ type: 'list.refresh' })
  return (
    <section aria-labelledby="wallet">
      <SectionHeading level={1}>
        <span id="wallet" ref={heading} tabIndex={-1}>
          {account.links.wallet()}
        </span>
      </SectionHeading>
      {back && (
        <FundBack
          key={back.reference}
          {...back}
          refreshList={refreshList}
          onClose={() => {
            heading.current?.focus()
            go(walletPath(before), { replace: true })
          }}
        />
      )}
      <div className={column}>
        {before && (
          <Link href={backFromWallet(before)} className={button({ variant: 'outline' })}>
            {wallet[backName(before)]()}
          </Link>
        )}
        <MoneyTop
          balance={
            <Balance
              icon={Wallet}
              label={wallet.balance()}
              value={money(data.wallet_balance)}
              hint={wallet.balanceNote()}
            />
          }
          form={isOpen && <AddFund callback={walletPath(before)} />}
          more={isOpen && <Bonuses />}
        />
        <WalletTransactions list={list} />
      </div>
    </section>
  )
}

const backName = (before: NonNullable<ReturnType<typeof beforeWallet>>) => {
  if (typeof before === 'number') return 'toPayment'
  return before === 'parcel' ? 'toParcel' : 'toCheckout'
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })

export { WalletScreen as Screen }
