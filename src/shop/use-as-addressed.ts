import { useEffect, useEffectEvent } from 'react'

/** Tells what the address asks for whenever that changes, by the way back or a link to the same page too. */
export function useAsAddressed<Wanted>(wanted: Wanted, show: (wanted: Wanted) => void): void {
  const meaning = JSON.stringify(wanted)
  const whenAddressed = useEffectEvent(show)
  useEffect(() => whenAddressed(JSON.parse(meaning) as Wanted), [meaning])
}
