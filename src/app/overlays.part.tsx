import { Suspense } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { closeOverlay, type Overlay, useOverlay } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Arriving, type LazyPart } from '#ui/lazy-part.tsx'
import { Loading } from '#ui/loading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.part.tsx'
import { lazyOverlay } from './lazy-screen.part.tsx'
import { overlayShape } from './shapes.part.tsx'

type Of<Name> = Extract<Overlay, { name: Name }>

const afterOrder = lazyOverlay(() => import('./after-order.part.tsx'), 'afterOrder', 'cart', 'orders')

const ofShell = lazyOverlay(
  () => import('./shell/shell-overlays.part.tsx'),
  'shellLater',
  'account',
  'modules',
)

/** Each gets the fields of its history entry. */
export const overlays: { [Name in Overlay['name']]: LazyPart<Of<Name>> } = {
  address: lazyOverlay(() => import('#src/features/addresses/address.overlay.tsx'), 'addressForm', 'map'),
  cart: lazyOverlay(() => import('./cart-and-checkout.part.tsx'), 'cart'),
  item: lazyOverlay(() => import('#src/features/item/item.overlay.tsx'), 'item', 'offers'),
  location: lazyOverlay(() => import('#src/features/location/pick-location.overlay.tsx'), 'location', 'map'),
  'location-menu': lazyOverlay(() => import('#src/features/location/location-menu.overlay.tsx'), 'location'),
  modules: lazyOverlay(() => import('#src/features/modules/pick-module.overlay.tsx'), 'modules'),
  'order-again': afterOrder,
  'order-placed': lazyOverlay(
    () => import('#src/features/checkout/order-placed.overlay.tsx'),
    'checkout',
    'tracking',
  ),
  'order-tracking': lazyOverlay(
    () => import('#src/features/tracking/order-tracking.overlay.tsx'),
    'tracking',
    'sharing',
    'orders',
    'map',
  ),
  receipt: afterOrder,
  refund: afterOrder,
  'store-map': lazyOverlay(() => import('#src/features/location/store-map.overlay.tsx'), 'location', 'map'),
  'store-reviews': lazyOverlay(() => import('#src/features/stores/reviews.overlay.tsx'), 'opinions'),
  menu: ofShell,
  language: ofShell,
  'sign-out': ofShell,
  wishlist: lazyOverlay(() => import('#src/features/wishlist/wishlist.overlay.tsx'), 'wishlist'),
  welcome: lazyOverlay(() => import('#src/features/home/welcome.overlay.tsx'), 'sections'),
}

/** What lies over the page, by the history entry. The flows' own dialogs stand beside it in the shell. */
export function Overlays() {
  const overlay = useOverlay()
  return (
    <ErrorBoundary shown={overlay?.name ?? 'none'} instead={(retry) => <Missing retry={retry} />}>
      <Suspense fallback={<Coming />}>{overlay && open(overlay)}</Suspense>
    </ErrorBoundary>
  )
}

/** What was asked for takes a moment: a hand that pressed shall not press again. */
const Coming = () => (
  <Loading className={coming}>
    <Spinner />
  </Loading>
)

const coming = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  width: '13',
  height: '13',
  margin: 'auto',
  layerStyle: 'floating',
  borderRadius: 'full',
  visibility: 'hidden',
  animation: '[appear 0s 400ms forwards]',
})

/** What was asked for did not arrive, and the page under it stays as it is. */
function Missing({ retry }: { retry: () => void }) {
  const { actions, problems } = useWords()
  const show = (dialog: HTMLDialogElement | null) => {
    if (dialog?.open === false) dialog.showModal()
  }
  return (
    <dialog ref={show} aria-label={problems.unreachable.title()} onClose={closeOverlay} className={missing}>
      <ErrorState title={problems.unreachable.title()} hint={problems.unreachable.note()} onRetry={retry} />
      <form method="dialog" className={foot}>
        <Button type="submit" variant="ghost">
          {actions.close()}
        </Button>
      </form>
    </dialog>
  )
}

const missing = css({
  maxWidth: '[min(400px, calc(100vw - 32px))]',
  margin: 'auto',
  padding: '4',
  color: 'fg.default',
  layerStyle: 'floating',
  _backdrop: { bg: 'bg.scrim' },
})
const foot = css({ textAlign: 'center' })

function open(overlay: Overlay) {
  // An entry of the history may be older than this release of the shop.
  const Part = overlays[overlay.name] as LazyPart<Overlay> | undefined
  if (!Part) return
  const Shape = overlayShape(overlay.name) ?? Coming
  return (
    <Arriving part={Part} meanwhile={<Shape />}>
      <Part {...overlay} />
    </Arriving>
  )
}
