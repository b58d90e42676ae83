import { useFlow } from '#src/flow/use-flow.ts'
import { connectCopy } from './copy.ports.ts'

/** Copies texts; `copied` is the text that the customer copied a moment ago (docs/spec.md §9). */
export function useCopied() {
  const { snapshot, send } = useFlow(() => connectCopy(() => window), undefined)
  const copied = snapshot.matches('copied') ? snapshot.context.text : undefined
  return { copied, copy: (text: string) => send({ type: 'copy.request', text }) }
}
