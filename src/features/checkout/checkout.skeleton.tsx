import { LoaderCircle } from 'lucide-react'
import { useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { checkoutKindIn } from '#src/navigation/checkout-kind.ts'
import { AddressIcon } from '#src/shared/addresses/address-icon.part.tsx'
import {
  bar,
  columns,
  page,
  summary as summaryColumn,
  terms,
  turning,
} from '#src/shared/checkout/checkout-layout.ts'
import { SummaryCard } from '#src/shared/checkout/place-card.part.tsx'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * Checkout before the cart and the store are read: the server prerenders it, because it names nothing that only this
 * customer may see. Its parts have the size of <CheckoutView/>.
 */
export function CheckoutSkeleton() {
  const { checkout } = useWords()
  const isPrescription = checkoutKindIn(useSearch()) === 'prescription'
  // Its words come with the code of checkout: before, all of it is grey.
  const isSpoken = checkout.title() !== ''
  return (
    <div className={page}>
      {isSpoken ? (
        <SectionHeading level={1}>
          {isPrescription ? checkout.prescriptionTitle() : checkout.title()}
        </SectionHeading>
      ) : (
        <SectionHeadingSkeleton width="136px" />
      )}
      <Loading className={columns}>
        {isSpoken ? <Parts isPrescription={isPrescription} /> : <Shapes />}
      </Loading>
    </div>
  )
}

function Parts({ isPrescription }: { isPrescription: boolean }) {
  const { orderType, address, time, payment, summary, place } = useWords().checkout
  const location = useCustomerLocation()
  const parts = partsOf[isPrescription ? 'prescription' : 'cart']
  return (
    <>
      <div className={oneColumn}>
        <Skeleton height="78px" />
      </div>
      <div className={column}>
        {parts.orderTypes && (
          <Section title={orderType.title()}>
            <Skeleton height="44px" />
          </Section>
        )}
        <Section title={address.title()}>
          <Skeleton height="70px" />
          {!isPrescription && (
            <SummaryCard
              selected
              icon={<AddressIcon type="other" />}
              title={address.here()}
              // As wide as the button that changes the address.
              action={<Skeleton shape="circle" width="44px" height="44px" />}
            >
              <p dir="auto" className={stored}>
                {location?.address}
              </p>
            </SummaryCard>
          )}
        </Section>
        {parts.schedule && (
          <Section title={time.title()}>
            <Skeleton height="66px" />
          </Section>
        )}
        <Section title={payment.title()}>
          <Skeleton height="66px" />
        </Section>
      </div>
      <aside className={summaryColumn}>
        <div className={twoColumns}>
          <Section title={summary.title()}>
            <Skeleton height="320px" />
          </Section>
        </div>
        <p className={terms}>{place.terms()}</p>
        <div className={bar}>
          <Button full size="lg" disabled>
            <LoaderCircle aria-hidden="true" className={turning} />
            {isPrescription ? place.sendPrescription() : place.buttonWithoutAmount()}
          </Button>
        </div>
      </aside>
    </>
  )
}

const Shapes = () => (
  <>
    <div className={oneColumn}>
      <Skeleton height="78px" />
    </div>
    <div className={column}>
      <Repeat times={4}>
        <Skeleton height="148px" />
      </Repeat>
    </div>
    <div className={twoColumns}>
      <Skeleton height="520px" />
    </div>
  </>
)

const oneColumn = css({ display: { md: 'none' } })
const twoColumns = css({ display: { base: 'none', md: 'block' } })
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
// The server does not know the address; public/painted.js knows it before the first paint.
const stored = css({ _empty: { _before: { content: '[var(--address, "\\00a0")]' } } })
