import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { AddItemQuestions } from '#src/cart/add-item-questions.tsx'
import { Opening } from '#src/shop/opening.tsx'
import { css } from '#styled/css/index.js'
import { SkipLink } from '#ui/skip-link.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Overlays } from '../overlays.tsx'
import { Routes } from '../routes.tsx'
import { Arrival } from './arrival.tsx'
import { CartSays } from './cart-says.tsx'
import { Header } from './header.tsx'
import { LateParts } from './late-parts.tsx'
import { LazyFooter } from './lazy-footer.tsx'
import { TabBar } from './tab-bar.tsx'
import { Toasts } from './toasts.tsx'

const main = css({
  width: 'full',
  maxWidth: 'content',
  minHeight: 'screen',
  mx: 'auto',
  px: { base: '4', md: '6' },
  // It takes the focus on arrival, for the keyboard and for screen readers.
  outline: '[none]',
})

/** The screen of the address; the next address starts anew, whatever went wrong at the last one. */
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
