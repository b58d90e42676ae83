import { type RefObject, useRef } from 'react'

/** Brings the first group that refused what was picked into view, and the focus to its first option. */
export function useFirstRefused(): [RefObject<HTMLDivElement | null>, () => void] {
  const frame = useRef<HTMLDivElement>(null)
  const show = () =>
    // The groups turn red with the next drawing.
    requestAnimationFrame(() => {
      const group = frame.current?.querySelector('section[data-refused]')
      group?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
      group?.querySelector('input')?.focus({ preventScroll: true })
    })
  return [frame, show]
}
