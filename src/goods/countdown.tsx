import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { connectCountdown } from './countdown.ports.ts'
import { type CountdownLook, CountdownView } from './countdown.view.tsx'

type Props = CountdownLook & {
  onOver?: () => void
}

/** DD:HH:MM:SS until an offer ends, and what is said from then on (docs/spec.md §2, §4, Countdown). */
export const Countdown = (props: Props) => <Running key={props.ends} {...props} />

function Running({ onOver, ...look }: Props) {
  const [machine] = useState(() => connectCountdown(Date))
  const ref = useActorRef(machine, { input: { ends: Date.parse(look.ends) } })
  const snapshot = useSelector(ref, (current) => current)
  const tellOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    const ending = ref.subscribe({ complete: () => tellOver() })
    return () => ending.unsubscribe()
  }, [ref])
  return <CountdownView {...look} snapshot={snapshot} />
}
