import { useHistoryState } from 'wouter/use-browser-location'
import { clock } from '#browser/clock.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { SendAgain as Start } from '#machines/rules/send-again.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { OrderProofState } from '#src/navigation/track-path.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ParcelSkeleton } from './parcel.skeleton.tsx'
import { connectSendAgain } from './send-again.ports.ts'

/** Fills the form from an old order and leads to it; the phone number of a guest is in the history entry. */
export function SendAgain(props: Omit<Start, 'contact_number'>) {
  const { order_id, way } = props
  const { again: texts } = useWords().sendParcel
  const {
    api,
    storage,
    actors: { session },
  } = useShop()
  const entry = useHistoryState<Partial<OrderProofState> | null>()
  const { actor, snapshot, send } = useFlow(
    () => connectSendAgain({ api, session, storage, now: clock.now }),
    { ...props, contact_number: entry?.contact_number ?? '' },
  )
  useTellApp('sendAgain', actor, { order_id, way })
  if (snapshot.matches('failed'))
    return <ErrorState level={1} hint={texts.failed()} onRetry={() => send({ type: 'again.retry' })} />
  return (
    <>
      <ParcelSkeleton />
      <ConfirmDialog
        open={snapshot.matches('confirmingReplace')}
        title={texts.replace()}
        confirmLabel={texts.yes({ id: order_id })}
        cancelLabel={texts.keep()}
        onConfirm={() => send({ type: 'draft.replace' })}
        onCancel={() => send({ type: 'draft.keep' })}
      >
        {texts.replaceNote({ id: order_id })}
      </ConfirmDialog>
    </>
  )
}
