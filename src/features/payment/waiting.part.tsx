import { useEffect, useState } from 'react'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { amountDue } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import type { PaySnapshot, SendPay } from './pay-props.ts'

type Props = { snapshot: PaySnapshot; send: SendPay; order: TrackedOrder }

/**
 * The gateway or the shop decides: tells the customer which decision is pending, when the page last looked, and that
 * the page can be closed.
 */
export function Waiting({ snapshot, send, order }: Props) {
  const { pay } = useWords()
  const { money, dateTime } = useFormats()
  const { waiting } = pay
  const transfer = order.offline_payment
  const ends = transfer?.review_ends
  const reviewHint = ends
    ? `${waiting.reviewUntil({ time: dateTime(ends) })} ${waiting.reviewNote()}`
    : waiting.reviewNote()
  useFromTheTop()
  return (
    <>
      <EmptyState
        level={1}
        picture={<Art name="card" />}
        title={transfer ? waiting.reviewTitle() : waiting.gatewayTitle()}
        hint={transfer ? reviewHint : waiting.gatewayNote()}
        action={
          <Button
            variant="outline"
            busy={snapshot.matches({ waiting: 'looking' })}
            onClick={() => send({ type: 'look.again' })}
          >
            {waiting.look()}
          </Button>
        }
      />
      <p className={looked} role="status">
        {pay.order({ id: order.id })} · {money(amountDue(order))} · <Looked key={snapshot.context.looks} />
      </p>
      {transfer && (
        <Panel title={waiting.told()}>
          <dl className={details}>
            <div>
              <dt>{transfer.method_name}</dt>
              <dd>{money(amountDue(order))}</dd>
            </div>
            {transfer.method_informations.map(({ customer_input, customer_label, customer_data }) => (
              <div key={customer_input}>
                <dt>{customer_label ?? customer_input}</dt>
                <dd>
                  <bdi>{customer_data}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </>
  )
}

/** The form that this screen replaces was scrolled to its button, which had the focus. */
function useFromTheTop() {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [])
}

function Looked() {
  const { waiting } = useWords().pay
  const { time } = useFormats()
  const [now] = useState(clock.now)
  return waiting.looked({ time: time(now) })
}

const looked = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'center' })
const details = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
  '& dt': { textStyle: 'body', color: 'fg.muted' },
  '& dd': { textStyle: 'bodyStrong', overflowWrap: 'anywhere' },
})
