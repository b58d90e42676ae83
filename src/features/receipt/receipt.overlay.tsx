import { useQuery } from '@tanstack/react-query'
import { print } from '#browser/print.ts'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useGuestId, useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { closeOverlay } from '#src/navigation/overlay.ts'
import { proofOf } from '#src/shared/orders/order.queries.ts'
import { Art } from '#ui/art.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useOpener } from '#ui/use-opener.ts'
import { receiptQuery } from './receipt.queries.ts'
import { ReceiptSkeleton } from './receipt.skeleton.tsx'
import { ReceiptDialog } from './receipt-dialog.part.tsx'
import { connectSaveReceipt } from './save-receipt.ports.ts'

type Props = { order_id: number; contact_number?: string }

/** The receipt of an order, over the page it was asked for on; for guests, too. */
function ReceiptOverlay({ order_id, contact_number = '' }: Props) {
  const { receipts } = useWords().afterOrder
  const { api, actors } = useShop()
  const token = useToken()
  const guest_id = useGuestId()
  const proof = proofOf(token ? null : guest_id, contact_number)
  const isKnown = token !== null || guest_id !== null
  const receipt = useQuery({ ...receiptQuery(api, order_id, proof), enabled: isKnown })
  const { actor, snapshot, send } = useFlow(() => connectSaveReceipt(api, actors.session, () => window), {
    order_id,
    contact_number,
  })
  useTellApp('saveReceipt', actor)
  const opener = useOpener()
  if (receipt.data)
    return (
      <ReceiptDialog
        key={`${order_id} ${receipt.data.total}`}
        receipt={receipt.data}
        isSaving={snapshot.hasTag('busy')}
        onSave={() => send({ type: 'receipt.save' })}
        onPrint={() => print(window)}
        onClose={closeOverlay}
        finalFocus={opener}
      />
    )
  return (
    <Dialog open size="lg" tall title={receipts.title()} onClose={closeOverlay} finalFocus={opener}>
      {receipt.error && isNotFound(receipt.error) ? (
        <EmptyState picture={<Art name="box" />} title={receipts.notFound()} hint={receipts.notFoundNote()} />
      ) : receipt.error ? (
        <ErrorState onRetry={() => void receipt.refetch()} retrying={receipt.isFetching} />
      ) : (
        <ReceiptSkeleton />
      )}
    </Dialog>
  )
}

export { ReceiptOverlay as Overlay }
