import { clock } from '#browser/clock.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { connectCountdown } from './countdown.ports.ts'
import { type CountdownLook, CountdownView } from './countdown.view.tsx'

type Props = CountdownLook & {
  onOver?: () => void
}

/** DD:HH:MM:SS until an offer ends, then a text (docs/spec.md §2, §4, Countdown). */
export const Countdown = (props: Props) => <Running key={props.ends} {...props} />

function Running({ onOver, ...look }: Props) {
  const { actor, snapshot } = useFlow(() => connectCountdown(clock), { ends: Date.parse(look.ends) })
  useOutcome(actor, () => onOver?.())
  return <CountdownView {...look} snapshot={snapshot} />
}
