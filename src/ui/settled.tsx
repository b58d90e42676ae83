import { type ReactNode, useEffect, useState } from 'react'
import { whenSettled } from '#browser/idle.ts'

/** What no first screen needs: it is there once the first load is over. */
export function Settled({ children }: { children: ReactNode }) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(window, () => setSettled(true)), [])
  return isSettled && children
}
