import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { PartProps, SavedAddresses, Submitting } from './checkout-props.ts'
import { CouponEntry } from './coupon-entry.tsx'
import { DeliveryAddresses } from './delivery-addresses.tsx'
import type { SlotDay } from './delivery-slots.ts'
import { MoneyLines } from './money-lines.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTime } from './order-time.tsx'
import { OrderType } from './order-type.tsx'
import { Payment } from './payment.tsx'
import { PlaceOrder } from './place-order.tsx'
import { Section } from './section.tsx'
import { TakeAway } from './take-away.tsx'
import { Tips } from './tips.tsx'
import { Wishes } from './wishes.tsx'

export type CheckoutViewProps = PartProps & {
  /** Only while a customer wants a delivery. */
  saved: SavedAddresses | undefined
  /** Only while the order is being placed. */
  submitting: Submitting | undefined
  /** When the store could hand it over; empty where nothing is taken in advance. */
  days: readonly SlotDay[]
  /** Does the store have any to add? */
  cutlery: boolean
  /** What was said against the last coupon that was tried. */
  couponRefusal: string | undefined
  onEditAddress: () => void
  onAddAddress: () => void
  /** Undefined where the goods cannot be changed: what is bought at once. */
  onEditCart: (() => void) | undefined
  /** The dialogs of the flow. */
  children?: ReactNode
}

/** The order on one page: what the customer says at the start, what it costs at the end (docs/spec.md §2, Checkout). */
export function CheckoutView(props: CheckoutViewProps) {
  const { snapshot, send, saved, submitting, days, cutlery, onEditCart, children } = props
  const { checkout } = useWords()
  const { store, config, order_type } = snapshot.context
  const brought = order_type === 'delivery'
  return (
    <div className={page}>
      <SectionHeading level={1}>{checkout.title()}</SectionHeading>
      <div className={columns}>
        <div className={form}>
          <OrderType snapshot={snapshot} send={send} />
          {!brought && <TakeAway store={store} />}
          <DeliveryAddresses
            snapshot={snapshot}
            send={send}
            saved={saved}
            onEdit={props.onEditAddress}
            onAdd={props.onAddAddress}
          />
          <OrderTime snapshot={snapshot} send={send} days={days} />
          <Payment snapshot={snapshot} send={send} />
          {brought && config.dm_tips_status === 1 && <Tips snapshot={snapshot} send={send} />}
          <Wishes snapshot={snapshot} send={send} cutlery={cutlery} />
        </div>
        <aside className={summary}>
          <Section
            title={checkout.summary.title()}
            action={
              onEditCart && (
                <Button variant="ghost" size="sm" onClick={onEditCart}>
                  {checkout.summary.editCart()}
                </Button>
              )
            }
          >
            <p className={from}>{checkout.from({ store: store.name })}</p>
            <OrderLines snapshot={snapshot} />
            <CouponEntry snapshot={snapshot} send={send} refusal={props.couponRefusal} />
            <MoneyLines snapshot={snapshot} send={send} />
            <Link href="/terms-and-conditions" className={terms}>
              {checkout.place.terms()}
            </Link>
          </Section>
          <div className={bar} data-order-button>
            <PlaceOrder snapshot={snapshot} send={send} submitting={submitting} />
          </div>
        </aside>
      </div>
      {children}
    </div>
  )
}

const page = css({ paddingBlockStart: { base: '4', md: '6' }, paddingBlockEnd: { base: '4', md: '12' } })
const columns = css({
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  alignItems: { base: 'stretch', md: 'start' },
  gap: { base: '4', md: '6' },
  gridTemplateColumns: '[minmax(0, 1fr) minmax(340px, {sizes.summary})]',
})
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& :is(input, textarea, select, button)': { scrollMarginBlockEnd: { base: '[96px]', md: '0' } },
})
/** On phones its parts stand among the others, so that the button stays in reach along the whole page. */
const summary = css({
  display: { base: 'contents', md: 'flex' },
  flexDirection: 'column',
  position: { md: 'sticky' },
  insetBlockStart: '[88px]',
})
const from = css({ textStyle: 'small', color: 'fg.muted' })
const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  marginInline: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(12px, env(safe-area-inset-bottom))]',
  bg: { base: 'bg.surface', md: 'bg.canvas' },
  borderBlockStartWidth: { base: 'hairline', md: 'none' },
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})
const terms = css({
  textStyle: 'caption',
  color: 'fg.muted',
  textAlign: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '[2px]',
})
