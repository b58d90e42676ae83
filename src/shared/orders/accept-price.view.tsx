import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { BeforeDeadline } from '#src/shared/countdown/before-deadline.part.tsx'
import { Deadline } from '#src/shared/countdown/deadline.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

type Props = {
  /** Date and time in the format of the wire. */
  ends: string
  snapshot: SnapshotFrom<typeof acceptPriceMachine>
  send: (event: EventFromLogic<typeof acceptPriceMachine>) => void
  onCancel: () => void
}

/** The price of a prescription, how long it waits, and what the customer can do about it. */
export function AcceptPriceView({ ends, snapshot, send, onCancel }: Props) {
  const { orders, tracking } = useWords()
  const { prescription: texts } = orders
  const { money } = useFormats()
  const amount = money(snapshot.context.amount)
  const hasFailed = snapshot.matches('failed')
  if (snapshot.status === 'done')
    return (
      <p className={box} role="status">
        {snapshot.matches('expired')
          ? texts.over()
          : snapshot.matches('accepted')
            ? texts.accepted()
            : texts.closed()}
      </p>
    )
  return (
    <div className={box}>
      <p role="status" className={strong}>
        {snapshot.matches('changed') ? texts.changed({ amount }) : texts.offered({ amount })}
      </p>
      <BeforeDeadline ends={ends} over={null} onOver={() => send({ type: 'time.over' })}>
        <Deadline ends={ends} text={(left) => texts.deadline({ left })} over={texts.over()} />
      </BeforeDeadline>
      {hasFailed && <p role="alert">{texts.failed()}</p>}
      <div className={buttons}>
        <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'price.accept' })}>
          {hasFailed ? texts.again({ amount }) : texts.accept({ amount })}
        </Button>
        <Button variant="outline" className={danger} disabled={snapshot.hasTag('busy')} onClick={onCancel}>
          {tracking.cancel.action()}
        </Button>
      </div>
    </div>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  textStyle: 'body',
  bg: 'warning.soft',
  borderRadius: 'md',
})
const strong = css({ textStyle: 'bodyStrong' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } })
const danger = css({ color: 'danger.text' })
