import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Opening } from '#src/core/opening.part.tsx'
import { AddItemQuestions } from '#src/features/cart/add-item-questions.part.tsx'
import { css } from '#styled/css/index.js'
import { SkipLink } from '#ui/skip-link.tsx'
import { ErrorBoundary } from '../error-boundary.part.tsx'
import { Overlays } from '../overlays.part.tsx'
import { Routes } from '../routes.part.tsx'
import { Arrival } from './arrival.part.tsx'
import { CartSays } from './cart-says.part.tsx'
import { Header } from './header.part.tsx'
import { LateParts } from './late-parts.part.tsx'
import { LazyFooter } from './lazy-footer.part.tsx'
import { TabBar } from './tab-bar.part.tsx'
import { Toasts } from './toasts.part.tsx'

const main = css({
  width: 'full',
  maxWidth: 'content',
  minHeight: 'screen',
  mx: 'auto',
  px: { base: '4', md: '6' },
  // It takes the focus on arrival, for the keyboard and for screen readers.
  outline: '[none]',
})

/** The screen of the address; an error at one address does not affect the next. */
function Screens() {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <ErrorBoundary shown={`${path}?${search}`}>
      <Suspense fallback={<Opening />}>
        <Routes />
      </Suspense>
    </ErrorBoundary>
  )
}

/** In place of what may go missing: a screen does not fall with what stands around it. */
const nothing = () => null

/** What stands around every screen. */
export function Shell() {
  return (
    <>
      <SkipLink to="main" />
      <Header />
      <main id="main" className={main} tabIndex={-1}>
        <Screens />
      </main>
      <ErrorBoundary instead={nothing}>
        <LazyFooter />
      </ErrorBoundary>
      <TabBar />
      <CartSays />
      <Arrival />
      <ErrorBoundary instead={nothing}>
        <LateParts />
      </ErrorBoundary>
      <Overlays />
      <AddItemQuestions />
      <Toasts />
    </>
  )
}
