import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Shared, shareMachine } from '#machines/share.machine.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { connectShare } from './share.ports.ts'

const copied = (snapshot: SnapshotFrom<typeof shareMachine>) => snapshot.matches('copied')

/** Shares pages and texts. `isCopied` is true for a moment where the browser has no share sheet; `refusal` is set when both fail. */
export function useShare(refusal: string) {
  const [machine] = useState(() => connectShare(() => window))
  const ref = useActorRef(machine)
  const isCopied = useSelector(ref, copied)

  useTellApp('share', ref, { refusal })

  return { isCopied, share: (shared: Shared) => ref.send({ type: 'share.request', shared }) }
}
