import { CircleAlert, LoaderCircle } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { minimumOrderGap } from '#machines/checkout/minimum-order.ts'
import { refusalsOfNoLine } from '#machines/rules/line-trouble.ts'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { isOfQuote } from '#machines/rules/refused-order.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { turning } from '#src/shared/checkout/checkout-layout.ts'
import type {
  CheckoutSnapshot,
  FollowedCart,
  Placing,
  SendCheckout,
  Submitting,
} from '#src/shared/checkout/checkout-props.ts'
import { notice } from '#src/shared/checkout/notice.ts'
import { isUnplaced, Notice, noticeColumn, Unplaced } from '#src/shared/checkout/place-notices.part.tsx'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

export type PlaceOrderProps = {
  snapshot: CheckoutSnapshot
  send: SendCheckout
  /** Only while the order is being placed. */
  placing: Placing | undefined
  /** Only while the order is being sent. */
  submitting: Submitting | undefined
  cart: FollowedCart
}

/** The button with the amount; while placing it says the step. An order without a reply can be sent again safely. */
export function PlaceOrder({ snapshot, send, placing, submitting, cart }: PlaceOrderProps) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  const step = useStep(placing, submitting, cart)
  const { draft } = snapshot.context
  const { kind } = draft
  const { amount, final } = draftAmounts(draft)

  const order = () => {
    if (!partsOf[kind].payment) return texts.sendPrescription()
    return final ? texts.button({ amount: money(amount) }) : texts.buttonWithoutAmount()
  }

  if (submitting && isUnplaced(submitting)) return <Unplaced {...submitting} />
  if (cart.snapshot.matches({ following: 'unanswered' })) return <UnsentEdits send={cart.send} />
  return (
    <div className={noticeColumn}>
      <Reconsider snapshot={snapshot} />
      <Priced snapshot={snapshot} />
      <TooLittle snapshot={snapshot} />
      <Button
        full
        size="lg"
        aria-disabled={step !== undefined || undefined}
        onClick={() => step === undefined && send({ type: 'order.place' })}
      >
        {step && <LoaderCircle aria-hidden="true" className={turning} />}
        {step ?? order()}
      </Button>
      <LiveRegion>{step}</LiveRegion>
    </div>
  )
}

/** What the server said about the goods; after another price, the figures are its own and the customer is asked again. */
function Reconsider({ snapshot }: Pick<PlaceOrderProps, 'snapshot'>) {
  const words = useWords()
  const { place: texts } = words.checkout
  const { draft, refusals: all, agreed } = snapshot.context
  const { kind, lines, config } = draft
  const { schedule, orderTypes } = partsOf[kind]
  const digits = config.digit_after_decimal_point
  const isTooLittle = minimumOrderGap(draft) > 0
  const refusals = refusalsOfNoLine({ kind, lines, agreed, refusals: all, digits }).filter(
    ({ code }) => !(isTooLittle && code === 'minimum_order'),
  )
  const refused =
    refusedAt('goods', refusals, words) ??
    (schedule ? undefined : refusedAt('time', refusals, words)) ??
    (orderTypes ? undefined : refusedAt('orderType', refusals, words))
  if (!refused) return null
  const repriced = snapshot.matches({ drafting: 'repriced' })
  if (repriced && isOfQuote(all))
    return (
      <Notice isRefusal>
        <p>{refused}</p>
        <p>{texts.requotedNote()}</p>
      </Notice>
    )
  return (
    <Notice title={repriced && texts.repriced()} isRefusal>
      <p>{refused}</p>
      {repriced && <p>{texts.repricedNote()}</p>}
    </Notice>
  )
}

/** The order was given before its delivery fee, or its coupon, was known: the customer says yes to the whole. */
function Priced({ snapshot }: Pick<PlaceOrderProps, 'snapshot'>) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  const { draft } = snapshot.context
  if (!snapshot.matches({ drafting: 'changed' })) return null
  return (
    <Notice title={draft.coupon.code ? texts.changed() : texts.priced()}>
      <p>{texts.pricedNote({ amount: money(draftAmounts(draft).amount) })}</p>
    </Notice>
  )
}

/** A store may not start its stove for less; said before the server has to. */
function TooLittle({ snapshot }: Pick<PlaceOrderProps, 'snapshot'>) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  const { draft } = snapshot.context
  const missing = minimumOrderGap(draft)
  if (missing === 0) return null
  const { store } = draft
  const amount = money(store.minimum_order)
  const isRefused = snapshot.context.refusals.some(({ code }) => code === 'minimum_order')
  return (
    <div
      className={isRefused ? notice.danger : notice.warningBeside}
      {...(isRefused && { role: 'alert', 'data-refused': true, tabIndex: -1 })}
    >
      <CircleAlert aria-hidden="true" />
      <div>
        <p>{texts.minimum({ amount, missing: money(missing) })}</p>
        <Link href={storePath(store)} className={link}>
          {texts.addMore({ store: store.name })}
        </Link>
      </div>
    </div>
  )
}

/** Edits of the cart wait for the server: they are sent again before the order. */
function UnsentEdits({ send }: Pick<FollowedCart, 'send'>) {
  const { checkout, actions } = useWords()
  return (
    <div className={noticeColumn}>
      <Notice title={checkout.cartNews.unsent()}>
        <p>{checkout.cartNews.unsentNote()}</p>
      </Notice>
      <Button full size="lg" onClick={() => send({ type: 'edits.retry' })}>
        {actions.retry()}
      </Button>
    </div>
  )
}

/** The named step, or undefined while the order can be placed. */
function useStep(
  placing: Placing | undefined,
  submitting: Submitting | undefined,
  cart: FollowedCart,
): string | undefined {
  const { place, cartNews } = useWords().checkout
  const { steps } = place
  if (!placing) return cart.snapshot.matches('rereading') ? cartNews.checking() : undefined
  if (cart.snapshot.matches({ following: 'answering' })) return cartNews.updating()
  if (placing.snapshot.matches('agreeing'))
    return placing.snapshot.context.draft.couponEntry === 'checking' ? steps.coupon() : steps.pricing()
  if (!submitting) return steps.rereading()
  switch (submitting.snapshot.value) {
    case 'sending':
      return steps.sending()
    case 'waiting':
      return steps.waiting()
    case 'forgettingKey':
    case 'answered':
      return steps.placed()
    default:
      return steps.preparing()
  }
}

const link = css({
  display: 'inline-block',
  paddingBlock: '2',
  textStyle: 'smallStrong',
  textDecoration: 'underline',
})
