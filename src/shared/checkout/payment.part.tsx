import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { lapsedPayment, smallerBalance } from '#machines/checkout/lapsed.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { payableOffers, walletUse } from '#machines/rules/payable.ts'
import { payableOf } from '#machines/rules/payment-offers.ts'
import type { PaymentMethod } from '#openapi/generated/client.ts'
import { refusalText } from '#src/core/refusal-text.ts'
import { checkoutPath } from '#src/navigation/checkout-kind.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { walletPath } from '#src/navigation/wallet-path.ts'
import { css } from '#styled/css/index.js'
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx'
import type { SectionProps } from './checkout-props.ts'
import { refusedAt } from './refused.ts'
import { Section } from './section.part.tsx'
import { WalletUse, type WalletUseProps } from './wallet-use.part.tsx'

/** How an order of goods is paid; a way that was chosen in an earlier visit and is gone says so. */
export function Payment({ draft, refusals, change, recalled }: SectionProps) {
  const words = useWords()
  const { payment: texts } = words.checkout
  const { kind, order_type } = draft
  const collected = order_type === 'take_away'
  const cashHint = () => {
    if (!partsOf[kind].payment) return texts.cashPricedNote()
    return collected ? texts.cashAtStoreNote() : texts.cashNote()
  }
  const lapsed = lapsedPayment(draft, recalled)
  const gone = lapsed && words.checkout.lapsed.payment({ way: texts[lapsed]() })
  const page = kind === 'buy_now' || kind === 'campaign' ? kind : 'cart'
  return (
    <PaymentChoice
      payable={payableOf(draft)}
      refused={gone ?? refusedAt('payment', refusals, words)}
      cash={{
        title: collected ? texts.cashAtStore() : texts.cash_on_delivery(),
        hint: cashHint(),
      }}
      change={change}
      less={smallerBalance(draft, recalled)}
      paths={{ signIn: signInPath(checkoutPath(kind)), wallet: walletPath(page) }}
    />
  )
}

export type PaymentChoiceProps = Pick<WalletUseProps, 'payable' | 'less'> & {
  refused: string | undefined
  cash: Pick<RadioOption, 'title' | 'hint'>
  change: (change: { payment_method?: PaymentMethod; partial_payment?: boolean }) => void
  /** The sign-in that leads back here, and the wallet where money is added. */
  paths: { signIn: string; wallet: string }
}

/**
 * The wallet, then the ways to pay the rest; a way that this order cannot use says why (docs/spec.md §8). A guest sees the
 * ways that need no account, then one line that leads to the wallet.
 */
export function PaymentChoice({ payable, refused, cash, change, less, paths }: PaymentChoiceProps) {
  const words = useWords()
  const { money } = useFormats()
  const { payment: texts } = words.checkout
  const wallet = walletUse(payable)
  const { shopper, config, payment_method } = payable
  const looks: Record<Exclude<PaymentMethod, 'wallet'>, Pick<RadioOption, 'title' | 'hint' | 'aside'>> = {
    cash_on_delivery: { ...cash, aside: <Banknote aria-hidden="true" className={picture} /> },
    digital_payment: {
      title: texts.digital_payment(),
      hint: config.active_payment_method_list.map(({ gateway_title }) => gateway_title).join(' · '),
      aside: <CreditCard aria-hidden="true" className={picture} />,
    },
    offline_payment: {
      title: texts.offline_payment(),
      aside: <Landmark aria-hidden="true" className={picture} />,
    },
  }
  return (
    <Section title={texts.title()} refused={refused}>
      {shopper.type === 'customer' && (
        <WalletUse payable={payable} change={change} less={less} walletPath={paths.wallet} />
      )}
      <RadioCards
        hideLabel={wallet?.use !== 'part'}
        label={wallet?.use === 'part' ? texts.restTitle({ amount: money(wallet.rest) }) : texts.title()}
        value={wallet?.use === 'all' ? null : payment_method}
        onChange={(value) => change({ payment_method: value as PaymentMethod })}
        options={payableOffers(payable).map(({ payment_method: value, refusal }) => ({
          value,
          ...looks[value],
          ...(refusal && { hint: refusalText(refusal, words), disabled: true }),
        }))}
      />
      {wallet?.refusal?.message === 'walletOfCustomers' && (
        <Link href={paths.signIn} className={signIn}>
          <Wallet aria-hidden="true" />
          {refusalText(wallet.refusal, words)}
        </Link>
      )}
    </Section>
  )
}

const signIn = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'fit',
  minHeight: '9',
  textStyle: 'smallStrong',
  color: 'accent.text',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
const picture = css({ width: '6', height: '6', color: 'fg.subtle' })
