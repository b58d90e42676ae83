import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'

/**
 * Reserves a section's space and renders it when it comes near the viewport: a section that the customer never scrolls
 * to requests nothing.
 */
export function Near({ children, height }: { children: ReactNode; height: `${number}px` }) {
  const anchor = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!anchor.current || isNear) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '160px 0px' },
    )
    watch.observe(anchor.current)
    return () => watch.disconnect()
  }, [isNear])

  if (isNear) return children
  return <div ref={anchor} className={noShrink} style={{ height }} />
}

const noShrink = css({ flexShrink: '0' })
