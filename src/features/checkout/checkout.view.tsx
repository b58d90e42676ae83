import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { CouponOffer } from '#machines/checkout/coupon-offers.ts'
import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import type { DraftChange } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { quoteIn } from '#machines/rules/order-price.ts'
import type { SlotDay } from '#machines/rules/slots.ts'
import { TERMS } from '#src/navigation/pages.ts'
import { bar, columns, form, page, summary, terms } from '#src/shared/checkout/checkout-layout.ts'
import type {
  CheckoutSnapshot,
  CouponUse,
  Destination,
  FollowedCart,
  LineEdits,
  Placing,
  SendCheckout,
  Submitting,
} from '#src/shared/checkout/checkout-props.ts'
import { useIsOneColumn } from '#src/shared/checkout/one-column.ts'
import { OrderTime } from '#src/shared/checkout/order-time.part.tsx'
import { Payment } from '#src/shared/checkout/payment.part.tsx'
import { QuoteDifference, QuoteTerms } from '#src/shared/checkout/quote-terms.part.tsx'
import { isOfServer, refusedAt } from '#src/shared/checkout/refused.ts'
import { card } from '#src/shared/checkout/section.part.tsx'
import { Tips } from '#src/shared/checkout/tips.part.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { AnotherStore } from './cart-news.view.tsx'
import { CouponEntry } from './coupon-entry.part.tsx'
import { DestinationSection } from './destination.part.tsx'
import { ClosedSummary, OrderSummary } from './order-summary.part.tsx'
import { OrderType } from './order-type.part.tsx'
import { PlaceOrder } from './place-order.part.tsx'
import { TakeAway } from './take-away.part.tsx'
import { Wishes } from './wishes.part.tsx'

export type CheckoutViewProps = {
  snapshot: CheckoutSnapshot
  send: SendCheckout
  destination: Destination
  coupon: CouponUse
  /** The coupons to choose from; empty until they came. */
  coupons: readonly CouponOffer[]
  /** Names the lines with something the shopper avoids. */
  diet?: ReactNode
  /** The pictures of a prescription, where the order needs one. */
  prescription: ReactNode
  /** Only while the order is being placed. */
  placing: Placing | undefined
  /** Only while the order is being sent. */
  submitting: Submitting | undefined
  /** Draft of an earlier visit that checkout began with. */
  recalled: StoredDraft | undefined
  cart: FollowedCart
  /** When the store could hand it over; empty where nothing is taken in advance. */
  days: readonly SlotDay[]
  /** Milliseconds since 1970. */
  now: number
  /** The tip most customers give; null before any was given, undefined while it loads. */
  mostTip: number | null | undefined
  /** Does the store have any to add? */
  cutlery: boolean
  /** Undefined where the items cannot be changed: in a buy-now order. */
  onEditCart: (() => void) | undefined
  lineEdits: LineEdits
}

/** The order on one page: what the customer says at the start, what it costs at the end (docs/spec.md §2, Checkout). */
export function CheckoutView(props: CheckoutViewProps) {
  const {
    snapshot,
    send,
    destination,
    diet,
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
  const words = useWords()
  const { checkout } = words
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
  const quote = quoteIn(draft.price)
  // The server has the order as it was: later changes would be lost.
  const isSent = submitting !== undefined
  const askAgain = () => send({ type: 'quote.renew' })
  const isOneColumn = useIsOneColumn()
  const order = {
    draft,
    refusals,
    agreed,
    cart,
    lineEdits,
    now,
    diet,
    onEditCart,
    onAskAgain: askAgain,
  }
  const couponEntry = parts.coupon && (
    <div inert={isSent}>
      <CouponEntry {...section} use={coupon} offers={coupons} />
    </div>
  )
  const difference = quote && <QuoteDifference quote={quote} />
  const priceTerms = <QuoteTerms price={draft.price} onRenew={askAgain} />
  return (
    <div className={page}>
      <SectionHeading level={1}>
        {draft.kind === 'prescription' ? checkout.prescriptionTitle() : checkout.title()}
      </SectionHeading>
      <div className={columns}>
        {isOneColumn && <ClosedSummary {...order} />}
        <div className={form} inert={isSent}>
          {parts.prescription === 'always' && prescription}
          {parts.orderTypes && <OrderType {...section} />}
          {!brought && <TakeAway store={store} />}
          <DestinationSection {...section} destination={destination} />
          {parts.prescription === 'by item' && prescription}
          {parts.schedule && <OrderTime {...section} days={days} now={now} />}
          <Payment {...section} />
          {brought && config.dm_tips_status === 1 && (
            <Tips
              {...section}
              refused={refusedAt('tip', refusals.filter(isOfServer), words)}
              mostTip={mostTip}
            />
          )}
          <Wishes {...section} cutlery={cutlery} />
        </div>
        <aside className={summary}>
          {isOneColumn ? (
            <>
              {couponEntry && <div className={card}>{couponEntry}</div>}
              {difference}
              {priceTerms}
            </>
          ) : (
            <OrderSummary {...order} terms={priceTerms}>
              {couponEntry}
              {difference}
            </OrderSummary>
          )}
          <Link href={TERMS} className={terms}>
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
