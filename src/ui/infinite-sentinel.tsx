import { useEffect, useRef } from 'react'

/** Tells when the end of a list comes near, again and again while it stays in view and there is more. */
export function InfiniteSentinel({
  onReach,
  more,
  loading,
}: {
  onReach: () => void
  more: boolean
  loading: boolean
}) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  useEffect(() => {
    const element = mark.current
    if (!element || !more || loading) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [more, loading])
  return <div ref={mark} aria-hidden="true" />
}
