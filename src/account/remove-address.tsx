import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Address } from '#openapi/generated/client.ts'
import { errorText } from '#src/shop/error-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectRemoveAddress } from './remove-address.ports.ts'

/** Asks, deletes, and reads the list again; its existence is the dialog's. */
export function RemoveAddress({ address, onEnd }: { address: Address; onEnd: () => void }) {
  const words = useWords()
  const { api, toasts } = useShop()
  const queries = useQueryClient()
  const [machine] = useState(() => connectRemoveAddress(api))
  const ref = useActorRef(machine, { input: { address_id: address.id } })
  const isBusy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))

  const finish = useEffectEvent(() => {
    const { output } = ref.getSnapshot()
    if (output?.type === 'removed') {
      if (output.message) toasts.show({ kind: 'success', text: output.message })
      void queries.invalidateQueries({ queryKey: ['listAddresses'] })
    }
    onEnd()
  })
  const refuse = useEffectEvent((error: unknown) =>
    toasts.show({ kind: 'error', id: 'error', text: errorText(error, words) }),
  )
  useEffect(() => {
    const stops = [
      ref.subscribe({ complete: () => finish() }),
      ref.on('problem', ({ error }) => refuse(error)),
    ]
    return () => {
      for (const { unsubscribe } of stops) unsubscribe()
    }
  }, [ref])

  return (
    <ConfirmDialog
      open
      danger
      title={words.account.addresses.question()}
      confirmLabel={words.account.addresses.delete()}
      busy={isBusy}
      onConfirm={() => ref.send({ type: 'removal.accept' })}
      onCancel={() => ref.send({ type: 'removal.decline' })}
    >
      <bdi>{address.address}</bdi>
    </ConfirmDialog>
  )
}
