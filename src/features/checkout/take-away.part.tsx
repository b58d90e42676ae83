import { Store as StoreIcon } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Store } from '#openapi/generated/client.ts'
import { SummaryCard } from '#src/shared/checkout/place-card.part.tsx'
import { Section } from '#src/shared/checkout/section.part.tsx'

/** Where the customer collects the order, and in how long. */
export function TakeAway({ store }: { store: Store }) {
  const { checkout, goods } = useWords()
  const minutes = store.delivery_time.split('-')[0]!.trim()
  return (
    <Section title={checkout.takeAway.title()}>
      <SummaryCard selected icon={<StoreIcon aria-hidden="true" />} title={store.name}>
        <p dir="auto">{store.address}</p>
        <p>{checkout.takeAway.ready({ time: goods.minutes({ range: minutes }) })}</p>
      </SummaryCard>
    </Section>
  )
}
