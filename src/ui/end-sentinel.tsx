import { useEffect, useRef } from 'react'

/**
 * The end of a long list: tells when it comes near the screen or is passed by, as by somebody who jumps to the end of the
 * page, and when it is far again.
 */
export function EndSentinel({ onShow, onHide }: { onShow: () => void; onHide: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useRef({ onShow, onHide })
  useEffect(() => {
    tell.current = { onShow, onHide }
  })
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) tell.current.onShow()
        else tell.current.onHide()
      },
      { rootMargin: '9999999px 0px 600px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      tell.current.onHide()
    }
  }, [])
  return <div ref={mark} aria-hidden="true" />
}
