import { useWords } from '#i18n/i18n.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import { openOverlay, useOverlay } from '#src/navigation/overlay.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { AddItemActor } from './add-item.props.ts'

/** Clear the cart of the other store? And where to, if no place is known (docs/spec.md §4). */
export function AddItemDialogs({ actor }: { actor: AddItemActor }) {
  const { cart } = useWords()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const overlay = useOverlay()
  return (
    <>
      <ConfirmDialog
        open={state === 'confirmingClear'}
        title={cart.clearStoreTitle()}
        confirmLabel={cart.clearStoreAccept()}
        onConfirm={() => actor.send({ type: 'clear.accept' })}
        onCancel={() => actor.send({ type: 'clear.decline' })}
      >
        {cart.clearStore()}
      </ConfirmDialog>
      {/* While the map is open over the page the question waits behind it. */}
      <ConfirmDialog
        open={state === 'awaitingLocation' && overlay?.name !== 'location'}
        title={cart.needLocation()}
        confirmLabel={cart.pickFromMap()}
        cancelLabel={cart.notNow()}
        onConfirm={() => openOverlay({ name: 'location', next: 'close' })}
        onCancel={() => actor.send({ type: 'location.decline' })}
      >
        {cart.needLocationNote()}
      </ConfirmDialog>
    </>
  )
}
