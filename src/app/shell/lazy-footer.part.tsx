import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { isShortAt } from './short-footer.ts'

const Footer = latePart(async () => {
  const [{ Footer }] = await Promise.all([
    import('./footer.part.tsx'),
    lazyNamespaces(pageLocale(), ['footer']),
  ])
  return Footer
})

/** The footer's code and texts come when the customer is about to see it. */
export function LazyFooter() {
  const anchor = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [path] = useLocation()

  useEffect(() => {
    if (!anchor.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    watch.observe(anchor.current)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={anchor} className={room} data-short={isShortAt(path) || undefined}>
      <Suspense fallback={null}>{near && <Footer />}</Suspense>
    </div>
  )
}

const room = css({ minHeight: '80', '&[data-short]': { minHeight: '20' }, _print: { display: 'none' } })
