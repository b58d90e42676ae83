import { useEffect, useEffectEvent, useRef } from 'react'

type Props = { onShow: () => void; onHide?: () => void }

/**
 * Marks the end of a long list: calls `onShow` when the end comes near the viewport or above it (the customer may jump
 * to the end of the page), and `onHide` when it is far again.
 */
export function EndSentinel({ onShow, onHide }: Props) {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent((isNear: boolean) => (isNear ? onShow() : onHide?.()))
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '9999999px 0px 600px',
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      tell(false)
    }
  }, [])
  return <div ref={mark} aria-hidden="true" />
}
