import { Bike, Store } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { type OrderType as Kind, offeredOrderTypes } from '#machines/rules/order-draft.ts'
import type { SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'

const pictures = { delivery: Bike, take_away: Store }

/** Delivery or take away, as far as the store and the shop offer both. */
export function OrderType({ draft, refusals, change }: SectionProps) {
  const words = useWords()
  const { store, config, order_type } = draft
  return (
    <Section title={words.checkout.orderType.title()} refused={refusedAt('orderType', refusals, words)}>
      <SegmentGroup
        full
        label={words.checkout.orderType.title()}
        value={order_type}
        segments={offeredOrderTypes(store, config).map((type) => {
          const Icon = pictures[type]
          return {
            value: type,
            label: (
              <>
                <Icon aria-hidden="true" />
                {words.checkout.orderType[type]()}
              </>
            ),
          }
        })}
        onChange={(value) => change({ order_type: value as Kind })}
      />
    </Section>
  )
}
