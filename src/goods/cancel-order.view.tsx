import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { cancelOrderMachine } from '#machines/cancel-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MoneyBack } from './money-back.tsx'

type Props = {
  order: TrackedOrder
  snapshot: SnapshotFrom<typeof cancelOrderMachine>
  send: (event: EventFromLogic<typeof cancelOrderMachine>) => void
}

/** The money that comes back and the reasons to choose from (docs/spec.md §2, Cancel-order reason dialog). */
export function CancelOrderView({ order, snapshot, send }: Props) {
  const { cancel } = useWords().tracking
  const { reasons, reason } = snapshot.context
  const isSending = snapshot.matches('sending')
  const close = () => send({ type: 'cancel.close' })
  if (snapshot.matches('tooLate'))
    return (
      <Dialog
        open
        title={cancel.tooLate.title()}
        description={cancel.tooLate.note()}
        onClose={close}
        footer={<Button onClick={close}>{cancel.tooLate.back()}</Button>}
      />
    )
  return (
    <Dialog
      open
      title={cancel.title()}
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
            {cancel.submit()}
          </Button>
        </>
      }
    >
      <MoneyBack order={order} />
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
      {reasons.length > 0 && (
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
