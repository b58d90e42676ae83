import { Wallet } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type Payable, type WalletOffer, walletUse } from '#machines/rules/payable.ts'
import { refusalText } from '#src/core/refusal-text.ts'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Switch } from '#ui/switch.tsx'
import { choiceCard } from './choice-card.ts'

export type WalletUseProps = {
  payable: Payable
  change: (change: { partial_payment: boolean }) => void
  /** What the wallet held when the customer chose to use it, and holds now, where that is less. */
  less: { before: number; now: number } | undefined
  /** Where money is added. */
  walletPath: string
}

/** What a customer's wallet pays of the order, what it keeps, and the way to add money (docs/spec.md §7, wallet). */
export function WalletUse({ payable, change, less, walletPath }: WalletUseProps) {
  const { payment: texts, lapsed } = useWords().checkout
  const { money } = useFormats()
  const hint = useHint()
  const { config, partial_payment } = payable
  const wallet = walletUse(payable)
  if (!wallet) return null
  const words = (
    <span className={sentences}>
      <span className={title}>
        <Wallet aria-hidden="true" />
        {texts.walletUse()}
      </span>
      <span className={small} aria-live="polite">
        {hint(wallet)}
      </span>
      {less && (
        <span className={alarm}>{lapsed.wallet({ now: money(less.now), before: money(less.before) })}</span>
      )}
    </span>
  )
  return (
    <div className={card} data-selected={wallet.use !== 'unused' || undefined}>
      <Switch
        checked={partial_payment}
        disabled={wallet.refusal !== undefined && !partial_payment}
        onChange={(checked) => change({ partial_payment: checked })}
      >
        {words}
      </Switch>
      {config.add_fund_status === 1 && wallet.use !== 'all' && (
        <Link href={walletPath} className={button({ variant: 'outline', size: 'sm' })}>
          {texts.walletAdd()}
        </Link>
      )}
    </div>
  )
}

/** The sentence under the name: why the wallet cannot pay, how much it pays and how much remains, or its balance. */
function useHint(): (wallet: WalletOffer) => string {
  const words = useWords()
  const { money } = useFormats()
  const { payment: texts } = words.checkout
  return ({ balance, use, paid, rest, remains, refusal }) => {
    if (refusal) return refusalText(refusal, words)
    if (use === 'all') return texts.walletPaysAll({ amount: money(remains) })
    if (use === 'part') return texts.walletPays({ amount: money(paid), rest: money(rest) })
    return texts.walletBalance({ amount: money(balance) })
  }
}

const card = cx(choiceCard, css({ flexDirection: 'column', '& > a': { alignSelf: 'flex-start' } }))
const sentences = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const title = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'bodyStrong',
  '& > svg': { width: '5', height: '5', color: 'fg.subtle' },
})
const small = css({ textStyle: 'small', color: 'fg.muted' })
const alarm = css({ textStyle: 'small', color: 'danger.text' })
