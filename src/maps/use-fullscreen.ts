import { type RefObject, useEffect, useState } from 'react'

/**
 * Lets an element fill the screen. Where the browser cannot do that for an element (phones of one maker) it fills the
 * page instead: it then carries `data-filling`.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false)

  useEffect(() => {
    const changed = () => setOn(element.current !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [element])

  const fillPage = (filling: boolean) => {
    element.current?.toggleAttribute('data-filling', filling)
    setOn(filling)
  }

  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen()
    if (on) return fillPage(false)
    const asked = element.current?.requestFullscreen?.()
    if (asked) asked.catch(() => fillPage(true))
    else fillPage(true)
  }

  return { on, toggle }
}
