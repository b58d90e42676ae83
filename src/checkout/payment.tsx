import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { lapsedPayment } from '#machines/rules/lapsed.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { paymentOffers, walletOffer } from '#machines/rules/payment-offers.ts'
import type { PaymentMethod } from '#openapi/generated/client.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import { css } from '#styled/css/index.js'
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx'
import type { SectionProps } from './checkout-props.ts'
import { refusedAt } from './refused.ts'
import { Section } from './section.tsx'
import { WalletUse } from './wallet-use.tsx'

/** The wallet, then the ways to pay the rest; a way that this order cannot use says why (docs/spec.md §8). */
export function Payment({ draft, refusals, change, recalled }: SectionProps) {
  const words = useWords()
  const { money } = useFormats()
  const { payment: texts } = words.checkout
  const wallet = walletOffer(draft)
  const { kind, config, order_type, payment_method } = draft
  const collected = order_type === 'take_away'
  const cashNote = () => {
    if (!partsOf[kind].payment) return texts.cashPricedNote()
    return collected ? texts.cashAtStoreNote() : texts.cashNote()
  }
  const looks: Record<Exclude<PaymentMethod, 'wallet'>, Pick<RadioOption, 'title' | 'note' | 'aside'>> = {
    cash_on_delivery: {
      title: collected ? texts.cashAtStore() : texts.cash_on_delivery(),
      note: cashNote(),
      aside: <Banknote aria-hidden="true" className={picture} />,
    },
    digital_payment: {
      title: texts.digital_payment(),
      note: config.active_payment_method_list.map(({ gateway_title }) => gateway_title).join(' · '),
      aside: <CreditCard aria-hidden="true" className={picture} />,
    },
    offline_payment: {
      title: texts.offline_payment(),
      aside: <Landmark aria-hidden="true" className={picture} />,
    },
  }
  const lapsed = lapsedPayment(draft, recalled)
  const gone = lapsed && words.checkout.lapsed.payment({ way: texts[lapsed]() })
  return (
    <Section title={texts.title()} refused={gone ?? refusedAt('payment', refusals, words)}>
      <WalletUse draft={draft} change={change} recalled={recalled} />
      <RadioCards
        hideLabel={wallet?.use !== 'part'}
        label={wallet?.use === 'part' ? texts.restTitle({ amount: money(wallet.rest) }) : texts.title()}
        value={wallet?.use === 'all' ? null : payment_method}
        onChange={(value) => change({ payment_method: value as PaymentMethod })}
        options={paymentOffers(draft).map(({ payment_method: value, refusal }) => ({
          value,
          ...looks[value],
          ...(refusal && { note: refusalText(refusal, words), disabled: true }),
        }))}
      />
    </Section>
  )
}

const picture = css({ width: '6', height: '6', color: 'fg.subtle' })
