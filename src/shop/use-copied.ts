import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { copyTextMachine } from '#machines/copy-text.machine.ts'
import { connectCopy } from './copy.ports.ts'

const copiedText = (snapshot: SnapshotFrom<typeof copyTextMachine>) =>
  snapshot.matches('copied') ? snapshot.context.text : undefined

/** Copies texts; `copied` is the text that the customer copied a moment ago (docs/spec.md §9). */
export function useCopied() {
  const [machine] = useState(() => connectCopy(() => window))
  const ref = useActorRef(machine)
  const copied = useSelector(ref, copiedText)
  return { copied, copy: (text: string) => ref.send({ type: 'copy.request', text }) }
}
