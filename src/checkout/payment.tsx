import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { cashRefusal } from '#machines/rules/placement.ts'
import type { PaymentMethod } from '#openapi/generated/client.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import { css } from '#styled/css/index.js'
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx'
import type { PartProps } from './checkout-props.ts'
import { refusedAt } from './refused.ts'
import { Section } from './section.tsx'

/** Cash, and what else the shop offers; a zone that allows no cash, or not so much of it, says so (docs/spec.md §8). */
export function Payment({ snapshot, send }: PartProps) {
  const words = useWords()
  const { payment: texts } = words.checkout
  const { config, order_type, payment_method, refusals } = snapshot.context
  const collected = order_type === 'take_away'
  const refused = cashRefusal(snapshot.context)
  const cash: RadioOption = {
    value: 'cash_on_delivery',
    title: collected ? texts.cashAtStore() : texts.cash_on_delivery(),
    note: refused ? refusalText(refused, words) : collected ? texts.cashAtStoreNote() : texts.cashNote(),
    aside: <Banknote aria-hidden="true" className={picture} />,
    disabled: refused !== undefined,
  }
  const online: RadioOption = {
    value: 'digital_payment',
    title: texts.digital_payment(),
    note: config.active_payment_method_list.map(({ gateway_title }) => gateway_title).join(' · '),
    aside: <CreditCard aria-hidden="true" className={picture} />,
  }
  const transfer: RadioOption = {
    value: 'offline_payment',
    title: texts.offline_payment(),
    aside: <Landmark aria-hidden="true" className={picture} />,
  }
  return (
    <Section title={texts.title()} refused={refusedAt('payment', refusals, words)}>
      <RadioCards
        hideLabel
        label={texts.title()}
        value={payment_method}
        onChange={(value) => send({ type: 'payment.choose', payment_method: value as PaymentMethod })}
        options={[
          ...(config.cash_on_delivery ? [cash] : []),
          ...(config.digital_payment ? [online] : []),
          ...(config.offline_payment_status ? [transfer] : []),
        ]}
      />
    </Section>
  )
}

const picture = css({ width: '6', height: '6', color: 'fg.subtle' })
