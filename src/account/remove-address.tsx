import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Address } from '#openapi/generated/client.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { errorText } from '#src/shop/error-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectRemoveAddress } from './remove-address.ports.ts'

/** Deletes an address after a question and reads the list again; the dialog is open while this component is mounted. */
export function RemoveAddress({ address, onEnd }: { address: Address; onEnd: () => void }) {
  const words = useWords()
  const { api, toasts } = useShop()
  const queries = useQueryClient()
  const { actor, snapshot, send } = useFlow(() => connectRemoveAddress(api), { address_id: address.id })

  useOutcome(actor, (outcome) => {
    if (outcome.type === 'removed') {
      if (outcome.message) toasts.show({ kind: 'success', text: outcome.message })
      void queries.invalidateQueries({ queryKey: ['listAddresses'] })
    }
    onEnd()
  })
  useEmitted(actor, 'problem', ({ error }) =>
    toasts.show({ kind: 'error', id: 'error', text: errorText(error, words) }),
  )

  return (
    <ConfirmDialog
      open
      danger
      title={words.account.addresses.question()}
      confirmLabel={words.account.addresses.delete()}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => send({ type: 'removal.accept' })}
      onCancel={() => send({ type: 'removal.decline' })}
    >
      <bdi>{address.address}</bdi>
    </ConfirmDialog>
  )
}
