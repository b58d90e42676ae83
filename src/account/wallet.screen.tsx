import { useSuspenseQuery } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { Wallet } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { checkoutBeforeWallet, walletPath } from '#src/navigation/wallet-path.ts'
import { useConfig } from '#src/shop/config.ts'
import { useGo } from '#src/shop/overlay.ts'
import { fundReturnOf } from '#src/shop/payment-token.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { SectionHeading } from '#ui/section-heading.tsx'
import { customerQuery } from './account.queries.ts'
import { AddFund } from './add-fund.tsx'
import { Balance } from './balance.tsx'
import { Bonuses } from './bonuses.tsx'
import { FundBack } from './fund-return.tsx'
import { MoneyTop } from './money-top.tsx'
import { connectTransactions } from './wallet.ports.ts'
import { WalletTransactions } from './wallet-transactions.tsx'

/** `/profile?page=wallet`; with `flag` and `token` it is where the gateway sends the browser back to. */
export function Screen() {
  const { account, wallet } = useWords()
  const { money } = useFormats()
  const { api } = useShop()
  const config = useConfig()
  const go = useGo()
  const heading = useRef<HTMLSpanElement>(null)
  const search = useSearch()
  const back = fundReturnOf(search)
  const checkout = checkoutBeforeWallet(search)
  const customer = customerQuery(api, useToken() ?? '')
  const { data } = useSuspenseQuery({ ...customer, staleTime: 0 })
  const [list] = useState(() => connectTransactions(api))
  const listRef = useActorRef(list.machine, { input: list.start('all') })
  const isOpen = config.add_fund_status === 1 && config.active_payment_method_list.length > 0

  const refreshList = () => listRef.send({ type: 'list.refresh' })
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
            go(walletPath(checkout), { replace: true })
          }}
        />
      )}
      <div className={column}>
        {checkout && (
          <Link href={`/checkout?page=${checkout}`} className={button({ variant: 'outline' })}>
            {wallet.toCheckout()}
          </Link>
        )}
        <MoneyTop
          balance={
            <Balance
              icon={Wallet}
              label={wallet.balance()}
              value={money(data.wallet_balance)}
              note={wallet.balanceNote()}
            />
          }
          form={isOpen && <AddFund callback={walletPath(checkout)} />}
          more={isOpen && <Bonuses />}
        />
        <WalletTransactions list={list} listRef={listRef} />
      </div>
    </section>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
