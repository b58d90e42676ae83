import { useQuery } from '@tanstack/react-query'
import { print } from '#browser/print.ts'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { proofOf } from '#src/goods/order.queries.ts'
import { closeOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useGuestId, useToken } from '#src/shop/where.ts'
import { Art } from '#ui/art.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useOpener } from '#ui/use-opener.ts'
import { receiptQuery } from './receipt.queries.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import { connectSaveReceipt } from './save-receipt.ports.ts'

type Props = { order_id: number; contact_number?: string }

/** The receipt of an order, over the page it was asked for on; for guests, too. */
export function Overlay({ order_id, contact_number = '' }: Props) {
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
        <EmptyState picture={<Art name="box" />} title={receipts.notFound()} note={receipts.notFoundNote()} />
      ) : receipt.error ? (
        <ErrorState onRetry={() => void receipt.refetch()} retrying={receipt.isFetching} />
      ) : (
        <ReceiptSkeleton />
      )}
    </Dialog>
  )
}
