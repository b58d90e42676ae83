import { LoaderCircle } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { quoteIn } from '#machines/rules/order-price.ts'
import { quoteOfParcel } from '#machines/rules/parcel-draft.ts'
import { turning } from '#src/shared/checkout/checkout-layout.ts'
import type { Submitting } from '#src/shared/checkout/checkout-props.ts'
import { isUnplaced, Notice, noticeColumn, Unplaced } from '#src/shared/checkout/place-notices.part.tsx'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import type { ParcelSnapshot, SendParcel } from './parcel-props.ts'
import { refusedPart } from './refused-part.ts'

type Props = {
  snapshot: ParcelSnapshot
  send: SendParcel
  /** Only while the parcel is being sent. */
  submitting: Submitting | undefined
}

/** The button with the amount; while placing it says the step. A parcel without a reply can be sent again safely. */
export function PlaceParcel({ snapshot, send, submitting }: Props) {
  const { place: texts } = useWords().sendParcel
  const { money } = useFormats()
  const step = useStep(snapshot, submitting)
  const quote = quoteOfParcel(snapshot.context.draft)
  if (submitting && isUnplaced(submitting)) return <Unplaced {...submitting} />
  return (
    <div className={noticeColumn}>
      <Reconsider snapshot={snapshot} />
      <Button
        full
        size="lg"
        aria-disabled={step !== undefined || undefined}
        onClick={() => step === undefined && send({ type: 'parcel.place' })}
      >
        {step && <LoaderCircle aria-hidden="true" className={turning} />}
        {step ?? (quote ? texts.button({ amount: money(quote.total) }) : texts.buttonWithoutAmount())}
      </Button>
      <LiveRegion>{step}</LiveRegion>
    </div>
  )
}

/** Another total, a price that is over, or what the server holds against the whole. */
function Reconsider({ snapshot }: Pick<Props, 'snapshot'>) {
  const words = useWords()
  const { place: texts } = words.sendParcel
  const { money } = useFormats()
  const { draft } = snapshot.context
  const quote = quoteIn(draft.price)
  if (snapshot.matches({ drafting: 'changed' }) && quote)
    return (
      <Notice title={texts.changed()}>
        <p>{texts.changedNote({ amount: money(quote.total) })}</p>
      </Notice>
    )
  if (snapshot.matches({ drafting: 'lapsed' }) && draft.price.type !== 'known')
    return (
      <Notice title={texts.lapsed()}>
        <p>{texts.lapsedNote()}</p>
      </Notice>
    )
  const refused = refusedPart('order', snapshot.context.refusals, words)
  return refused ? (
    <Notice title={false} isRefusal>
      <p>{refused}</p>
    </Notice>
  ) : null
}

/** The named step, or undefined while the parcel can be placed. */
function useStep(snapshot: ParcelSnapshot, submitting: Submitting | undefined): string | undefined {
  const { steps } = useWords().sendParcel.place
  if (snapshot.matches('agreeing')) return steps.pricing()
  if (!submitting) return undefined
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
