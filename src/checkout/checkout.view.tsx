import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { CouponOffer } from '#machines/rules/coupon-offers.ts'
import type { KeptDraft } from '#machines/rules/kept-draft.ts'
import type { DraftChange } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import type { SlotDay } from '#machines/rules/slots.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { AnotherStore, CartNews } from './cart-news.view.tsx'
import { bar, columns, page, summary, terms } from './checkout-layout.ts'
import type {
  CheckoutSnapshot,
  CouponUse,
  Destination,
  FollowedCart,
  LineEdits,
  Placing,
  SendCheckout,
  Submitting,
} from './checkout-props.ts'
import { CouponEntry } from './coupon-entry.tsx'
import { DestinationSection } from './destination.tsx'
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

export type CheckoutViewProps = {
  snapshot: CheckoutSnapshot
  send: SendCheckout
  destination: Destination
  coupon: CouponUse
  /** The coupons to choose from; empty until they came. */
  coupons: readonly CouponOffer[]
  /** The pictures of a prescription, where the order needs one. */
  prescription: ReactNode
  /** Only while the order is being placed. */
  placing: Placing | undefined
  /** Only while the order is being sent. */
  submitting: Submitting | undefined
  /** Draft of an earlier visit that checkout began with. */
  recalled: KeptDraft | undefined
  cart: FollowedCart
  /** When the store could hand it over; empty where nothing is taken in advance. */
  days: readonly SlotDay[]
  /** Milliseconds since 1970. */
  now: number
  /** The tip most customers give; null before any was given, undefined while it loads. */
  mostTip: number | null | undefined
  /** Does the store have any to add? */
  cutlery: boolean
  /** Undefined where the goods cannot be changed: what is bought at once. */
  onEditCart: (() => void) | undefined
  lineEdits: LineEdits
}

/** The order on one page: what the customer says at the start, what it costs at the end (docs/spec.md §2, Checkout). */
export function CheckoutView(props: CheckoutViewProps) {
  const {
    snapshot,
    send,
    destination,
    prescription,
    coupon,
    coupons,
    placing,
    submitting,
    recalled,
    cart,
    days,
    now,
    mostTip,
    cutlery,
    onEditCart,
    lineEdits,
  } = props
  const { checkout } = useWords()
  const { draft, refusals, agreed } = snapshot.context
  const { store, config, order_type } = draft
  const parts = partsOf[draft.kind]
  const section = {
    draft,
    refusals,
    change: (change: DraftChange) => send({ type: 'draft.change', change }),
    recalled,
  }
  const brought = order_type === 'delivery'
  return (
    <div className={page}>
      <SectionHeading level={1}>
        {draft.kind === 'prescription' ? checkout.prescriptionTitle() : checkout.title()}
      </SectionHeading>
      <div className={columns}>
        <div className={form}>
          {parts.prescription === 'always' && prescription}
          {parts.orderTypes && <OrderType {...section} />}
          {!brought && <TakeAway store={store} />}
          <DestinationSection {...section} destination={destination} />
          {parts.prescription === 'by item' && prescription}
          {parts.schedule && <OrderTime {...section} days={days} now={now} />}
          <Payment {...section} />
          {brought && config.dm_tips_status === 1 && <Tips {...section} mostTip={mostTip} />}
          <Wishes {...section} cutlery={cutlery} />
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
            <CartNews {...cart} />
            {draft.lines.length > 0 && (
              <OrderLines draft={draft} refusals={refusals} agreed={agreed} lines={lineEdits} now={now} />
            )}
            {parts.coupon && (
              <CouponEntry refusals={refusals} recalled={recalled} use={coupon} offers={coupons} />
            )}
            <MoneyLines draft={draft} onAskAgain={() => send({ type: 'quote.renew' })} />
          </Section>
          <Link href="/terms-and-conditions" className={terms}>
            {checkout.place.terms()}
          </Link>
          <div className={bar} data-order-button>
            <PlaceOrder
              snapshot={snapshot}
              send={send}
              placing={placing}
              submitting={submitting}
              cart={cart}
            />
          </div>
        </aside>
      </div>
      <AnotherStore {...cart} />
    </div>
  )
}

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& :is(input, textarea, select, button)': { scrollMarginBlockEnd: { base: '[96px]', md: '0' } },
})
const from = css({ textStyle: 'small', color: 'fg.muted' })
