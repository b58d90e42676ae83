import { useActorRef, useSelector } from '@xstate/react'
import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { copyTextMachine } from '#machines/copy-text.machine.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { connectShare } from './share.ports.ts'

const isCopied = (snapshot: SnapshotFrom<typeof copyTextMachine>) => snapshot.matches('copied')

/** Hands the address of this page on: the device's own sheet where there is one, the clipboard elsewhere. */
export function ShareButton({ name }: { name: string }) {
  const { stores } = useWords()
  const [machine] = useState(() => connectShare(() => window, name))
  const ref = useActorRef(machine)
  const copied = useSelector(ref, isCopied)
  return (
    <>
      <IconButton
        variant="soft"
        aria-label={stores.share()}
        onClick={() => ref.send({ type: 'copy.request', text: window.location.href })}
      >
        {copied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      </IconButton>
      <LiveRegion>{copied ? stores.linkCopied() : ''}</LiveRegion>
    </>
  )
}
