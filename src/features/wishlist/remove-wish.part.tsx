import { useWords } from '#i18n/i18n.tsx'
import { type RemoveWishOutcome, removeWishMachine } from '#machines/catalogue/remove-wish.machine.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = {
  wish: Wish
  finalFocus: () => HTMLElement | null
  onEnd: (outcome: RemoveWishOutcome) => void
}

/** The question before an item or store leaves the wishlist; the dialog is open while this component is mounted. */
export function RemoveWish({ wish, finalFocus, onEnd }: Props) {
  const { wishlist } = useWords()
  const { actor, send } = useFlow(() => removeWishMachine, undefined)
  useOutcome(actor, onEnd)
  return (
    <ConfirmDialog
      open
      danger
      finalFocus={finalFocus}
      title={wishlist.question()}
      confirmLabel={wishlist.delete()}
      onConfirm={() => send({ type: 'removal.accept' })}
      onCancel={() => send({ type: 'removal.decline' })}
    >
      <bdi>{wish.thing.name}</bdi>
    </ConfirmDialog>
  )
}
