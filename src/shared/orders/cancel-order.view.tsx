import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CancelTerms } from './cancel-terms.part.tsx'

type Props = {
  order: TrackedOrder
  snapshot: SnapshotFrom<typeof cancelOrderMachine>
  send: (event: EventFromLogic<typeof cancelOrderMachine>) => void
}

/** What canceling costs, the money that comes back and the reasons to choose from (docs/spec.md §2, Cancel-order reason dialog). */
export function CancelOrderView({ order, snapshot, send }: Props) {
  const { cancel } = useWords().tracking
  const { money } = useFormats()
  const { reasons, reason, fee } = snapshot.context
  const isSending = snapshot.matches('sending')
  const close = () => send({ type: 'cancel.close' })
  if (snapshot.matches('tooLate'))
    return (
      <Dialog
        open
        title={cancel.tooLate.title()}
        description={order.order_type === 'parcel' ? cancel.tooLate.noteParcel() : cancel.tooLate.note()}
        onClose={close}
        footer={<Button onClick={close}>{cancel.tooLate.back()}</Button>}
      />
    )
  const isAgreeing = snapshot.matches('agreeing')
  return (
    <Dialog
      open
      title={isAgreeing ? cancel.feeNow({ fee: money(fee) }) : cancel.title()}
      onClose={close}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={close}>
            {cancel.keep()}
          </Button>
          <Button
            variant="danger"
            busy={isSending}
            disabled={reason === ''}
            onClick={() => send({ type: 'cancel.submit' })}
          >
            {fee > 0 ? cancel.submitFor({ fee: money(fee) }) : cancel.submit()}
          </Button>
        </>
      }
    >
      <CancelTerms order={order} fee={fee} />
      {snapshot.matches('loading') && (
        <Loading className={column}>
          <Repeat times={6}>
            <Skeleton height="44px" />
          </Repeat>
        </Loading>
      )}
      {snapshot.matches('failed') && (
        <ErrorState level={3} title={cancel.failed()} onRetry={() => send({ type: 'reasons.retry' })} />
      )}
      {reasons.length > 0 && !isAgreeing && (
        <RadioCards
          label={cancel.reasons()}
          hideLabel
          look="row"
          options={reasons.map(({ reason: text }) => ({ value: text, title: text }))}
          value={reason || null}
          disabled={isSending}
          onChange={(chosen) => send({ type: 'reason.choose', reason: chosen })}
        />
      )}
    </Dialog>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' })
