import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SharedPage, shareMachine } from '#machines/share.machine.ts'
import { connectShare } from './share.ports.ts'
import { useShop } from './shop.ts'

const copied = (snapshot: SnapshotFrom<typeof shareMachine>) => snapshot.matches('copied')

/** Hands pages on; `isCopied` for a moment where there was no sheet to share with. `refusal` says that neither worked. */
export function useShare(refusal: string) {
  const { toasts } = useShop()
  const [machine] = useState(() => connectShare(() => window))
  const ref = useActorRef(machine)
  const isCopied = useSelector(ref, copied)

  useEffect(() => {
    const refused = ref.on('share.refused', () => toasts.show({ kind: 'error', id: 'error', text: refusal }))
    return () => refused.unsubscribe()
  }, [ref, toasts, refusal])

  return { isCopied, share: (page: SharedPage) => ref.send({ type: 'share.request', ...page }) }
}
