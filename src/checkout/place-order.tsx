import { CircleAlert, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { orderFigures } from '#machines/rules/quote.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import type { PartProps, Submitting } from './checkout-props.ts'
import { refusedAt } from './refused.ts'

export type PlaceOrderProps = PartProps & {
  /** Only while the order is being placed. */
  submitting: Submitting | undefined
}

/** The button with the amount; while placing it says the step. An order nobody answered can be sent again safely. */
export function PlaceOrder({ snapshot, send, submitting }: PlaceOrderProps) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  const step = useStep(snapshot, submitting)
  const { amount } = orderFigures(snapshot.context)

  if (submitting?.snapshot.matches('unanswered')) return <Unanswered send={submitting.send} />
  return (
    <div className={column}>
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
        {step ?? texts.button({ amount: money(amount) })}
      </Button>
      <LiveRegion>{step}</LiveRegion>
    </div>
  )
}

/** What the server said about the goods; after another price, the figures are its own and the customer is asked again. */
function Reconsider({ snapshot }: Pick<PartProps, 'snapshot'>) {
  const words = useWords()
  const { place: texts } = words.checkout
  const refused = refusedAt('goods', snapshot.context.refusals, words)
  if (!refused) return null
  const repriced = snapshot.matches({ filling: { order: { reviewing: 'repriced' } } })
  return (
    <Notice title={repriced && texts.repriced()} isRefusal>
      <p>{refused}</p>
      {repriced && <p>{texts.repricedNote()}</p>}
    </Notice>
  )
}

/** The order was given before its delivery fee was known: the customer says yes to the whole. */
function Priced({ snapshot }: Pick<PartProps, 'snapshot'>) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  if (!snapshot.matches({ filling: { order: { reviewing: 'priced' } } })) return null
  return (
    <Notice title={texts.priced()}>
      <p>{texts.pricedNote({ amount: money(orderFigures(snapshot.context).amount) })}</p>
    </Notice>
  )
}

/** A store may not start its stove for less; said before the server has to. */
function TooLittle({ snapshot }: Pick<PartProps, 'snapshot'>) {
  const { place: texts } = useWords().checkout
  const { money } = useFormats()
  const { store } = snapshot.context
  const { goods } = orderFigures(snapshot.context)
  if (goods >= store.minimum_order) return null
  const missing = money(store.minimum_order - goods)
  return <p className={hint}>{texts.minimum({ amount: money(store.minimum_order), missing })}</p>
}

function Unanswered({ send }: Pick<Submitting, 'send'>) {
  const { checkout, actions } = useWords()
  const { place: texts } = checkout
  return (
    <div className={column}>
      <Notice title={texts.unanswered()}>
        <p>{texts.unansweredNote()}</p>
      </Notice>
      <div className={pair}>
        <Button variant="outline" size="lg" onClick={() => send({ type: 'wait.leave' })}>
          {texts.back()}
        </Button>
        <Button size="lg" onClick={() => send({ type: 'retry' })}>
          {actions.retry()}
        </Button>
      </div>
    </div>
  )
}

type NoticeProps = {
  title: string | false
  /** The focus goes here, as to the first refused field. */
  isRefusal?: boolean
  children: ReactNode
}

const Notice = ({ title, isRefusal = false, children }: NoticeProps) => (
  <div role="alert" className={notice} {...(isRefusal && { 'data-refused': true, tabIndex: -1 })}>
    <CircleAlert aria-hidden="true" />
    <div>
      {title && <p className={strong}>{title}</p>}
      {children}
    </div>
  </div>
)

/** The named step, or undefined while the order can be placed. */
function useStep(snapshot: PartProps['snapshot'], submitting: Submitting | undefined): string | undefined {
  const { steps } = useWords().checkout.place
  if (snapshot.matches({ filling: { order: 'awaitingFigures' } })) return steps.pricing()
  if (snapshot.matches({ filling: { order: 'rereading' } })) return steps.rereading()
  if (!snapshot.matches({ filling: { order: 'placing' } })) return undefined
  switch (submitting?.snapshot.value) {
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

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', width: 'full' })
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })
const hint = css({
  px: '3',
  py: '2',
  textStyle: 'small',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'sm',
})
const strong = css({ textStyle: 'bodyStrong' })
const turning = css({ animation: '[turn 0.8s linear infinite]' })
const notice = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'small',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
  outline: '[none]',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
