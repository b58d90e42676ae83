import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { quoteIn } from '#machines/rules/order-price.ts'
import type { ParcelChange } from '#machines/rules/parcel-draft.ts'
import type { ParcelSide } from '#machines/rules/parcel-form.ts'
import type { SlotDay } from '#machines/rules/slots.ts'
import type { ParcelCategory, ParcelTerms } from '#openapi/generated/client.ts'
import { TERMS } from '#src/navigation/pages.ts'
import type { FilledFrom as Filled } from '#src/navigation/send-again-path.ts'
import {
  bar,
  columns,
  form,
  page,
  summary,
  terms as termsLink,
} from '#src/shared/checkout/checkout-layout.ts'
import type { Submitting } from '#src/shared/checkout/checkout-props.ts'
import { useRefusedInSight } from '#src/shared/checkout/checkout-surroundings.ts'
import { TimeChoice } from '#src/shared/checkout/order-time.part.tsx'
import { isOfServer } from '#src/shared/checkout/refused.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { Tips } from '#src/shared/checkout/tips.part.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Ends } from './ends.part.tsx'
import { FilledFrom } from './filled-from.part.tsx'
import type { ParcelSnapshot, SendParcel } from './parcel-props.ts'
import { Payer } from './payer.part.tsx'
import { PlaceParcel } from './place-parcel.part.tsx'
import { Price } from './price.part.tsx'
import { heldAgainst, refusedPart } from './refused-part.ts'
import { Rules } from './rules.part.tsx'
import { What } from './what.part.tsx'

export type ParcelViewProps = {
  snapshot: ParcelSnapshot
  send: SendParcel
  categories: readonly ParcelCategory[]
  terms: ParcelTerms
  onCategory: (category: ParcelCategory) => void
  onPick: (side: ParcelSide, search: boolean) => void
  /** When it can be fetched; empty where nothing is taken in advance. */
  days: readonly SlotDay[]
  /** Milliseconds since 1970. */
  now: number
  /** The tip most customers give; null before any was given, undefined while it loads. */
  mostTip: number | null | undefined
  /** Only while the parcel is being sent. */
  submitting: Submitting | undefined
  /** Only of a form that was filled from an old order. */
  filled: Filled | undefined
}

/** A parcel on one page: what it is, where it goes and who pays at the start, what it costs at the end. */
export function ParcelView(props: ParcelViewProps) {
  const { snapshot, send, categories, terms, onCategory, onPick, days, now, mostTip, submitting, filled } =
    props
  const words = useWords()
  const { sendParcel } = words
  const { draft, refusals } = snapshot.context
  const frame = useRefusedInSight(refusals)
  const part = {
    draft,
    refusals: heldAgainst(refusals, draft),
    change: (change: ParcelChange) => send({ type: 'draft.change', change }),
  }
  const quote = quoteIn(draft.price)
  return (
    <div className={page} ref={frame}>
      <SectionHeading level={1}>{sendParcel.title()}</SectionHeading>
      {filled && <FilledFrom filled={filled} draft={draft} />}
      <div className={columns}>
        <div className={form} inert={submitting !== undefined}>
          <What {...part} categories={categories} onCategory={onCategory} />
          <Ends {...part} onPick={onPick} />
          <TimeChoice
            title={sendParcel.time.title()}
            soon={{
              hint: quote && (
                <bdi>
                  {sendParcel.time.minutes({
                    from: quote.minimum_delivery_minutes,
                    to: quote.maximum_delivery_minutes,
                  })}
                </bdi>
              ),
              disabled: false,
            }}
            isClosed={false}
            refused={refusedPart('time', part.refusals, words)}
            days={days}
            now={now}
            timezone={draft.config.timezone}
            schedule_at={draft.schedule_at}
            change={part.change}
          />
          <Payer {...part} />
          {draft.config.dm_tips_status === 1 && (
            <Tips
              draft={draft}
              change={part.change}
              refused={refusedPart('tip', part.refusals.filter(isOfServer), words)}
              mostTip={mostTip}
            />
          )}
          <Rules {...part} terms={terms} />
        </div>
        <aside className={summary}>
          <Section title={sendParcel.price.title()}>
            <Price draft={draft} onRenew={() => send({ type: 'quote.renew' })} />
          </Section>
          <Link href={TERMS} className={termsLink}>
            {words.checkout.place.terms()}
          </Link>
          <div className={bar} data-order-button>
            <PlaceParcel snapshot={snapshot} send={send} submitting={submitting} />
          </div>
        </aside>
      </div>
    </div>
  )
}
