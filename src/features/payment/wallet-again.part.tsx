import { Wallet } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { paymentChoiceOf, returnedToWallet, walletAgain } from '#machines/rules/wallet-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { choiceCard } from '#src/shared/checkout/choice-card.ts'
import { css, cx } from '#styled/css/index.js'
import { Switch } from '#ui/switch.tsx'
import type { Offer } from './pay-props.ts'

type Props = { order: TrackedOrder; offer: Offer | undefined; usesWallet: boolean }

/** The wallet's part of a payment that was refused: it is back, and pays again unless the customer declines. */
export function WalletAgain({ order, offer, usesWallet }: Props) {
  const { pay } = useWords()
  const hint = useWalletHint(order, usesWallet)
  if (!hint) return null
  const words = (
    <span className={sentences}>
      <span className={title}>
        <Wallet aria-hidden="true" />
        {pay.ways.wallet()}
      </span>
      <span className={small} aria-live="polite">
        {hint}
      </span>
    </span>
  )
  if (walletAgain(order) === undefined) return <div className={card}>{words}</div>
  return (
    <div className={card} data-selected={usesWallet || undefined}>
      <Switch
        checked={usesWallet}
        disabled={!offer || offer.snapshot.hasTag('busy')}
        onChange={(checked) => offer?.send({ type: 'wallet.use', usesWallet: checked })}
      >
        {words}
      </Switch>
    </div>
  )
}

/** What went back to the wallet, and what it pays again; undefined when nothing did. */
export function useWalletHint(order: TrackedOrder, usesWallet: boolean): string | undefined {
  const { pay } = useWords()
  const { money } = useFormats()
  const returned = returnedToWallet(order)
  if (returned === 0) return undefined
  const again = usesWallet ? walletAgain(order) : undefined
  const back = pay.walletBack({ amount: money(returned) })
  if (again === undefined) return back
  const rest = money(paymentChoiceOf(order, 'digital_payment', true).amount)
  return `${back} ${pay.walletAgain({ amount: money(again), rest })}`
}

const card = cx(choiceCard, css({ flexDirection: 'column' }))
const sentences = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const title = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'bodyStrong',
  '& > svg': { width: '5', height: '5', color: 'fg.subtle' },
})
const small = css({ textStyle: 'small', color: 'fg.muted' })
