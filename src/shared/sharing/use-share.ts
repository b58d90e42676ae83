import type { Shared } from '#machines/app/share.machine.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectShare } from './share.ports.ts'

/** Shares pages and texts. `isCopied` is true for a moment where the browser has no share sheet; `refusal` is set when both fail. */
export function useShare(refusal: string) {
  const { actor, snapshot, send } = useFlow(() => connectShare(() => window), undefined)
  useTellApp('share', actor, { refusal })
  return {
    isCopied: snapshot.matches('copied'),
    share: (shared: Shared) => send({ type: 'share.request', shared }),
  }
}
