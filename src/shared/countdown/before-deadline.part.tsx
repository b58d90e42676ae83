import type { ReactNode } from 'react'
import { clock } from '#browser/clock.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { connectCountdown } from './countdown.ports.ts'

type Props = {
  /** Date and time in the format of the wire. */
  ends: string
  /** In place of the children once the deadline has passed. */
  over: ReactNode
  onOver?: () => void
  children: ReactNode
}

/** Its children as long as there is time to pay, by the server's clock. */
export function BeforeDeadline({ ends, over, onOver, children }: Props) {
  const { actor, snapshot } = useFlow(() => connectCountdown(clock), { ends: Date.parse(ends) })
  useOutcome(actor, () => onOver?.())
  return snapshot.matches('over') ? over : children
}
