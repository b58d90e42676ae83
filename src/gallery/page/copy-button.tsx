import { Check, Copy } from 'lucide-react'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectCopy } from '#src/shared/sharing/copy.ports.ts'

/** Puts a text on the clipboard, made when it is asked for. */
export function CopyButton({ children, text }: { children: string; text: () => string }) {
  const { snapshot, send } = useFlow(() => connectCopy(() => window), undefined)
  const isCopied = snapshot.matches('copied')
  return (
    <button type="button" className="button" onClick={() => send({ type: 'copy.request', text: text() })}>
      {isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </button>
  )
}
