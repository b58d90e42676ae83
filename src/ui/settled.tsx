import { type ReactNode, useEffect, useState } from 'react'
import { whenSettled } from '#browser/idle.ts'

/** What no first screen needs: it is there once the first load is over; with `now`, right after the first screen. */
export function Settled({ children, now }: { children: ReactNode; now?: true | undefined }) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => (now ? setSettled(now) : whenSettled(window, () => setSettled(true))), [now])
  return isSettled && children
}
