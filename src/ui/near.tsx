import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'

/** Keeps a section's place and makes it when it comes near the screen: what nobody scrolls to is never asked for. */
export function Near({ children, height }: { children: ReactNode; height: `${number}px` }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!place.current || isNear) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '160px 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])

  if (isNear) return children
  return <div ref={place} className={kept} style={{ height }} />
}

const kept = css({ flexShrink: '0' })
