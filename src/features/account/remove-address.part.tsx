import { useWords } from '#i18n/i18n.tsx'
import type { Address } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectRemoveAddress } from './remove-address.ports.ts'

/** Deletes an address after a question and reads the list again; the dialog is open while this component is mounted. */
export function RemoveAddress({ address, onEnd }: { address: Address; onEnd: () => void }) {
  const words = useWords()
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectRemoveAddress(api), { address_id: address.id })

  useTellApp('removeAddress', actor)
  useOutcome(actor, onEnd)

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
