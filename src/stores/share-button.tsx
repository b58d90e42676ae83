import { useActorRef, useSelector } from '@xstate/react'
import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { shareMachine } from '#machines/share.machine.ts'
import { useShop } from '#src/shop/shop.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { connectShare } from './share.ports.ts'

const isCopied = (snapshot: SnapshotFrom<typeof shareMachine>) => snapshot.matches('copied')

/** Hands the address of this page on. */
export function ShareButton({ name }: { name: string }) {
  const { stores } = useWords()
  const { toasts } = useShop()
  const [machine] = useState(() => connectShare(() => window))
  const ref = useActorRef(machine)
  const copied = useSelector(ref, isCopied)

  useEffect(() => {
    const refused = ref.on('share.refused', () =>
      toasts.show({ kind: 'error', id: 'error', text: stores.notShared() }),
    )
    return () => refused.unsubscribe()
  }, [ref, toasts, stores])

  return (
    <>
      <IconButton
        variant="soft"
        aria-label={stores.share()}
        onClick={() => ref.send({ type: 'share.request', title: name, url: window.location.href })}
      >
        {copied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      </IconButton>
      <LiveRegion>{copied ? stores.linkCopied() : ''}</LiveRegion>
    </>
  )
}
