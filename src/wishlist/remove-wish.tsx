import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type RemoveWishOutcome, removeWishMachine } from '#machines/remove-wish.machine.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = {
  wish: Wish
  finalFocus: () => HTMLElement | null
  onEnd: (outcome: RemoveWishOutcome) => void
}

/** Asks whether it shall really go; its existence is the dialog's. */
export function RemoveWish({ wish, finalFocus, onEnd }: Props) {
  const { wishlist } = useWords()
  const ref = useActorRef(removeWishMachine)
  const finish = useEffectEvent(() => onEnd(ref.getSnapshot().output!))
  useEffect(() => {
    const { unsubscribe } = ref.subscribe({ complete: () => finish() })
    return unsubscribe
  }, [ref])
  return (
    <ConfirmDialog
      open
      danger
      finalFocus={finalFocus}
      title={wishlist.question()}
      confirmLabel={wishlist.delete()}
      onConfirm={() => ref.send({ type: 'removal.accept' })}
      onCancel={() => ref.send({ type: 'removal.decline' })}
    >
      <bdi>{wish.thing.name}</bdi>
    </ConfirmDialog>
  )
}
