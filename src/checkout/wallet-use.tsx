import { Wallet } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { smallerBalance } from '#machines/rules/lapsed.ts'
import { type WalletOffer, walletOffer } from '#machines/rules/payment-offers.ts'
import { walletPath } from '#src/navigation/wallet-path.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Switch } from '#ui/switch.tsx'
import type { SectionProps } from './checkout-props.ts'
import { choiceCard } from './choice-card.ts'

/** What the wallet pays of the order, what it keeps, and the way to add money (docs/spec.md §7, wallet). */
export function WalletUse({ draft, change, recalled }: Pick<SectionProps, 'draft' | 'change' | 'recalled'>) {
  const { payment: texts, lapsed } = useWords().checkout
  const { money } = useFormats()
  const note = useNote()
  const { kind, shopper, config, partial_payment } = draft
  const wallet = walletOffer(draft)
  if (!wallet || kind === 'prescription') return null
  const less = smallerBalance(draft, recalled)
  const words = (
    <span className={sentences}>
      <span className={title}>
        <Wallet aria-hidden="true" />
        {texts.walletUse()}
      </span>
      <span className={small} aria-live="polite">
        {note(wallet)}
      </span>
      {less && (
        <span className={alarm}>{lapsed.wallet({ now: money(less.now), before: money(less.before) })}</span>
      )}
    </span>
  )
  return (
    <div className={card} data-selected={wallet.use !== 'unused' || undefined}>
      {shopper.type === 'guest' ? (
        words
      ) : (
        <Switch
          checked={partial_payment}
          disabled={wallet.refusal !== undefined && !partial_payment}
          onChange={(checked) => change({ partial_payment: checked })}
        >
          {words}
        </Switch>
      )}
      {shopper.type === 'guest' ? (
        <Link
          href={`/auth/sign-in?${new URLSearchParams({ next: `/checkout?page=${kind}` })}`}
          className={button({ variant: 'outline', size: 'sm' })}
        >
          {texts.walletSignIn()}
        </Link>
      ) : (
        config.add_fund_status === 1 &&
        wallet.use !== 'all' && (
          <Link href={walletPath(kind)} className={button({ variant: 'outline', size: 'sm' })}>
            {texts.walletAdd()}
          </Link>
        )
      )}
    </div>
  )
}

/** The sentence under the name: why not, or what is paid and what remains. */
function useNote(): (wallet: WalletOffer) => string {
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
