import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import type { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import type { Child } from '#src/flow/use-child.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RefundFormView } from './refund-form.view.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof requestRefundMachine>
  send: (event: EventFromLogic<typeof requestRefundMachine>) => void
  /** Runs once the offer has arrived. */
  form: Child<typeof fillRefundMachine> | undefined
  /** Decimals of the currency. */
  digits: number
}

/** What can be asked back, or why nothing can. */
export function RequestRefundView({ snapshot, send, form, digits }: Props) {
  const { afterOrder, actions } = useWords()
  const { refundForm: refund } = afterOrder
  const close = () => send({ type: 'refund.close' })
  if (snapshot.matches('closed'))
    return (
      <Dialog
        open
        title={refund.closed()}
        description={snapshot.context.refusals.map(({ message }) => message).join(' ')}
        onClose={close}
        footer={<Button onClick={close}>{refund.back()}</Button>}
      />
    )
  const state = form?.snapshot
  const isForm = state !== undefined && !state.matches('listing') && !state.matches('unlisted')
  // A request that is on its way cannot be taken back.
  const isSending = isForm && state.hasTag('busy')
  return (
    <Dialog
      open
      size="lg"
      tall
      title={refund.title()}
      closable={!isSending}
      onClose={close}
      footer={
        isForm && (
          <>
            <Button variant="outline" disabled={isSending} onClick={close}>
              {actions.cancel()}
            </Button>
            <Button type="submit" form="refund-form" busy={isSending}>
              {refund.send()}
            </Button>
          </>
        )
      }
    >
      {snapshot.matches('unread') && (
        <ErrorState level={3} title={refund.unread()} onRetry={() => send({ type: 'offer.retry' })} />
      )}
      {form && state?.matches('unlisted') && (
        <ErrorState
          level={3}
          title={refund.unlisted()}
          onRetry={() => form.send({ type: 'reasons.retry' })}
        />
      )}
      {(snapshot.matches('reading') || state?.matches('listing')) && (
        <Loading className={column}>
          <Repeat times={6}>
            <Skeleton height="56px" />
          </Repeat>
        </Loading>
      )}
      {form && isForm && <RefundFormView form={form} digits={digits} />}
    </Dialog>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
